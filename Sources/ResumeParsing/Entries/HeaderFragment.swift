import Careers
import Places
import TextFolding

/// A piece of an entry's header, and what speaks for its being a title, an employer, or a place.
struct HeaderFragment: Sendable {
    let text: String
    /// Line of the header and number within it: where in the layout it stands.
    let line: Int
    let isBold: Bool
    let isItalic: Bool
    /// 0-1.
    let title: Double
    /// 0-1.
    let employer: Double
}
