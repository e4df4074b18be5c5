/// A way in which publications are exchanged.
package enum PublicationFormat: String, CaseIterable, Sendable {
    case bibtex
    case ris
    case cslJSON = "csl-json"
    case csv
    case json

    package var mediaType: String {
        switch self {
        case .bibtex: "application/x-bibtex; charset=utf-8"
        case .ris: "application/x-research-info-systems; charset=utf-8"
        case .cslJSON: "application/vnd.citationstyles.csl+json"
        case .csv: "text/csv; charset=utf-8"
        case .json: "application/json; charset=utf-8"
        }
    }

    /// How the name of a file ends.
    package var fileExtension: String {
        switch self {
        case .bibtex: "bib"
        case .ris: "ris"
        case .cslJSON, .json: "json"
        case .csv: "csv"
        }
    }

    /// The formats that are read as well.
    package static let readable: [PublicationFormat] = [.bibtex, .ris, .cslJSON]

    /// The format that the beginning of a file is in; nil for none that is read.
    package init?(beginning text: String) {
        let text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if text.first == "[" || text.first == "{" {
            self = .cslJSON
        } else if text.hasPrefix("TY  -") || text.hasPrefix("TY -") || text.contains("\nTY  -") {
            self = .ris
        } else if text.contains("@") {
            self = .bibtex
        } else {
            return nil
        }
    }
}
