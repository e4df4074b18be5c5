/// Words and signs around dates, folded, in the languages of the headings table.
enum DateWords {
    /// Signs between the ends of a stretch.
    static let dashes: Set<String> = [
        "-", "–", "—", "‒", "−", "~", "→", "⟶", "➔", "➜", "➝", "⇒", "…", "/", ">",
        "•", "·", "⋅",
    ]

    /// Short names of months that are everyday words of other languages but for their capital letter: "Out 2021".
    static let capitalMonths: Set<String> = ["out"]

    /// Words between the ends of a stretch.
    static let until: Set<String> = [
        "to", "until", "till", "through", "thru", "upto", "bis", "a", "au", "al", "ad", "alla", "ate", "ao", "tot",
        "do", "til", "pana", "indtil", "hasta", "fino", "sino", "jusquen", "jusqua", "jusquau", "jusque", "up",
        "az", "fins", "iki", "lidz", "kuni", "deri",
    ]

    /// Words that may follow one of these: "fino al", "hasta el", "bis zum", "tot en met".
    static let untilArticles: Set<String> = [
        "to", "the", "zum", "al", "ad", "a", "alla", "il", "el", "la", "le", "au", "ao", "o", "en", "met", "het",
        "dnia",
        "konca", "in",
    ]

    /// Abbreviations between the ends of a stretch, by their tokens.
    static let untilAbbreviations: [[String]] = [["t", "/", "m"], ["t", ".", "e", ".", "m", "."]]

    /// Labels of a first and of a last date, before a colon.
    static let startLabels: Set<String> = [
        "start", "started", "begin", "beginning", "beginn", "debut", "inicio", "inizio", "poczatek",
    ]
    static let endLabels: Set<String> = [
        "end", "ended", "ende", "fin", "fine", "fim", "einde", "koniec", "to", "until", "bis", "au", "al", "hasta",
        "ate", "tot", "do",
    ]
    /// Phrases that a last date stands behind.
    static let endPhrases: [[String]] = [
        ["date", "of", "leaving"], ["date", "of", "relieving"], ["date", "of", "release"], ["leaving", "date"],
        ["relieving", "date"], ["last", "working", "day"], ["dol"],
    ]
    static let dateLabels: Set<String> = ["date", "datum", "fecha", "data"]

    /// Words and signs between dates of which each counts: "summers 2010 & 2011".
    static let and: Set<String> = [
        "and", "und", "et", "y", "e", "och", "og", "en", "i", "a", "oraz", "ve", "&", "+", ",",
    ]

    /// Words before the two ends of a stretch, with those between them: "between 2016 and 2019".
    static let between: [String: Set<String>] = [
        "between": ["and"], "zwischen": ["und"], "entre": ["et", "y", "e"], "tra": ["e", "ed"], "fra": ["e", "ed"],
        "tussen": ["en"], "miedzy": ["a"],
    ]
    static let betweenArticles: Set<String> = ["the", "il", "le", "el", "o", "os", "den", "dem", "het"]

    /// Words of "since" that more often mean "of": the award "de 2016" is none that lasts.
    static let genitives: Set<String> = ["de", "du", "del", "de la", "von", "vom", "van", "din"]

    /// Words before a date that make it less exact.
    static let qualifiers: Set<String> = [
        "early", "late", "mid", "end", "beginning", "about", "around", "approx", "approximately", "c", "ca", "circa",
        "anfang", "mitte", "ende", "etwa", "debut", "fin", "mi", "environ", "vers", "principios", "inicios",
        "comienzos", "mediados", "finales", "aproximadamente", "inicio", "meados", "fim", "finais", "cerca", "inizio",
        "fine", "begin", "medio", "eind", "poczatek", "polowa", "koniec", "okolo", "ok",
    ]

    /// Words between a day, a month, a year and what qualifies them.
    static let of: Set<String> = ["of", "de", "del", "di", "du", "des"]

    /// What is written behind the number of a day.
    static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er", "ere", "re", "eme", "º", "ª", "°"]

    /// Words behind a year that name it as one.
    static let yearMarks: Set<String> = ["r", "roku", "rok"]

    /// Units: a number in front of one is no year.
    static let units: Set<String> = [
        "%", "€", "$", "£", "eur", "euro", "euros", "usd", "gbp", "chf", "pln", "zl", "kg", "km", "kwh", "mb", "gb",
        "units", "people", "users", "customers", "guests", "personen", "personnes", "personas", "pessoas", "persone",
        "osob",
    ]

    /// Currencies as they stand in front of amounts, and a state whose postcodes look like years.
    static let currencies: Set<String> = [
        "rs", "inr", "pkr", "bdt", "lkr", "npr", "php", "aed", "sar", "qar", "usd", "eur", "gbp", "chf", "cad", "aud",
        "nsw",
    ]

    /// Words that introduce an employer or a place behind dates, in lower case as what is counted is.
    static let prepositions: Set<String> = [
        "at", "in", "as", "with", "for", "bei", "als", "chez", "en", "em", "na", "no", "bij", "te", "w", "presso",
        "come",
        "como", "comme",
    ]

    /// All words and signs that a date or a stretch of time can begin with, besides numbers.
    ///
    /// - Parameters:
    ///   - months: names of months; "d'avril" is one, too.
    ///   - present: first words of phrases for "until now".
    ///   - since: first words of phrases for "from then on".
    /// - Returns: the folded words.
    static func openings(months: some Collection<String>, present: Set<String>, since: Set<String>) -> Set<String> {
        var words: Set<String> = ["'"]
        words.formUnion(months)
        words.formUnion(months.map { "d" + $0 })
        words.formUnion(present)
        words.formUnion(since)
        words.formUnion(startLabels)
        words.formUnion(between.keys)
        words.formUnion(qualifiers)
        words.formUnion(MonthSpan.terms.keys)
        words.formUnion(MonthSpan.seasons.keys)
        words.formUnion(MonthSpan.romans.keys)
        words.formUnion(MonthSpan.kinds)
        words.formUnion(MonthSpan.quarters)
        words.formUnion(MonthSpan.letters.keys)
        return words
    }
}
