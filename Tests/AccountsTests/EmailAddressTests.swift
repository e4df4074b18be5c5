import Testing

@testable import Accounts

@Suite("E-mail addresses")
struct EmailAddressTests {
    @Test(
        "are compared in one form",
        arguments: [
            ("robin@example.com", "robin@example.com"), ("  Robin@Example.COM \n", "robin@example.com"),
            ("o'hara+jobs_1.2-3@mail.example.co.uk", "o'hara+jobs_1.2-3@mail.example.co.uk"),
            ("ZOE\u{308}@example.org", "zo\u{EB}@example.org"), ("kim@b\u{FC}ro.example", "kim@b\u{FC}ro.example"),
            ("a@b.c", "a@b.c"),
        ]
    )
    func normalised(_ typed: String, _ text: String) {
        #expect(EmailAddress(typed)?.text == text)
    }

    @Test(
        "are not made of anything else",
        arguments: [
            "", " ", "robin", "@", "@example.com", "robin@", "robin@example", "robin@@example.com", "a@b@example.com",
            "robin@.com", "robin@example.", "robin@exa..mple.com", "robin@-example.com", "robin@example-.com",
            "ro bin@example.com", "robin@exam ple.com", "robin@example.com\u{0}", "robin@example.com\r\nbcc: x@y.zz",
            "ro\tbin@example.com", "ro\u{202E}bin@example.com", "ro\u{200B}bin@example.com", "ro\u{A0}bin@example.com",
            "<robin@example.com>", "robin,kim@example.com", "\"robin\"@example.com", "robin@[127.0.0.1]",
            "robin@exam_ple.com", "robin;kim@example.com", "ro\\bin@example.com",
        ]
    )
    func refused(_ typed: String) {
        #expect(EmailAddress(typed) == nil)
    }

    @Test("have at most 254 bytes, 64 of them before the @")
    func length() {
        let label = String(repeating: "d", count: 61)
        let domain = "\(label).\(label).\(label)"
        #expect(domain.utf8.count == 185)
        let longest = String(repeating: "a", count: 64) + "@" + domain + ".de"
        #expect(longest.utf8.count == 253)
        #expect(EmailAddress(longest) != nil)
        #expect(EmailAddress(longest + "v") != nil)
        #expect(EmailAddress(longest + "vv") == nil)
        #expect(EmailAddress("a" + longest) == nil)
        #expect(EmailAddress("a@" + String(repeating: "d", count: 64) + ".com") == nil)
        #expect(EmailAddress(String(repeating: " ", count: 2_000_000) + "a@b.cc") == nil)
    }
}
