import TextFolding

/// States of the United States, which postings name without the country.
enum AmericanStates {
    /// Whether a text is a state's name, or a code that is no country's as well.
    static func contains(_ text: String) -> Bool {
        text.utf8.count == 2 ? codes.contains(text) : names.contains(text.folded)
    }

    /// Whether a code is a state's and a country's: behind a city the state may be meant.
    static func isAmbiguous(_ code: String) -> Bool { ambiguous.contains(code) }

    private static let codes = Set(
        "AK CT DC FL HI IA KS MI ND NH NJ NM NV NY OH OK OR RI TX UT VT WA WI WV WY".split(separator: " ").map(
            String.init
        )
    )

    private static let ambiguous = Set(
        "AL AR AZ CA CO DE GA ID IL IN KY LA MA MD ME MN MO MS MT NC NE PA SC SD TN VA".split(separator: " ")
            .map(String.init)
    )

    /// Folded; without Georgia, which is a country too.
    static let names: Set<String> = [
        "alabama", "alaska", "arizona", "arkansas", "california", "colorado", "connecticut", "delaware", "florida",
        "hawaii", "idaho", "illinois", "indiana", "iowa", "kansas", "kentucky", "louisiana", "maine", "maryland",
        "massachusetts", "michigan", "minnesota", "mississippi", "missouri", "montana", "nebraska", "nevada",
        "new hampshire", "new jersey", "new mexico", "north carolina", "north dakota", "ohio", "oklahoma", "oregon",
        "pennsylvania", "rhode island", "south carolina", "south dakota", "tennessee", "texas", "utah", "vermont",
        "virginia", "west virginia", "wisconsin", "wyoming",
    ]
}
