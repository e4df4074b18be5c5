import Testing

@testable import VitaeServer

@Suite("The address of a client")
struct ClientAddressTests {
    private static let proxies = ["10.0.0.0/8", "2001:db8:a::/48"]

    private func resolve(_ peer: String, _ lines: [String]) throws -> IPAddress? {
        let ranges = try Self.proxies.map { try #require(AddressRange($0)) }
        return ClientAddress(trustedProxies: ranges).resolve(peer: IPAddress(peer), forwardedFor: lines)
    }

    @Test("is that of the connection, whatever somebody writes")
    func untrustedPeer() throws {
        #expect(try resolve("192.0.2.1", ["203.0.113.9"]) == IPAddress("192.0.2.1"))
        #expect(
            ClientAddress().resolve(peer: IPAddress("10.0.0.1"), forwardedFor: ["203.0.113.9"]) == IPAddress("10.0.0.1")
        )
    }

    @Test(
        "is the last one that a trusted proxy did not add for another",
        arguments: [
            (["203.0.113.9"], "203.0.113.9"),
            // What stands in front was there before our proxy saw the request.
            (["198.51.100.7, 203.0.113.9"], "203.0.113.9"), (["198.51.100.7", "203.0.113.9"], "203.0.113.9"),
            (["203.0.113.9, 10.0.0.2"], "203.0.113.9"),
            (["198.51.100.7, 203.0.113.9,10.0.0.2 ,10.0.0.3"], "203.0.113.9"),
            (["10.0.0.9, 10.0.0.2"], "10.0.0.9"), (["203.0.113.9:4711"], "203.0.113.9"),
            (["[2001:db8:b::1]:4711"], "2001:db8:b::1"), (["[2001:db8:b::1]"], "2001:db8:b::1"),
            (["\"[2001:db8:b::1]:4711\""], "2001:db8:b::1"), (["2001:db8:b::1, 2001:db8:a::5"], "2001:db8:b::1"),
            (["::ffff:203.0.113.9"], "203.0.113.9"),
        ] as [([String], String)]
    )
    func trustedPeer(_ lines: [String], client: String) throws {
        #expect(try resolve("10.0.0.1", lines) == IPAddress(client))
    }

    @Test(
        "is the nearest known one when a proxy names none",
        arguments: [
            ([], "10.0.0.1"), ([""], "10.0.0.1"), (["unknown"], "10.0.0.1"), (["203.0.113.9, _hidden"], "10.0.0.1"),
            (["203.0.113.9, unknown, 10.0.0.2"], "10.0.0.2"), (["203.0.113.9,"], "10.0.0.1"),
        ] as [([String], String)]
    )
    func unreadable(_ lines: [String], client: String) throws {
        #expect(try resolve("10.0.0.1", lines) == IPAddress(client))
    }

    @Test("is found in a list of any length")
    func longList() throws {
        let hops = Array(repeating: "10.0.0.2", count: 10_000).joined(separator: ",")
        #expect(try resolve("10.0.0.1", ["203.0.113.9," + hops]) == IPAddress("10.0.0.2"))
    }

    @Test("is unknown where connections have none")
    func noPeer() {
        #expect(ClientAddress().resolve(peer: nil, forwardedFor: ["203.0.113.9"]) == nil)
    }
}
