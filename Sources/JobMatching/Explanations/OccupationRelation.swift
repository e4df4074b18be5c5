import Careers

/// How near an occupation is to what a person does.
enum OccupationRelation: Hashable {
    /// It is what the person does.
    case same
    /// The person's title is used for it too.
    case alsoCalled
    /// People move from the one to the other.
    case related
    /// It is related to an occupation that is related.
    case near
    /// People move from it to what the person does.
    case before
    case far
    /// Nothing says what the person does.
    case unknown

    init(of code: String, to profile: CareerProfile, knowledge: CareerKnowledge) {
        let votes = profile.occupations
        guard let main = votes.first.flatMap({ knowledge.occupations[code: $0.code] }) else {
            self = .unknown
            return
        }
        if main.code == code {
            self = .same
        } else if votes.contains(where: { $0.code == code && $0.weight > Self.leastWeight }) {
            self = .alsoCalled
        } else if main.related.contains(code) {
            self = .related
        } else if main.related.contains(where: { knowledge.occupations[code: $0]?.related.contains(code) == true }) {
            self = .near
        } else if knowledge.occupations.before(main.code).contains(code) {
            self = .before
        } else {
            self = .far
        }
    }

    /// Share of the votes below which a title hardly stands for an occupation.
    private static let leastWeight = 0.2
}
