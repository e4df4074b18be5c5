/// One letter for where the work of a posting is done.
package enum StoredWorkplace {
    /// Remote, and on site as well.
    private static let letterOfBoth = "b"

    /// The letter of a posting.
    package static func letter(of posting: JobPosting) -> String {
        posting.isOnSiteToo ? letterOfBoth : letter(of: posting.workplace)
    }

    package static func letter(of workplace: JobPosting.Workplace) -> String {
        switch workplace {
        case .onSite: "o"
        case .hybrid: "h"
        case .remote: "r"
        }
    }

    /// Gives a posting what a letter stands for.
    package static func set(_ letter: String?, of posting: inout JobPosting) {
        posting.isOnSiteToo = letter == letterOfBoth
        posting.workplace =
            posting.isOnSiteToo
            ? .remote : JobPosting.Workplace.allCases.first { Self.letter(of: $0) == letter } ?? .onSite
    }
}
