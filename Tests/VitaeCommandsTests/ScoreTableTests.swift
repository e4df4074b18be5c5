import TextDocument
import Testing

@testable import VitaeCommands

@Suite("The score table")
struct ScoreTableTests {
    private static func result(_ title: String?, feedback: String? = nil, file: String = "a.pdf") -> ScoreResult {
        var result = ScoreResult(file: file)
        result.resumeScore = 71
        result.currentRoleTitle = title
        result.resumeFeedback = feedback
        return result
    }

    @Test(
        "a document cannot command the terminal",
        arguments: [
            "\u{1B}[2J\u{1B}[31mBaker", "Ba\u{7}ker", "Baker\r\nroot", "Ba\u{9B}31mker", "Ba\u{0}ker",
            "Ba\u{8}\u{8}ker",
        ]
    )
    func controls(_ text: String) {
        let rows = [
            ScoreTable.row(Self.result(text, feedback: text)), ScoreTable.row(Self.result("Baker", file: text)),
            ScoreTable.row(ScoreResult(file: text, errorCode: "damaged", error: text)),
        ]
        for row in rows {
            let controls = row.unicodeScalars.filter { $0.properties.generalCategory == .control }
            #expect(controls.isEmpty, "\(controls.map(\.value))")
            #expect(row.contains("ker"))
        }
    }

    @Test("columns stay in line whatever is in them")
    func columns() {
        let long = String(repeating: "Baker of bread and rolls ", count: 8)
        let rows = [
            ScoreTable.row(Self.result("Baker", feedback: "Advice")),
            ScoreTable.row(Self.result(long, feedback: "Advice")),
            ScoreTable.row(
                Self.result(nil, feedback: "Advice", file: String(repeating: "folder/", count: 20) + "a.pdf")
            ),
        ]
        let places = rows.map { row in
            row.firstRange(of: "Advice").map { row.distance(from: row.startIndex, to: $0.lowerBound) }
        }
        #expect(places[0] != nil)
        #expect(Set(places).count == 1)
        #expect(ScoreTable.header.distance(from: ScoreTable.header.startIndex, to: ScoreTable.header.endIndex) > 0)
    }

    @Test("a long path keeps its end")
    func path() {
        let row = ScoreTable.row(Self.result("Baker", file: String(repeating: "folder/", count: 20) + "robin.pdf"))
        #expect(row.hasPrefix("…"))
        #expect(row.contains("robin.pdf"))
    }

    @Test("shows the first piece of advice, the reason of a failure, and a hyphen for what is not known")
    func content() {
        let row = ScoreTable.row(Self.result(nil, feedback: "Add numbers. Then add dates."))
        #expect(row.hasSuffix("Add numbers"))
        #expect(row.contains(" - "))
        #expect(ScoreTable.row(ScoreResult(file: "a.pdf", failure: .encrypted)).contains("password"))
    }
}
