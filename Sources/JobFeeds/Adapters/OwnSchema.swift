import Foundation
import JobMatching

/// Vitae's own schema. Its sender can put a wrong field right, and so is told instead of guessed at.
enum OwnSchema {
    /// What an object states.
    ///
    /// - Parameter row: the object.
    /// - Returns: the draft.
    /// - Throws: which field is missing or of the wrong type.
    static func draft(of row: JSONValue) throws(PostingRejection) -> PostingDraft {
        var draft = PostingDraft()
        draft.identifier = try identifier(row["identifier"], isThere: row.hasAny(["identifier"]))
        guard row.hasAny(["title"]) else { throw PostingRejection(reason: "title is missing") }
        guard case .string(let title) = row["title"] else { throw wrongType("title") }
        draft.title = title
        draft.company = try text(row, "company") ?? ""
        draft.employmentType = try text(row, "type")
        draft.url = try text(row, "url")
        draft.body = try text(row, "description", isTrimmed: false) ?? ""
        draft.postedAt = try date(row, "date")
        draft.expiresAt = try date(row, "validThrough")
        draft.skills = try skills(row["skills"])
        draft.eligibility = try eligibility(row["applicantLocationRequirements"])
        try readPlaces(row["location"], into: &draft)
        try readWorkplace(row["remote"], into: &draft)
        try readSalary(row["salary"], into: &draft)
        return draft
    }

    private static func wrongType(_ field: String) -> PostingRejection {
        PostingRejection(reason: "\(field) is of the wrong type")
    }

    private static func identifier(_ value: JSONValue, isThere: Bool) throws(PostingRejection) -> String {
        guard isThere else { throw PostingRejection(reason: "identifier is missing") }
        switch value {
        case .number(let digits): return digits
        case .string(let text):
            guard !text.isEmpty else { throw PostingRejection(reason: "identifier is empty") }
            return text
        default: throw wrongType("identifier")
        }
    }

    private static func text(_ row: JSONValue, _ name: String, isTrimmed: Bool = true) throws(PostingRejection)
        -> String?
    {
        switch row[name] {
        case .null: return nil
        case .string(let text): return isTrimmed ? text.trimmingSpaces : text
        default: throw wrongType(name)
        }
    }

    private static func date(_ row: JSONValue, _ name: String) throws(PostingRejection) -> Date? {
        switch row[name] {
        case .null: return nil
        case .string, .number:
            guard let date = FeedDate.read(row[name]) else {
                throw PostingRejection(reason: "\(name) is not an ISO 8601 date")
            }
            return date
        default: throw wrongType(name)
        }
    }

    private static func skills(_ value: JSONValue) throws(PostingRejection) -> [String] {
        guard value != .null else { return [] }
        guard case .array(let values) = value else { throw wrongType("skills") }
        var names: [String] = []
        for value in values where value != .null {
            guard value.text != nil || value.hasAny(["name"]) else { throw PostingRejection(reason: "name is missing") }
            if let name = value.text ?? value.text("name") { names.append(name) }
        }
        return names
    }

    private static func eligibility(_ value: JSONValue) throws(PostingRejection) -> [String] {
        var texts: [String] = []
        for item in value.items where item != .null {
            guard let text = item.text ?? item.text("name") else { throw wrongType("applicantLocationRequirements") }
            texts.append(text)
        }
        return texts
    }

    private static func readPlaces(_ value: JSONValue, into draft: inout PostingDraft) throws(PostingRejection) {
        for item in value.items {
            switch item {
            case .null: continue
            case .string(let text): draft.locations.append(text)
            case .object:
                let country = item.text("countryCode", "country")
                draft.places.append(StatedPlace(city: item.text("city"), region: item.text("region"), country: country))
            default: throw wrongType("location")
            }
        }
    }

    private static func readWorkplace(_ value: JSONValue, into draft: inout PostingDraft) throws(PostingRejection) {
        switch value {
        case .null: return
        case .bool(let flag): draft.isRemote = flag
        // A word that is not known says at least that it is not plainly remote.
        case .string(let text): draft.workplace = WorkplaceReader.workplace(named: text) ?? .onSite
        default: throw wrongType("remote")
        }
    }

    private static func readSalary(_ value: JSONValue, into draft: inout PostingDraft) throws(PostingRejection) {
        switch value {
        case .null: return
        case .string(let text): draft.readSalary(text)
        case .object:
            guard value.hasAny(["currency"]) else { throw PostingRejection(reason: "currency is missing") }
            guard let currency = value.text("currency") else { throw wrongType("salary.currency") }
            for name in ["minValue", "maxValue"] where value[name] != .null && value[name].double == nil {
                throw wrongType("salary.\(name)")
            }
            draft.salary = Salary(
                currency: currency,
                minimum: value["minValue"].double,
                maximum: value["maxValue"].double,
                unit: value.text("unitText") ?? "YEAR"
            )
        default: throw wrongType("salary")
        }
    }
}
