import JobMatching

/// Vitae's own schema as a table: the header names the columns, as in the JSON schema or by schema.org's terms.
///
/// `identifier,title,company,type,date,validThrough,url,description,location,remote,applicantLocationRequirements,salary,skills`;
/// pay may also stand in `salaryCurrency`, `salaryMin`, `salaryMax` and `salaryUnit`, a single place in `city`, `region` and
/// `countryCode`. A bar parts several places, countries and skills. Capitals, spaces and underscores in names do not count.
struct TableAdapter {
    private let columns: [String]

    private static let synonyms = [
        "id": "identifier", "name": "title", "hiringorganization": "company", "employmenttype": "type",
        "dateposted": "date", "joblocation": "location", "country": "countrycode", "salaryminvalue": "salarymin",
        "salarymaxvalue": "salarymax", "salaryunittext": "salaryunit", "currency": "salarycurrency",
    ]

    /// - Parameter header: the first record; nil comes back where it names no title or no identifier.
    init?(header: [String]) {
        columns = header.map { name in
            let key = name.lowercased().filter { $0.isLetter || $0.isNumber }
            return Self.synonyms[key] ?? key
        }
        guard columns.contains("title"), columns.contains("identifier") else { return nil }
    }

    /// What a record states.
    ///
    /// - Parameter cells: its cells; missing ones at its end are empty.
    /// - Returns: the draft.
    /// - Throws: why it is no posting.
    func draft(of cells: [String]) throws(PostingRejection) -> PostingDraft {
        guard cells.count <= columns.count || cells[columns.count...].allSatisfy(\.isEmpty) else {
            throw PostingRejection(reason: "\(cells.count) cells, where the header has \(columns.count)")
        }
        var members: [JSONMember] = []
        for (name, cell) in zip(Self.names(columns), cells) where !cell.trimmingSpaces.isEmpty {
            let isList = name == "location" || name == "applicantLocationRequirements" || name == "skills"
            members.append(JSONMember(name: name, value: isList ? Self.list(cell) : .string(cell)))
        }
        var row = JSONValue.object(members)
        if !row.hasAny(["location"]), row.hasAny(["city", "region", "countrycode"]) {
            let parts = ["city": "city", "region": "region", "countrycode": "countryCode"].compactMap { name, term in
                row.text(name).map { JSONMember(name: term, value: .string($0)) }
            }
            members.append(JSONMember(name: "location", value: .object(parts)))
        }
        if !row.hasAny(["salary"]), row.hasAny(["salarymin", "salarymax"]) {
            members.append(JSONMember(name: "salary", value: .object(Self.pay(row))))
        }
        row = .object(members)
        return try OwnSchema.draft(of: row)
    }

    /// The schema's own spelling of the columns.
    private static func names(_ columns: [String]) -> [String] {
        columns.map { column in
            switch column {
            case "validthrough": "validThrough"
            case "applicantlocationrequirements": "applicantLocationRequirements"
            default: column
            }
        }
    }

    private static func list(_ cell: String) -> JSONValue {
        .array(cell.split(separator: "|").map { .string($0.trimmingSpaces) })
    }

    private static func pay(_ row: JSONValue) -> [JSONMember] {
        let terms = [
            ("salarycurrency", "currency"), ("salarymin", "minValue"), ("salarymax", "maxValue"),
            ("salaryunit", "unitText"),
        ]
        return terms.compactMap { name, term in
            guard let text = row.text(name) else { return nil }
            // Where semicolons part the cells, commas part the cents.
            let value = term == "currency" ? text.uppercased() : text.replacing(",", with: ".")
            return JSONMember(name: term, value: .string(value))
        }
    }
}
