import CheckedNumbers
import Glibc
import KnowledgePack
import TextFolding

/// Writes the part of a pack that finds occupations by titles.
struct TitleCompiler {
    let tables: CareerTables
    let vocabulary: TitleVocabulary

    /// Weights and shares are stored as whole numbers, so that sums are the same on every machine: parts of one.
    static let weightUnits = 64.0
    static let shareUnits = 10_000.0

    func add(to writer: inout PackWriter) {
        let titles = titles()
        writer.add(.titles, index: titles.keys)
        writer.add(.titleOwners, lists: titles.owners.map { $0.map { Int32($0) } })
        addPieces(of: titles.keys, owners: titles.owners, to: &writer)
        addClasses(to: &writer)
    }

    /// All normalised titles with the classes they belong to: first the occupations, then the other classes.
    private func titles() -> (keys: [String], owners: [[Int]]) {
        var numbers: [String: Int] = [:]
        var keys: [String] = []
        var owners: [[Int]] = []
        func add(_ title: String, _ owner: Int) {
            let tokens = title.foldedTokens
            // A short form alone is too short to say what it stands for.
            let forms = tokens.count > 1 ? [tokens, vocabulary.expanded(tokens)] : [tokens]
            for key in Set(forms.map { $0.joined(separator: " ") }).sorted() where !key.isEmpty {
                if let number = numbers[key] {
                    if !owners[number].contains(owner) { owners[number].append(owner) }
                } else {
                    numbers[key] = keys.count
                    keys.append(key)
                    owners.append([owner])
                }
            }
        }
        for (owner, occupation) in tables.occupations.enumerated() {
            for title in [occupation.title] + occupation.titles + occupation.furtherTitles { add(title, owner) }
        }
        for (number, item) in tables.classes.enumerated() {
            for title in [item.name] + item.titles { add(title, tables.occupations.count + number) }
        }
        return (keys, owners)
    }

    private func addPieces(of titles: [String], owners: [[Int]], to writer: inout PackWriter) {
        var postings: [TitlePieces.Piece: [Int32]] = [:]
        let own = titles.map { title in
            TitlePieces.pieces(of: TitleWords.essence(of: title.split(separator: " ").map(String.init), vocabulary))
        }
        for (number, pieces) in own.enumerated() {
            for piece in pieces { postings[piece, default: []].append(Int32(number)) }
        }
        // Two pieces of one hash are one piece of the kind that counts more.
        let pieces = postings.keys.sorted { ($0.key, $1.factor) < ($1.key, $0.factor) }
        var distinct: [TitlePieces.Piece] = []
        for piece in pieces where distinct.last?.key != piece.key { distinct.append(piece) }
        let count = Double(titles.count)
        let weights = distinct.map { piece -> Int32 in
            let rarity = log(1 + count / Double(postings[piece]?.count ?? 1))
            return Int32(saturating: (rarity * Self.weightUnits).rounded()) * piece.factor
        }
        let weightOf = Dictionary(zip(distinct, weights), uniquingKeysWith: { first, _ in first })
        writer.add(.pieces, numbers: distinct.map(\.key))
        writer.add(.pieceWeights, numbers: weights)
        writer.add(.pieceTitles, lists: distinct.map { postings[$0] ?? [] })
        // Squares of the lengths of the vectors.
        let norms = own.map { pieces in
            pieces.reduce(Int32(0)) { sum, piece in
                let weight = weightOf[piece] ?? 0
                return sum + weight * weight
            }
        }
        writer.add(.titleNorms, numbers: norms)
        var sums = [[Int32: Double]](repeating: [:], count: tables.occupations.count + tables.classes.count)
        for (title, pieces) in own.enumerated() {
            let scale = 1 / (Double(max(norms[title], 1)) * Double(owners[title].count)).squareRoot()
            for owner in owners[title] {
                for piece in pieces { sums[owner][piece.key, default: 0] += Double(weightOf[piece] ?? 0) * scale }
            }
        }
        writer.add(.classLengths, numbers: sums.map(Self.length))
    }

    private static func length(_ sums: [Int32: Double]) -> Int32 {
        let ordered = sums.sorted { $0.key < $1.key }
        return max(1, units(ordered.reduce(0) { $0 + $1.value * $1.value }.squareRoot()))
    }

    private func addClasses(to writer: inout PackWriter) {
        let numbers = Dictionary(
            tables.occupations.enumerated().map { ($1.code, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        writer.add(.classCodes, strings: tables.classes.map(\.code))
        writer.add(.classNames, strings: tables.classes.map(\.name))
        let known = tables.classes.map { item in
            item.occupations.compactMap { pair in numbers[pair.code].map { (Int32($0), Self.units(pair.share)) } }
        }
        writer.add(.classOccupations, lists: known.map { $0.map(\.0) })
        writer.add(.classShares, lists: known.map { $0.map(\.1) })
        let near = tables.occupations.map { occupation -> [(Int32, Int32)] in
            let pairs = (tables.nearness[occupation.code] ?? [:]).compactMap { code, value in
                numbers[code].map { ($0, value) }
            }.filter { $0.1 > 0 }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
            return pairs.map { (Int32($0.0), Self.units($0.1)) }
        }
        writer.add(.nearClasses, lists: near.map { $0.map(\.0) })
        writer.add(.nearShares, lists: near.map { $0.map(\.1) })
    }

    private static func units(_ share: Double) -> Int32 {
        Int32(saturating: (share * shareUnits).rounded())
    }
}
