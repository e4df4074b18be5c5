import Foundation

/// A server of one test that holds documents up in the states that the test has closed, so that what is looked at while
/// a document is at work does not depend on how fast the machine is.
///
/// Only the server of a debug build has gates.
package final class GatedServer {
    package let server: RunningServer
    package let client: APIClient
    private let gates: URL
    private let folder: TemporaryFolder

    /// A document did not come as far as was waited for.
    package struct NotReached: Error {
        package let answer: String
    }

    /// - Parameters:
    ///   - closed: states that documents do not get beyond.
    ///   - arguments: beside those that every server gets.
    ///   - launcher: a program with arguments that is started instead, given the server and its arguments.
    /// - Throws: an error when no server comes up.
    package init(closed: [String], arguments: [String] = [], launcher: [String] = []) throws {
        folder = try TemporaryFolder()
        gates = folder.url.appending(path: "gates")
        try FileManager.default.createDirectory(at: gates, withIntermediateDirectories: false)
        for state in closed { try Data().write(to: gates.appending(path: state)) }
        server = try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: ["--no-rate-limit"] + arguments,
            environment: ["VITAE_GATES": gates.path],
            launcher: launcher
        )
        client = APIClient(address: server.address)
    }

    /// Lets all documents go on that are held up in a state.
    package func open(_ state: String) throws {
        try FileManager.default.removeItem(at: gates.appending(path: state))
    }

    /// Waits until a document is in a state.
    ///
    /// - Parameters:
    ///   - state: one that it is held up in, or the last.
    ///   - token: the session's.
    /// - Throws: `NotReached` when it does not get there.
    package func wait(for state: String, of token: String) async throws {
        var answer = APIAnswer(status: 0, headers: [:], body: Data())
        for _ in 0..<20 {
            answer = try await client.get("/api/public/session?token=\(token)")
            if answer.object["status"] as? String == state { return }
            // Returns with the next change.
            answer = try await client.get("/api/public/session?token=\(token)&wait=10")
            if answer.object["status"] as? String == state { return }
        }
        throw NotReached(answer: answer.text)
    }
}
