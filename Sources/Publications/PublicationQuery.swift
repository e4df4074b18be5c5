package import Foundation

/// What somebody looks for in a list of publications, and in which order.
package struct PublicationQuery: Hashable, Sendable {
    /// What a list is sorted by.
    package enum Order: String, CaseIterable, Sendable {
        case created = "created_at"
        case updated = "updated_at"
        case title
        case author
        case year
    }

    /// A part of the title, the authors, the keywords, the venue or the name of the bibliography. Case and accents do not
    /// count.
    package var text: String?
    package var years: ClosedRange<Int>?
    /// Parts of texts, each of which must be there.
    package var parts: [PublicationField: String] = [:]
    package var title: String?
    /// Parts of the authors, one of which must be there.
    package var authors: [String] = []
    /// Parts of the venue, one of which must be there.
    package var venues: [String] = []
    /// When the publication was put into the list.
    package var created: Range<Date>?
    package var order = Order.created
    package var isAscending = false

    package init() {}

    /// Whether all publications are in the list.
    package var isUnfiltered: Bool {
        var other = PublicationQuery()
        other.order = order
        other.isAscending = isAscending
        return self == other
    }
}

/// A page of a list.
package struct PublicationPage: Hashable, Sendable {
    package var publications: [Publication]
    /// How many there are on all pages.
    package var total: Int

    package init(publications: [Publication], total: Int) {
        self.publications = publications
        self.total = total
    }
}

/// Something that became of a publication.
package enum PublicationChange: Hashable, Sendable {
    case put(Publication)
    case deleted(DeletedPublication)
}

/// A list in numbers.
package struct PublicationFigures: Hashable, Sendable {
    package struct Language: Hashable, Sendable {
        package var name: String
        package var count: Int

        package init(name: String, count: Int) {
            self.name = name
            self.count = count
        }
    }

    package var total = 0
    /// Those of one year.
    package var ofYear = 0
    /// Languages that publications are in, the most frequent first.
    package var languages: [Language] = []
    /// Different languages.
    package var languageCount = 0
    /// Different countries of research.
    package var countryCount = 0

    package init() {}
}
