import Synchronization
import Testing

@testable import VitaeServer

@Suite("Counting connections")
struct ConnectionCounterTests {
    private func counter(connections: Int, perClient: Int, proxies: [String] = []) -> ConnectionCounter {
        var limits = ConnectionLimits()
        limits.connections = connections
        limits.connectionsPerClient = perClient
        return ConnectionCounter(
            limits: limits,
            addresses: ClientAddress(trustedProxies: proxies.compactMap { AddressRange($0) })
        )
    }

    @Test("one client has as many as it may, and others have theirs")
    func perClient() {
        let counter = counter(connections: 100, perClient: 2)
        let (one, neighbour) = (IPAddress("2001:db8::1"), IPAddress("2001:db8::2"))
        #expect(counter.open(one) == .admitted)
        #expect(counter.open(neighbour) == .admitted)
        #expect(counter.open(one) == .refused(.clientFull))
        #expect(counter.open(IPAddress("2001:db8:0:1::1")) == .admitted)
        #expect(counter.count == 3)
        counter.close(one, admission: .refused(.clientFull))
        #expect(counter.open(one) == .refused(.clientFull))
        counter.close(neighbour, admission: .admitted)
        #expect(counter.open(one) == .admitted)
    }

    @Test("all together have as many as there are")
    func inAll() {
        let counter = counter(connections: 2, perClient: 10)
        let addresses = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map { IPAddress($0) }
        #expect(addresses.map { counter.open($0) } == [.admitted, .admitted, .refused(.full)])
        counter.close(addresses[0], admission: .admitted)
        #expect(counter.open(addresses[2]) == .admitted)
        #expect(counter.count == 2)
    }

    @Test("those that are refused have a bound as well")
    func refusals() {
        let counter = counter(connections: 16, perClient: 1)
        let address = IPAddress("192.0.2.1")
        #expect(counter.open(address) == .admitted)
        #expect(
            (0..<3).map { _ in counter.open(address) } == [
                .refused(.clientFull), .refused(.clientFull), .dropped(.clientFull),
            ]
        )
        counter.close(address, admission: .dropped(.clientFull))
        #expect(counter.open(address) == .dropped(.clientFull))
        counter.close(address, admission: .refused(.clientFull))
        #expect(counter.open(address) == .refused(.clientFull))
        #expect(counter.count == 1)
    }

    @Test("a trusted proxy has as many as it needs, and so have connections without an address")
    func proxies() {
        let counter = counter(connections: 100, perClient: 1, proxies: ["10.0.0.0/8"])
        for address in [IPAddress("10.0.0.1"), nil] {
            #expect((0..<5).allSatisfy { _ in counter.open(address) == .admitted })
        }
    }

    /// Notes who had to make room.
    private final class Shed: Sendable {
        private let names = Mutex<[String]>([])

        var all: [String] { names.withLock { $0 } }

        func note(_ name: String) { names.withLock { $0.append(name) } }
    }

    @Test("those that rest make room before anybody is refused, the longest rest first")
    func shedding() {
        let counter = counter(connections: 3, perClient: 3)
        let addresses = ["192.0.2.1", "192.0.2.2", "192.0.2.3"].map { IPAddress($0) }
        let shed = Shed()
        #expect(addresses.map { counter.open($0) } == [.admitted, .admitted, .admitted])
        let first = counter.rest(addresses[0]) { shed.note("first") }
        let second = counter.rest(addresses[1]) { shed.note("second") }
        #expect(counter.open(IPAddress("192.0.2.4")) == .admitted)
        #expect(shed.all == ["first"] && counter.count == 3)
        // Whoever made room is off the count.
        #expect(!counter.wake(first))
        #expect(counter.wake(second))
        #expect(counter.open(IPAddress("192.0.2.5")) == .refused(.full))
        #expect(shed.all == ["first"])
    }

    @Test("the client with the most makes room first, and for itself before it is refused")
    func sheddingByClient() {
        let counter = counter(connections: 4, perClient: 3)
        let (hoarder, other) = (IPAddress("192.0.2.1"), IPAddress("192.0.2.2"))
        let shed = Shed()
        #expect(counter.open(other) == .admitted)
        _ = counter.rest(other) { shed.note("other") }
        for number in 0..<3 {
            #expect(counter.open(hoarder) == .admitted)
            _ = counter.rest(hoarder) { shed.note("hoarder \(number)") }
        }
        #expect(counter.open(hoarder) == .admitted)
        #expect(counter.open(IPAddress("192.0.2.3")) == .admitted)
        #expect(shed.all == ["hoarder 0", "hoarder 1"])
        #expect(counter.count == 4)
    }
}
