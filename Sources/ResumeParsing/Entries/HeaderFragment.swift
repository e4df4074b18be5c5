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

    /// The fragment when a label in front of it says what it is ("Position: Clerk").
    ///
    /// - Parameter label: folded, one of `ColumnLabels`.
    /// - Returns: the fragment with that certainty.
    func labelled(_ label: String) -> HeaderFragment {
        let isTitle = ColumnLabels.title.contains(label)
        return HeaderFragment(
            text: text,
            line: line,
            isBold: isBold,
            isItalic: isItalic,
            title: isTitle ? 2 : 0,
            employer: isTitle ? 0 : 2
        )
    }
}
