/// A country as postings are made for it.
struct GeneratedCountry: Sendable {
    /// ISO 3166-1.
    let code: String
    /// Share among a hundred postings.
    let weight: Int
    /// ISO 4217.
    let currency: String
    /// A usual yearly pay of work that takes some preparation.
    let pay: Int
    /// Cities as a posting names them; the first are the largest and get most postings.
    let cities: [String]

    static let all: [GeneratedCountry] = [
        GeneratedCountry(
            code: "US",
            weight: 46,
            currency: "USD",
            pay: 52_000,
            cities: [
                "New York, NY", "Los Angeles, CA", "Chicago, IL", "Houston, TX", "Dallas, TX", "Atlanta, GA",
                "Phoenix, AZ", "Philadelphia, PA", "Seattle, WA", "Austin, TX", "Denver, CO", "Boston, MA",
                "San Diego, CA", "San Francisco, CA", "Charlotte, NC", "Minneapolis, MN", "Tampa, FL", "Portland, OR",
                "Columbus, OH", "Nashville, TN", "Salt Lake City, UT", "Kansas City, MO", "Pittsburgh, PA",
                "Milwaukee, WI", "Boise, ID", "Omaha, NE", "Tucson, AZ", "Spokane, WA", "Des Moines, IA", "Fargo, ND",
            ]
        ),
        GeneratedCountry(
            code: "GB",
            weight: 11,
            currency: "GBP",
            pay: 32_000,
            cities: [
                "London, United Kingdom", "Manchester, United Kingdom", "Birmingham, United Kingdom",
                "Leeds, United Kingdom", "Glasgow, United Kingdom", "Bristol, United Kingdom",
                "Edinburgh, United Kingdom", "Cardiff, United Kingdom", "Belfast, United Kingdom",
                "Nottingham, United Kingdom",
            ]
        ),
        GeneratedCountry(
            code: "DE",
            weight: 10,
            currency: "EUR",
            pay: 44_000,
            cities: [
                "Berlin, Germany", "Hamburg, Germany", "München, Germany", "Köln, Germany", "Frankfurt, Germany",
                "Stuttgart, Germany", "Leipzig, Germany", "Dresden, Germany", "Nürnberg, Germany", "Bremen, Germany",
            ]
        ),
        GeneratedCountry(
            code: "IN",
            weight: 8,
            currency: "INR",
            pay: 700_000,
            cities: [
                "Bengaluru, India", "Mumbai, India", "Hyderabad, India", "Pune, India", "Chennai, India",
                "Delhi, India", "Kolkata, India", "Ahmedabad, India",
            ]
        ),
        GeneratedCountry(
            code: "CA",
            weight: 7,
            currency: "CAD",
            pay: 56_000,
            cities: [
                "Toronto, ON, Canada", "Montreal, QC, Canada", "Vancouver, BC, Canada", "Calgary, AB, Canada",
                "Ottawa, ON, Canada", "Winnipeg, MB, Canada", "Halifax, NS, Canada",
            ]
        ),
        GeneratedCountry(
            code: "FR",
            weight: 5,
            currency: "EUR",
            pay: 36_000,
            cities: [
                "Paris, France", "Lyon, France", "Marseille, France", "Toulouse, France", "Lille, France",
                "Nantes, France", "Bordeaux, France",
            ]
        ),
        GeneratedCountry(
            code: "AU",
            weight: 5,
            currency: "AUD",
            pay: 72_000,
            cities: [
                "Sydney, NSW, Australia", "Melbourne, VIC, Australia", "Brisbane, QLD, Australia",
                "Perth, WA, Australia", "Adelaide, SA, Australia",
            ]
        ),
        GeneratedCountry(
            code: "NL",
            weight: 3,
            currency: "EUR",
            pay: 40_000,
            cities: [
                "Amsterdam, Netherlands", "Rotterdam, Netherlands", "Utrecht, Netherlands", "Eindhoven, Netherlands",
            ]
        ),
        GeneratedCountry(
            code: "ES",
            weight: 3,
            currency: "EUR",
            pay: 28_000,
            cities: ["Madrid, Spain", "Barcelona, Spain", "Valencia, Spain", "Sevilla, Spain", "Bilbao, Spain"]
        ),
        GeneratedCountry(
            code: "PL",
            weight: 2,
            currency: "PLN",
            pay: 95_000,
            cities: ["Warszawa, Poland", "Kraków, Poland", "Wrocław, Poland", "Gdańsk, Poland"]
        ),
    ]
}
