import Foundation
package import JobMatching
import Places
package import StoredRows

extension JobMatch {
    /// Reads a row of the jobs of a session; nil when it speaks of something that only another version of the program
    /// knows.
    ///
    /// - Parameter row: all columns of the table of jobs.
    /// - Throws: `UnexpectedCell` for a row that is damaged.
    package init?(stored row: some StoredRow) throws {
        guard let bucket = JobMatch.Bucket(rawValue: try row.text("bucket")),
            let category = JobMatch.Category(rawValue: try row.text("category")),
            let workplace = JobPosting.Workplace(rawValue: try row.text("workplace"))
        else { return nil }
        var posting = JobPosting(
            source: try row.text("source"),
            identifier: try row.text("identifier"),
            title: try row.text("title"),
            company: try row.text("company")
        )
        posting.url = try row.text("url")
        posting.workplace = workplace
        posting.places = try row.text("location").split(separator: "\n").map {
            PostingPlace(text: String($0), place: nil)
        }
        posting.eligibleCountries = StoredList.items(try row.text("eligible_countries"))
        posting.postedAt = try row.time(ifAny: "posted_at")
        if let currency = try row.text(ifAny: "salary_currency") {
            posting.salary = Salary(
                currency: currency,
                minimum: try row.fraction(ifAny: "salary_minimum"),
                maximum: try row.fraction(ifAny: "salary_maximum"),
                unit: try row.text(ifAny: "salary_unit") ?? "YEAR"
            )
        }
        posting.employmentType = try row.text(ifAny: "employment_type")
        posting.skills = StoredList.items(try row.text("skills"))
        posting.job = try row.whole(ifAny: "job").map { Int64($0) }
        self.init(
            posting: posting,
            bucket: bucket,
            category: category,
            score: try row.whole("score"),
            distance: try row.fraction(ifAny: "distance"),
            role: try row.text("role"),
            matchingSkills: StoredList.items(try row.text("matching_skills"))
        )
        excerpt = try row.text("excerpt")
    }

    /// The places of its posting in one cell.
    package var storedLocation: String { posting.places.map(\.text).joined(separator: "\n") }
}
