import Foundation
import Testing

extension OpenAPIDocument {
    /// What is wrong with a value by a schema. A field that the schema does not name is wrong as well.
    func complaints(_ value: OpenAPIValue, by reference: OpenAPIValue, at path: String = "") throws -> [String] {
        let schema = try resolved(reference)
        if let choices = schema["anyOf"]?.list {
            let each = try choices.map { try complaints(value, by: $0, at: path) }
            return each.contains([]) ? [] : each.flatMap(\.self)
        }
        let types = schema["type"].map { $0.text.map { [$0] } ?? $0.list.compactMap(\.text) } ?? []
        guard types.isEmpty || types.contains(where: { Self.isType($0, value) }) else {
            return ["\(path) is not of type \(types)"]
        }
        var found: [String] = []
        if let only = schema["const"], only != value { found.append("\(path) is not \(only)") }
        if let allowed = schema["enum"]?.list, !allowed.contains(value) {
            found.append("\(path) is none of \(allowed)")
        }
        switch value {
        case .map(let fields): found += try complaints(fields, by: schema, at: path)
        case .list(let items):
            for (index, item) in items.enumerated() {
                found += try schema["items"].map { try complaints(item, by: $0, at: "\(path)/\(index)") } ?? []
            }
        case .text(let text): found += try Self.complaints(text, by: schema, at: path)
        case .number(let number):
            if let least = schema["minimum"]?.number, number < least { found.append("\(path) is too small") }
            if let most = schema["maximum"]?.number, number > most { found.append("\(path) is too large") }
        case .null, .bool: break
        }
        return found
    }

    private func complaints(
        _ fields: [String: OpenAPIValue],
        by schema: OpenAPIValue,
        at path: String
    ) throws -> [String] {
        let properties = schema["properties"]?.map ?? [:]
        var found = (schema["required"]?.list ?? []).compactMap(\.text).filter { fields[$0] == nil }.map {
            "\(path)/\($0) is missing"
        }
        for (name, value) in fields {
            guard let property = properties[name] ?? schema["additionalProperties"] else {
                found.append("\(path)/\(name) is not described")
                continue
            }
            found += try complaints(value, by: property, at: "\(path)/\(name)")
        }
        return found
    }

    private static func complaints(_ text: String, by schema: OpenAPIValue, at path: String) throws -> [String] {
        if let pattern = schema["pattern"]?.text, try Regex(pattern).firstMatch(in: text) == nil {
            return ["\(path) is not like \(pattern)"]
        }
        let isRight =
            switch schema["format"]?.text {
            case "uuid": UUID(uuidString: text) != nil
            case "date": text.wholeMatch(of: /\d{4}-\d{2}-\d{2}/) != nil
            case "date-time": text.wholeMatch(of: /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z/) != nil
            case "uri": text.wholeMatch(of: /[a-z][a-z0-9+.-]*:\S+/) != nil
            default: true
            }
        return isRight ? [] : ["\(path) is no \(schema["format"]?.text ?? "")"]
    }

    private static func isType(_ name: String, _ value: OpenAPIValue) -> Bool {
        switch (name, value) {
        case ("null", .null), ("boolean", .bool), ("number", .number), ("string", .text), ("array", .list),
            ("object", .map):
            true
        case ("integer", .number(let number)): number == number.rounded()
        default: false
        }
    }
}

@Suite("Schemas of the description")
struct OpenAPISchemaTests {
    let document: OpenAPIDocument

    init() throws {
        document = try OpenAPIDocument.bundled()
    }

    @Test("find wrong what is wrong")
    func wrong() throws {
        let job = try document.schema("JobResponse")
        var fields = try WireSample.value(WireSample.job(isKnown: true)).map
        fields["title"] = .null
        fields["bucket"] = "moon"
        fields["match_score"] = 101
        fields["posted_on"] = "yesterday"
        fields["salary"] = 7
        fields["company_name"] = nil
        let complaints = try document.complaints(.map(fields), by: job).map { String($0.prefix { $0 != " " }) }
        #expect(Set(complaints) == ["/title", "/bucket", "/match_score", "/posted_on", "/salary", "/company_name"])
        #expect(try document.complaints(.map(["location": .null]), by: document.schema("LocationRequest")) == [])
        #expect(try document.complaints("short", by: document.schema("ViewToken")) != [])
    }

    @Test("are what the examples of requests, parameters and answers are made of")
    func examples() throws {
        var count = 0
        for map in OpenAPIDocument.maps(in: document.root) {
            guard let schema = map["schema"] else { continue }
            let named =
                try (map["examples"]?.map.values).map { try $0.map { try document.resolved($0)["value"] } } ?? []
            for example in (named + [map["example"]]).compactMap(\.self) {
                #expect(try document.complaints(example, by: schema) == [], "\(example)")
                count += 1
            }
        }
        #expect(count > 50)
    }
}
