import TextFolding

/// What sort of document it is, as is written over it: neither a name nor an employer.
enum DocumentTitles {
    /// Whole titles, folded.
    static let phrases: Set<String> = [
        "resume", "cv", "curriculum vitae", "lebenslauf", "curriculum", "curriculo", "hoja de vida", "zyciorys",
        "cv resume", "curriculum vitae cv", "levensloop", "tabellarischer lebenslauf", "europass", "meritforteckning",
    ]

    /// Titles that stand over a document, and name a part of it further down; folded.
    static let openings: Set<String> = [
        "bio data", "biodata", "bio-data", "curriculam vitae", "curriculum vita", "curriculam vita", "carriculum vitae",
        "application form",
    ]

    /// Words of titles that stand beside a name ("Jane Doe – Curriculum Vitae"), folded.
    static let nouns: Set<String> = [
        "resume", "cv", "curriculum", "vitae", "lebenslauf", "tabellarischer", "curriculo", "zyciorys",
    ]

    /// Titles, and what else stands at the head of a page where a name might, folded.
    static let besideNames = phrases.union(openings).union([
        "vitae", "page", "personal details", "contact", "portfolio",
    ]).union(foreign)

    /// Titles, and a blessing that is written over a page, in other scripts.
    private static let foreign = [
        "बायो डेटा", "बायोडाटा", "जीवन परिचय", "जीवन वृत्त", "السيرة الذاتية", "سيرة ذاتية", "کوائف نامہ",
        "بسم الله الرحمن الرحيم", "بسم اللہ الرحمن الرحیم", "سی وی",
    ].map(\.folded)

    /// Whether a text is such a title, or has one in brackets behind it ("Profile (Bio-Data)").
    static func namesDocument(_ text: String) -> Bool {
        if besideNames.contains(text.folded) { return true }
        guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return false }
        let inside = text[text.index(after: open)...].dropLast().folded
        return phrases.contains(inside) || openings.contains(inside)
    }
}
