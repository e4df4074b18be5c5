import JobMatching

/// schema.org's JobPosting as JSON-LD: alone, in a list, in a graph or an item list.
///
/// Most properties may be a text, an object or a list of them. Things of other types beside the postings are nothing to report.
struct JobPostingAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["@graph", "itemListElement"], allowsList: true, allowsSingle: true)
    static let marks = ["title", "@type"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        let row = Self.posting(in: row)
        guard Self.isPosting(row) else { return .notice }
        var draft = PostingDraft()
        draft.title = row.text("title", "name")
        let organization = row["hiringOrganization"].items.first ?? .null
        draft.company = organization.text("name", "legalName") ?? organization.text
        draft.url = row["url"].texts.first ?? row.text("mainEntityOfPage", "@id")
        draft.body = row["description"].texts.joined(separator: "\n\n")
        for value in row["jobLocation"].items { Self.read(value, into: &draft) }
        let types = row["jobLocationType"].texts
        if let type = types.first(where: { $0.uppercased().contains("TELECOMMUTE") }) {
            draft.workplace = WorkplaceReader.workplace(named: type) ?? .remote
        } else {
            draft.workplace = types.first.flatMap(WorkplaceReader.workplace(named:))
        }
        draft.eligibility = row["applicantLocationRequirements"].items.compactMap(Self.name)
        draft.employmentType = row["employmentType"].texts.first.flatMap(EmploymentType.term)
        draft.postedAt = FeedDate.read(row["datePosted"])
        draft.expiresAt = FeedDate.read(row["validThrough"])
        for pay in row["baseSalary"].items { Self.read(pay: pay, into: &draft) }
        draft.readSalary(row.text("estimatedSalary"))
        draft.skills = row["skills"].items.flatMap { skill -> [String] in
            guard let text = skill.text else { return skill["name"].texts }
            return text.split { $0 == "," || $0 == ";" || $0.isNewline }.map(\.trimmingSpaces).filter { !$0.isEmpty }
        }
        draft.identifier =
            row["identifier"].items.compactMap { $0.text("value") ?? $0.text }.first ?? draft.url
            ?? draft.stableIdentifier
        return .draft(draft)
    }

    private static func isPosting(_ value: JSONValue) -> Bool {
        value["@type"].texts.contains { $0.hasSuffix("JobPosting") }
    }

    /// The posting within a list's item or a page.
    private static func posting(in row: JSONValue) -> JSONValue {
        for name in ["item", "mainEntity"] where !isPosting(row) && isPosting(row[name]) { return row[name] }
        return row
    }

    private static func read(_ value: JSONValue, into draft: inout PostingDraft) {
        if let text = value.text {
            draft.locations.append(text)
            return
        }
        for address in value["address"].items.isEmpty ? [value] : value["address"].items {
            if let text = address.text ?? (address["addressLocality"] == .null ? value.text("name") : nil) {
                draft.locations.append(text)
                continue
            }
            let place = StatedPlace(
                city: address.text("addressLocality"),
                region: address["addressRegion"].items.compactMap(name).first,
                country: address["addressCountry"].items.compactMap(name).first
            )
            if place.posting != nil { draft.places.append(place) }
        }
    }

    private static func name(_ value: JSONValue) -> String? {
        value.text ?? value.text("name", "identifier", "addressCountry") ?? value["address"].text("addressCountry")
    }

    private static func read(pay: JSONValue, into draft: inout PostingDraft) {
        if let text = pay.text { return draft.readSalary(text) }
        let value = pay["value"]
        let single = value["value"].double ?? value.double
        let unit = value.text("unitText") ?? pay.text("unitText")
        draft.salary =
            draft.salary
            ?? .stated(
                currency: pay.text("currency") ?? value.text("currency"),
                minimum: value["minValue"].double ?? pay["minValue"].double ?? single,
                maximum: value["maxValue"].double ?? pay["maxValue"].double ?? single,
                unit: unit.flatMap(SalaryText.unit(named:))
            )
        draft.readSalary(value.text)
    }
}
