import Foundation
import JobMatching
import TextFolding

/// What an adapter found in a row, before it is checked and made a posting.
struct PostingDraft {
    var identifier: String?
    var title: String?
    var company: String?
    var url: String?
    /// The body, with or without markup.
    var body = ""
    /// Places as they are stated in parts.
    var places: [StatedPlace] = []
    /// Places as texts, which may say how people work as well.
    var locations: [String] = []
    /// Location texts of places that are stated in parts, which may say how people work.
    var notes: [String] = []
    /// The feed's own word for how people work.
    var workplace: JobPosting.Workplace?
    /// The feed's own flag for remote work.
    var isRemote: Bool?
    /// Texts that say who may apply.
    var eligibility: [String] = []
    var employmentType: String?
    var salary: Salary?
    var postedAt: Date?
    var expiresAt: Date?
    var skills: [String] = []
    /// The posting's own field for a country, which bounds a remote job where nothing else does; a code or a name.
    var country: String?

    /// Sets the pay from a text, when it states any and none is known.
    mutating func readSalary(_ text: String?) {
        guard salary == nil, let text, let pay = SalaryText.read(text) else { return }
        salary = Salary(currency: pay.currency, minimum: pay.minimum, maximum: pay.maximum, unit: pay.unit)
    }

    /// An identifier for postings that have none: the same as long as title, company and place are.
    var stableIdentifier: String {
        let place = locations.first ?? places.first?.posting?.text ?? ""
        return String(StableHash.of(title ?? "", company ?? "", place), radix: 16)
    }
}
