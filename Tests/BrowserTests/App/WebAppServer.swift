import Foundation
import TestSupport
import Testing

/// One server with the postings of the samples for all tests of a suite.
struct WebAppServer: SuiteTrait, TestScoping {
    @TaskLocal private static var running: String?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let jobs = Samples.folder.appending(path: "jobs.ndjson").path
        let server = try RunningServer(
            data: folder.url.appending(path: "data"),
            // All tests together ask more often than a person does.
            arguments: ["--no-rate-limit", "--jobs", jobs]
        )
        try await Self.$running.withValue(server.address) { try await function() }
        #expect(server.stop() == 0)
    }

    /// The address of the suite's server.
    static func address() throws -> String { try #require(running) }
}
