/// A list of jobs.
public enum JobBucket: String, CaseIterable, Hashable, Sendable {
    /// Every job: the three others together.
    case all
    /// Near the person.
    case local
    /// In the person's country, farther away.
    case national
    /// Done from anywhere the posting allows.
    case remote

    /// What asks for it.
    var query: [String] {
        switch self {
        case .all: []
        case .local, .national: ["scope=\(rawValue)", "remote=false"]
        case .remote: ["remote=true"]
        }
    }
}
