import SafeText
import Testing

@testable import VitaeCommands

@Suite("CSV")
struct CSVTests {
    @Test(
        "quotes what would break a row",
        arguments: [
            ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
            ("two\nlines", "\"two\nlines\""), ("two\r\nlines", "\"two\r\nlines\""), ("two\rlines", "\"two\rlines\""),
            ("semi;colon", "semi;colon"), ("Kraków", "Kraków"), (" padded ", " padded "),
        ]
    )
    func quoting(_ text: String, cell: String) {
        #expect(CSV.row([text]) == cell)
    }

    @Test(
        "a spreadsheet takes no cell for a formula",
        arguments: [
            ("=1+1", "'=1+1"), ("+1 512 555 0142", "'+1 512 555 0142"), ("-2", "'-2"), ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"), ("＝1+1", "'＝1+1"), ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"),
            ("=HYPERLINK(\"https://example.com\",\"x\")", "\"'=HYPERLINK(\"\"https://example.com\"\",\"\"x\"\")\""),
        ]
    )
    func formulas(_ text: String, cell: String) {
        #expect(CSV.row([text]) == cell)
    }

    @Test("signs inside a cell are left alone", arguments: ["a=b", "C++", "1-2", "robin@example.com"])
    func inside(_ text: String) {
        #expect(CSV.row([text]) == text)
    }

    @Test("a combining mark behind a sign does not hide the sign")
    func combiningMarks() {
        #expect(CSV.row(["a,\u{301}b"]) == "\"a,\u{301}b\"")
        #expect(CSV.row(["a\"\u{301}b"]).unicodeScalars.filter { $0 == "\"" }.count == 4)
        #expect(CSV.row(["=\u{200D}1+1"]).unicodeScalars.first == "'")
    }

    @Test("joins cells with commas")
    func rows() {
        #expect(CSV.row(["a", "", "b,c"]) == "a,,\"b,c\"")
    }

    @Test("there is a value for each column, in the order of the names")
    func columns() throws {
        var result = ScoreResult(file: "a.pdf")
        result.resumeScore = 71
        result.name = "Robin Example"
        result.skills = ["Python", "SQL"]
        result.pages = 2
        let values = ScoreColumns.values(of: result)
        #expect(values.count == ScoreColumns.names.count)
        let row = Dictionary(uniqueKeysWithValues: zip(ScoreColumns.names, values))
        #expect(row["file"] == "a.pdf")
        #expect(row["status"] == "ok")
        #expect(row["resume_score"] == "71")
        #expect(row["name"] == "Robin Example")
        #expect(row["skills"] == "Python; SQL")
        #expect(row["pages"] == "2")
        #expect(row["error"] == "")
    }
}
