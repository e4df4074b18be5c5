import ArgumentParser
import BundledTables
import Foundation
import JobFeeds
import Places

/// `vitae jobs generate`
struct JobsGenerateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Prints made-up postings for measurements and trials, one JSON object a line.",
        discussion: """
            The same seed and date give the same postings. The occupation that each is for stands in \
            occupationalCategory and at the end of its identifier.
            """
    )

    @Argument(help: "How many.")
    var count: Int

    @Option(help: "Another number gives other postings.")
    var seed: UInt64 = 1

    @Option(help: "Day before which they were posted, such as 2026-11-21 (default: today).")
    var date: Day?

    @OptionGroup var knowledge: KnowledgeOption

    /// Lines that are written at once.
    private static let linesAtOnce = 200

    func validate() throws {
        guard count > 0 else { throw ValidationError("The count is a number from 1.") }
    }

    func run() throws {
        let generator = PostingGenerator(
            knowledge: try knowledge.load(),
            gazetteer: try .bundled(),
            seed: seed,
            today: date?.start ?? Date()
        )
        var lines: [String] = []
        for number in 0..<count {
            guard let posting = generator.posting(number) else {
                throw CommandFailure.failed("The knowledge has no titles to make postings of.")
            }
            lines.append(posting.line)
            if lines.count == Self.linesAtOnce || number == count - 1 {
                StandardOutput.write(lines.joined(separator: "\n"))
                lines.removeAll(keepingCapacity: true)
            }
        }
    }
}
