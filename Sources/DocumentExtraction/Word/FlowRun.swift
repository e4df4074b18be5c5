/// A piece of text in one look.
struct FlowRun {
    enum Content {
        case text(String)
        case tab
        case lineBreak

        var isText: Bool {
            if case .text = self { true } else { false }
        }
    }

    var content: Content
    var isBold = false
    var isItalic = false
    /// Points; nil takes the paragraph's.
    var fontSize: Double?
    var link: String?
    /// Whether a reader does not see it.
    var isHidden = false
}
