import Foundation
import Synchronization
import Testing

@testable import Accounts

@Suite("Computations at a time", .timeLimit(.minutes(1)))
struct ComputationGateTests {
    /// Holds computations until they are let go, and counts them.
    private final class Work: Sendable {
        private let condition = NSCondition()
        private let state = Mutex((running: 0, most: 0, released: false))

        var most: Int { state.withLock { $0.most } }

        func run() {
            state.withLock { $0.running += 1 }
            state.withLock { $0.most = max($0.most, $0.running) }
            condition.lock()
            while !state.withLock({ $0.released }) { condition.wait() }
            condition.unlock()
            state.withLock { $0.running -= 1 }
        }

        func release() {
            condition.lock()
            state.withLock { $0.released = true }
            condition.broadcast()
            condition.unlock()
        }

        func reached(running: Int) -> Bool { state.withLock { $0.running >= running } }
    }

    /// What happened, in order.
    private final class Notes: Sendable {
        private let list = Mutex<[String]>([])

        var all: [String] { list.withLock { $0 } }

        func add(_ note: String) { list.withLock { $0.append(note) } }
    }

    /// Lets other tasks run until something holds.
    private func until(_ holds: () -> Bool) async {
        while !holds() { try? await Task.sleep(for: .milliseconds(2)) }
    }

    @Test("are as many as the limit, the others wait and all get their turn")
    func limit() async throws {
        let gate = ComputationGate(limit: 2, waitingLimit: 10)
        let work = Work()
        let results = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<6 {
                group.addTask {
                    try await gate.run {
                        work.run(); return number
                    }
                }
            }
            await until { work.reached(running: 2) && gate.waiting == 4 }
            work.release()
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(results == Set(0..<6))
        #expect(work.most == 2)
        #expect(gate.waiting == 0)
    }

    @Test("are refused when too many wait, and taken again afterwards")
    func busy() async throws {
        let gate = ComputationGate(limit: 1, waitingLimit: 1)
        let work = Work()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 { group.addTask { try await gate.run { work.run() } } }
            await until { work.reached(running: 1) && gate.waiting == 1 }
            await #expect(throws: PasswordError.busy) { try await gate.run {} }
            work.release()
            try await group.waitForAll()
        }
        #expect(try await gate.run { 7 } == 7)
    }

    @Test("that are cancelled while they wait leave their place in the queue")
    func cancelled() async throws {
        let gate = ComputationGate(limit: 1, waitingLimit: 1)
        let work = Work()
        let running = Task { try await gate.run { work.run() } }
        await until { work.reached(running: 1) }
        let waiting = Task { try await gate.run {} }
        await until { gate.waiting == 1 }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(gate.waiting == 0)
        let next = Task { try await gate.run { 7 } }
        await until { gate.waiting == 1 }
        work.release()
        try await running.value
        #expect(try await next.value == 7)
    }

    @Test("that fail give their place back")
    func failed() async throws {
        let gate = ComputationGate(limit: 1, waitingLimit: 0)
        for _ in 0..<3 {
            await #expect(throws: PasswordError.tooShort) { try await gate.run { throw PasswordError.tooShort } }
        }
        #expect(try await gate.run { 7 } == 7)
    }

    @Test("are those of clients in turn: one who asks for many delays nobody else")
    func turns() async throws {
        let gate = ComputationGate(limit: 1, waitingLimit: 20)
        let work = Work()
        let order = Notes()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await gate.run(for: "many") { work.run() } }
            await until { work.reached(running: 1) }
            for number in 1...10 {
                group.addTask { try await gate.run(for: "many") { order.add("many") } }
                await until { gate.waiting == number }
            }
            group.addTask { try await gate.run(for: "one") { order.add("one") } }
            await until { gate.waiting == 11 }
            work.release()
            try await group.waitForAll()
        }
        #expect(order.all.prefix(2).contains("one"))
        #expect(order.all.count == 11)
    }

    @Test("give way, when too many wait, to a client who has fewer")
    func givingWay() async throws {
        let gate = ComputationGate(limit: 1, waitingLimit: 3)
        let work = Work()
        let refused = Notes()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await gate.run(for: "many") { work.run() } }
            await until { work.reached(running: 1) }
            for _ in 0..<8 {
                group.addTask {
                    do {
                        try await gate.run(for: "many") {}
                    } catch PasswordError.busy {
                        refused.add("refused")
                    }
                }
            }
            await until { refused.all.count == 5 && gate.waiting == 3 }
            for client in ["one", "another"] { group.addTask { try await gate.run(for: client) {} } }
            await until { refused.all.count == 7 && gate.waiting == 3 }
            work.release()
            try await group.waitForAll()
        }
        #expect(gate.waiting == 0)
    }
}
