/// The XML that job aggregators take: `<source><job><title>, <referencenumber>, <city>, <state>, <country>, …`.
struct IndeedAdapter: XMLFeedAdapter {
    static let items: Set<String> = ["job"]

    func outcome(of row: XMLRow, in feed: [String: String]) -> DraftOutcome {
        if let status = row.text("status")?.lowercased(), ["inactive", "closed", "unlisted"].contains(status) {
            return .unlisted
        }
        var draft = PostingDraft()
        draft.identifier = row.text("referencenumber", "requisitionid", "id", "guid", "url")
        draft.title = row.text("title")
        draft.company = row.text("company", "sourcename") ?? feed["publisher"]
        draft.url = row.text("url", "link", "apply_url")
        draft.body = row.body("description", "content")
        // Some feeds repeat the city for each place of a job.
        let cities = row.texts("city")
        let place = StatedPlace(
            city: cities.first,
            region: row.text("state", "region"),
            country: row.text("country", "country_code")
        )
        // A city may be called "Remote" as well.
        let spoken = cities.filter { LocationText($0).workplace != nil }
        if spoken.isEmpty {
            if place.posting != nil { draft.places = [place] }
            draft.places += cities.dropFirst().map { StatedPlace(city: $0, country: place.country) }
        } else {
            draft.locations = cities
            if let country = place.country { draft.places = [StatedPlace(country: country)] }
        }
        draft.locations += row.texts("location")
        draft.workplace = row.text("remotetype", "remote_type").flatMap(WorkplaceReader.workplace(named:))
        let flag = row.text("remote", "telecommute", "is_remote")?.lowercased()
        draft.isRemote = flag.flatMap { ["1", "true", "yes"].contains($0) ? true : nil }
        draft.employmentType = row.text("jobtype").flatMap { type in
            type.split(separator: ",").first.flatMap { EmploymentType.term($0.trimmingSpaces) }
        }
        draft.postedAt = row.text("date", "dateposted").flatMap(FeedDate.read)
        draft.expiresAt = row.text("expirationdate", "expiration_date").flatMap(FeedDate.read)
        draft.readSalary(row.text("salary"))
        return .draft(draft)
    }
}
