import TextFolding

/// Regions of the world as postings name them, and the countries in them.
///
/// Written from general knowledge; ISO 3166-1 alpha-2 codes. Where usage differs, the wider meaning counts: "Europe" has
/// the United Kingdom, Switzerland and Ukraine in it, "EU" has not.
enum RegionCountries {
    /// The countries of the region that a text names; nil when it names none.
    static func codes(named text: String) -> [String]? {
        let folded = text.folded.filter { $0 != "." }
        let bare = folded.hasPrefix("the ") ? String(folded.dropFirst(4)) : folded
        return byName[bare]
    }

    private static let eu =
        "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK"
    private static let europe = eu + " AD AL BA CH GB IS LI MC MD ME MK NO RS SM UA XK"
    private static let middleEast = "AE BH CY EG IL IQ JO KW LB OM PS QA SA SY TR YE"
    private static let africa =
        "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG "
        + "RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW"
    private static let northAmerica = "US CA MX"
    private static let centralAmerica = "BZ CR GT HN NI PA SV"
    private static let southAmerica = "AR BO BR CL CO EC GY PE PY SR UY VE"
    private static let caribbean = "AG BB BS CU DM DO GD HT JM KN LC PR TT VC"
    private static let southEastAsia = "BN ID KH LA MM MY PH SG TH TL VN"
    private static let asiaPacific = "AU BD CN HK IN JP KR LK MN MO NP NZ PG PK TW FJ " + southEastAsia
    private static let asia = "AM AZ GE KG KZ TJ TM UZ BD CN HK IN JP KR LK MN MO MV NP PK TW " + southEastAsia
    private static let latinAmerica =
        "MX " + centralAmerica + " " + southAmerica + " CU DO PR"

    private static let regions: [(names: String, codes: String)] = [
        ("eu|european union|europaische union|eu only|union europeenne|ue", eu),
        ("eea|european economic area", eu + " IS LI NO"),
        ("europe|europa|european countries|uk/eu|continental europe", europe),
        ("emea", europe + " " + middleEast + " " + africa),
        ("middle east", middleEast),
        ("mena", middleEast + " DZ LY MA TN"),
        ("gcc|gulf", "AE BH KW OM QA SA"),
        ("africa", africa),
        ("dach", "DE AT CH"),
        ("nordics|nordic countries|nordic", "DK FI IS NO SE"),
        ("scandinavia", "DK NO SE"),
        ("benelux", "BE LU NL"),
        ("baltics|baltic states", "EE LT LV"),
        ("iberia", "ES PT"),
        ("uki|uk and ireland", "GB IE"),
        ("cee|central and eastern europe|eastern europe", "AL BA BG CZ EE HR HU LT LV MD ME MK PL RO RS SI SK UA"),
        ("western europe", "AT BE CH DE ES FR GB IE IT LU NL PT"),
        ("southern europe", "CY ES GR IT MT PT"),
        ("north america|northern america|noram", northAmerica),
        ("us/canada|us/ca", "US CA"),
        ("central america", centralAmerica),
        ("south america", southAmerica),
        ("caribbean", caribbean),
        ("latam|latin america|latinamerica", latinAmerica),
        ("americas|amer", northAmerica + " " + centralAmerica + " " + southAmerica + " " + caribbean),
        ("asia", asia),
        ("apac|asia pacific|asia-pacific|apj", asiaPacific),
        ("sea|southeast asia|south east asia|south-east asia", southEastAsia),
        ("anz|australasia", "AU NZ"),
        ("oceania", "AU NZ FJ PG"),
        // Zones that are named after America alone.
        ("est|edt|eastern time|cst|cdt|central time|mst|mdt|mountain time|pst|pdt|pacific time", "US CA"),
        (
            "us east coast|us west coast|east coast|west coast|us east|us west|us midwest|us central|continental us"
                + "|contiguous us|lower 48|us nationwide",
            "US"
        ),
        ("deutschlandweit|bundesweit", "DE"),
        ("osterreichweit", "AT"),
        ("schweizweit", "CH"),
        ("france entiere|toute la france|partout en france|france metropolitaine", "FR"),
        ("toda espana", "ES"),
        ("todo brasil|todo o brasil", "BR"),
        ("tutta italia|tutta l'italia", "IT"),
        ("heel nederland", "NL"),
        ("cala polska", "PL"),
        ("europaweit|europe-wide|eu-wide", europe),
        ("us time zones|us timezones|us timezone|us time zone|us hours", "US CA"),
    ]

    /// All names, folded.
    static var names: [String] { Array(byName.keys) }

    private static let byName: [String: [String]] = {
        var table: [String: [String]] = [:]
        for region in regions {
            var seen: Set<String> = []
            let codes = region.codes.split(separator: " ").map(String.init).filter { seen.insert($0).inserted }
            for name in region.names.split(separator: "|") { table[String(name)] = codes }
        }
        return table
    }()
}
