import TextFolding

/// Cuts parts of an organisation off its name and off titles: "Mercy Hospital, Department of Surgery", "Lecturer,
/// Faculty of Law".
struct OrganisationUnits {
    let employers: EmployerNames

    /// Words that only parts of an organisation are called by.
    private static let words: Set<String> = [
        "department", "dept", "division", "unit", "ward", "team", "faculty", "laboratory", "lab", "abteilung",
        "fachbereich", "lehrstuhl", "fakultat", "departamento", "facultad", "servicio", "departement", "faculte",
        "dipartimento", "reparto", "facolta", "afdeling", "wydzial", "zaklad", "faculdade", "oddzial", "katedra",
        "ufficio", "settore", "referat", "dezernat",
    ]
    /// Words that also stand in the names of organisations, and call a part only behind one.
    private static let ambiguous: Set<String> = [
        "services", "service", "center", "centre", "group", "section", "branch",
    ]
    /// Words that call a part of an institution where a subject follows: "Centre for Housing Research".
    private static let institutes: Set<String> = ["center", "centre", "school", "institute", "college", "institut"]
    private static let subjects: Set<String> = ["of", "for", "fur"]
    /// Words of public bodies, whose departments are employers themselves.
    private static let governments: Set<String> = [
        "city", "county", "state", "commonwealth", "government", "gobierno", "governo", "gouvernement", "junta",
        "ministry", "federal", "stadt", "land", "republic", "u.s.", "us", "council", "province", "regierung",
        "municipality", "kommune", "gemeinde", "gemeente", "ayuntamiento", "comune", "mairie", "prefeitura", "camara",
    ]

    /// An employer without the part of it that somebody works in.
    ///
    /// - Parameter name: what a header names.
    /// - Returns: the name of the whole organisation, where one is left.
    func employer(_ name: String) -> String {
        let atoms = HeaderPlaces.atoms(of: name)
        guard let first = atoms.first, let last = atoms.last else { return name }
        let isGovernment =
            first.foldedTokens.contains(where: Self.governments.contains) && employers.likelihood(String(first)) < 0.8
        guard atoms.count > 1, !isGovernment else { return String(first.base[first.startIndex..<last.endIndex]) }
        if isUnit(first, strictly: true), !isUnit(atoms[1], strictly: true),
            employers.likelihood(String(atoms[1])) >= Self.clearEmployer
        {
            return String(first.base[atoms[1].startIndex..<last.endIndex])
        }
        var end = atoms.count
        let isKnown = employers.likelihood(String(first)) > EmployerNames.unknown
        while end > 1, isUnit(atoms[end - 1], strictly: !isKnown) { end -= 1 }
        return String(first.base[first.startIndex..<atoms[end - 1].endIndex])
    }

    /// What looks as much like an employer as this is one.
    private static let clearEmployer = 0.6

    private func isUnit(_ text: Substring, strictly: Bool) -> Bool {
        let tokens = String(text).foldedTokens
        guard tokens.count <= 7, !employers.isLegalForm(String(text)) else { return false }
        if let first = tokens.first, let last = tokens.last, Self.words.contains(first) || Self.words.contains(last) {
            return true
        }
        guard !strictly, tokens.count > 1, let first = tokens.first, let last = tokens.last else { return false }
        if Self.institutes.contains(first), tokens.count > 2, Self.subjects.contains(tokens[1]) { return true }
        return Self.ambiguous.contains(last) || first == "service" || tokens.contains(where: Self.words.contains)
    }

    /// A title without the part of the organisation behind it.
    ///
    /// - Parameter title: what a header names.
    /// - Returns: the role.
    func title(_ title: String) -> String {
        let parts = title.split(separator: ",").map { HeaderFragmenter.trimmed(String($0)) }
        guard parts.count > 1, let last = parts.last, isUnit(last[...], strictly: true) else {
            return title
        }
        return parts.dropLast().joined(separator: ", ")
    }
}
