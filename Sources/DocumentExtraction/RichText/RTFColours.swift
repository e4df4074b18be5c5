/// The colours of a Rich Text document by their numbers.
struct RTFColours {
    /// Nil for an entry without parts: the colour that programs choose.
    private var colours: [Colour?] = []
    private var parts: (red: UInt8, green: UInt8, blue: UInt8)?

    private static let mostColours = 4096

    /// Takes a part of the entry that is being read.
    mutating func read(_ word: String, _ number: Int?) {
        var entry = parts ?? (0, 0, 0)
        let part = UInt8(clamping: number ?? 0)
        switch word {
        case "red": entry.red = part
        case "green": entry.green = part
        case "blue": entry.blue = part
        default: return
        }
        parts = entry
    }

    mutating func endEntry() {
        guard colours.count < Self.mostColours else { return }
        colours.append(parts.map { Colour(red: $0.red, green: $0.green, blue: $0.blue) })
        parts = nil
    }

    func ink(_ number: Int?) -> TextInk {
        colour(number).map(TextInk.colour) ?? .automatic
    }

    /// What that colour puts behind text; nil where it is none.
    func ground(_ number: Int?) -> TextGround? {
        colour(number).map(TextGround.colour)
    }

    private func colour(_ number: Int?) -> Colour? {
        guard let number, colours.indices.contains(number) else { return nil }
        return colours[number]
    }
}
