import TextDocument

/// Where the bullets of a recognised page stand, so that one which was taken for a letter or a sign is known by its
/// place.
struct BulletEdges {
    /// What recognition makes of a small disc: "e  Cared for patients", "¢ Cut waste".
    private static let lookalikes: Set<Character> = [
        "e", "o", "c", "O", "©", "®", "¢", "*", "«", "»", "°", "·", "=", "@", ".", "¥", "§", "¢", "<", ">",
    ]
    /// Points by which a place may differ.
    private static let tolerance = 4.0
    /// Fewer bullets prove no list.
    private static let leastBullets = 2

    private let edges: [Double]

    init(_ page: TextPage) {
        guard page.origin == .recognised else {
            edges = []
            return
        }
        let bullets = page.lines.compactMap(\.words.first).filter { $0.text == DocumentLine.bullet }
        edges = bullets.count < Self.leastBullets ? [] : bullets.map { ($0.box.left + $0.box.right) / 2 }
    }

    /// Whether the first word of a line is a bullet that was taken for something else.
    func hides(_ word: TextWord) -> Bool {
        guard !edges.isEmpty, word.text.count <= 2, word.text.allSatisfy(Self.lookalikes.contains) else { return false }
        let middle = (word.box.left + word.box.right) / 2
        return edges.contains { abs($0 - middle) <= Self.tolerance }
    }
}
