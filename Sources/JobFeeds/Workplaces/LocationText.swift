import JobMatching
import Places
import TextFolding

/// What a location field or a note in a title says: how people work, in which countries, and where.
///
/// The text is cut at the signs that part places; each piece is a word about work, a region, a country, or else a place.
struct LocationText {
    /// How people work; nil when it does not say.
    private(set) var workplace: JobPosting.Workplace?
    /// Whether it names an office: "San Francisco Office", "NYC Headquarters".
    private(set) var hasOffice = false
    /// Whether one of several places is not for remote work: "Berlin / Remote", "Austin (On-site) | Remote, USA".
    private(set) var hasSites = false
    /// Whether it says that people may live anywhere.
    private(set) var isWorldwide = false
    /// ISO 3166-1 codes of the countries, regions and time zones that it names.
    private(set) var countries: [String] = []
    /// The places that are left without the words about work.
    private(set) var places: [PostingPlace] = []

    private static let longest = 400

    /// What stands in the field where nothing is known.
    private static let blanks: Set<String> = [
        "n/a", "na", "-", "none", "tbd", "tba", "various", "various locations", "multiple", "multiple locations",
    ]

    init(_ text: String) {
        guard !Self.blanks.contains(text.trimmingSpaces.folded) else { return }
        for part in Self.marked(String(text.prefix(Self.longest))).split(separator: ";") {
            merge(LocationText(part: String(part)))
        }
        if workplace == .hybrid, Self.isNationwide(text), !places.contains(where: { $0.place == nil }) {
            workplace = .remote
        }
    }

    /// "Homeoffice möglich | Deutschlandweit": who may live anywhere in a country is not expected in an office.
    private static func isNationwide(_ text: String) -> Bool {
        let keys = text.folded.split { !$0.isLetter && !$0.isNumber && $0 != "%" }.map(String.init)
        return keys.contains(where: WorkplaceWords.nationwide.contains)
            && keys.contains(where: WorkplaceWords.remote.contains)
            && !keys.contains { WorkplaceWords.hybrid.contains($0) || WorkplaceWords.days.contains($0) }
    }

    /// Takes in what another place says: where one of several is remote, the job is.
    mutating func merge(_ other: LocationText) {
        let isOtherRemote = other.workplace == .remote
        hasSites =
            hasSites || other.hasSites || isOtherRemote && workplace != .remote && isSite
            || workplace == .remote && !isOtherRemote && other.isSite
        hasOffice = hasOffice || other.hasOffice
        if let theirs = other.workplace, workplace != .remote, workplace != .hybrid || theirs == .remote {
            workplace = theirs
        }
        isWorldwide = isWorldwide || other.isWorldwide
        for country in other.countries where !countries.contains(country) { countries.append(country) }
        for place in other.places where !places.contains(place) { places.append(place) }
    }

    /// Whether it names a place, or that people come to one.
    private var isSite: Bool { hasOffice || workplace != nil || places.contains { $0.place == nil } }

    /// The text with one sign in place of all that part places, and one in place of all that part the parts of a place.
    private static func marked(_ text: String) -> String {
        guard text.utf8.contains(where: isMark) else { return text }
        var result = ""
        for character in text {
            switch character {
            case ";", "|", "•", "·", "\n", "\r\n": result.append(";")
            case "(", ")", "[", "]": result.append(",")
            case "–", "—": result.append(" - ")
            case "_": result.append(" ")
            // "60 %"
            case "%" where result.last == " ":
                result.removeLast()
                result.append("%")
            default: result.append(character)
            }
        }
        return result
    }

    /// Whether a byte is one of those signs, or may belong to one that is not ASCII.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "%"), 0x0A, 0xC2, 0xE2:
            true
        default: false
        }
    }

    // MARK: - One place

    private init(part text: String) {
        var text = text
        if let zone = ZoneRange(in: text) {
            add(ZoneCountries.codes(in: zone.hours))
            workplace = .remote
            text = zone.rest
        }
        // "Remote / Berlin" and "Remote or Berlin" are two ways to do one job.
        let choices = RegionCountries.codes(named: text.trimmingSpaces) != nil ? [text] : Self.choices(in: text)
        for choice in choices {
            let before = workplace
            let known = (places: places.count, hasOffice: hasOffice)
            workplace = nil
            hasOffice = false
            defer { combine(before, isSite: places.count > known.places, hadOffice: known.hasOffice) }
            var stated: [String] = []
            var bareCountries: [PostingPlace] = []
            let pieces = Self.pieces(of: choice)
            let america = pieces.lastIndex { CountryNames.code(named: $0) == "US" } ?? 0
            for (index, piece) in pieces.enumerated() {
                // "CA" is California in front of "USA", and Canada behind it.
                let isState = index < america && AmericanStates.isAmbiguous(piece)
                read(piece, isState: isState, stated: &stated, bareCountries: &bareCountries)
            }
            if stated.isEmpty {
                places += bareCountries.filter { !places.contains($0) }
            } else {
                let place = PostingPlace(text: stated.joined(separator: ", "), place: nil)
                if !places.contains(place) { places.append(place) }
            }
        }
        // "US only" says who may apply, and so that people work elsewhere than in an office.
        if workplace == nil, isRestriction, !countries.isEmpty, places.allSatisfy({ $0.place != nil }) {
            workplace = .remote
        }
    }

    /// Whether "only" stood beside a country.
    private var isRestriction = false
    /// Whether one of the choices names a place where people come to.
    private var hasSiteChoice = false

    /// Joins what a choice says to what those before it say: on site or remote is both, hybrid or remote is hybrid.
    private mutating func combine(_ before: JobPosting.Workplace?, isSite: Bool, hadOffice: Bool) {
        if workplace == .onSite || workplace == nil && (isSite || hasOffice) { hasSiteChoice = true }
        hasOffice = hasOffice || hadOffice
        switch (before, workplace) {
        case (.hybrid?, _), (_, nil): workplace = before
        case (.remote?, .onSite?): workplace = .remote
        // "Remote / 2 days a week"
        default: break
        }
        hasSites = workplace == .remote && hasSiteChoice
    }

    private static func choices(in text: String) -> [String] {
        let isChoice = text.has(UInt8(ascii: "/")) || words.contains { text.contains($0) }
        guard isChoice else { return [text] }
        var text = text
        for period in ["/week", "/wk", "/month", "/Woche", "/semaine", "/semana"] {
            text = text.replacing(period, with: " a week")
        }
        for word in words where text.contains(word) { text = text.replacing(word, with: "/") }
        return text.split(separator: "/").map(String.init)
    }

    /// "Or" in English, German, French, Portuguese, Spanish, Italian and Polish.
    private static let words = [" or ", " oder ", " ou ", " o ", " lub "]

    private static func pieces(of text: String) -> [String] {
        var text = text
        for sign in [" - ", ": "] where text.contains(sign) { text = text.replacing(sign, with: ",") }
        return text.split(separator: ",")
            .map { $0.trimmingSpaces }.filter { !$0.isEmpty && $0 != "-" }
    }

    private mutating func read(
        _ piece: String,
        isState: Bool,
        stated: inout [String],
        bareCountries: inout [PostingPlace]
    ) {
        let words = PieceWords(piece)
        note(words)
        guard !words.rest.isEmpty else {
            // "Portland, OR", "Remote, OR": a state that is a little word elsewhere.
            if !stated.isEmpty || workplace == .remote, AmericanStates.contains(piece), piece == piece.uppercased() {
                add(["US"])
                stated.append(piece)
            }
            return
        }
        let rest = words.rest
        if isState {
            stated.append(rest)
        } else if let codes = RegionCountries.codes(named: rest) {
            add(codes)
        } else if let code = CountryNames.code(named: rest), stated.isEmpty || !AmericanStates.isAmbiguous(rest) {
            add([code])
            isRestriction = isRestriction || words.hasOnly
            if stated.isEmpty {
                bareCountries.append(PostingPlace(text: rest, place: Place(kind: .country, countryCode: code)))
            } else {
                stated.append(rest)
            }
        } else if let code = AmericanStates.contains(rest) ? "US" : Provinces.country(of: rest) {
            add([code])
            stated.append(rest)
        } else if let codes = Self.allCodes(in: rest) {
            add(codes)
            isRestriction = isRestriction || words.hasOnly
            bareCountries += codes.map { PostingPlace(text: $0, place: Place(kind: .country, countryCode: $0)) }
        } else {
            stated += bareCountries.isEmpty ? [rest] : [rest] + bareCountries.map(\.text)
            bareCountries = []
        }
        if words.hasOnly, RegionCountries.codes(named: rest) != nil { isRestriction = true }
    }

    /// Within one place hybrid goes before remote, and a plain no before both.
    private mutating func note(_ words: PieceWords) {
        hasOffice = hasOffice || words.hasOffice
        isWorldwide = isWorldwide || words.isWorldwide
        // "Remote - 2 days a week"
        if words.isPartOfWeek, workplace == .remote { workplace = .hybrid }
        guard let theirs = words.workplace else { return }
        switch (workplace, theirs) {
        case (.onSite, _): break
        case (.hybrid, .remote): break
        default: workplace = theirs
        }
    }

    private mutating func add(_ codes: [String]) {
        for code in codes where !countries.contains(code) { countries.append(code) }
    }

    /// The countries of a list such as "US & Canada"; nil when one of its parts is no country.
    private static func allCodes(in text: String) -> [String]? {
        guard
            text.has(UInt8(ascii: "&")) || text.has(UInt8(ascii: "+")) || text.contains(" and ")
                || text.contains(" und ")
        else { return nil }
        let parts = text.replacing(" and ", with: "&").replacing(" und ", with: "&").replacing("+", with: "&")
            .split(separator: "&").map { $0.trimmingSpaces }
        guard parts.count > 1 else { return nil }
        var codes: [String] = []
        for part in parts {
            guard let found = RegionCountries.codes(named: part) ?? CountryNames.code(named: part).map({ [$0] }) else {
                return nil
            }
            codes += found
        }
        return codes
    }
}
