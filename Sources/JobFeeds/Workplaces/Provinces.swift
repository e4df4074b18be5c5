import TextFolding

/// Provinces and states outside the United States that postings name without the country, and whose names no other large
/// country has for its own parts.
///
/// Written from general knowledge.
enum Provinces {
    /// ISO 3166-1 code of the country that a province is in; nil for what is none.
    static func country(of text: String) -> String? { countries[text.folded] }

    /// All names, folded.
    static var names: [String] { Array(countries.keys) }

    private static let countries: [String: String] = {
        var countries: [String: String] = [:]
        for (code, names) in table {
            for name in names.split(separator: "|") { countries[String(name)] = code }
        }
        return countries
    }()

    private static let table = [
        (
            "AU", "new south wales|queensland|south australia|western australia|northern territory|tasmania"
        ),
        ("BR", "minas gerais|rio grande do sul|santa catarina|bahia|pernambuco|ceara"),
        (
            "CA",
            "ontario|quebec|british columbia|alberta|manitoba|saskatchewan|nova scotia|new brunswick|prince edward island"
        ),
        (
            "DE",
            "bayern|bavaria|baden-wurttemberg|hessen|sachsen|nordrhein-westfalen|niedersachsen|schleswig-holstein|thuringen"
                + "|rheinland-pfalz|saarland|sachsen-anhalt|mecklenburg-vorpommern|brandenburg"
        ),
        ("ES", "cataluna|catalunya|catalonia|andalucia|pais vasco|comunidad valenciana"),
        ("FR", "ile-de-france|bretagne|occitanie|nouvelle-aquitaine|auvergne-rhone-alpes|normandie|hauts-de-france"),
        ("IN", "karnataka|maharashtra|tamil nadu|telangana|kerala|gujarat|west bengal|uttar pradesh"),
        ("IT", "lombardia|lombardy|toscana|tuscany|sicilia|emilia-romagna|piemonte"),
    ]
}
