/// What text is written with.
enum TextInk: Hashable {
    /// What programs choose so that it stands out.
    case automatic
    case colour(Colour)
    case transparent
}
