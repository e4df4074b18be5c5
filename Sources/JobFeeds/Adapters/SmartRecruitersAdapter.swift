import JobMatching

import JobMatching

/// SmartRecruiters' posting API: `{"content": [{"id", "name", "company": {"name"}, "location": {…}, "jobAd": {…}}]}`.
///
/// Lists of postings give no web address; the public one is made of the company's and the posting's identifiers.
struct SmartRecruitersAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["content"], allowsList: true, allowsSingle: true)
    static let marks = ["id", "uuid", "name"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        if row["active"].flag == false { return .unlisted }
        if let visibility = row.text("visibility"), visibility.uppercased() != "PUBLIC" { return .unlisted }
        var draft = PostingDraft()
        let location = row["location"]
        draft.identifier = row.text("id", "uuid")
        draft.title = row.text("name")
        draft.company = row["company"].text("name", "identifier")
        draft.url = row.text("postingUrl", "applyUrl")
        if draft.url == nil, let company = row["company"].text("identifier"), let id = row.text("id"),
            (company + id).utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
        {
            draft.url = "https://jobs.smartrecruiters.com/\(company)/\(id)"
        }
        let sections = row["jobAd"]["sections"]
        draft.body = ["jobDescription", "qualifications", "additionalInformation", "companyDescription"]
            .map { sections[$0]["text"].body }.filter { !$0.isEmpty }.joined(separator: "\n\n")
        let country = location.text("country").map { $0.utf8.count == 2 ? $0.uppercased() : $0 }
        let place = StatedPlace(city: location.text("city"), region: location.text("region"), country: country)
        if place.posting != nil {
            draft.places = [place]
        } else {
            draft.locations = location["fullLocation"].texts
        }
        draft.workplace = location["hybrid"].flag == true ? .hybrid : nil
        draft.isRemote = location["remote"].flag
        let type = row["typeOfEmployment"]
        draft.employmentType = type.text("id", "label").flatMap(EmploymentType.term)
        draft.postedAt = FeedDate.read(row["releasedDate"]) ?? FeedDate.read(row["createdOn"])
        draft.expiresAt = FeedDate.read(row["expirationDate"])
        let pay = row["compensation"]
        draft.salary = .stated(
            currency: pay.text("currency"),
            minimum: pay["min"].double,
            maximum: pay["max"].double,
            unit: pay.text("period").flatMap(SalaryText.unit(named:))
        )
        return .draft(draft)
    }
}
