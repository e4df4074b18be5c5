package import Places
import TextFolding

/// What the postings of one job have in common, in whatever towns and sources they are: a number that is the same wherever
/// somebody looks from.
///
/// Companies advertise a job once for each town, with the town behind the title and in the text. Such postings share company,
/// title, kind of employment, the skills that the text asks for, and whether the work is remote; two teams that look for
/// people under one title mostly ask for other skills.
package struct JobKey: Sendable {
    private let gazetteer: Gazetteer

    private static let separators = [" - ", " – ", " — ", " | ", "(", ", "]
    private static let legalForms: Set<String> = [
        "ag", "bv", "co", "corp", "corporation", "gmbh", "inc", "incorporated", "limited", "llc", "llp", "ltd", "nv",
        "oy", "plc", "sa", "sarl", "se", "spa", "srl", "the",
    ]

    package init(gazetteer: Gazetteer) {
        self.gazetteer = gazetteer
    }

    /// The number of the job that a posting is for.
    ///
    /// - Parameter posting: with its skills.
    /// - Returns: the number; nil where the posting names no company, so that nothing tells its job from others.
    package func value(of posting: JobPosting) -> Int64? {
        let words = posting.company.foldedTokens
        let company = words.filter { !Self.legalForms.contains($0) }
        guard !words.isEmpty else { return nil }
        var hash = StableHash()
        let title = withoutPlace(posting.title).foldedTokens
        let kind = [posting.workplace == .remote ? "remote" : "", posting.employmentType?.folded ?? ""]
        for part in [company.isEmpty ? words : company, title, kind, posting.skills.map(\.folded).sorted()] {
            for word in part {
                hash.add(word)
                hash.add(0x1E)
            }
            hash.add(0x1F)
        }
        return Int64(bitPattern: hash.value)
    }

    /// A title without the place at its end: "Sales Representative - Portland", "Nurse (Berlin)".
    private func withoutPlace(_ title: String) -> String {
        var rest = title[...]
        if rest.hasSuffix(")") { rest = rest.dropLast() }
        // "Portland, OR" is a place as a whole, and so is "OR".
        let signs = Self.separators.flatMap { rest.ranges(of: $0) }.sorted { $0.lowerBound < $1.lowerBound }
        let sign = signs.first { sign in
            sign.lowerBound > rest.startIndex && gazetteer.isPlace(String(rest[sign.upperBound...]))
        }
        return sign.map { String(rest[..<$0.lowerBound]) } ?? title
    }
}
