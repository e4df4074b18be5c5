import TextFolding

/// What the headers of a section have in common.
struct HeaderLayout {
    /// Signs that part title and employer here, although elsewhere they stand inside a title or a name as well.
    let separators: [String]
    /// Whether title and employer stand on lines of their own.
    let hasLines: Bool

    /// In the order in which they are believed.
    private static let candidates = [" – ", " — ", " - ", " / "]

    /// Words between a title and an employer, which stand inside titles as well.
    private static let words = [" em ", " en ", " w ", " hos ", " på ", " till "]

    /// The word that parts title and employer in all headers: "Cashier en Tiendas Ejemplo, Murcia".
    private static func word(in firsts: [[String]], isPlace: (String) -> Bool) -> String? {
        words.first { word in
            firsts.allSatisfy { cells in
                guard cells.count == 1, !cells[0].contains(where: { "|•·:/–—".contains($0) }),
                    let found = cells[0].ranges(of: word).last
                else { return false }
                let name = cells[0][found.upperBound...]
                guard name.first?.isUppercase == true || name.first?.isNumber == true else { return false }
                guard let comma = name.ranges(of: ", ").last else { return true }
                return isPlace(String(name[comma.upperBound...]))
            }
        }
    }

    /// - Parameters:
    ///   - headers: those of all entries; ones without dates say nothing.
    ///   - isPlace: whether a text is a place: what stands beside a date may be one, and names nothing.
    init(_ headers: [[HeaderLine]], isPlace: (String) -> Bool) {
        let contents = headers.filter { header in header.contains { $0.dates != nil } }
            .map { header in header.filter { line in !line.cells.allSatisfy { isPlace($0.text) } } }
            .filter { !$0.isEmpty }
        let single = contents.filter { $0.count == 1 }
        // A header that was too long for one line has its signs on the first.
        let firsts = contents.map { $0[0].cells.map(\.text) }
        if contents.count >= 2, single.count * 2 >= contents.count {
            let signs = Self.candidates.filter { sign in
                firsts.filter { cells in cells.contains { $0.contains(sign) } }.count * 5 >= firsts.count * 4
            }.prefix(1)
            separators = signs.first.map { [$0] } ?? Self.word(in: firsts, isPlace: isPlace).map { [$0] } ?? []
        } else {
            separators = []
        }
        hasLines = separators.isEmpty && contents.count >= 2 && (contents.count - single.count) * 2 >= contents.count
    }
}
