import Resume
import Testing

@testable import ResumeScoring

@Suite("Styles of dates")
struct DateStyleTests {
    @Test(
        "are told by months that are written in one style only",
        arguments: [
            ("Aug. 2017 – June 2019", DateStyle.shortMonth), ("January 2020 – May 2021", .fullMonth),
            ("03/2019 – 05/2020", .numeric), ("04.2020", .numeric), ("2016 – 2018", .year),
        ]
    )
    func told(_ text: String, _ style: DateStyle) {
        #expect(DateStyle.style(of: FoldedText(text)) == style)
    }

    @Test(
        "stay open where short months are written in full",
        arguments: ["June 2013 – July 2017", "May 2020", "Baker"]
    )
    func open(_ text: String) {
        #expect(DateStyle.style(of: FoldedText(text)) == nil)
    }

    @Test("dates that were read are not missing, whatever their style")
    func unknown() throws {
        var sample = ScoredSample.excellent
        for index in sample.resume.work.indices {
            sample.resume.work[index].lines = [sample.write("Period ’19 to ’21, number \(index)")]
        }
        let findings = try sample.score.findings
        #expect(!findings.contains { $0.code == "consistency.date_style" })
    }
}
