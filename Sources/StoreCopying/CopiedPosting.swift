import Careers
import Foundation
package import JobMatching
package import StoredRows

/// A posting with its text, its number and its first sight, in cells that do not depend on how a store keeps it.
package struct CopiedPosting: Sendable {
    package let number: Int64
    package let posting: JobPosting
    package let firstSeenAt: Double

    static let columns: KeyValuePairs<String, CopiedTable.Kind> = [
        "number": .whole, "source": .text, "identifier": .text, "title": .text, "company": .text, "url": .text,
        "description": .text, "places": .text, "workplace": .text, "eligible_countries": .text,
        "employment_type": .text, "salary_currency": .text, "salary_minimum": .fraction, "salary_maximum": .fraction,
        "salary_unit": .text, "posted_at": .fraction, "expires_at": .fraction, "occupations": .text,
        "seniority": .whole, "skills": .text, "fingerprint": .whole, "job": .whole, "words": .bytes,
        "first_seen_at": .fraction,
    ]

    package init(number: Int64, posting: JobPosting, firstSeenAt: Double) {
        self.number = number
        self.posting = posting
        self.firstSeenAt = firstSeenAt
    }

    /// - Throws: `UnexpectedCell`.
    package init(_ cells: [StoredCell]) throws {
        let row = CellRow(CopiedTable.posting, cells)
        var posting = JobPosting(
            source: try row.text("source"),
            identifier: try row.text("identifier"),
            title: try row.text("title"),
            company: try row.text("company")
        )
        posting.url = try row.text("url")
        posting.description = try row.text("description")
        posting.places = (StoredList.texts(try row.text("places")) ?? []).map(PostingPlace.init(line:))
        StoredWorkplace.set(try row.text("workplace"), of: &posting)
        posting.eligibleCountries = StoredList.items(try row.text("eligible_countries"))
        posting.employmentType = try row.text(ifAny: "employment_type")
        if let currency = try row.text(ifAny: "salary_currency") {
            posting.salary = Salary(
                currency: currency,
                minimum: try row.fraction(ifAny: "salary_minimum"),
                maximum: try row.fraction(ifAny: "salary_maximum"),
                unit: try row.text("salary_unit")
            )
        }
        posting.postedAt = try row.time(ifAny: "posted_at")
        posting.expiresAt = try row.time(ifAny: "expires_at")
        posting.occupations = StoredVotes.votes(try row.text("occupations"))
        posting.seniority = Seniority(rawValue: try row.whole("seniority")) ?? .regular
        posting.skills = StoredList.texts(try row.text("skills")) ?? []
        posting.fingerprint = try row.whole(ifAny: "fingerprint").map { Int64($0) }
        posting.job = try row.whole(ifAny: "job").map { Int64($0) }
        posting.words = StoredWords.words(try row.bytes(ifAny: "words"))
        self.init(
            number: Int64(try row.whole("number")),
            posting: posting,
            firstSeenAt: try row.fraction("first_seen_at")
        )
    }

    /// The cells, in the order of the columns.
    package var cells: [StoredCell] {
        let salary = posting.salary
        return [
            .whole(Int(number)), .text(posting.source), .text(posting.identifier), .text(posting.title),
            .text(posting.company), .text(posting.url), .text(posting.description),
            .text(StoredList.json(posting.places.map(\.line))),
            .text(StoredWorkplace.letter(of: posting)), .text(StoredList.cell(posting.eligibleCountries)),
            StoredCell(posting.employmentType), StoredCell(salary?.currency), StoredCell(salary?.minimum),
            StoredCell(salary?.maximum), StoredCell(salary?.unit), StoredCell(posting.postedAt),
            StoredCell(posting.expiresAt), .text(StoredVotes.cell(posting.occupations)),
            .whole(posting.seniority.rawValue), .text(StoredList.json(posting.skills)),
            StoredCell(posting.fingerprint), StoredCell(posting.job),
            StoredWords.cell(posting.words).map(StoredCell.bytes) ?? .null, .fraction(firstSeenAt),
        ]
    }
}
