import JobMatching

import JobMatching

/// Recruitee's careers API: `{"offers": [{"id", "title", "locations", "remote", "hybrid", "salary", …}]}`.
///
/// Description and requirements are two fields of HTML. Times are written "2026-11-01 09:30:00 UTC".
struct RecruiteeAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["offers"])
    static let marks = ["id", "slug", "title"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        if let status = row.text("status"), status != "published" { return .unlisted }
        var draft = PostingDraft()
        draft.identifier = row.text("id", "slug")
        draft.title = row.text("title")
        draft.company = row.text("company_name")
        draft.url = row.text("careers_url", "careers_apply_url")
        draft.body = [row["description"], row["requirements"]].map(\.body).filter { !$0.isEmpty }
            .joined(separator: "\n\n")
        draft.places = row["locations"].items.map { place in
            StatedPlace(
                city: place.text("city"),
                region: place.text("state", "state_code"),
                country: place.text("country", "country_code")
            )
        }
        if draft.places.isEmpty {
            let place = StatedPlace(city: row.text("city"), country: row.text("country", "country_code"))
            if place.posting != nil { draft.places = [place] } else { draft.locations = row["location"].texts }
        }
        draft.workplace = row["hybrid"].flag == true ? .hybrid : row["on_site"].flag == true ? .onSite : nil
        draft.isRemote = row["remote"].flag
        // An offer may be done in several ways; remote is one of them.
        if draft.isRemote == true, draft.workplace == .onSite { draft.workplace = .remote }
        draft.employmentType = row.text("employment_type_code").flatMap(EmploymentType.term)
        draft.postedAt = FeedDate.read(row["published_at"]) ?? FeedDate.read(row["created_at"])
        draft.expiresAt = FeedDate.read(row["close_at"])
        let pay = row["salary"]
        draft.salary = .stated(
            currency: pay.text("currency"),
            minimum: pay["min"].double,
            maximum: pay["max"].double,
            unit: pay.text("period").flatMap(SalaryText.unit(named:))
        )
        draft.readSalary(pay.text)
        return .draft(draft)
    }
}
