import Foundation
import Testing

@Suite("Numbers from outside")
struct NumberRulesTests {
    /// Targets that calculate with what texts say.
    private static let analysis = [
        "Careers", "JobFeeds", "JobMatching", "Places", "Resume", "ResumeParsing", "ResumeScoring",
    ]
    /// Targets that take files apart.
    private static let reading = ["DocumentExtraction", "KnowledgeTables", "TextDocument"]

    private static func sources(of target: String) throws -> [(name: String, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appending(path: "Sources/\(target)")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { path in
            (path, try String(contentsOf: folder.appending(path: path), encoding: .utf8))
        }
    }

    private static func findings(in target: String, _ scope: NumberRules.Scope) throws -> [String] {
        let files = try sources(of: target)
        #expect(!files.isEmpty)
        // Where bytes are counted, a name that is floating point in another file is often none.
        let declaring = try scope == .analysis ? files + sources(of: "TextDocument") : sources(of: "TextDocument")
        let shared = declaring.reduce(into: Set<String>()) { $0.formUnion(NumberRules.floatingNames(in: $1.text)) }
        let rules = NumberRules(scope, shared: shared)
        return files.flatMap { name, text in rules.findings(in: text).map { "\(target)/\(name) \($0)" } }
    }

    @Test("are calculated with only where that cannot stop the process", arguments: analysis)
    func analysisTargets(target: String) throws {
        for finding in try Self.findings(in: target, .analysis) { Issue.record("\(finding)") }
    }

    @Test("become whole numbers only within their range", arguments: reading)
    func readingTargets(target: String) throws {
        for finding in try Self.findings(in: target, .reading) { Issue.record("\(finding)") }
    }

    private func kinds(_ source: String, _ scope: NumberRules.Scope = .analysis) -> [NumberRules.Finding.Kind] {
        NumberRules(scope, shared: ["left", "fontSize"]).findings(in: source).map(\.kind)
    }

    @Test("are found where they stopped the process")
    func quarters() {
        let source = """
            /// The months of a quarter or a half.
            static func months(_ number: Int, of length: Int) -> ClosedRange<Int>? {
                let first = (number - 1) * length + 1
                return number >= 1 && first + length - 1 <= 12 ? first...(first + length - 1) : nil
            }
            """
        #expect(NumberRules(.analysis).findings(in: source) == [NumberRules.Finding(kind: .product, line: 3)])
    }

    @Test(
        "are found in conversions",
        arguments: [
            "private static func edge(_ line: DocumentLine) -> Int { Int(line.left / 12) }",
            "number = kind == .number ? Int(text) : nil", "let size = UInt8(value)", "words.compactMap(Int.init)",
            "let length = Int32(least)", "\"\\(Int(years)) years\"", "Int.init(text)",
            "let text = \"\"\"\n  \\(Int(years.rounded()))\n  \"\"\"", "let code = #\"\\#(Int(text))\"#",
        ]
    )
    func conversions(_ source: String) {
        #expect(kinds(source) == [.conversion])
    }

    @Test(
        "are found in products and shifts",
        arguments: [
            "let all = first * second", "total *= factor", "let place = page << line.number",
            "let months = date.year * 12",
            "digits.reduce(0) { $0 * 10 + $1 }", "value = value * 10 + next", "let sum = (1 + count(of: a)) * number",
            "let x =\n    first\n    * second",
        ]
    )
    func products(_ source: String) {
        #expect(kinds(source) == [.product])
    }

    @Test(
        "are found in sums",
        arguments: [
            "let next = date.year + 1", "months += span", "let age = today.year - birth", "total -= entry.days",
        ]
    )
    func sums(_ source: String) {
        #expect(kinds(source) == [.sum])
    }

    @Test(
        "are not found where none is",
        arguments: [
            "let width = line.left * 2", "let half = 0.5 * share", "let weight = Double(number) * share",
            "let count: Int = words.count * 2", "if small * 2 >= words.count {}",
            "let edge = Int(saturating: line.left / 12)",
            "let number = Int(digits: text)", "let size = Int32(bytes.count)", "let text = \"Int(x) and a * b\"",
            "// Int(x) * number", "/* a * b */", "let next = index + 1",
            "let date: Double = 1\nlet later = date * other",
            "func months(_ number: Int) -> Int {}", "let bytes: UnsafePointer<Int> = x", "let limit = 64 * 1024",
        ]
    )
    func plain(_ source: String) {
        #expect(kinds(source).isEmpty)
    }

    @Test("are left alone where a comment tells why")
    func reasons() {
        #expect(kinds("let last = number * length  // checked: at most 12").isEmpty)
        #expect(kinds("// checked: a year has twelve months\nlet last = number * length").isEmpty)
        #expect(kinds("let last = number * length  // checked: ok") == [.product, .reason])
        #expect(kinds("let last = 2  // checked: at most twelve") == [.stale])
        #expect(kinds("// checked: at most twelve\n\nlet last = number * length") == [.stale, .product])
    }

    @Test("are looked for only in conversions of floating point where files are taken apart")
    func readingScope() {
        #expect(kinds("let columns = Int(box.left)", .reading) == [.conversion])
        #expect(kinds("let rows = Int((height * 2.0).rounded())", .reading) == [.conversion])
        #expect(kinds("let code = Int(bytes[0]) << 8 | Int(bytes[1])", .reading).isEmpty)
    }
}
