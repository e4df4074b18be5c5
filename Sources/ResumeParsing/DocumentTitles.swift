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
    ]

    /// Words of titles that stand beside a name ("Jane Doe – Curriculum Vitae"), folded.
    static let nouns: Set<String> = [
        "resume", "cv", "curriculum", "vitae", "lebenslauf", "tabellarischer", "curriculo", "zyciorys",
    ]

    /// Titles, and what else stands at the head of a page where a name might, folded.
    static let besideNames = phrases.union(["vitae", "page", "personal details", "contact", "portfolio"])
}
