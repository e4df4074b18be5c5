import ArgumentParser
import BundledTables
import Careers
import Foundation
import PostgresStore
import Resume
import ResumeScoring
import Sessions
import TextDocument

/// `vitae-evaluate queue`
struct EvaluateQueue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queue",
        abstract: "Measures what the queue of a PostgreSQL database sustains where reading and analysing cost nothing.",
        discussion: """
            Documents are put in, then taken out and completed, then both at the same time; a line of each says how many \
            a second. Use a database of its own. With --fill the documents are real ones and are left for vitae work.
            """
    )

    @Argument(help: "Address of the database: postgres://…")
    var store: String

    @Option(help: "How many documents.")
    var documents = 2_000

    @Option(help: "Size of a document in bytes.")
    var size = 50_000

    @Option(help: "How many put in, and how many take out, at the same time.")
    var hands = 4

    @Option(help: "A folder with documents that are put in by turns and left there.")
    var fill: String?

    func validate() throws {
        guard documents > 0, (1...64).contains(hands), size >= 0 else {
            throw ValidationError("--documents is at least 1, --hands from 1 to 64, --size at least 0.")
        }
    }

    func run() async throws {
        var settings = PostgresSettings()
        settings.connections = hands * 2
        let store = try PostgresStore(try PostgresAddress(store), settings)
        if let fill {
            let folder = URL(filePath: fill)
            let names = try FileManager.default.contentsOfDirectory(atPath: fill).sorted()
            let files = try names.map { try Data(contentsOf: folder.appending(path: $0)) }
            guard !files.isEmpty else { throw InstalledExtractor.fail("\(fill) is empty.") }
            Self.show("put in", documents, try await Self.seconds { try await putIn(files, into: store) })
            return
        }
        // Of nothing that could be made smaller, like the documents that people upload.
        let files = [Data((0..<size).map { _ in UInt8.random(in: 0...UInt8.max) })]
        let analysis = try Self.analysis()
        Self.show("put in", documents, try await Self.seconds { try await putIn(files, into: store) })
        Self.show("take out", documents, try await Self.seconds { try await takeOut(from: store, analysis) })
        let both = try await Self.seconds {
            async let coming: Void = putIn(files, into: store)
            async let going: Void = takeOut(from: store, analysis)
            _ = try await (coming, going)
        }
        Self.show("both", documents, both)
    }

    private static func show(_ what: String, _ count: Int, _ seconds: Double) {
        print("\(what)\t\(String(format: "%.1f", Double(count) / seconds)) a second")
    }

    private static func seconds(of body: () async throws -> Void) async rethrows -> Double {
        let start = ContinuousClock.now
        try await body()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    /// How much of the documents one of the hands does.
    private func share(_ hand: Int) -> Int { documents / hands + (hand < documents % hands ? 1 : 0) }

    private func putIn(_ files: [Data], into store: PostgresStore) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for hand in 0..<hands {
                group.addTask {
                    for number in 0..<share(hand) {
                        let now = Date()
                        let session = Session(
                            id: UUID(),
                            userSearchID: UUID(),
                            createdAt: now,
                            expiresAt: now.addingTimeInterval(86_400),
                            viewTokenHash: Data(UUID().uuidString.utf8)
                        )
                        let file = files[(number * hands + hand) % files.count]
                        try await store.add(session, files: [file], queueLimit: .max)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// Takes every step that a worker takes.
    private func takeOut(from store: PostgresStore, _ analysis: Analysis) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for hand in 0..<hands {
                group.addTask {
                    var left = share(hand)
                    while left > 0 {
                        guard let lease = try await store.claim(now: Date(), leaseSeconds: 30)?.lease else {
                            // What is to come is on its way.
                            try await Task.sleep(for: .milliseconds(1))
                            continue
                        }
                        for status in [SessionStatus.extracting, .identifying, .searching] {
                            try await store.advance(lease, to: status)
                        }
                        try await store.complete(lease, analysis: analysis, matches: [])
                        left -= 1
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// What would be found out from a document without a word.
    private static func analysis() throws -> Analysis {
        let (resume, profile) = (Resume(), CareerProfile())
        let document = TextDocument(format: .text, pages: [])
        let score = ResumeScorer(try ScoringLexicon.bundled()).score(resume, of: document, profile: profile)
        return Analysis(resume: resume, profile: profile, score: score, pages: 1)
    }
}
