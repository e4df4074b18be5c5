/// The line on standard output that says where a server listens.
///
/// The server takes connections from the start. The line waits a moment for the postings that it was given, so that whoever
/// goes by it finds those of a small file; a large one is imported while people use the server.
final class Announcement: Sendable {
    private let lines: AsyncStream<String>
    private let made: AsyncStream<String>.Continuation

    private static let patience = Duration.seconds(2)

    init() {
        (lines, made) = AsyncStream.makeStream()
    }

    /// Has the line printed when it is time.
    func make(_ line: String) {
        made.yield(line)
        made.finish()
    }

    /// Imports, and prints the line.
    ///
    /// - Parameter postings: the import of the server's start; nil where there is none.
    func run(after postings: InitialImport?) async {
        await withTaskGroup(of: Void.self) { group in
            let (ends, ended) = AsyncStream.makeStream(of: Void.self)
            group.addTask {
                await postings?.run()
                ended.finish()
            }
            group.addTask {
                // Only cancellation ends a sleep early, and then nobody waits any more.
                if postings != nil { try? await Task.sleep(for: Self.patience) }
                ended.finish()
            }
            for await line in lines {
                for await _ in ends {}
                StandardOutput.write(line)
            }
        }
    }
}
