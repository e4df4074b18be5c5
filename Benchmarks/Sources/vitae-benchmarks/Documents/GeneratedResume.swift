/// An invented résumé of one page. The same number always gives the same one.
struct GeneratedResume {
    let lines: [TextPDF.Line]

    private static let names = ["Mara", "Jonas", "Adele", "Tomas", "Ines", "Callum", "Noor", "Petra", "Silas", "Yara"]
    private static let families = ["Quillfeather", "Ashgrove", "Marlowick", "Tanbridge", "Underhay", "Winterfold"]
    private static let titles = ["Staff Accountant", "Warehouse Supervisor", "Data Analyst", "Project Coordinator"]
    private static let companies = [
        "Kestrel Hollow Foods", "Brackenford Tools", "Silverlatch Freight", "Oakmere Books",
    ]
    private static let cities = ["Austin, TX", "Denver, CO", "Columbus, OH", "Portland, OR"]
    private static let verbs = ["Prepared", "Reduced", "Planned", "Reviewed", "Introduced", "Trained", "Negotiated"]
    private static let objects = [
        "the monthly report for four departments", "stock counts in two buildings", "a schedule for new suppliers",
        "the yearly budget with the finance team", "a shorter path for customer orders", "records of all deliveries",
    ]
    private static let outcomes = [
        "which saved 12 hours a week", "and cut errors by 18 percent", "for 240 customers in three regions",
        "within a budget of 85,000 dollars", "so that orders left a day earlier", "and answered 30 requests a day",
    ]

    init(number: Int) {
        var random = RepeatableRandom(seed: UInt64(number))
        let name = "\(random.element(Self.names)) \(random.element(Self.families))"
        let address = name.lowercased().split(separator: " ").joined(separator: ".")
        var lines = [
            TextPDF.Line(name, size: 20, isBold: true),
            TextPDF.Line("\(random.element(Self.cities))  \(address)@example.com  512-555-0\(100 + number % 100)"),
            TextPDF.Line("Experience", size: 13, isBold: true),
        ]
        for job in 0..<4 {
            let begin = 2020 - 4 * job
            let end = job == 0 ? "Present" : "Dec \(begin + 3)"
            lines.append(
                TextPDF.Line("\(random.element(Self.titles)), \(random.element(Self.companies))", isBold: true)
            )
            lines.append(TextPDF.Line("Jan \(begin) - \(end)"))
            for _ in 0..<6 {
                lines.append(TextPDF.Line(random.sentence(Self.verbs, Self.objects, Self.outcomes)))
            }
        }
        lines.append(TextPDF.Line("Education", size: 13, isBold: true))
        lines.append(TextPDF.Line("Bachelor of Science in Business, Fernhill College, 2008"))
        lines.append(TextPDF.Line("Skills", size: 13, isBold: true))
        lines.append(TextPDF.Line("Microsoft Excel, SQL, Budgeting, Scheduling, Inventory Control, Reporting"))
        self.lines = lines
    }

    /// The document as a PDF.
    var pdf: [UInt8] { TextPDF(lines: lines).bytes }

    /// Everything it says, a line a row.
    var text: String { lines.map(\.text).joined(separator: "\n") }
}

extension RepeatableRandom {
    fileprivate mutating func sentence(_ parts: [String]...) -> String {
        parts.map { element($0) }.joined(separator: " ") + "."
    }
}
