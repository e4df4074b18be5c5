import Resume
import Testing

@testable import ResumeParsing

@Suite("Certificates and awards")
struct CertificatesTests {
    /// A row with the title, who gave it, and the date that stand in it.
    struct Sample: Sendable, CustomStringConvertible {
        let row: String
        let title: String
        let issuer: String?
        let date: String?
        var description: String { row }

        init(_ row: String, _ title: String, _ issuer: String?, _ date: String?) {
            self.row = row
            self.title = title
            self.issuer = issuer
            self.date = date
        }
    }

    @Test(
        "are told apart from who gave them and when",
        arguments: [
            Sample(
                "AWS Certified Solutions Architect – Amazon Web Services, 2021",
                "AWS Certified Solutions Architect",
                "Amazon Web Services",
                "2021"
            ),
            Sample(
                "AWS Certified Solutions Architect – Associate (2023)",
                "AWS Certified Solutions Architect – Associate",
                nil,
                "2023"
            ),
            Sample("Führerschein Klasse B", "Führerschein Klasse B", nil, nil),
            Sample("Führerschein Klasse B, BE, 2010", "Führerschein Klasse B, BE", nil, "2010"),
            Sample(
                "• Certified ScrumMaster (Scrum Alliance), March 2020",
                "Certified ScrumMaster",
                "Scrum Alliance",
                "2020-03"
            ),
            Sample(
                "First Aid at Work | Example Training Ltd | 05/2022",
                "First Aid at Work",
                "Example Training Ltd",
                "2022-05"
            ),
            Sample(
                "Food Hygiene Level 2, issued by Example Council, 2019",
                "Food Hygiene Level 2",
                "Example Council",
                "2019"
            ),
            Sample("ISO 9001:2015 Lead Auditor, 2020", "ISO 9001:2015 Lead Auditor", nil, "2020"),
            Sample("Forklift licence, valid until 2027", "Forklift licence", nil, nil),
            Sample(
                "Intermediate Life Support, Example University Hospital, 2025",
                "Intermediate Life Support",
                "Example University Hospital",
                "2025"
            ),
        ]
    )
    func entry(_ sample: Sample) throws {
        let entries = try ParsedRows.certificates([sample.row])
        #expect(entries.map(\.title) == [sample.title])
        #expect(entries.map(\.issuer) == [sample.issuer])
        #expect(entries.map { $0.date?.iso8601 } == [sample.date])
    }

    @Test("end where a line ends with a date")
    func lines() throws {
        let entries = try ParsedRows.certificates(["Forklift operator (2024)", "Lean Six Sigma Green Belt", "(2023)"])
        #expect(entries.map(\.title) == ["Forklift operator", "Lean Six Sigma Green Belt"])
        #expect(entries.map { $0.lines.map(\.line) } == [[1], [2, 3]])
    }

    @Test(
        "may share a line",
        arguments: ["Forklift operator (2024); First Aid (2023)", "Forklift operator (2024), First Aid (2023)"]
    )
    func shared(row: String) throws {
        let entries = try ParsedRows.certificates([row])
        #expect(entries.map(\.title) == ["Forklift operator", "First Aid"])
        #expect(entries.map { $0.date?.year } == [2024, 2023])
    }

    @Test("are not made up", arguments: [[], ["2021"], ["• ,;"]] as [[String]])
    func none(rows: [String]) throws {
        #expect(try ParsedRows.certificates(rows).isEmpty)
    }
}
