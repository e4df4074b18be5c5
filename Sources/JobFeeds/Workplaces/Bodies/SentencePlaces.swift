/// The names of countries and regions in running text, where many a short code is a word.
enum SentencePlaces {
    /// A name in a sentence.
    struct Name {
        /// ISO 3166-1 codes.
        let codes: [String]
        /// How many words it has.
        let length: Int
        /// Whether it is a word such as "Australian", which needs another behind it.
        let isAdjective: Bool
    }

    private static let longest = 4

    /// The name that begins at a word of a sentence; the longest one.
    static func name(at index: Int, of sentence: BodySentence) -> Name? {
        let words = sentence.words
        let first = words[index]
        guard firstWords.contains(first.key), first.isName || nationwide.contains(first.key) else { return nil }
        for length in stride(from: min(longest, words.count - index), through: 1, by: -1) {
            // A comma parts names; only the last word may stand before one.
            if words[index..<(index + length - 1)].contains(where: \.endsPhrase) { continue }
            let keys = words[index..<(index + length)].map(\.key)
            // "Pays-Bas" has come as two words.
            for sign in length > 1 ? [" ", "-"] : [" "] {
                if let found = meaning(keys.joined(separator: sign), isCapitals: first.isCapitals) {
                    return Name(codes: found.codes, length: length, isAdjective: found.isAdjective)
                }
            }
        }
        return nil
    }

    private static func meaning(_ key: String, isCapitals: Bool) -> (codes: [String], isAdjective: Bool)? {
        guard key.utf8.count > 3 else { return isCapitals ? abbreviations[key].map { ($0, false) } : nil }
        if let code = inflected[key] ?? CountryNames.code(named: key) ?? state(key) { return ([code], false) }
        if let code = adjectives[key] { return ([code], true) }
        return isZone(key) ? nil : RegionCountries.codes(named: regions[key] ?? key).map { ($0, false) }
    }

    /// The words that names begin with; most words of a text begin none.
    private static let firstWords: Set<String> = {
        let names =
            CountryNames.names + RegionCountries.names + Provinces.names + AmericanStates.names + inflected.keys
            + adjectives.keys + regions.keys + abbreviations.keys
        return Set(names.map { $0.split { $0 == " " || $0 == "-" || $0 == "'" }.first.map(String.init) ?? $0 })
    }()

    /// Hours of the day are no place to live.
    private static func isZone(_ key: String) -> Bool {
        ["time", "zone", "zones", "timezone", "timezones", "hours"].contains { key.hasSuffix(" \($0)") }
    }

    private static func state(_ key: String) -> String? {
        AmericanStates.contains(key) ? "US" : Provinces.country(of: key)
    }

    private static let abbreviations: [String: [String]] = {
        var codes: [String: [String]] = ["us": ["US"], "usa": ["US"], "uk": ["GB"], "uae": ["AE"], "nz": ["NZ"]]
        for key in ["eu", "ue", "eea"] { codes[key] = RegionCountries.codes(named: key) }
        return codes
    }()

    /// Words that say "all over" a country, and so are written small as well.
    static let nationwide: Set<String> = [
        "deutschlandweit", "bundesweit", "osterreichweit", "schweizweit", "europaweit",
    ]

    /// Other names of regions, by the English one.
    private static let regions: [String: String] = [
        "europaischen union": "eu", "union europea": "eu", "uniao europeia": "eu", "unione europea": "eu",
        "europese unie": "eu", "unii europejskiej": "eu", "europie": "europe", "europy": "europe",
        "europas": "europe", "amerique du nord": "north america", "nordamerika": "north america",
        "america latina": "latin america", "latinoamerica": "latin america", "lateinamerika": "latin america",
        "amerique latine": "latin america", "america do sul": "south america", "sudamerica": "south america",
    ]

    private static func table(_ text: String) -> [String: String] {
        var codes: [String: String] = [:]
        for line in text.split(separator: "\n") {
            guard let space = line.firstIndex(of: " ") else { continue }
            for name in line[line.index(after: space)...].split(separator: "|") {
                codes[String(name)] = String(line[..<space])
            }
        }
        return codes
    }

    /// Names as sentences in German, French, Spanish, Portuguese, Italian, Dutch and Polish have them, folded; what
    /// `CountryNames` has is left out.
    private static let inflected = table(
        """
        AR argentine|argentinien|argentyny|argentynie
        AT osterreichs|oostenrijk|austrii
        AU australien|australie|australii
        BE belgiens|belgica|belgio|belgii|belgia
        BR bresil|brasile|brazilie|brazylii
        CA kanada|canadas|kanadzie|kanady
        CH suica|zwitserland|szwajcarii|szwajcaria
        CO colombie|kolumbien
        CZ czechach|czech|tsjechie|republique tcheque|republica checa
        DE deutschlands|niemczech|niemiec|niemcy|germania
        DK dania|danii|danimarca|dinamarca|denemarken
        ES spagna|spanje|hiszpanii|hiszpania|spaniens
        FI finlande|finlandia|finlandii
        FR frankreichs|frankrijk|francji|francja
        GB grossbritannien|vereinigten konigreich|regno unito|verenigd koninkrijk|grande bretagne|gran bretana
        GB wielkiej brytanii|wielka brytania|inglaterra|engeland
        IE irlanda|irlandii|ierland
        IN indien|indii
        IT italiens|wloszech|wloch
        JP japon|japao|giappone|japonii
        MA maroc|marruecos|marokko
        MX mexiko|messico|meksyku
        NL niederlanden|paises bajos|paises baixos|paesi bassi|olanda|holandia|holandii
        NO norvege|noruega|norvegia|noorwegen|norwegii
        NZ neuseeland
        PL polonia|polsce|polski|polens
        PT portugalii|portogallo
        SE suede|suecia|svezia|zweden|szwecji
        TN tunisie|tunesien
        UA ukrainie|ukrainy|oekraine
        US vereinigten staaten|stati uniti|verenigde staten|stanach zjednoczonych|stanow zjednoczonych|eua|eeuu
        ZA sudafrika|zuid afrika
        """
    )

    /// Words that make a people or its states, in English; folded.
    private static let adjectives = table(
        """
        AT austrian
        AU australian
        BE belgian
        BR brazilian
        CA canadian
        CH swiss
        DE german
        DK danish
        ES spanish
        FI finnish
        FR french
        GB british
        IE irish
        IN indian
        IT italian
        JP japanese
        MX mexican
        MY malaysian
        NL dutch
        NO norwegian
        PL polish
        PT portuguese
        SE swedish
        US american
        ZA south african
        """
    )
}
