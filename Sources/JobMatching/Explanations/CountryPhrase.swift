/// Names of countries inside a sentence.
enum CountryPhrase {
    /// The name with its article; the code itself for countries that few postings name.
    ///
    /// - Parameter code: ISO 3166-1 alpha-2.
    /// - Returns: the name.
    static func text(_ code: String) -> String {
        names[code] ?? QuotableText.line(code, upTo: 8)
    }

    private static let names = [
        "AE": "the United Arab Emirates", "AR": "Argentina", "AT": "Austria", "AU": "Australia", "BE": "Belgium",
        "BG": "Bulgaria", "BR": "Brazil", "CA": "Canada", "CH": "Switzerland", "CL": "Chile", "CN": "China",
        "CO": "Colombia", "CZ": "Czechia", "DE": "Germany", "DK": "Denmark", "EE": "Estonia", "ES": "Spain",
        "FI": "Finland", "FR": "France", "GB": "the United Kingdom", "GR": "Greece", "HR": "Croatia", "HU": "Hungary",
        "IE": "Ireland", "IL": "Israel", "IN": "India", "IT": "Italy", "JP": "Japan", "KE": "Kenya",
        "KR": "South Korea", "LT": "Lithuania", "LV": "Latvia", "MX": "Mexico", "MY": "Malaysia", "NG": "Nigeria",
        "NL": "the Netherlands", "NO": "Norway", "NZ": "New Zealand", "PE": "Peru", "PH": "the Philippines",
        "PK": "Pakistan", "PL": "Poland", "PT": "Portugal", "RO": "Romania", "RS": "Serbia", "SE": "Sweden",
        "SG": "Singapore", "SI": "Slovenia", "SK": "Slovakia", "TR": "Türkiye", "UA": "Ukraine",
        "US": "the United States", "VN": "Vietnam", "ZA": "South Africa",
    ]
}
