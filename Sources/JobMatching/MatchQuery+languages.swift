extension MatchQuery {
    /// Languages that titles name where people have to speak them ("Account Executive (German)"), with what they are called
    /// in résumés of their own and the countries where people speak them; folded. English is not one of them.
    private static let spoken: [String: (own: Set<String>, countries: Set<String>)] = [
        "arabic": (["العربية"], ["AE", "BH", "DZ", "EG", "IQ", "JO", "KW", "LB", "MA", "OM", "QA", "SA", "TN"]),
        "cantonese": (["廣東話"], ["HK", "MO"]), "croatian": (["hrvatski"], ["HR"]),
        "czech": (["cestina", "cesky"], ["CZ"]),
        "danish": (["dansk"], ["DK"]), "dutch": (["nederlands"], ["NL", "BE"]), "finnish": (["suomi"], ["FI"]),
        "french": (["francais"], ["FR", "BE", "CH", "LU", "SN", "CI", "TN", "MA"]),
        "german": (["deutsch"], ["DE", "AT", "CH", "LI"]), "greek": (["ελληνικα"], ["GR", "CY"]),
        "hebrew": (["עברית"], ["IL"]), "hungarian": (["magyar"], ["HU"]), "italian": (["italiano"], ["IT"]),
        "japanese": (["日本語"], ["JP"]), "korean": (["한국어"], ["KR"]),
        "mandarin": (["chinese", "中文"], ["CN", "TW", "SG"]),
        "norwegian": (["norsk"], ["NO"]), "polish": (["polski"], ["PL"]),
        "portuguese": (["portugues"], ["BR", "PT", "AO", "MZ"]), "romanian": (["romana"], ["RO", "MD"]),
        "russian": (["русский"], ["RU", "BY", "KZ", "KG"]),
        "spanish": (
            ["espanol", "castellano"],
            [
                "AR", "BO", "CL", "CO", "CR", "DO", "EC", "ES", "GT", "HN", "MX", "NI", "PA", "PE", "PY", "SV", "UY",
                "VE",
            ]
        ),
        "swedish": (["svenska"], ["SE"]), "thai": (["ไทย"], ["TH"]), "turkish": (["turkce"], ["TR"]),
        "ukrainian": (["українська"], ["UA"]), "vietnamese": (["tieng viet"], ["VN"]),
    ]

    /// Whether a title, by its folded words, asks for a language that the person does not speak as far as is known.
    func lacksLanguage(of words: [String]) -> Bool {
        words.contains { word in
            guard let language = Self.spoken[word] else { return false }
            let isListed = languages.contains(word) || !language.own.isDisjoint(with: languages)
            return !isListed && !(country.map(language.countries.contains) ?? false)
        }
    }
}
