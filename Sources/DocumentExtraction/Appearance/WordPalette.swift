/// The sixteen colours that Word has names and numbers for.
enum WordPalette {
    /// In the order of their numbers, which begin at 1 (MS-DOC, Ico).
    private static let colours: [(name: String, colour: Colour)] = [
        ("black", Colour(red: 0, green: 0, blue: 0)), ("blue", Colour(red: 0, green: 0, blue: 255)),
        ("cyan", Colour(red: 0, green: 255, blue: 255)), ("green", Colour(red: 0, green: 255, blue: 0)),
        ("magenta", Colour(red: 255, green: 0, blue: 255)), ("red", Colour(red: 255, green: 0, blue: 0)),
        ("yellow", Colour(red: 255, green: 255, blue: 0)), ("white", Colour(red: 255, green: 255, blue: 255)),
        ("darkBlue", Colour(red: 0, green: 0, blue: 128)), ("darkCyan", Colour(red: 0, green: 128, blue: 128)),
        ("darkGreen", Colour(red: 0, green: 128, blue: 0)), ("darkMagenta", Colour(red: 128, green: 0, blue: 128)),
        ("darkRed", Colour(red: 128, green: 0, blue: 0)), ("darkYellow", Colour(red: 128, green: 128, blue: 0)),
        ("darkGray", Colour(red: 128, green: 128, blue: 128)), ("lightGray", Colour(red: 192, green: 192, blue: 192)),
    ]

    /// The colour of that number; nil for what readers choose, and for numbers without a colour.
    static func colour(number: Int) -> Colour? {
        colours.indices.contains(number - 1) ? colours[number - 1].colour : nil
    }

    /// The colour of that name, as Office Open XML has them for highlights.
    static func colour(named name: String) -> Colour? {
        colours.first { $0.name == name }?.colour
    }
}
