import Foundation
import Synchronization
import TestSupport
import Testing

/// Uploads, and what became of them: what was acknowledged must be read to its end, whatever happened meanwhile.
final class AcknowledgedUploads: Sendable {
    private struct State {
        var tokens: [String] = []
        /// Statuses of answers that were no acknowledgement.
        var refusals: [Int] = []
        var isOver = false
    }

    private let state = Mutex(State())

    /// View tokens of all that was acknowledged.
    var tokens: [String] { state.withLock { $0.tokens } }
    var refusals: [Int] { state.withLock { $0.refusals } }

    private static let samples = ["resumes/truck-driver-au.txt", "resumes/student-us.pdf", "resumes/lawyer-us.pdf"]

    /// Uploads a document.
    ///
    /// - Returns: the status of the answer; nil without one, which promises nothing.
    @discardableResult
    func upload(to address: String, bytes: [UInt8]? = nil) async -> Int? {
        let client = APIClient(address: address)
        do {
            let sample = Self.samples[state.withLock { $0.tokens.count } % Self.samples.count]
            let answer = try await client.upload([try bytes ?? Samples.bytes(sample)], filename: "resume")
            if answer.status == 200 {
                let token = try UploadedSession(answer).token
                state.withLock { $0.tokens.append(token) }
            } else {
                state.withLock { $0.refusals.append(answer.status) }
            }
            return answer.status
        } catch {
            return nil
        }
    }

    /// Uploads one document after the other while a body runs.
    func underLoad(_ addresses: [String], _ body: () async throws -> Void) async throws {
        state.withLock { $0.isOver = false }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for address in addresses {
                group.addTask {
                    while !self.state.withLock({ $0.isOver }) {
                        await self.upload(to: address)
                        try await Task.sleep(for: .milliseconds(20))
                    }
                }
            }
            defer { state.withLock { $0.isOver = true } }
            try await body()
        }
    }

    /// Waits until so many more documents were acknowledged.
    func wait(for more: Int, within limit: Duration = .seconds(60)) async throws {
        let (goal, end) = (tokens.count + more, ContinuousClock.now + limit)
        while tokens.count < goal {
            try #require(ContinuousClock.now < end, "only \(tokens.count) of \(goal) were acknowledged, \(refusals)")
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Waits until so many more documents were refused.
    func waitForRefusals(_ more: Int, within limit: Duration = .seconds(90)) async throws {
        let (goal, end) = (refusals.count + more, ContinuousClock.now + limit)
        while refusals.count < goal {
            try #require(ContinuousClock.now < end, "only \(refusals.count) of \(goal) were refused")
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    /// Checks that all were read to their ends, once, and that nothing is left of them in the queue.
    func expectAllCompleted(on server: String, in cluster: PostgresCluster) async throws {
        let client = APIClient(address: server)
        for token in tokens {
            let answer = try await client.finished(token)
            #expect(answer.object["status"] as? String == "completed", "\(answer.status) \(answer.text)")
        }
        // What was stored without a word is read to its end as well.
        let end = ContinuousClock.now + .seconds(60)
        while try cluster.query("SELECT count(*) FROM queue") != "0", ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(100))
        }
        #expect(try cluster.query("SELECT count(*) FROM queue") == "0")
        #expect(try cluster.query("SELECT count(*) FROM session_piece") == "0")
        #expect(try cluster.query("SELECT count(*) FROM session WHERE revision <> 1 OR status <> 'completed'") == "0")
        let stored = Int(try cluster.query("SELECT count(*) FROM session")) ?? 0
        #expect(stored >= tokens.count)
        #expect(Set(tokens).count == tokens.count)
    }
}

extension APIClient {
    /// Waits until the health of the store is as it should be.
    ///
    /// - Returns: the last that was seen; nil when there was no answer.
    func storeHealth(becoming expected: String..., within limit: Duration = .seconds(90)) async throws -> String? {
        let end = ContinuousClock.now + limit
        var seen: String?
        repeat {
            seen = try await get("/health").object["store"] as? String
            if let seen, expected.contains(seen) { return seen }
            try await Task.sleep(for: .milliseconds(100))
        } while ContinuousClock.now < end
        return seen
    }
}
