import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Addresses that were recognised")
struct RecognisedAddressesTests {
    private func restored(_ text: String, confidence: Double = 0.6) -> String {
        let words = Typesetting.row(text, left: 50, top: 100).map { word in
            var word = word
            word.confidence = confidence
            return word
        }
        return RecognisedAddresses.restore(in: words).map(\.text).joined(separator: " ")
    }

    @Test(
        "are whole, and spelt as addresses are",
        arguments: [
            ("jane.doe @example.com", "jane.doe@example.com"), ("jane.doe@ example.com", "jane.doe@example.com"),
            ("jane@example .com", "jane@example.com"), ("jane.doe©example.com", "jane.doe@example.com"),
            ("jane(@example.com", "jane@example.com"), ("jane@example.corn", "jane@example.com"),
            ("jane@example,com", "jane@example.com"), ("jane@gmailcom", "jane@gmail.com"),
            ("jane,doe@example.com", "jane.doe@example.com"),
        ]
    )
    func repaired(read: String, meant: String) {
        #expect(restored(read) == meant)
    }

    @Test(
        "lose the icons in front of them, and so do numbers and towns",
        arguments: [
            ("@ jane@example.com", "jane@example.com"),
            ("e jane@example.com | & +44 1632 960 109", "jane@example.com | & +44 1632 960 109"),
            ("¢ +44 1632 960109", "+44 1632 960109"), ("° (555) 010-9123", "(555) 010-9123"),
            ("9 Hull, England | jane@example.com", "Hull, England | jane@example.com"),
            ("i linkedin.com/in/jane", "linkedin.com/in/jane"),
        ]
    )
    func icons(read: String, meant: String) {
        #expect(restored(read) == meant)
    }

    @Test(
        "are no reason to change anything else",
        arguments: [
            "Engineer @ Acme Widgets", "5 Dock Street, Hull", "I led a team of 9", "& Sons, Hull", "© 2019 Acme.com",
            "C 2019 - 2020",
            "E: jane@example.com", "A 7 day week", "2 Years, Hull", "Microsoft® Office.com",
        ]
    )
    func others(text: String) {
        #expect(restored(text) == text)
    }

    @Test("tell what stands in line with the icons beside them")
    func column() {
        let rows = ["Q Lyon", "F 06 39 98 16 49", "= hello@example.com", "% www. example.org"]
        let words = Typesetting.column(rows, left: 50, top: 100).map { word in
            var word = word
            word.confidence = word.text.count == 1 ? 0.4 : 0.9
            return word
        }
        #expect(
            RecognisedAddresses.restore(in: words).map(\.text) == [
                "Lyon", "06", "39", "98", "16", "49", "hello@example.com", "www.example.org",
            ]
        )
    }

    @Test("keep letters that were read for certain")
    func certain() {
        #expect(
            restored("9 Hull, England | jane@example.com", confidence: 0.95) == "9 Hull, England | jane@example.com"
        )
    }
}
