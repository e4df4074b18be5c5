import JobMatching

/// Lever's postings API: a list of `{"id", "text", "hostedUrl", "categories": {"location", "allLocations"}, …}`.
///
/// Times are milliseconds since 1970. The body is in parts: a description, lists with headings, closing words.
struct LeverAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["data", "postings"], allowsList: true)
    static let marks = ["id", "text"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        if let state = row.text("state"), state != "published" { return .unlisted }
        var draft = PostingDraft()
        let categories = row["categories"]
        draft.identifier = row.text("id")
        draft.title = row.text("text")
        draft.company = row.text("company")
        draft.url = row.text("hostedUrl", "applyUrl") ?? row["urls"].text("show")
        draft.body = body(of: row)
        draft.locations = categories["allLocations"].texts
        if let first = categories.text("location"), !draft.locations.contains(first) {
            draft.locations.insert(first, at: 0)
        }
        if draft.locations.isEmpty, let country = row.text("country") { draft.places = [StatedPlace(country: country)] }
        draft.workplace = row.text("workplaceType").flatMap(WorkplaceReader.workplace(named:))
        draft.country = row.text("country")
        draft.employmentType = categories.text("commitment").flatMap(EmploymentType.term)
        draft.postedAt = FeedDate.read(row["createdAt"])
        let pay = row["salaryRange"]
        draft.salary = .stated(
            currency: pay.text("currency"),
            minimum: pay["min"].double,
            maximum: pay["max"].double,
            unit: pay.text("interval").flatMap(SalaryText.unit(named:))
        )
        draft.readSalary(row.text("salaryDescriptionPlain", "salaryDescription"))
        return .draft(draft)
    }

    private func body(of row: JSONValue) -> String {
        let opening = row["descriptionPlain"].body
        var parts = [opening.isEmpty ? row["description"].body : opening]
        for list in row["lists"].items { parts.append(list["text"].body + "<br>" + list["content"].body) }
        let closing = row["additionalPlain"].body
        parts.append(closing.isEmpty ? row["additional"].body : closing)
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}
