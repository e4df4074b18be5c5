import CheckedNumbers
import Glibc
package import KnowledgePack
import TextFolding

/// All known titles, and how to find the occupations that an unknown one stands for.
///
/// Sums are of whole numbers and powers are products, so that every machine comes to the same result.
package final class TitleSpace: Sendable {
    let vocabulary: TitleVocabulary
    let titles: PackIndex
    let owners: PackLists
    private let pieces: PackNumbers
    private let weights: PackNumbers
    let postings: PackLists
    /// Lengths of the titles' vectors.
    private let lengths: [Double]
    /// The shortest of them.
    private let leastLength: Double
    private let classLengths: PackNumbers
    let classCodes: PackNumbers
    let classNames: PackNumbers
    let classOccupations: PackLists
    let classShares: PackLists
    let near: PackLists
    let nearShares: PackLists
    /// SOC occupations; other classes have higher numbers.
    package let occupationCount: Int
    /// Classes that titles belong to, occupations among them.
    package var classCount: Int { occupationCount + classCodes.count }
    /// Distinct titles.
    package var titleCount: Int { titles.count }
    /// Weight of a run of letters that no title has.
    private let unknownWeight: Int32

    /// - Parameters:
    ///   - pack: where the titles are.
    ///   - vocabulary: its words.
    /// - Throws: when something is not there or damaged.
    package init(_ pack: KnowledgePack, vocabulary: TitleVocabulary) throws(KnowledgePackError) {
        self.vocabulary = vocabulary
        titles = try pack.index(.titles)
        pieces = try pack.numbers(.pieces)
        weights = try pack.numbers(.pieceWeights, count: pieces.count, in: 0..<100_000)
        postings = try pack.lists(.pieceTitles, count: pieces.count, in: 0..<titles.count)
        lengths = try pack.numbers(.titleNorms, count: titles.count, in: 0..<Int(Int32.max)).all.map {
            Double(max($0, 1)).squareRoot()
        }
        leastLength = lengths.min() ?? 0
        let occupations = try pack.index(.occupationCodes).count
        occupationCount = occupations
        classCodes = try pack.numbers(.classCodes, in: 0..<pack.strings.count)
        classNames = try pack.numbers(.classNames, count: classCodes.count, in: 0..<pack.strings.count)
        classOccupations = try pack.lists(.classOccupations, count: classCodes.count, in: 0..<occupations)
        classShares = try pack.lists(.classShares, count: classCodes.count, in: 0..<100_000)
        near = try pack.lists(.nearClasses, count: occupations, in: 0..<occupations)
        nearShares = try pack.lists(.nearShares, count: occupations, in: 0..<100_000)
        owners = try pack.lists(.titleOwners, count: titles.count, in: 0..<occupations + classCodes.count)
        classLengths = try pack.numbers(.classLengths, count: occupations + classCodes.count, in: 1..<Int(Int32.max))
        for (lists, shares) in [(classOccupations, classShares), (near, nearShares)] {
            for row in 0..<lists.count where lists.length(of: row) != shares.length(of: row) {
                throw .damaged("shares")
            }
        }
        unknownWeight = Int32(saturating: (log(1 + Double(titles.count)) * TitleCompiler.weightUnits).rounded())
    }

    /// The classes that carry exactly this title.
    package func exact(_ tokens: [String]) -> [Int] {
        titles[tokens.joined(separator: " ")].map { owners[$0] } ?? []
    }

    /// The SOC occupations of a class, with shares; nothing where none is certain.
    package func occupations(of number: Int) -> [(occupation: Int, share: Double)] {
        guard number >= occupationCount else { return [(number, 1)] }
        let row = number - occupationCount
        return zip(classOccupations[row], classShares[row]).map { ($0, Double($1) / TitleCompiler.shareUnits) }
    }

    /// The length of the sum of a class's titles, each of length 1.
    func classLength(_ number: Int) -> Double { Double(classLengths[number]) / TitleCompiler.shareUnits }

    /// How a title is written.
    package func shape(of tokens: [String]) -> TitleShape {
        let parts = weighted(tokens).map { ($0.key, Double($0.weight)) }.sorted { $0.0 < $1.0 }
        let length = parts.reduce(0) { $0 + $1.1 * $1.1 }.squareRoot()
        return TitleShape(parts: length > 0 ? parts.map { ($0.0, $0.1 / length) } : [])
    }

    /// The pieces of a title: hash, place among the known ones, weight.
    private func weighted(_ tokens: [String]) -> [(key: Int32, row: Int?, weight: Int32)] {
        TitlePieces.pieces(of: TitleWords.essence(of: tokens, vocabulary)).map { piece in
            let row = pieces.position(of: Int(piece.key))
            // A piece that no title has still makes the text unlike all of them.
            return (piece.key, row, row.map { Int32(weights[$0]) } ?? unknownWeight * piece.factor)
        }
    }

    /// The words of a title that are known: place among the pieces, and weight.
    func words(of tokens: [String]) -> [(row: Int, weight: Double)] {
        TitlePieces.pieces(of: TitleWords.essence(of: tokens, vocabulary)).compactMap { piece in
            guard piece.isWord, let row = pieces.position(of: Int(piece.key)) else { return nil }
            return (row, Double(weights[row]))
        }
    }

    /// A known title, and how alike it is, 0-1.
    struct Neighbour {
        let title: Int
        let similarity: Double
    }

    /// What all titles have in common with one that is looked for.
    struct Scores {
        /// Sums of squared weights by title; 0 for titles without a common piece.
        let sums: [Int32]
        /// Length of the vector of the title that is looked for.
        let length: Double
    }

    /// What all titles have in common with this one.
    func scores(for tokens: [String]) -> Scores {
        let own = weighted(tokens)
        var sums = [Int32](repeating: 0, count: titles.count)
        var norm = 0
        for piece in own {
            let square = piece.weight &* piece.weight
            norm += Int(square)
            if let row = piece.row { postings.add(square, toThoseOf: row, in: &sums) }
        }
        return Scores(sums: sums, length: Double(max(norm, 1)).squareRoot())
    }

    /// The similarity of a title, 0-1.
    func similarity(of title: Int, in scores: Scores) -> Double {
        min(1, Double(scores.sums[title]) / (scores.length * lengths[title]))
    }

    /// How like the nearest known title this one is.
    ///
    /// A title that shares only some of the pieces is no more like this one than the root of their part of the squared
    /// length. So only titles with one of the rarer pieces, of which the lists are short, can be as like as is asked for.
    ///
    /// - Parameters:
    ///   - tokens: folded words of a title.
    ///   - least: what a likeness must exceed to count.
    /// - Returns: 0-1; 0 when no title is more like it than `least`.
    package func likeness(_ tokens: [String], above least: Double = 0) -> Double {
        let own = weighted(tokens)
        let norm = own.reduce(0) { $0 + Int($1.weight &* $1.weight) }  // checked: widens the type
        let length = Double(max(norm, 1)).squareRoot()
        let bound = max(0, least - Self.slack)
        let enough = Int(saturating: bound * bound * Double(norm))
        var known = own.compactMap { piece in piece.row.map { (row: $0, square: piece.weight &* piece.weight) } }
        known.sort { ($0.square, $0.row) > ($1.square, $1.row) }
        var frequent = 0
        var rare = known.count
        while rare > 0, frequent + Int(known[rare - 1].square) <= enough {
            rare -= 1
            frequent += Int(known[rare].square)
        }
        guard rare > 0 else { return 0 }
        let postings = postings
        var candidates = PackSums()
        for piece in known[..<rare] { candidates.add(Int(piece.square), forThoseOf: piece.row, in: postings) }
        var best = 0.0
        for (title, common) in candidates.entries {
            let divisor = length * lengths[title]
            let needed = max(best, bound) * divisor
            var sum = common
            var rest = frequent
            for piece in known[rare...] {
                guard Double(sum + rest) > needed else { break }
                rest -= Int(piece.square)
                if postings.contains(title, in: piece.row) { sum += Int(piece.square) }
            }
            if Double(sum) > needed { best = max(best, min(1, Double(sum) / divisor)) }
        }
        return best > least ? best : 0
    }

    /// Far more than what rounding can make of a likeness.
    private static let slack = 0.001

    /// The most similar titles, most similar first; among equals the one that stands first.
    func neighbours(among scores: Scores, most: Int) -> [Neighbour] {
        var best: [Neighbour] = []
        // What a sum must exceed, for a title of length 1, and for any title.
        var least = 0.0
        var leastSum: Int32 = 0
        for (title, sum) in scores.sums.enumerated() where sum > leastSum && Double(sum) > least * lengths[title] {
            let similarity = similarity(of: title, in: scores)
            let position = best.firstIndex { $0.similarity < similarity } ?? best.count
            guard position < most else { continue }
            best.insert(Neighbour(title: title, similarity: similarity), at: position)
            if best.count > most { best.removeLast() }
            guard best.count == most else { continue }
            least = best[most - 1].similarity * scores.length
            leastSum = Int32(saturating: least * leastLength * (1 - Self.slack))
        }
        return best
    }
}
