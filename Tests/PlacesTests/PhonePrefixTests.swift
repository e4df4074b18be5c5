import Places
import TestSupport
import Testing

@Suite("Countries of phone numbers")
struct PhonePrefixTests {
    @Test(
        "are told by the prefix",
        arguments: [
            ("+1 512 555 0134", "US"), ("+1 876 555 0123", "JM"), ("+44 20 7946 0958", "GB"),
            ("0044 20 7946 0958", "GB"), ("+44 (0)20 7946 0958", "GB"), ("(+49) 30 23125 123", "DE"),
            ("+33 6 39 98 12 34", "FR"), ("+61 491 570 156", "AU"), ("+353 20 915 1234", "IE"),
            ("+971 4 555 0123", "AE"), ("+39 06 555 0123", "IT"), ("+7 495 555 0123", "RU"), ("+852 5555 0123", "HK"),
        ]
    )
    func prefixes(phone: String, country: String) throws {
        #expect(try Knowledge.gazetteer().country(ofPhone: phone) == country)
    }

    @Test("are unknown without one", arguments: ["", "+", "030 23125 123", "(512) 555-0134", "+999 123", "phone"])
    func others(phone: String) throws {
        #expect(try Knowledge.gazetteer().country(ofPhone: phone) == nil)
    }
}
