import JobMatching

/// Decides whether a job is on site, hybrid or remote, and who may apply from where.
///
/// A feed's own fields come first, then the location text, then a note in the title. The body does not count: "remote sites"
/// and "no remote work" are in many.
struct WorkplaceReader {
    /// What a feed states.
    struct Statement {
        /// The feed's own word for it.
        var workplace: JobPosting.Workplace?
        /// The feed's own flag.
        var isRemote: Bool?
        var locations: [String] = []
        var title = ""
        /// The field that says who may apply: countries, regions, "Worldwide".
        var eligibility: [String] = []
        /// ISO 3166-1 codes of the places that are stated in parts.
        var placeCountries: [String] = []
    }

    let workplace: JobPosting.Workplace
    /// ISO 3166-1 codes of the countries that people may work from; empty on site, or where there is no limit.
    let eligibleCountries: [String]
    /// Whether the feed says who may apply, if only by "worldwide".
    let isEligibilityStated: Bool
    /// The places in the location texts.
    let places: [PostingPlace]

    init(_ statement: Statement) {
        var location = LocationText("")
        for text in statement.locations { location.merge(LocationText(text)) }
        let note = TitleNote(statement.title)
        places = location.places
        workplace =
            switch (statement.workplace, statement.isRemote) {
            case (let stated?, _): stated
            case (nil, true?): .remote
            case (nil, false?): location.workplace == .hybrid ? .hybrid : .onSite
            // "Berlin (on-site)" in one place and "Remote" in the title: what is nearer to the place counts.
            case (nil, nil): location.workplace ?? note.workplace ?? .onSite
            }
        guard workplace == .remote else {
            eligibleCountries = []
            isEligibilityStated = true
            return
        }
        var stated = LocationText("")
        var codes: [String] = []
        for text in statement.eligibility {
            let read = LocationText(Self.capitalised(text))
            // A code that is in no table bounds all the same.
            if read.countries.isEmpty, text.utf8.count == 2 { codes.append(text.uppercased()) }
            stated.merge(read)
        }
        let sources = [stated, location, note.text]
        let source = codes.isEmpty ? sources.first { !$0.countries.isEmpty || $0.isWorldwide } : stated
        // "Anywhere in the US" is not anywhere; an office in one country beside "Remote, Canada" bounds as well.
        let isWorldwide = source.map { $0.countries.isEmpty && $0.isWorldwide } ?? false
        let isByPlaces = stated.countries.isEmpty && codes.isEmpty && !isWorldwide
        let all = (source?.countries ?? []) + codes + (isByPlaces ? statement.placeCountries : [])
        eligibleCountries = all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        isEligibilityStated = isWorldwide || !eligibleCountries.isEmpty
    }

    /// The workplace that a feed's own word stands for; nil for "unspecified" and what is not known.
    static func workplace(named text: String) -> JobPosting.Workplace? {
        switch text.lowercased().filter(\.isLetter) {
        case "full", "remote", "telecommute", "fullyremote", "fullremote", "remoteonly", "yes", "true": .remote
        case "hybrid", "partial", "partlyremote", "hybridremote", "partiallyremote": .hybrid
        case "none", "onsite", "office", "inoffice", "inperson", "no", "false": .onSite
        default: nil
        }
    }

    /// A field for countries may hold codes in small letters.
    private static func capitalised(_ text: String) -> String {
        text.utf8.count == 2 ? text.uppercased() : text
    }
}
