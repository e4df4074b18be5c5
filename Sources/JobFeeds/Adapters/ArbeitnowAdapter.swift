/// Arbeitnow's API: `{"data": [{"slug", "company_name", "title", "remote", "location", "created_at", …}]}`.
///
/// Times are seconds since 1970.
struct ArbeitnowAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["data"], allowsList: true)
    static let marks = ["slug", "title"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        var draft = PostingDraft()
        draft.identifier = row.text("slug", "url")
        draft.title = row.text("title")
        draft.company = row.text("company_name")
        draft.url = row.text("url")
        draft.body = row["description"].body
        draft.locations = row["location"].texts
        draft.isRemote = row["remote"].flag
        draft.employmentType = row["job_types"].texts.compactMap(EmploymentType.term)
            .first { ["FULL_TIME", "PART_TIME", "INTERN", "CONTRACTOR", "TEMPORARY"].contains($0) }
        draft.postedAt = FeedDate.read(row["created_at"])
        draft.skills = row["tags"].texts
        return .draft(draft)
    }
}
