import Places
import TextFolding

/// Words of an index of listings that stand for what a posting has. They are no words of texts: no text has their first
/// characters once it is folded.
package enum ListingFacet {
    package static func source(_ number: Int64) -> String { "\u{E001}\(number)" }
    package static func company(_ number: Int64) -> String { "\u{E002}\(number)" }
    package static func place(_ number: Int64) -> String { "\u{E003}\(number)" }
    package static func country(_ code: String) -> String { "\u{E004}\(letters(code))" }
    package static func region(_ name: String, country: String) -> String {
        "\u{E005}\(letters(country))\u{E006}\(letters(name))"
    }

    /// The countries and regions that a posting's places are in, each once.
    package static func areas(of posting: JobPosting) -> Set<String> {
        let known = posting.places.compactMap(\.place)
        return Set(known.map { country($0.countryCode) }).union(
            known.compactMap { place in place.region.map { region($0, country: place.countryCode) } }
        )
    }

    private static func letters(_ text: String) -> String {
        text.folded.filter { $0.isLetter || $0.isNumber }
    }
}
