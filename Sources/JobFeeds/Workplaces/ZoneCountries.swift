/// Countries by the offset of their capital's clock from UTC in winter, in hours.
///
/// Written from general knowledge; enough to say who may apply to "UTC-5 to UTC+1". A country of many zones counts by its
/// capital, and those that postings name most also by their other ends.
enum ZoneCountries {
    /// The countries whose clocks are in a range.
    static func codes(in hours: ClosedRange<Double>) -> [String] {
        var seen: Set<String> = []
        return table.filter { hours.contains($0.offset) }
            .flatMap { $0.codes.split(separator: " ").map(String.init) }
            .filter { seen.insert($0).inserted }
    }

    private static let table: [(offset: Double, codes: String)] = [
        (-8, "US CA"),
        (-7, "US CA"),
        (-6, "US CA MX BZ CR GT HN NI SV"),
        (-5, "US CA CO CU EC HT JM PA PE BS"),
        (-4, "CA BO CL DO PR PY TT VE GY BB"),
        (-3, "AR BR UY SR GF"),
        (-1, "CV"),
        (0, "GB IE PT IS GH SN CI ML GM GN LR SL TG BF MR MA"),
        (1, "DE FR ES IT NL BE AT CH PL CZ SK HU SI HR BA RS ME MK AL SE NO DK LU LI MC MT AD SM XK"),
        (1, "NG DZ TN CM AO BJ GA NE TD CD CG"),
        (2, "FI EE LV LT UA RO BG GR CY MD IL LB JO PS EG ZA ZW ZM BW MW MZ NA RW BI SD LY LS SZ"),
        (3, "TR SA IQ KW QA BH YE KE ET TZ UG SO MG ER DJ BY RU SY"),
        (3.5, "IR"),
        (4, "AE OM GE AM AZ MU SC RE"),
        (4.5, "AF"),
        (5, "PK UZ TM TJ MV KZ"),
        (5.5, "IN LK"),
        (5.75, "NP"),
        (6, "BD BT KG"),
        (6.5, "MM"),
        (7, "TH VN KH LA ID"),
        (8, "CN SG MY PH HK TW MO BN MN AU"),
        (9, "JP KR TL"),
        (10, "AU PG"),
        (12, "NZ FJ"),
    ]
}
