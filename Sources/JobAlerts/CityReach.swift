import JobMatching
import Synchronization

/// Remembers which cities jobs are near: many jobs are in one place, and many people look for work there.
final class CityReach: Sendable {
    /// What of a job decides whether it is near a city.
    private struct Site: Hashable {
        let places: [PostingPlace]
        let workplace: JobPosting.Workplace
        let eligibleCountries: [String]

        init(_ posting: JobPosting) {
            places = posting.places
            workplace = posting.workplace
            eligibleCountries = posting.eligibleCountries
        }
    }

    private struct Memory {
        var answers: [Site: [Int: Bool]] = [:]
        var count = 0
    }

    private let filters: [CityFilter]
    private let memory = Mutex(Memory())

    /// Answers that are remembered; some hundred bytes for each job's place, some ten for each answer.
    private static let mostRemembered = 1_000_000

    init(_ filters: [CityFilter]) {
        self.filters = filters
    }

    /// Keeps those of some things whose cities a job is near.
    ///
    /// - Parameters:
    ///   - items: in the order in which they are given back.
    ///   - posting: the job, with its places resolved.
    ///   - filter: the number of an item's filter; nil for one that wants jobs anywhere.
    /// - Returns: the items that want the job.
    func including<Item: Sendable>(_ items: [Item], _ posting: JobPosting, filter: (Item) -> Int?) -> [Item] {
        let site = Site(posting)
        return memory.withLock { memory in
            if memory.count > Self.mostRemembered { memory = Memory() }
            var answers = memory.answers[site] ?? [:]
            let before = answers.count
            let included = items.filter { item in
                guard let number = filter(item) else { return true }
                if let answer = answers[number] { return answer }
                let answer = filters[number].includes(posting)
                answers[number] = answer
                return answer
            }
            if answers.count > before {
                memory.count += answers.count - before
                memory.answers[site] = answers
            }
            return included
        }
    }
}
