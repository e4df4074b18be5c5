import KnowledgePack
package import KnowledgeTables
import TextFolding

/// All occupations, and which of them a title stands for.
package struct OccupationTable: Sendable {
    private let codes: PackIndex
    private let names: PackNumbers
    private let zones: PackNumbers
    private let strings: PackStrings
    let lists: OccupationLists
    private let sources = OccupationsBefore()
    package let space: TitleSpace

    init(_ pack: KnowledgePack, vocabulary: TitleVocabulary) throws(KnowledgePackError) {
        strings = pack.strings
        codes = try pack.index(.occupationCodes)
        names = try pack.numbers(.occupationNames, count: codes.count, in: 0..<strings.count)
        zones = try pack.numbers(.occupationZones, count: codes.count, in: 0..<6)
        lists = try OccupationLists(pack, count: codes.count)
        space = try TitleSpace(pack, vocabulary: vocabulary)
    }

    /// In the order of the tables.
    package var occupations: [Occupation] { numbers.map(occupation) }

    var numbers: Range<Int> { 0..<codes.count }

    package subscript(code code: String) -> Occupation? { codes[code].map(occupation) }

    /// Codes of the occupations whose people mostly move to one, by how likely they do.
    package func before(_ code: String) -> [String] {
        sources.codes(before: code) { numbers.map { (codes.key($0), lists.related(of: $0)) } }
    }

    /// The occupation of a number in the tables.
    func occupation(_ number: Int) -> Occupation {
        Occupation(
            code: codes.key(number),
            title: strings[names[number]],
            jobZone: zones[number],
            number: number,
            lists: lists
        )
    }

    /// Occupations that carry exactly this title, once its words are folded; else those that another classification's
    /// occupation of this title corresponds to.
    func exact(_ tokens: [String]) -> [Occupation] {
        let classes = space.exact(tokens)
        let own = classes.filter { $0 < space.occupationCount }.map(occupation)
        guard own.isEmpty else { return listing(tokens, among: own) }
        let first = classes.compactMap { space.occupations(of: $0).first }.filter { $0.share >= Self.leastShare }
        var seen: Set<Int> = []
        return first.map(\.occupation).filter { seen.insert($0).inserted }.map(occupation)
    }

    /// Of several occupations those that list the title themselves, where one does.
    ///
    /// Imported titles only serve to find an occupation: many stand under a dozen of them, and for most of these few people
    /// mean it so.
    private func listing(_ tokens: [String], among occupations: [Occupation]) -> [Occupation] {
        guard occupations.count > 1 else { return occupations }
        let length = tokens.joined(separator: " ").utf8.count
        let listed = occupations.filter { occupation in
            ([occupation.title] + occupation.titles).contains { title in
                // Folding takes away signs and marks: no title becomes longer by it, and few much shorter.
                (length...(length + Self.mostFolded)).contains(title.utf8.count) && title.foldedTokens == tokens
            }
        }
        return listed.isEmpty ? occupations : listed
    }

    /// Bytes that a title loses at most when it is folded, to be compared at all.
    private static let mostFolded = 8

    /// Share of an occupation that another classification's must have to be it.
    private static let leastShare = 0.5

    /// Whether a title is known exactly.
    func knows(_ tokens: [String]) -> Bool { !space.exact(tokens).isEmpty }

    /// Occupations whose titles look most like this one, with weights that sum to 1.
    func nearest(_ tokens: [String]) -> [(occupation: Occupation, weight: Double, similarity: Double)] {
        space.vote(for: tokens).map { (occupation($0.occupation), $0.weight, $0.similarity) }
    }

    /// How like the nearest known title this one is, 0-1.
    func likeness(_ tokens: [String]) -> Double {
        space.likeness(tokens)
    }
}
