import CheckedNumbers
import Foundation
package import JobMatching

/// Writes postings as lines of Vitae's own schema, which the import reads back.
package struct PostingLine: Sendable {
    private let posting: JobPosting
    private let occupation: String?

    /// - Parameters:
    ///   - posting: what is written.
    ///   - occupation: SOC code, written by schema.org's term `occupationalCategory`; nil to leave it out. The import
    ///     does
    ///     not read it.
    package init(_ posting: JobPosting, occupation: String? = nil) {
        self.posting = posting
        self.occupation = occupation
    }

    /// The line, a JSON object without an end of line.
    package var text: String {
        var object = JSONText()
        object.add("identifier", posting.identifier)
        object.add("title", posting.title)
        object.add("company", posting.company)
        object.add("type", posting.employmentType)
        object.add("date", posting.postedAt.map(Self.time))
        object.add("validThrough", posting.expiresAt.map(Self.time))
        object.add("url", posting.url.isEmpty ? nil : posting.url)
        object.add("description", posting.description)
        object.add("location", posting.places.map(\.text))
        object.add("remote", remote)
        object.add("applicantLocationRequirements", eligibility)
        if let salary = posting.salary { object.add("salary", raw: Self.text(of: salary)) }
        object.add("skills", posting.skills)
        object.add("occupationalCategory", occupation)
        return object.text
    }

    /// Who may apply from where. That a remote job is for all is said, or else the country of its place would count.
    package var eligibility: [String] {
        posting.workplace == .remote && posting.eligibleCountries.isEmpty ? ["Worldwide"] : posting.eligibleCountries
    }

    /// The schema's word for how people work.
    package var remote: String {
        switch posting.workplace {
        case .remote: "Full"
        case .hybrid: "Hybrid"
        case .onSite: "None"
        }
    }

    private static func text(of salary: Salary) -> String {
        var object = JSONText()
        object.add("currency", salary.currency)
        if let minimum = salary.minimum { object.add("minValue", raw: number(minimum)) }
        if let maximum = salary.maximum { object.add("maxValue", raw: number(maximum)) }
        object.add("unitText", salary.unit)
        return object.text
    }

    private static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int64(saturating: value)) : "\(value)"
    }

    private static func time(_ date: Date) -> String { date.formatted(.iso8601) }
}

/// A JSON object in the making. A million lines are written by hand, as an encoder would take most of the time.
private struct JSONText {
    private var bytes: [UInt8] = [UInt8(ascii: "{")]

    var text: String { String(decoding: bytes + [UInt8(ascii: "}")], as: UTF8.self) }

    mutating func add(_ name: String, _ value: String?) {
        guard let value else { return }
        addName(name)
        addText(value)
    }

    mutating func add(_ name: String, _ values: [String]) {
        guard !values.isEmpty else { return }
        addName(name)
        bytes.append(UInt8(ascii: "["))
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            addText(value)
        }
        bytes.append(UInt8(ascii: "]"))
    }

    /// Adds what is JSON already.
    mutating func add(_ name: String, raw value: String) {
        addName(name)
        bytes += Array(value.utf8)
    }

    private mutating func addName(_ name: String) {
        if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
        addText(name)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func addText(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case UInt8(ascii: "\n"): bytes += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
