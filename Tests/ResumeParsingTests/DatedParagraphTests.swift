import Resume
import Testing

@testable import ResumeParsing

@Suite("Paragraphs that begin with a date")
struct DatedParagraphTests {
    static let forms = [
        [
            "2017 – 2019. Clerk, Acme Ltd, Leeds. Sorted the mail of the house.",
            "2015 – 2017. Cashier, Example Foods Ltd, York. Handled cash at the till.",
        ],
        [
            "2017 – 2019: Clerk, Acme Ltd, Leeds. Sorted the mail of the house.",
            "2015 – 2017: Cashier, Example Foods Ltd, York. Handled cash at the till.",
        ],
        [
            "2017 – 2019. Clerk, Acme Ltd, Leeds. Sorted the mail of the", "house.",
            "2015 – 2017. Cashier, Example Foods Ltd, York. Handled cash at", "the till.",
        ],
    ]

    @Test("name a position in their first sentence and tell about it in the rest", arguments: forms)
    func paragraphs(rows: [String]) throws {
        let work = try ParsedRows.positions(rows)
        #expect(work.map(\.position) == ["Clerk", "Cashier"])
        #expect(work.map(\.name) == ["Acme Ltd", "Example Foods Ltd"])
        #expect(work.map(\.location) == ["Leeds", "York"])
        #expect(work.map(\.startDate) == [PartialDate(year: 2017), PartialDate(year: 2015)])
        #expect(
            work.map { $0.highlights.map(\.value) } == [
                ["Sorted the mail of the house."], ["Handled cash at the till."],
            ]
        )
    }

    @Test("may be in German, and the first may last until now")
    func german() throws {
        let work = try ParsedRows.positions([
            "03/2017 – heute. Buchhalterin, Beispiel GmbH, Berlin. Verbuchte die Rechnungen aller Kunden.",
            "01/2014 – 02/2017. Sachbearbeiterin, Muster AG, Hamburg. Prüfte die Belege von zwei Häusern.",
        ])
        #expect(work.map(\.position) == ["Buchhalterin", "Sachbearbeiterin"])
        #expect(work.map(\.name) == ["Beispiel GmbH", "Muster AG"])
        #expect(work.map(\.isCurrent) == [true, false])
    }

    @Test("are no bullets of a position that end with a year")
    func years() throws {
        let work = try ParsedRows.positions([
            "Network Manager Feb 2006 to Current", "Kestrel Foods – Tulsa, OK",
            "Looked after the machines of six offices and three hundred people.",
            "Planned and moved all directories of the house from 2008 to 2012.",
            "Increased speed and trust of the mail by moving from version 2010 to 2016.",
            "Network Engineer Sep 2003 to Jan 2006", "Maple Logistics – Tulsa, OK", "Kept the network running.",
        ])
        #expect(work.map(\.position) == ["Network Manager", "Network Engineer"])
        #expect(work.map(\.name) == ["Kestrel Foods", "Maple Logistics"])
    }

    @Test("may have their date behind what they name")
    func dateBehind() throws {
        let work = try ParsedRows.positions([
            "Clerk – Acme Ltd – Leeds, 2017 – 2019. Sorted the mail of the house.",
            "Cashier – Example Foods Ltd – York, 2015 – 2017. Handled cash at the till.",
        ])
        #expect(work.map(\.position) == ["Clerk", "Cashier"])
        #expect(work.map(\.name) == ["Acme Ltd", "Example Foods Ltd"])
        #expect(work.map { $0.highlights.count } == [1, 1])
    }
}
