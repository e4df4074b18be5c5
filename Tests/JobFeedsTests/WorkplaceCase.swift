import JobMatching

/// A posting as boards phrase it, and how a reader would say that people work.
///
/// Cases are written a line each: what is true, location text, title, flag and body, parted by "~"; what is left out at the
/// end is empty. What is true is R, H or O (remote, hybrid, on site), for some remote ones with countries that may apply.
struct WorkplaceCase: Sendable, CustomStringConvertible {
    let workplace: JobPosting.Workplace
    let countries: [String]
    let location: String
    let title: String
    /// The feed's own field, as text; `true` and `false` are truth values.
    let flag: String
    let body: String

    static let all = remotePlaces + otherPlaces + titles

    var description: String { "\(location) | \(title) | \(flag) | \(body)" }

    static func read(_ text: String) -> [WorkplaceCase] {
        text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "~", omittingEmptySubsequences: false).map { cell in
                String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
            }
            let truth = cells[0].split(separator: ":")
            guard let letter = truth.first, let workplace = workplaces[String(letter)] else { return nil }
            func cell(_ index: Int) -> String { index < cells.count ? cells[index] : "" }
            return WorkplaceCase(
                workplace: workplace,
                countries: truth.count > 1 ? truth[1].split(separator: ",").map(String.init) : [],
                location: cell(1),
                title: cell(2).isEmpty ? "Baker" : cell(2),
                flag: cell(3),
                body: cell(4)
            )
        }
    }

    private static let workplaces: [String: JobPosting.Workplace] = ["R": .remote, "H": .hybrid, "O": .onSite]
}
