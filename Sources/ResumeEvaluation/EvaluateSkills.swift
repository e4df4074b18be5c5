import ArgumentParser
import BundledTables
import Careers
import ExtractionService
import Foundation
import JobMatching
import Resume
import ResumeParsing
import TextFolding

/// `vitae-evaluate skills`
struct EvaluateSkills: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skills",
        abstract:
            "Measures how many of the skills that are found a text means, and how many of those it means are found.",
        discussion: """
            The folder has a text NAME.txt and what it means, NAME.skills.json, for each posting or résumé: \
            {"skills": [{"skill", "quote", "doubt", "form"}], "soft": […]}. What is marked as doubtful counts neither way, \
            and what has the form "paraphrase" is told in other words.
            """
    )

    @Argument(help: "Folder of texts.")
    var folder: String

    @Flag(
        help: "The texts are postings: the title in the first line, then the description. Otherwise they are résumés."
    )
    var postings = false

    @Option(help: "File that names the texts that count, one a line (default: all).")
    var only: String?

    @Flag(help: "Print what was found wrongly, and what was not found.")
    var misses = false

    /// What a text means, by somebody who read it.
    private struct Truth: Decodable {
        struct Named: Decodable {
            var skill: String
            var quote: String
            var doubt: Bool?
            /// "paraphrase" for what is told in other words.
            var form: String?
        }

        var skills: [Named]
        var soft: [Named]?
    }

    /// A skill as it was found, with the words it was found in.
    private struct Found {
        var skill: Skill
        var words: String
    }

    func run() async throws {
        let knowledge = try CareerKnowledge.bundled()
        let parser = try ResumeParser.bundled(knowledge, lexicon: try Lexicon.bundled())
        let root = URL(filePath: folder)
        let wanted = try only.map { Set(try RankingFiles.lines($0).map { String($0) }) }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter { name in
            name.hasSuffix(".skills.json")
        }.map { String($0.dropLast(".skills.json".count)) }.filter { wanted?.contains($0) ?? true }
        guard !names.isEmpty else { throw InstalledExtractor.fail("There is no text with a NAME.skills.json.") }
        let today = PartialDate(year: 2026, month: 11)
        var tally = SkillTally()
        var softTally = SkillTally()
        try await withExtractorPool(try InstalledExtractor.configuration(workers: 2)) { pool in
            let snapshots = DocumentSnapshots(pool: pool, folder: nil)
            for name in names {
                let file = root.appending(path: name + ".txt")
                let truth = try JSONDecoder().decode(
                    Truth.self,
                    from: Data(contentsOf: root.appending(path: name + ".skills.json"))
                )
                let found: [Found]
                if postings {
                    found = Self.skills(ofPosting: try String(contentsOf: file, encoding: .utf8), knowledge: knowledge)
                } else {
                    let resume = parser.parse(try await snapshots.document(at: file))
                    found = CareerProfiler(knowledge).profile(of: resume, today: today).skills.map { mention in
                        Found(skill: mention.skill, words: mention.lines.map(\.text).joined(separator: " "))
                    }
                }
                compare(found, with: truth, in: name, knowledge: knowledge, to: &tally, soft: &softTally)
            }
        }
        print("\(names.count) texts")
        print("skills       \(tally.text)")
        print("soft skills  \(softTally.text)")
    }

    private static func skills(ofPosting text: String, knowledge: CareerKnowledge) -> [Found] {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        var posting = JobPosting(source: "evaluation", identifier: "1", title: String(lines.first ?? ""), company: "")
        posting.description = lines.count > 1 ? String(lines[1]) : ""
        return PostingSkills(of: posting, knowledge: knowledge).named.map { Found(skill: $0.skill, words: $0.words) }
    }

    private func compare(
        _ found: [Found],
        with truth: Truth,
        in name: String,
        knowledge: CareerKnowledge,
        to tally: inout SkillTally,
        soft: inout SkillTally
    ) {
        func isSame(_ found: Found, _ named: Truth.Named) -> Bool {
            if knowledge.skills.skill(named: named.skill) == found.skill { return true }
            let words = Set(found.skill.name.foldedTokens)
            let means = Set(named.skill.foldedTokens)
            if words.isSubset(of: means) || means.isSubset(of: words) { return true }
            if knowledge.skills.skills(in: named.skill, isSkillList: true).contains(found.skill) { return true }
            let quoted = knowledge.skills.skills(in: named.quote, isSkillList: true)
            return quoted.contains(found.skill)
                || postings && Set(found.words.foldedTokens).isSubset(of: Set(named.quote.foldedTokens))
        }
        let all = truth.skills + (truth.soft ?? [])
        for item in found {
            let same = all.filter { isSame(item, $0) }
            let isRight = same.contains { $0.doubt != true }
            guard isRight || same.isEmpty else { continue }
            if item.skill.kind == "soft" { soft.found(isRight) } else { tally.found(isRight) }
            if misses, !isRight { print("\(name)\twrong\t\(item.skill.name)\t\(item.words.prefix(80))") }
        }
        for (named, isSoft) in truth.skills.map({ ($0, false) }) + (truth.soft ?? []).map({ ($0, true) })
        where named.doubt != true {
            let isFound = found.contains { isSame($0, named) }
            let isNamed = named.form != "paraphrase"
            if isSoft { soft.meant(isFound, isNamed: isNamed) } else { tally.meant(isFound, isNamed: isNamed) }
            if misses, !isFound, !isSoft { print("\(name)\tmissing\t\(named.skill)\t\(named.quote.prefix(80))") }
        }
    }
}

/// How many skills that were found are right, and how many that are meant were found.
struct SkillTally {
    private(set) var right = 0
    private(set) var foundCount = 0
    private(set) var recalled = 0
    private(set) var meantCount = 0
    /// Of those that are named, not told in other words.
    private(set) var namedRecalled = 0
    private(set) var namedCount = 0

    mutating func found(_ isRight: Bool) {
        foundCount += 1
        if isRight { right += 1 }
    }

    mutating func meant(_ isFound: Bool, isNamed: Bool) {
        meantCount += 1
        if isFound { recalled += 1 }
        guard isNamed else { return }
        namedCount += 1
        if isFound { namedRecalled += 1 }
    }

    var text: String {
        func share(_ part: Int, _ whole: Int) -> String {
            "\(part)/\(whole) \(String(format: "%.1f", 100 * Double(part) / Double(max(whole, 1)))) %"
        }
        return "precision \(share(right, foundCount))  recall \(share(recalled, meantCount)), "
            + "of those named \(share(namedRecalled, namedCount))"
    }
}
