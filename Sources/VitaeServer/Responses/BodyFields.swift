import Foundation
import Hummingbird
import NIOCore
import NIOFoundationEssentialsCompat
import VitaeAPI

/// A JSON value as a client sent it.
indirect enum RequestValue: Decodable, Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([RequestValue])
    case map([String: RequestValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([RequestValue].self) {
            self = .list(value)
        } else {
            self = .map(try container.decode([String: RequestValue].self))
        }
    }
}

/// Reads the JSON body of a request, and notes each rule that it breaks. What is null counts as not sent.
struct BodyFields {
    private let values: [String: RequestValue]
    private let location: [String]
    private(set) var violations: [V1.Violation] = []

    private init(values: [String: RequestValue], location: [String]) {
        self.values = values
        self.location = location
    }

    /// Reads a body.
    ///
    /// - Parameters:
    ///   - request: whose it is.
    ///   - kibibytes: how large it may be.
    /// - Returns: the fields of the object.
    /// - Throws: 415 for a body of another type, 413 for one that is larger, 422 for one that is no JSON object.
    static func read(_ request: Request, kibibytes: Int = 64) async throws -> BodyFields {
        // What pages of others can send without being asked is no JSON either.
        guard isJSON(request.headers[.contentType]) else {
            throw Problem(
                .unsupportedMediaType,
                "The body is JSON. Send it with the content type application/json."
            )
        }
        let body: Data
        do {
            body = Data(buffer: try await request.body.collect(upTo: kibibytes * 1_024))
        } catch is NIOTooManyBytesError {
            throw Problem(.contentTooLarge, "The request is larger than \(kibibytes) KiB.")
        }
        let value: RequestValue
        do {
            value = try JSONDecoder().decode(RequestValue.self, from: body)
        } catch is DecodingError {
            throw Problem.invalid([V1.Violation("The body is not JSON.", type: "json_invalid", loc: ["body"])])
        }
        guard case .map(let values) = value else {
            throw Problem.invalid([V1.Violation("The body is a JSON object.", type: "dict_type", loc: ["body"])])
        }
        return BodyFields(values: values, location: ["body"])
    }

    /// Whether a content type says JSON, or there is none.
    private static func isJSON(_ contentType: String?) -> Bool {
        guard let contentType else { return true }
        let type = contentType.prefix { $0 != ";" }.lowercased().filter { !$0.isWhitespace }
        return type == "application/json" || type.hasPrefix("application/") && type.hasSuffix("+json")
    }

    /// Whether something was sent.
    func has(_ name: String) -> Bool { value(name) != nil }

    /// Whether null was sent, where that says something.
    func isNull(_ name: String) -> Bool { values[name] == .null }

    /// A text of some length; nil where none was sent.
    mutating func text(_ name: String, _ length: ClosedRange<Int>) -> String? {
        guard let value = value(name) else { return nil }
        guard case .text(let text) = value else {
            refuse(name, "\(name) is a text.", type: "string_type")
            return nil
        }
        guard isLong(text, length, name, at: [name]) else { return nil }
        return text
    }

    /// A text that must be sent; an empty one where it was not, which is noted.
    mutating func requiredText(_ name: String, _ length: ClosedRange<Int>) -> String {
        require(name)
        return text(name, length) ?? ""
    }

    /// Texts without spaces around them; nil where no list was sent.
    mutating func texts(_ name: String, count: ClosedRange<Int>, length: ClosedRange<Int>) -> [String]? {
        guard let value = value(name) else { return nil }
        guard case .list(let items) = value else {
            refuse(name, "\(name) is a list of texts.", type: "list_type")
            return nil
        }
        guard count.contains(items.count) else {
            let rule =
                count.lowerBound == 0
                ? "\(name) has at most \(count.upperBound) items."
                : "\(name) has \(count.lowerBound) to \(count.upperBound) items."
            refuse(name, rule, type: items.count < count.lowerBound ? "too_short" : "too_long")
            return nil
        }
        var texts: [String] = []
        for (index, item) in items.enumerated() {
            let place = [name, "\(index)"]
            guard case .text(let text) = item else {
                note("Each of \(name) is a text.", type: "string_type", at: place)
                continue
            }
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if isLong(trimmed, length, "Each of \(name)", at: place) { texts.append(trimmed) }
        }
        return texts
    }

    /// A truth; nil where none was sent.
    mutating func bool(_ name: String) -> Bool? {
        guard let value = value(name) else { return nil }
        guard case .bool(let isTrue) = value else {
            refuse(name, "\(name) is true or false.", type: "bool_type")
            return nil
        }
        return isTrue
    }

    /// A whole number within bounds; nil where none was sent.
    mutating func whole(_ name: String, _ bounds: ClosedRange<Int>) -> Int? {
        guard let value = value(name) else { return nil }
        guard case .number(let sent) = value, let number = Int(exactly: sent) else {
            refuse(name, "\(name) is a whole number.", type: "int_type")
            return nil
        }
        guard bounds.contains(number) else {
            let rule = "\(name) is a whole number from \(bounds.lowerBound) to \(bounds.upperBound)."
            refuse(name, rule, type: number < bounds.lowerBound ? "greater_than_equal" : "less_than_equal")
            return nil
        }
        return number
    }

    /// One of the values of a type, without regard to case; nil where none was sent.
    mutating func choice<Choice>(_ name: String, of type: Choice.Type) -> Choice?
    where Choice: CaseIterable & RawRepresentable<String> {
        guard let value = value(name) else { return nil }
        if case .text(let text) = value, let choice = Choice(rawValue: text.lowercased()) { return choice }
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        refuse(name, "\(name) is one of \(names).", type: "literal_error")
        return nil
    }

    /// An object in the object; nil where none was sent.
    mutating func object(_ name: String) -> BodyFields? {
        guard let value = value(name) else { return nil }
        guard case .map(let values) = value else {
            refuse(name, "\(name) is an object.", type: "dict_type")
            return nil
        }
        return BodyFields(values: values, location: location + [name])
    }

    /// Notes that a field is missing, where it is.
    mutating func require(_ name: String) {
        if !has(name) { refuse(name, "\(name) is missing.", type: "missing") }
    }

    /// Notes a rule that a field breaks.
    mutating func refuse(_ name: String, _ sentence: String, type: String) {
        note(sentence, type: type, at: [name])
    }

    /// Takes over what is wrong in an object of the object.
    mutating func merge(_ other: BodyFields) {
        violations += other.violations
    }

    /// - Throws: 422 with all rules that are broken.
    func check() throws {
        guard violations.isEmpty else { throw Problem.invalid(violations) }
    }

    /// What was sent; nil where nothing was.
    func value(_ name: String) -> RequestValue? {
        values[name].flatMap { $0 == .null ? nil : $0 }
    }

    private mutating func isLong(
        _ text: String,
        _ length: ClosedRange<Int>,
        _ subject: String,
        at place: [String]
    ) -> Bool {
        guard !length.contains(text.count) else { return true }
        let rule =
            length.lowerBound == 0
            ? "\(subject) has at most \(length.upperBound) characters."
            : "\(subject) has \(length.lowerBound) to \(length.upperBound) characters."
        note(rule, type: text.count < length.lowerBound ? "string_too_short" : "string_too_long", at: place)
        return false
    }

    private mutating func note(_ sentence: String, type: String, at place: [String]) {
        violations.append(V1.Violation(sentence, type: type, loc: location + place))
    }
}
