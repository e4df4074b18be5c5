import TextDocument
import Testing

@testable import DocumentExtraction

@Suite("Numbers and terms in lines that run to the left")
struct LeftwardNumbersTests {
    /// The words of a row, given as they stand on the page from the left, as they are read.
    private func read(_ row: String) -> String {
        LogicalOrder.order(Typesetting.row(row, left: 50, top: 100)).map(\.text).joined(separator: " ")
    }

    @Test(
        "are read where they stand among the words",
        arguments: [
            ("מטופלים 12 עם עבדתי", "עבדתי עם 12 מטופלים"), ("2019 - 2016 אחות", "אחות 2016 - 2019"),
            ("2019 – 2016 ممرضة", "ممرضة 2016 – 2019"), ("٢٠١٩ عام منذ", "منذ عام ٢٠١٩"),
            ("5% של עלייה", "עלייה של 5%"),
        ]
    )
    func numbers(row: String, text: String) {
        #expect(read(row) == text)
    }

    @Test(
        "keep their own order when they are in Latin letters",
        arguments: [
            ("2019 ב Acme Widgets עבדתי", "עבדתי Acme Widgets ב 2019"),
            ("Example General Hospital في ممرضة عملت", "عملت ممرضة في Example General Hospital"),
            ("jane@example.com דואר", "דואר jane@example.com"),
        ]
    )
    func terms(row: String, text: String) {
        #expect(read(row) == text)
    }

    @Test("do not turn a line around of which most words run to the right", arguments: ["Nurse at אחות Ltd since 2016"])
    func latin(row: String) {
        #expect(read(row) == row)
    }

    @Test("are read so in every line of a page")
    func page() {
        let rows = ["2019 - 2016 אחות", "מטופלים 12 עם עבדתי"]
        #expect(
            Typesetting.texts(Typesetting.column(rows, left: 300, top: 100)) == [
                "אחות 2016 - 2019", "עבדתי עם 12 מטופלים",
            ]
        )
    }
}
