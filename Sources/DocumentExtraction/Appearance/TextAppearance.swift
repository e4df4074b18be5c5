/// How a flow document says that a run of text looks, as far as that decides whether a reader sees it.
///
/// Each format says it in its own words; what follows from it is the same for all of them.
struct TextAppearance: Hashable {
    /// Whether the document itself says that the text is not to be seen.
    var isMarkedHidden = false
    /// Points.
    var fontSize: Double
    var ink = TextInk.automatic
    var ground = TextGround.paper

    /// Points; print this small is a speck to a reader.
    private static let speck = 3.0

    /// Whether a reader sees the text. Where that cannot be told, he does: what is seen must not be lost.
    var isVisible: Bool {
        guard !isMarkedHidden, fontSize > Self.speck else { return false }
        return switch (ink, ground) {
        case (.transparent, _): false
        case (.colour(let colour), .colour(let ground)): colour.standsOut(on: ground)
        case (.automatic, _), (.colour, .unknown): true
        }
    }
}
