package import Foundation

/// What is new of jobs for somebody: in the sessions of the account and on the devices that it adopted.
package struct JobNews: Hashable, Sendable {
    /// A job that is still open.
    package struct Job: Hashable, Sendable {
        package let number: Int64
        package let title: String
        package let company: String
        package let location: String
        package let url: String
        /// 0 to 100.
        package let score: Int

        package init(number: Int64, title: String, company: String, location: String, url: String, score: Int) {
            self.number = number
            self.title = title
            self.company = company
            self.location = location
            self.url = url
            self.score = score
        }
    }

    /// Different jobs that were found since.
    package var newMatches = 0
    /// Different matches of devices that nobody has read.
    package var unread = 0
    /// The best of the new ones.
    package var top: [Job] = []
    package var since: Date

    /// Jobs that a brief names.
    package static let named = 5

    package init(since: Date) {
        self.since = since
    }
}

/// A starred posting that ends.
package struct StarredDeadline: Hashable, Sendable {
    /// The number of the posting.
    package let number: Int64
    /// The identifier that sessions have for it.
    package let job: String
    package let title: String
    package let company: String
    package let expiresAt: Date

    /// Starred jobs that a brief names.
    package static let named = 3

    package init(number: Int64, job: String, title: String, company: String, expiresAt: Date) {
        self.number = number
        self.job = job
        self.title = title
        self.company = company
        self.expiresAt = expiresAt
    }

    /// The last day on which the posting is open where somebody is.
    package func day(_ clock: PersonClock) -> CalendarDay {
        // A posting that ends with a day ends at its midnight, which belongs to the day after.
        clock.day(of: expiresAt.addingTimeInterval(-1))
    }

    /// As a countdown.
    package func countdown(_ clock: PersonClock) -> Countdown {
        let name = company.isEmpty ? title : "\(title) at \(company)"
        return Countdown(
            id: -number,
            content: Countdown.Content(name: name, day: day(clock), kind: .expiry, job: job)
        )
    }
}
