import Careers
import Places
import TextFolding

/// A piece of an entry's header, and what speaks for its being a title, an employer, or a place.
struct HeaderFragment: Sendable {
    /// Where in the layout of a header something stands.
    struct Slot: Hashable, Sendable {
        let line: Int
        /// Number on its line, from 0.
        var number: Int
    }

    let text: String
    let slot: Slot
    /// 0-1.
    let title: Double
    /// 0-1.
    let employer: Double

    /// The fragment when a word in front of it says who employs ("at Kestrel Foods").
    var asEmployer: HeaderFragment {
        HeaderFragment(text: text, slot: slot, title: min(title, 0.2), employer: max(employer, 0.9))
    }

    /// The fragment when a word behind it says that who employs comes next.
    var asTitle: HeaderFragment {
        HeaderFragment(text: text, slot: slot, title: max(title, 0.6), employer: min(employer, 0.3))
    }

    /// The fragment when a label in front of it says what it is ("Position: Clerk").
    ///
    /// - Parameter isTitle: whether it says that it is a title.
    /// - Returns: the fragment with that certainty.
    func labelled(isTitle: Bool) -> HeaderFragment {
        HeaderFragment(
            text: text,
            slot: slot,
            title: isTitle ? 2 : 0,
            employer: isTitle ? 0 : 2
        )
    }
}
