import Testing

@testable import VitaeServer

@Suite("Ranges of addresses")
struct AddressRangeTests {
    @Test(
        "contain what begins with their bits",
        arguments: [
            ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false), ("10.1.2.3/8", "10.9.9.9", true),
            ("192.0.2.7", "192.0.2.7", true), ("192.0.2.7", "192.0.2.8", false), ("0.0.0.0/0", "203.0.113.9", true),
            ("192.0.2.128/25", "192.0.2.127", false), ("192.0.2.128/25", "192.0.2.128", true),
            ("2001:db8::/32", "2001:db8:ffff::1", true), ("2001:db8::/32", "2001:db9::", false),
            ("2001:db8::/64", "2001:db8::ffff:1", true), ("2001:db8::/65", "2001:db8::8000:0:0:0", false),
            ("2001:db8::1/128", "2001:db8::1", true), ("2001:db8::1/128", "2001:db8::2", false), ("::/0", "::1", true),
            ("::/0", "192.0.2.1", false), ("0.0.0.0/0", "::1", false), ("127.0.0.0/8", "::ffff:127.0.0.1", true),
        ] as [(String, String, Bool)]
    )
    func containment(_ range: String, address: String, isInside: Bool) throws {
        let range = try #require(AddressRange(range))
        #expect(range.contains(try #require(IPAddress(address))) == isInside)
    }

    @Test(
        "are not made from anything else",
        arguments: [
            "", "/", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/+8", "::/129", "10/8", "a/8", "::/6/4",
        ]
    )
    func invalid(_ text: String) {
        #expect(AddressRange(text) == nil)
    }
}
