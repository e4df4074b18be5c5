/// Workable's job feeds: `{"name": "Company", "jobs": [{"title", "shortcode", "locations", "telecommuting", …}]}`.
///
/// The account API puts a place into `location`, and a status into `state`, which elsewhere is the region.
struct WorkableAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["jobs", "results"])
    static let marks = ["shortcode", "title", "id"]

    private static let hiddenStates: Set<String> = ["draft", "closed", "archived", "internal"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        if let state = row.text("state")?.lowercased(), Self.hiddenStates.contains(state) { return .unlisted }
        var draft = PostingDraft()
        let location = row["location"]
        draft.identifier = row.text("shortcode", "id", "code")
        draft.title = row.text("title")
        draft.company = row.text("company") ?? feed.text("name")
        draft.url = row.text("url", "shortlink", "application_url")
        draft.body = [row["description"], row["requirements"], row["benefits"]].map(\.body).filter { !$0.isEmpty }
            .joined(separator: "\n\n")
        for place in row["locations"].items where place["hidden"].flag != true {
            draft.places.append(Self.place(place, region: place.text("region")))
        }
        if draft.places.isEmpty, location != .null {
            draft.places = [Self.place(location, region: location.text("region"))]
        }
        if draft.places.isEmpty { draft.places = [Self.place(row, region: row.text("state"))] }
        let type = location.text("workplace_type") ?? row.text("workplace_type", "workplace")
        draft.workplace = type.flatMap(WorkplaceReader.workplace(named:))
        draft.isRemote = row["telecommuting"].flag ?? location["telecommuting"].flag
        draft.employmentType = row.text("employment_type").flatMap(EmploymentType.term)
        draft.postedAt = FeedDate.read(row["published_on"]) ?? FeedDate.read(row["created_at"])
        let pay = row["salary"]
        draft.salary = .stated(
            currency: pay.text("salary_currency"),
            minimum: pay["salary_from"].double,
            maximum: pay["salary_to"].double,
            unit: nil
        )
        draft.readSalary(pay.text)
        return .draft(draft)
    }

    private static func place(_ value: JSONValue, region: String?) -> StatedPlace {
        StatedPlace(
            city: value.text("city"),
            region: region,
            country: value.text("country", "countryCode", "country_code")
        )
    }
}
