import TextFolding

/// RSS 2.0 and Atom, with the elements that job boards add: company, location, region, expiry.
struct SyndicationAdapter: XMLFeedAdapter {
    static let items: Set<String> = ["item", "entry"]

    func outcome(of row: XMLRow, in feed: [String: String]) -> DraftOutcome {
        var draft = PostingDraft()
        draft.title = row.text("title")
        let company = row.text(
            "company",
            "job_listing:company",
            "job:company",
            "hiringorganization",
            "author/name",
            "dc:creator"
        )
        let region = row.text("region")
        draft.company = company ?? Self.splitTitle(&draft.title, isColoned: region != nil)
        draft.url = row.text("link") ?? Self.link(row)
        draft.identifier = row.text("guid", "id") ?? draft.url
        draft.body = row.body("content:encoded", "content", "description", "summary")
        if draft.body.isEmpty {
            // XHTML in place of escaped HTML.
            draft.body = row.fields.filter { $0.path.hasPrefix("content/") }.map(\.text).joined(separator: " ")
        }
        draft.locations = ["location", "job_listing:location", "job:location", "city", "georss:featurename"]
            .flatMap(row.texts)
        if let region { draft.locations.append(region) }
        if let country = row.text("country"), draft.locations.isEmpty { draft.places = [StatedPlace(country: country)] }
        let flag = row.text("remote", "job:remote")?.lowercased()
        draft.isRemote = flag.flatMap { ["1", "true", "yes"].contains($0) ? true : nil }
        draft.employmentType = row.text("type", "job_listing:job_type", "job:type", "jobtype")
            .flatMap(EmploymentType.term)
        draft.postedAt = row.text("pubdate", "published", "dc:date", "updated").flatMap(FeedDate.read)
        draft.expiresAt = row.text("expires_at", "expires", "validthrough", "job:expires").flatMap(FeedDate.read)
        draft.readSalary(row.text("salary", "job:salary"))
        draft.skills = row.texts("skills").flatMap { $0.split(separator: ",").map(\.trimmingSpaces) }
        return .draft(draft)
    }

    /// Atom's link to the page: the one without a relation, or with that of the page itself.
    private static func link(_ row: XMLRow) -> String? {
        let links = row.fields.filter { $0.path == "link" }
        return links.first { ($0.attributes["rel"] ?? "alternate") == "alternate" }?.attributes["href"]
    }

    /// The company out of "Baker at Crumbworks", or "Crumbworks: Baker" where the feed writes so.
    private static func splitTitle(_ title: inout String?, isColoned: Bool) -> String? {
        guard let whole = title else { return nil }
        if isColoned, let range = whole.firstRange(of: ": ") {
            title = String(whole[range.upperBound...])
            return String(whole[..<range.lowerBound])
        }
        let parts = whole.split(separator: " at ")
        guard parts.count == 2, let company = parts.last, company.first?.isUppercase == true else { return nil }
        title = String(parts[0])
        return String(company)
    }
}
