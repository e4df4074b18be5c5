import JobMatching

/// Ashby's posting API: `{"jobs": [{"id", "title", "location", "secondaryLocations", "isListed", "isRemote", …}]}`.
struct AshbyAdapter: JSONFeedAdapter {
    static let shape = JSONRows.Shape(lists: ["jobs"])
    static let marks = ["id", "title"]

    func outcome(of row: JSONValue, in feed: JSONValue) -> DraftOutcome {
        if row["isListed"].flag == false { return .unlisted }
        var draft = PostingDraft()
        draft.identifier = row.text("id") ?? row.text("jobUrl")
        draft.title = row.text("title")
        draft.company = row.text("companyName") ?? feed.text("companyName", "organizationName")
        draft.url = row.text("jobUrl", "applyUrl")
        let plain = row["descriptionPlain"].body
        draft.body = plain.isEmpty ? row["descriptionHtml"].body : plain
        read(row, into: &draft)
        for other in row["secondaryLocations"].items { read(other, into: &draft) }
        draft.workplace = row.text("workplaceType").flatMap(WorkplaceReader.workplace(named:))
        draft.isRemote = row["isRemote"].flag
        draft.employmentType = row.text("employmentType").flatMap(EmploymentType.term)
        draft.postedAt = FeedDate.read(row["publishedAt"])
        draft.expiresAt = FeedDate.read(row["applicationDeadline"])
        draft.salary = salary(of: row["compensation"])
        draft.readSalary(row["compensation"].text("scrapeableCompensationSalarySummary", "compensationTierSummary"))
        return .draft(draft)
    }

    /// A location is a text of the company's making beside a postal address; the address is the better place.
    private func read(_ value: JSONValue, into draft: inout PostingDraft) {
        let address = value["address"]["postalAddress"] == .null ? value["address"] : value["address"]["postalAddress"]
        let place = StatedPlace(
            city: address.text("addressLocality"),
            region: address.text("addressRegion"),
            country: address.text("addressCountry")
        )
        if place.city != nil {
            draft.places.append(place)
            guard let text = value.text("location", "locationName") else { return }
            // "Remote (Europe)" beside the address of the office; of "Berlin HQ" only that it is an office is new.
            if LocationText(text).places.isEmpty { draft.locations.append(text) } else { draft.notes.append(text) }
        } else if let text = value.text("location", "locationName") ?? value.text {
            draft.locations.append(text)
            if LocationText(text).countries.isEmpty, let country = place.country { draft.eligibility.append(country) }
        } else if place.posting != nil {
            draft.places.append(place)
        }
    }

    private func salary(of compensation: JSONValue) -> Salary? {
        let components =
            compensation["summaryComponents"].items
            + compensation["compensationTiers"].items.flatMap { $0["components"].items }
        for component in components where component.text("compensationType") == "Salary" {
            let salary = Salary.stated(
                currency: component.text("currencyCode"),
                minimum: component["minValue"].double,
                maximum: component["maxValue"].double,
                unit: component.text("interval").flatMap(SalaryText.unit(named:))
            )
            if let salary { return salary }
        }
        return nil
    }
}
