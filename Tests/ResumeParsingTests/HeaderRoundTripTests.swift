import Resume
import Testing

@testable import ResumeParsing

@Suite("Careers that are written in many ways")
struct HeaderRoundTripTests {
    struct Position: Sendable {
        let title: String
        let employer: String
        let place: String
        let from: String
        let to: String
        /// The same as they are to be read; nil for an end that is still open.
        let start: String
        let end: String?
    }

    /// A way to write the header of an entry; what stands behind the stroke stands at the right.
    struct Template: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let rows: @Sendable (Position) -> [String]

        init(_ name: String, _ rows: @escaping @Sendable (Position) -> [String]) {
            testDescription = name
            self.rows = rows
        }
    }

    static let templates: [Template] = [
        Template("title, employer | dates") { ["\($0.title), \($0.employer)|\($0.from) – \($0.to)"] },
        Template("title | dates / employer, place") {
            ["\($0.title)|\($0.from) – \($0.to)", "\($0.employer), \($0.place)"]
        },
        Template("employer | place / title | dates") {
            ["\($0.employer)|\($0.place)", "\($0.title)|\($0.from) – \($0.to)"]
        },
        Template("employer, place | dates / title") {
            ["\($0.employer), \($0.place)|\($0.from) – \($0.to)", $0.title]
        },
        Template("title / employer / dates · place") {
            [$0.title, $0.employer, "\($0.from) – \($0.to) · \($0.place)"]
        },
        Template("dates / title (employer)") { ["\($0.from) – \($0.to)", "\($0.title) (\($0.employer))"] },
        Template("title (employer, place) | dates") {
            ["\($0.title) (\($0.employer), \($0.place))|\($0.from) – \($0.to)"]
        },
        Template("dates: title, employer, place") {
            ["\($0.from) – \($0.to): \($0.title), \($0.employer), \($0.place)"]
        },
        Template("employer / title / dates, place") {
            [$0.employer, $0.title, "\($0.from) – \($0.to), \($0.place)"]
        },
        Template("title @ employer / dates | place") {
            ["\($0.title) @ \($0.employer)", "\($0.from) – \($0.to) | \($0.place)"]
        },
        Template("employer – title | dates") { ["\($0.employer) – \($0.title)|\($0.from) – \($0.to)"] },
        Template("title, employer, place (dates)") {
            ["\($0.title), \($0.employer), \($0.place) (\($0.from) – \($0.to))"]
        },
        Template("title / employer / place / dates") {
            ["\($0.title) / \($0.employer) / \($0.place) / \($0.from) – \($0.to)"]
        },
        Template("employer — place / title (dates)") {
            ["\($0.employer) — \($0.place)", "\($0.title) (\($0.from) – \($0.to))"]
        },
        Template("title - employer - place / dates") {
            ["\($0.title) - \($0.employer) - \($0.place)", "\($0.from) – \($0.to)"]
        },
    ]

    static let careers: [[Position]] = [
        [
            Position(
                title: "Operations Manager",
                employer: "Kestrel UK",
                place: "Leeds",
                from: "03/2019",
                to: "Present",
                start: "2019-03",
                end: nil
            ),
            Position(
                title: "Warehouse Supervisor",
                employer: "Harbourside Stores",
                place: "Wakefield",
                from: "06/2015",
                to: "02/2019",
                start: "2015-06",
                end: "2019-02"
            ),
            Position(
                title: "Stock Controller",
                employer: "Brindle & Marsh Ltd",
                place: "York",
                from: "01/2012",
                to: "05/2015",
                start: "2012-01",
                end: "2015-05"
            ),
        ],
        [
            Position(
                title: "Schichtleiter Montage",
                employer: "Muster Fahrzeugbau AG",
                place: "Kassel",
                from: "April 2017",
                to: "heute",
                start: "2017-04",
                end: nil
            ),
            Position(
                title: "Mechatroniker",
                employer: "Beispiel GmbH & Co. KG",
                place: "Kassel",
                from: "September 2011",
                to: "März 2017",
                start: "2011-09",
                end: "2017-03"
            ),
            Position(
                title: "Auszubildender Mechatroniker",
                employer: "Probe Anlagenbau",
                place: "Melsungen",
                from: "August 2008",
                to: "August 2011",
                start: "2008-08",
                end: "2011-08"
            ),
        ],
    ]

    @Test("are read back", arguments: templates, careers.indices)
    func readBack(template: Template, career: Int) throws {
        let career = Self.careers[career]
        let rows = career.flatMap { position in
            template.rows(position).map { row in row.split(separator: "|", maxSplits: 1).joined(separator: "          ")
            }
                + ["• Planned the shifts of twelve people"]
        }
        let work = try ParsedRows.positions(rows)
        #expect(work.map(\.position) == career.map(\.title))
        #expect(work.map(\.name) == career.map(\.employer))
        #expect(work.map { $0.startDate?.iso8601 } == career.map(\.start))
        #expect(work.map { $0.endDate?.iso8601 } == career.map(\.end))
    }
}
