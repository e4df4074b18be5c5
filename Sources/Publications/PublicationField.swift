/// A text that a publication may have beside its title and its authors. Raw values are the names on the wire.
package enum PublicationField: String, CaseIterable, Sendable {
    /// Journal, proceedings, or the book that a chapter is in.
    case venue = "publication"
    case publisher
    case languagePublished = "language_published"
    case languageResearched = "language_researched"
    case countryOfResearch = "country_of_research"
    case keywords
    case source
    case languageFamily = "language_family"
    case biblioName = "biblio_name"
    case isbn
    case issn
    case url
    case dateOfEntry = "date_of_entry"
    /// Without the address of a resolver in front.
    case doi
    case abstract
    case volume
    case issue
    case pages
    case editor
    case edition
    /// Where it was published.
    case place
    case note
}
