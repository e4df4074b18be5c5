import Careers
import Resume
import TextFolding

/// Whether a résumé shows the licence that an occupation takes.
enum LicenceEvidence: Hashable {
    /// None is taken, or the person works in the occupation already.
    case notNeeded
    /// Its name, and the line that has it.
    case shown(String, LineReference?)
    /// Names of licences that would do; none of them was found.
    case notFound([String])

    init(for occupation: Occupation, in resume: Resume, of person: PersonEvidence) {
        guard !occupation.licence.isEmpty else {
            self = .notNeeded
            return
        }
        if let (name, line) = Self.find(occupation.licence, in: resume) {
            self = .shown(name, line)
        } else if person.title != nil, person.occupation?.licence == occupation.licence {
            // Who does work that takes it has it, whether or not the document names it.
            self = .notNeeded
        } else {
            self = .notFound(Array(occupation.licence.prefix(3)))
        }
    }

    private static func find(_ names: [String], in resume: Resume) -> (String, LineReference?)? {
        // Not in running text: "MD" is also a state, and "PE" a subject at school.
        var places = resume.certificates.map { ($0.title, $0.lines.first) }
        places += resume.education.compactMap { entry in entry.studyType.map { ($0, entry.lines.first) } }
        places += resume.work.compactMap { entry in entry.position.map { ($0, entry.lines.first) } }
        places += resume.skills.flatMap(\.keywords).map { ($0.value, $0.lines.first) }
        if let name = resume.basics.name, let comma = name.value.firstIndex(of: ",") {
            places.append((String(name.value[comma...]), name.lines.first))
        }
        for name in names {
            let wanted = name.foldedTokens
            // Short names are words when they are not in capitals.
            let isExact = name.count <= 3
            for (text, line) in places where text.foldedTokens.has(wanted) && (!isExact || text.contains(name)) {
                return (name, line)
            }
        }
        return nil
    }

    /// What to know before applying for work that takes a licence.
    static func warning(_ occupation: Occupation, _ names: [String]) -> String {
        "Depending on the country, work as \(occupation.title) takes a licence or certificate such as "
            + "\(EnglishList.text(names, conjunction: "or")); none was found in the résumé."
    }
}
