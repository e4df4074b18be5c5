/// What text is written on.
enum TextGround: Hashable {
    case colour(Colour)
    /// A picture or a drawing, of any colour.
    case unknown

    static let paper = TextGround.colour(.white)
}
