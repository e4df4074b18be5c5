import Foundation
import JobMatching
import VitaeAPI

extension V1 {
    /// A time as the apps read it: UTC, no fraction.
    static func time(_ date: Date) -> String { date.formatted(.iso8601) }

    /// A share in hundredths, to two digits.
    static func percentage(_ part: Int, of whole: Int) -> Double {
        whole > 0 ? (Double(part) / Double(whole) * 10_000).rounded() / 100 : 0
    }
}

extension V1.Job {
    init(_ numbered: NumberedPosting) {
        let posting = numbered.posting
        self.init(
            id: Int(numbered.number),
            title: posting.title,
            company: posting.company,
            applyLink: Self.webAddress(posting.url),
            source: posting.source,
            postedAt: V1.time(numbered.listedAt)
        )
    }

    /// An address of the web as it is; anything else is none.
    static func webAddress(_ text: String) -> String {
        ["http://", "https://"].contains { text.lowercased().hasPrefix($0) } ? text : ""
    }
}

extension V1.JobDetail {
    init(_ numbered: NumberedPosting) {
        let posting = numbered.posting
        let isPlaced = posting.workplace == .remote || posting.places.contains { !$0.text.isEmpty }
        self.init(
            V1.Job(numbered),
            location: isPlaced ? posting.locationText : nil,
            salary: posting.salary.flatMap(SalaryPhrase.line),
            description: posting.description,
            isRemote: posting.workplace == .remote,
            expiresAt: posting.expiresAt.map(V1.time)
        )
    }
}
