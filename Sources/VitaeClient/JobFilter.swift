import Foundation

/// Which jobs of a list are asked for.
public struct JobFilter: Hashable, Sendable {
    /// Words, or beginnings of words, that a job has in its title, company, place, skills or first lines; empty for any.
    public var search: String
    /// Skills that a job asks for, all of them.
    public var skills: [String]

    /// Creates a filter.
    public init(search: String = "", skills: [String] = []) {
        self.search = search
        self.skills = skills
    }

    /// The parts of the query.
    var query: [String] {
        let parts = (search.isEmpty ? [] : [("search", search)]) + skills.map { ("skill", $0) }
        return parts.map { name, value in
            "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
        }
    }
}
