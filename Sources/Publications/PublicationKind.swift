/// What sort of publication something is. Raw values are types of the Citation Style Language.
package enum PublicationKind: String, CaseIterable, Sendable {
    case article = "article-journal"
    case book
    case chapter
    case paper = "paper-conference"
    case report
    case thesis
    case webpage
}
