import TextFolding

/// Somebody who wrote a publication.
package struct Contributor: Hashable, Sendable {
    /// What stands behind a name.
    package enum Kind: String, Sendable {
        case person
        /// An organization, whose name is never turned round.
        case group
        /// "et al.": others whom nobody names.
        case others
    }

    /// As written.
    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    /// Tells from a name whose it is.
    package init(named name: String) {
        let folded = name.folded
        if ["et al.", "et al", "and others", "others"].contains(folded) {
            self.init(name: "et al.", kind: .others)
        } else {
            self.init(name: name, kind: Self.isGroup(folded) ? .group : .person)
        }
    }

    /// Whether a folded name is that of an organization.
    static func isGroup(_ folded: String) -> Bool {
        // "Association, J." would be odd, "Doe, J." is not: who has a name with a comma is a person.
        guard !folded.contains(",") else { return false }
        return folded.split { !$0.isLetter }.contains { groupWords.contains(String($0)) }
    }

    private static let groupWords: Set<String> = [
        "academy", "agency", "alliance", "association", "authority", "bank", "board", "bureau", "center", "centre",
        "collaboration", "college", "commission", "committee", "company", "conference", "consortium", "corporation",
        "council", "department", "federation", "forum", "foundation", "gesellschaft", "gmbh", "group", "hospital",
        "inc",
        "initiative", "institut", "institute", "institutes", "institution", "instituto", "istituto", "laboratory",
        "ltd",
        "ministry", "network", "office", "organisation", "organization", "partnership", "press", "program", "programme",
        "project", "society", "stiftung", "team", "trust", "union", "universidad", "universita", "universitat",
        "universite", "university", "verband", "verein", "workgroup",
    ]
}
