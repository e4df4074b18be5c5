import Resume
import TestSupport
import TextDocument
import Testing

@testable import ResumeParsing

@Suite("Rows with a column that tells")
struct DescribedRowsTests {
    private func joined(_ rows: [String]) throws -> [DocumentLine] {
        DescribedRows(scanner: DateScanner(try Knowledge.lexicon())).joined(ParsedRows.lines(rows))
    }

    @Test("have all that is told below what they name, as one text")
    func told() throws {
        let lines = try joined([
            "2021 – 2023    Blue Harbour    Welded the hulls of trawl-",
            "Hull           Fitter          ers and of barges",
            "                               up to forty metres.",
            "2018 – 2021    Kestrel Foods   Packed fish and",
            "                               loaded lorries.",
        ])
        #expect(
            lines.map(\.text) == [
                "2021 – 2023 Blue Harbour", "Hull Fitter",
                "Welded the hulls of trawlers and of barges up to forty metres.", "2018 – 2021 Kestrel Foods",
                "Packed fish and loaded lorries.",
            ]
        )
        #expect(lines.map(\.isBullet) == [false, false, true, false, true])
    }

    @Test("tell where the text goes on beside what else names the entry, and is longer than a name")
    func besides() throws {
        let lines = try joined([
            "2021 – 2023    Blue Harbour    Welded the hulls of large",
            "Hull           Fitter          trawlers.",
            "2018 – 2021    Kestrel Foods   Packed fish and loaded all",
            "York           Packer          lorries.",
        ])
        #expect(
            lines.map(\.text) == [
                "2021 – 2023 Blue Harbour", "Hull Fitter", "Welded the hulls of large trawlers.",
                "2018 – 2021 Kestrel Foods", "York Packer", "Packed fish and loaded all lorries.",
            ]
        )
    }

    @Test("name a title in the column that tells, where it ends well before its line does")
    func titles() throws {
        let work = try ParsedRows.work([
            "2020 – 2023    Studio Example      Titolare",
            "Torino                             Ristrutturazione di appartamenti e di piccoli alberghi",
            "                                   con direzione dei lavori",
            "2015 – 2019    Blue Harbour        Architetto collaboratore",
            "Genova                             Progetto esecutivo delle facciate di un centro culturale",
            "                                   e coordinamento degli impianti",
        ])
        #expect(work.map(\.position) == ["Titolare", "Architetto collaboratore"])
        #expect(work.map(\.name) == ["Studio Example", "Blue Harbour"])
    }

    @Test("name an employer and a title, and tell the rest")
    func entries() throws {
        let work = try ParsedRows.work([
            "2021 – 2023    Sample Care Ltd     Cared for the patients of a",
            "               Staff Nurse         ward with forty beds,",
            "                                   day and night.",
            "2018 – 2021    Example Foods Ltd   Packed fish and",
            "               Cashier             loaded lorries for the",
            "                                   markets of the coast.",
        ])
        #expect(work.map(\.position) == ["Staff Nurse", "Cashier"])
        #expect(work.map(\.name) == ["Sample Care Ltd", "Example Foods Ltd"])
        #expect(
            work.map { $0.highlights.map(\.value) } == [
                ["Cared for the patients of a ward with forty beds, day and night."],
                ["Packed fish and loaded lorries for the markets of the coast."],
            ]
        )
    }

    @Test(
        "stay as they are where no column is seen to tell",
        arguments: [
            // Nothing goes on below.
            ["2021 – 2023    Blue Harbour    Fitter", "2018 – 2021    Kestrel Foods   Packer"],
            // A name and a town go on as little as names do.
            [
                "2021 – 2023    Blue Harbour    Fitter", "Hull           Shipyards       Yard 2",
                "2018 – 2021    Kestrel Foods   Packer", "York           Ltd             Hall 4",
            ],
            // One row is no column.
            [
                "2021 – 2023    Blue Harbour    Welded hulls", "                               of trawlers",
                "                               and barges.",
            ],
            // The third cells stand apart.
            [
                "2021 – 2023    Blue Harbour    Welded hulls", "                               of trawlers.",
                "2018 – 2021    Kestrel Foods        Packed fish", "                               in boxes.",
            ],
            // The rows do not begin with a stretch of time.
            [
                "Hull           Blue Harbour    Welded hulls", "                               of trawlers.",
                "York           Kestrel Foods   Packed fish", "                               in boxes.",
            ],
        ]
    )
    func others(rows: [String]) throws {
        #expect(try joined(rows).map(\.text) == ParsedRows.lines(rows).map(\.text))
    }

    @Test("keep the names that stand above what is told, in bold or ending well before it does")
    func names() throws {
        func lines(_ names: [String], isBold: Bool) throws -> [String] {
            let words = zip(names, ["Welded the hulls", "Loaded the lorries"]).enumerated()
                .flatMap { number, texts -> [TextWord] in
                    let top = 100 + 40 * Double(number)
                    return PlacedWords.row("2021 – 2023", left: 50, top: top)
                        + PlacedWords.row("Blue Harbour", left: 150, top: top)
                        + PlacedWords.row(texts.0, left: 300, top: top, isBold: isBold)
                        + PlacedWords.row(texts.1, left: 300, top: top + 14)
                }
            return DescribedRows(scanner: DateScanner(try Knowledge.lexicon())).joined(PlacedWords.lines(words))
                .map(\.text)
        }
        let short = ["Fitter", "Packer"]
        #expect(try lines(short, isBold: true).first == "2021 – 2023 Blue Harbour Fitter")
        #expect(try lines(short, isBold: false).first == "2021 – 2023 Blue Harbour Fitter")
        let long = ["Fitted and mended and", "Packed and counted and"]
        #expect(try lines(long, isBold: true).first == "2021 – 2023 Blue Harbour Fitted and mended and")
        #expect(try lines(long, isBold: false).first == "2021 – 2023 Blue Harbour")
    }
}
