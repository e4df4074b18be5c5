import TestSupport
import Testing

@testable import ResumeParsing

@Suite("Places below dates in a rail")
struct RailPlacesTests {
    private func texts(_ rows: [String]) throws -> [String] {
        let scanner = DateScanner(try Knowledge.lexicon())
        let places = RailPlaces(scanner: scanner) { ["Hull", "York"].contains($0) }
        return places.apart(ParsedRows.lines(rows)).map(\.text)
    }

    private static let rows = [
        "2018 – 2021    Fitter, Blue Harbour", "                 Welded hulls", "Hull             Led a crew",
        "2014 – 2018    Packer, Kestrel Foods", "York             Loaded lorries",
    ]

    @Test("stand behind the row that they belong to, not within what is told")
    func behindRow() throws {
        #expect(
            try texts(Self.rows) == [
                "2018 – 2021 Fitter, Blue Harbour", "Hull", "Welded hulls", "Led a crew",
                "2014 – 2018 Packer, Kestrel Foods", "York", "Loaded lorries",
            ]
        )
    }

    @Test("are such by standing where others do that are known")
    func unknown() throws {
        let rows = Self.rows.map { $0.replacing("York ", with: "Xyzal") }
        #expect(try texts(rows).contains("Xyzal"))
    }

    @Test(
        "stay where names of entries stand beside them, or nothing is known",
        arguments: [
            [
                "2018 – 2021    Blue Harbour", "Hull           Fitter", "2014 – 2018    Kestrel Foods",
                "York           Packer",
            ],
            [
                "2018 – 2021    Fitter", "Full time        Led a crew", "2014 – 2018    Packer",
                "Half time        Loaded",
            ],
            ["2018 – 2021    Fitter", "Hull             Led a crew"],
        ]
    )
    func others(rows: [String]) throws {
        #expect(try texts(rows) == ParsedRows.lines(rows).map(\.text))
    }
}
