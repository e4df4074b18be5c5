/// What text is written on.
enum TextGround: Hashable {
    case colour(Colour)
    /// A picture or a drawing, of any colour.
    case unknown

    /// Whether white text may be seen on it.
    var mayCarryWhite: Bool {
        if case .colour(let colour) = self { colour.standsOut(on: .white) } else { true }
    }

    static let paper = TextGround.colour(.white)
}
