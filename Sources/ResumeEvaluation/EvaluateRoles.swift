import ArgumentParser
import BundledTables
import Careers
import Foundation

/// `vitae-evaluate roles`
struct EvaluateRoles: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "roles",
        abstract: "Measures how often a job title is given the right occupation."
    )

    @Argument(help: "A title, a tab and the SOC code expected a line.")
    var file: String

    @Option(help: "Knowledge pack (default: $VITAE_KNOWLEDGE, else the built-in one).")
    var knowledge: String?

    @Flag(help: "Print every title that was given another occupation.")
    var misses = false

    func run() throws {
        let knowledge = try CareerKnowledge.installed(path: knowledge)
        var tally = RoleTally()
        for line in try RankingFiles.lines(file) where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t")
            guard cells.count >= 2 else {
                throw ValidationError("\(file): “\(line)” is not a title, a tab and a code.")
            }
            let (title, expected) = (String(cells[0]), String(cells[1]))
            let votes = knowledge.occupations(for: knowledge.title(title))
            let codes = votes.map(\.code)
            tally.add(codes, expected: expected)
            if misses, codes.first.map({ RoleTally.detailed($0) }) != RoleTally.detailed(expected) {
                let got = votes.prefix(3).map { "\($0.code) (\(($0.similarity * 100).rounded() / 100))" }
                print("\(title)\texpected \(expected)\tgot \(got.joined(separator: " "))")
            }
        }
        print(tally.table)
    }
}

/// How often the first of the suggested occupations, or one of the first five, is the expected one.
struct RoleTally {
    private(set) var count = 0
    private(set) var first = 0
    private(set) var amongFive = 0
    private(set) var firstGroup = 0
    private(set) var groupAmongFive = 0

    /// The detailed occupation: finer trades count as the one they belong to.
    static func detailed(_ code: String) -> Substring { code.prefix(7) }

    /// The minor group: the first four digits ("15-1252" is in "15-1"), as far as SOC 2018 writes them.
    static func minorGroup(_ code: String) -> Substring { code.prefix(4) }

    mutating func add(_ codes: [String], expected: String) {
        count += 1
        let details = codes.prefix(5).map { Self.detailed($0) }
        let groups = codes.prefix(5).map { Self.minorGroup($0) }
        if details.first == Self.detailed(expected) { first += 1 }
        if details.contains(Self.detailed(expected)) { amongFive += 1 }
        if groups.first == Self.minorGroup(expected) { firstGroup += 1 }
        if groups.contains(Self.minorGroup(expected)) { groupAmongFive += 1 }
    }

    var table: String {
        func share(_ part: Int) -> String { String(format: "%.1f %%", 100 * Double(part) / Double(max(count, 1))) }
        return """
            titles \(count)
            occupation   first \(share(first))  among five \(share(amongFive))
            minor group  first \(share(firstGroup))  among five \(share(groupAmongFive))
            """
    }
}
