/// Greenhouse's board API: `{"jobs": [{"id", "title", "location": {"name"}, "content", "offices", …}]}`.
///
/// The body is HTML escaped as a whole. Old boards do not name their company.
struct GreenhouseAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["jobs"])
    static let marks = ["id", "title"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        var draft = PostingDraft()
        draft.identifier = row.text("id")
        draft.title = row.text("title")
        draft.company = row.text("company_name") ?? feed.text("name")
        draft.url = row.text("absolute_url")
        draft.body = row["content"].body
        draft.locations = row["location"]["name"].texts
        for office in row["offices"].items {
            // An office may be called "Sales" and have its place in another field.
            if let place = office["location"].text ?? office["name"].text { draft.locations.append(place) }
        }
        draft.postedAt = FeedDate.read(row["first_published"]) ?? FeedDate.read(row["updated_at"])
        draft.expiresAt = FeedDate.read(row["application_deadline"])
        for field in row["metadata"].items {
            guard let name = field.text("name")?.lowercased(), let value = field["value"].text else { continue }
            if name.contains("employment") || name.contains("time type") {
                draft.employmentType = EmploymentType.term(value)
            } else if name.contains("workplace") || name.contains("location type") {
                draft.workplace = WorkplaceReader.workplace(named: value)
            }
        }
        for range in row["pay_input_ranges"].items where draft.salary == nil {
            guard let currency = range.text("currency_type") else { continue }
            draft.salary = .stated(
                currency: currency,
                minimum: range["min_cents"].double.map { $0 / 100 },
                maximum: range["max_cents"].double.map { $0 / 100 },
                unit: range.text("title").flatMap(SalaryText.unit(named:))
            )
        }
        return .draft(draft)
    }
}
