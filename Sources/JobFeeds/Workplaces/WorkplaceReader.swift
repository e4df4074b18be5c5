import JobMatching
import TextFolding

/// Decides whether a job is on site, hybrid or remote, and who may apply from where.
///
/// A word of the feed for it comes first, then the location text, a note in the title, and plain sentences of the text, never
/// a mere word: "remote sites" and "no remote work" are in many. A flag is what boards fill in by default, and counts only
/// where none of these says anything: "true" beside an office in the location is not remote, nor is "false" beside
/// "Remote" in it on site.
struct WorkplaceReader {
    /// What a feed states.
    struct Statement {
        /// The feed's own word for it.
        var workplace: JobPosting.Workplace?
        /// The feed's own flag.
        var isRemote: Bool?
        var locations: [String] = []
        /// Location texts whose places are stated in parts as well.
        var notes: [String] = []
        var title = ""
        /// The field that says who may apply: countries, regions, "Worldwide".
        var eligibility: [String] = []
        /// ISO 3166-1 codes of the places that are stated in parts.
        var placeCountries: [String] = []
        /// ISO 3166-1 code in the posting's own field for a country.
        var home: String?
        /// The text, without markup.
        var body = ""
    }

    let workplace: JobPosting.Workplace
    /// Whether a remote job can be done at its places as well.
    let isOnSiteToo: Bool
    /// ISO 3166-1 codes of the countries that people may work from; empty on site, or where there is no limit.
    let eligibleCountries: [String]
    /// From which countries people may work, where places that are not known yet may tell more; nil unless remote.
    let reach: RemoteReach?
    /// The places in the location texts.
    let places: [PostingPlace]

    init(_ statement: Statement) {
        var location = LocationText("")
        for text in statement.locations { location.merge(LocationText(text)) }
        places = location.places
        for text in statement.notes { location.merge(LocationText(text)) }
        let note = TitleNote(statement.title)
        // "Berlin (on-site)" in one place and "Remote" in the title: what is nearer to the place counts.
        let near = statement.workplace ?? location.workplace ?? note.workplace
        workplace = near ?? Self.workplace(of: statement, hasOffice: location.hasOffice)
        isOnSiteToo = workplace == .remote && near == .remote && location.hasSites
        reach = workplace == .remote ? Self.reach(statement, location: location, note: note.text) : nil
        eligibleCountries = reach?.countries(of: places) ?? []
    }

    /// What the text says where nothing beside the place does, and else the flag.
    private static func workplace(of statement: Statement, hasOffice: Bool) -> JobPosting.Workplace {
        let body = BodyWorkplace(statement.body)
        let isFlagged = statement.isRemote == true && !hasOffice
        return body.workplace(isFlagged: isFlagged) ?? (isFlagged ? .remote : .onSite)
    }

    private static func reach(_ statement: Statement, location: LocationText, note: LocationText) -> RemoteReach {
        var reach = RemoteReach()
        var stated = LocationText("")
        var codes: [String] = []
        for text in statement.eligibility {
            let read = LocationText(capitalised(text))
            // A code that is in no table bounds all the same.
            if read.countries.isEmpty, text.utf8.count == 2, text.utf8.allSatisfy(\.isPlainLetter) {
                codes.append(text.uppercased())
            }
            stated.merge(read)
        }
        let source =
            codes.isEmpty ? [stated, location, note].first { !$0.countries.isEmpty || $0.isWorldwide } : stated
        // "Anywhere in the US" is not anywhere; an office in one country beside "Remote, Canada" bounds as well.
        reach.isWorldwide = codes.isEmpty && source.map { $0.countries.isEmpty && $0.isWorldwide } ?? false
        let isField = !stated.countries.isEmpty || !codes.isEmpty
        var all = (source?.countries ?? []) + codes
        if !isField, !all.isEmpty { all += statement.placeCountries }
        reach.stated = all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        reach.placeCountries = statement.placeCountries
        reach.home = statement.home
        if !reach.isStated { reach.body = BodyReach(statement.body) }
        return reach
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
