import Foundation
package import Testing

/// One server for all tests of a suite: started before the first of them, stopped after the last.
package struct SuiteServer: SuiteTrait, TestScoping {
    /// A server did not stop as it should.
    package struct NotStopped: Error {
        package let status: Int32
    }

    /// No server runs: the suite lacks the trait.
    package struct NotRunning: Error {}

    private let arguments: [String]

    /// All tests of a suite are one client to the server: together they ask more often than an app or a person does.
    private static let unlimited = ["--no-rate-limit"]

    @TaskLocal private static var running: String?

    /// - Parameter hasJobs: whether it has the postings of the samples.
    package init(hasJobs: Bool) {
        arguments = hasJobs ? ["--jobs", Samples.folder.appending(path: "jobs.ndjson").path] : []
    }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let server = try RunningServer(data: folder.url.appending(path: "data"), arguments: Self.unlimited + arguments)
        try await Self.$running.withValue(server.address) { try await function() }
        let status = server.stop()
        guard status == 0 else { throw NotStopped(status: status) }
    }

    /// The address of the suite's server.
    package static func address() throws -> String {
        guard let running else { throw NotRunning() }
        return running
    }

    /// A client of the suite's server.
    package static func client() throws -> APIClient { APIClient(address: try address()) }
}

extension Trait where Self == SuiteServer {
    /// A server without postings.
    package static var server: Self { SuiteServer(hasJobs: false) }

    /// A server with the postings of the samples.
    package static var serverWithJobs: Self { SuiteServer(hasJobs: true) }
}
