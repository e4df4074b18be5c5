import Foundation
import TestSupport
import Testing

/// One server for all tests of a suite: started before the first of them, stopped after the last.
struct SuiteServer: SuiteTrait, TestScoping {
    let arguments: [String]

    /// All tests of a suite are one client to the server: together they ask more often than an app does.
    private static let unlimited = ["--no-rate-limit"]

    @TaskLocal private static var address: String?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(data: folder.url.appending(path: "data"), arguments: Self.unlimited + arguments)
        try await Self.$address.withValue(server.address) { try await function() }
        #expect(server.stop() == 0)
    }

    /// A client of the suite's server.
    static func client() throws -> APIClient { APIClient(address: try #require(address)) }
}

extension Trait where Self == SuiteServer {
    /// A server without postings.
    static var server: Self { SuiteServer(arguments: []) }

    /// A server with the postings of the samples.
    static var serverWithJobs: Self {
        SuiteServer(arguments: ["--jobs", Samples.folder.appending(path: "jobs.ndjson").path])
    }
}
