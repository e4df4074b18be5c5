/// What roles are called where somebody lives, by rank.
struct RoleNames {
    /// ISO 3166-1 alpha-2; nil where it is not known.
    let country: String?
    let isBeginner: Bool

    /// The occupation's name without a rank.
    func plain(_ occupation: Occupation) -> String {
        let name = occupation.title(at: .regular, in: country) ?? ""
        return name.isEmpty ? occupation.title : name
    }

    /// The name of a role; nil where nobody has this rank, or it would sound like a lower one.
    func name(_ occupation: Occupation, at level: Seniority) -> String? {
        if let name = occupation.title(at: level, in: country) { return name.isEmpty ? nil : name }
        let hasRanks = !occupation.isManagement && occupation.jobZone >= 3
        switch level {
        case .trainee, .junior: return isBeginner ? "Junior " + plain(occupation) : plain(occupation)
        case .senior where hasRanks: return "Senior " + plain(occupation)
        case .lead where hasRanks: return "Lead " + plain(occupation)
        case .manager, .director, .vicePresident, .chief: return occupation.isManagement ? plain(occupation) : nil
        default: return plain(occupation)
        }
    }

    /// What those who lead others in the occupation are called, the rank above first.
    func leader(of occupation: Occupation, above level: Seniority) -> (name: String, level: Seniority)? {
        for next in [Seniority.lead, .manager] where next > level {
            if let name = occupation.title(at: next, in: country), !name.isEmpty { return (name, next) }
        }
        return nil
    }
}
