import ArgumentParser
import Foundation
import JobMatching
import Publications

/// `vitae publications import`
struct PublicationsImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Adds publications of a file (BibTeX, RIS or CSL-JSON) to the list of an account.",
        discussion: """
            Publications that the list has already, by their DOI or by title and year, are not doubled. What cannot be \
            read is named with its line, and all else is imported; the exit code is 1 then.

            A file may have any length. It is imported bit by bit, and what takes long says how far it is: so much is \
            kept whatever happens, and the same import again goes on from there.
            """
    )

    @Argument(help: "The file; - is standard input.")
    var file: String

    @OptionGroup var list: PublicationListOption

    func run() async throws {
        let input = InputFile(path: file)
        let source = try input.open()
        defer { try? source.close() }
        try await list.withList { store, account in
            var progress = PublicationImportProgress(label: input.label)
            do {
                try await store.importing {
                    var reader = PublicationFileReader()
                    var next = try Self.part(&reader, of: input, from: source)
                    while let part = next {
                        // One part is kept while the next one is read.
                        async let kept = store.importPublications(
                            part.entries.map { FoundPublication($0.content) },
                            of: account,
                            now: Date()
                        )
                        let following = Result { try Self.part(&reader, of: input, from: source) }
                        let (imported, skipped) = try await kept
                        progress.add(imported: imported.count, skipped: skipped, part.rejections)
                        next = try following.get()
                    }
                }
            } catch {
                if let kept = progress.kept { StandardError.write(kept) }
                guard let error = error as? PublicationFileError else { throw error }
                throw CommandFailure.failed("\(input.label): \(error.message)")
            }
            StandardOutput.write(progress.summary)
            if progress.rejected > 0 { throw ExitCode(1) }
        }
    }

    /// Reads on; nil when all was read.
    private static func part(
        _ reader: inout PublicationFileReader,
        of input: InputFile,
        from source: FileHandle
    ) throws -> PublicationFile? {
        guard !reader.hasEnded else { return nil }
        let bytes = try input.read(bit, from: source)
        return try bytes.isEmpty ? reader.end() : reader.read(bytes)
    }

    /// Bytes that are read at once.
    private static let bit = 262_144
}

/// How far an import is, and what is told of it.
private struct PublicationImportProgress {
    private let label: String
    private var imported = 0
    private var skipped = 0
    private(set) var rejected = 0
    private var told = ContinuousClock.now

    /// From one word to the next.
    private static let interval = Duration.seconds(2)

    init(label: String) {
        self.label = label
    }

    var summary: String { "\(imported) imported, \(skipped) skipped, \(rejected) rejected" }

    /// What is told when it fails; nil where nothing was imported.
    var kept: String? { imported + skipped == 0 ? nil : "What came before is kept: \(summary)." }

    /// Notes what became of some entries, names those that could not be read, and says from time to time how far it is.
    mutating func add(imported: Int, skipped: Int, _ rejections: [PublicationFile.Rejection]) {
        self.imported += imported
        self.skipped += skipped
        rejected += rejections.count
        for rejection in rejections { StandardError.write("\(label), line \(rejection.line): \(rejection.reason)") }
        guard told.duration(to: .now) >= Self.interval else { return }
        told = .now
        StandardError.write("So far \(summary).")
    }
}
