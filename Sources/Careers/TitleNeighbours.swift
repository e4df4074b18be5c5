import Glibc

/// Titles by the three-letter pieces they consist of: finds the known titles that look most like an unknown one.
struct TitleNeighbours: Sendable {
    private let owners: [Int]
    private let norms: [Float]
    /// Titles by piece.
    private let postings: [UInt32: [Int32]]
    private let weights: [UInt32: Float]

    /// Titles that vote.
    private static let voters = 12

    /// - Parameters:
    ///   - texts: normalised titles.
    ///   - owners: for each title the number of what it belongs to.
    init(texts: [String], owners: [Int]) {
        var postings: [UInt32: [Int32]] = [:]
        var pieces: [[UInt32]] = []
        pieces.reserveCapacity(texts.count)
        for (index, text) in texts.enumerated() {
            let own = Self.pieces(of: text)
            for piece in own { postings[piece, default: []].append(Int32(index)) }
            pieces.append(own)
        }
        let count = Float(texts.count)
        let weights = postings.mapValues { logf(1 + count / Float($0.count)) }
        self.owners = owners
        self.postings = postings
        self.weights = weights
        norms = pieces.map { own in
            own.reduce(Float(0)) { sum, piece in
                let weight = weights[piece] ?? 0
                return sum + weight * weight
            }.squareRoot()
        }
    }

    /// The owners of the nearest titles, heaviest first, with weights that sum to 1 and the best cosine similarity (0-1).
    func vote(for text: String) -> [(owner: Int, weight: Double, similarity: Double)] {
        let own = Self.pieces(of: text)
        var scores = [Float](repeating: 0, count: owners.count)
        var norm: Float = 0
        for piece in own {
            guard let weight = weights[piece], let titles = postings[piece] else {
                // A piece that no title has still makes the text unlike all of them.
                norm += logf(Float(owners.count + 1)) * logf(Float(owners.count + 1))
                continue
            }
            norm += weight * weight
            for title in titles { scores[Int(title)] += weight * weight }
        }
        guard norm > 0 else { return [] }
        norm = norm.squareRoot()
        var best: [(title: Int, similarity: Float)] = []
        for title in scores.indices where scores[title] > 0 {
            let similarity = scores[title] / (norm * norms[title])
            if best.count < Self.voters || similarity > best[best.count - 1].similarity {
                let position = best.firstIndex { $0.similarity < similarity } ?? best.count
                best.insert((title, similarity), at: position)
                if best.count > Self.voters { best.removeLast() }
            }
        }
        return tally(best)
    }

    private func tally(_ best: [(title: Int, similarity: Float)]) -> [(owner: Int, weight: Double, similarity: Double)]
    {
        var votes: [Int: (weight: Double, similarity: Double)] = [:]
        var total = 0.0
        for (title, similarity) in best {
            // Powers make near titles count and far ones not.
            let weight = pow(Double(similarity), 6)
            total += weight
            let previous = votes[owners[title]] ?? (0, 0)
            votes[owners[title]] = (previous.weight + weight, max(previous.similarity, Double(similarity)))
        }
        guard total > 0 else { return [] }
        return votes.map { ($0.key, $0.value.weight / total, $0.value.similarity) }
            .sorted { ($0.weight, $1.owner) > ($1.weight, $0.owner) }
    }

    /// The distinct pieces of three bytes, words set off by spaces.
    private static func pieces(of text: String) -> [UInt32] {
        let bytes = [UInt8(ascii: " ")] + Array(text.utf8) + [UInt8(ascii: " ")]
        guard bytes.count >= 3 else { return [] }
        var seen: Set<UInt32> = []
        var pieces: [UInt32] = []
        for index in 0..<(bytes.count - 2) {
            let piece = UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
            if seen.insert(piece).inserted { pieces.append(piece) }
        }
        return pieces
    }
}
