/// What templates and anonymised résumés have in place of names: it says where something stands, and names nothing.
enum Placeholders {
    private static let places: Set<String> = [
        "city", "state", "country", "town", "city state", "city country", "city state country", "location",
    ]
    private static let employers: Set<String> = [
        "company name", "name of company", "company", "your company", "employer", "employer name", "name of employer",
        "organization name", "organisation name",
    ]

    /// Whether a text stands in place of a town, a region or a country.
    static func isPlace(_ text: String) -> Bool { places.contains(Lexicon.key(text)) }

    /// Whether a text stands in place of an employer.
    static func isEmployer(_ text: String) -> Bool { employers.contains(Lexicon.key(text)) }
}
