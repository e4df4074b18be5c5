import JobMatching

import JobMatching

/// Remotive's API: `{"jobs": [{"id", "title", "company_name", "candidate_required_location", "salary", …}]}`.
///
/// All postings are remote. Its list, like those of its kin, may begin with a legal notice.
struct RemotiveAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["jobs"], allowsList: true)
    static let marks = ["id", "title", "position"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        var draft = PostingDraft()
        draft.identifier = row.text("id", "slug")
        draft.title = row.text("title", "position")
        draft.company = row.text("company_name", "company")
        draft.url = row.text("url")
        draft.body = row["description"].body
        draft.workplace = .remote
        draft.eligibility = row["candidate_required_location"].texts + row["location"].texts
        draft.employmentType = row.text("job_type").flatMap(EmploymentType.term)
        draft.postedAt = FeedDate.read(row["publication_date"]) ?? FeedDate.read(row["date"])
        draft.readSalary(row.text("salary"))
        draft.skills = row["tags"].texts
        return .draft(draft)
    }
}
