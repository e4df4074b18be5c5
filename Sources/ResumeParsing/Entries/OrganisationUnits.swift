import TextFolding

/// Cuts parts of an organisation off its name and off titles: "Mercy Hospital, Department of Surgery", "Lecturer,
/// Faculty of Law".
struct OrganisationUnits {
    let employers: EmployerNames

    /// Words that only parts of an organisation are called by.
    private static let words: Set<String> = [
        "department", "dept", "division", "unit", "ward", "team", "faculty", "laboratory", "lab", "abteilung",
        "fachbereich", "lehrstuhl", "fakultat", "departamento", "facultad", "servicio", "departement", "faculte",
        "dipartimento", "reparto", "facolta", "afdeling", "wydzial", "faculdade", "oddzial", "katedra",
        "ufficio", "settore", "referat", "dezernat", "gerencia", "subgerencia", "oficina", "pracownia",
    ]
    /// Words that open the name of a part whose name goes on, be it of a public body.
    private static let offices: Set<String> = ["gerencia", "subgerencia", "ufficio", "settore", "oficina", "servizio"]
    /// Words that only parts of a house are called by, and no department of a government.
    private static let wards: Set<String> = ["ward", "unit", "laboratory", "lab", "pool", "desk"]
    /// Words for what a part of a company does.
    private static let functions: Set<String> = [
        "finance", "financial", "human", "resources", "hr", "marketing", "sales", "operations", "legal", "procurement",
        "purchasing", "communications", "reporting", "payable", "receivable", "treasury", "tax", "taxation", "audit",
        "payroll", "credit", "risk", "quality", "assurance", "production", "maintenance", "supply", "chain", "research",
        "development", "r", "d", "logistics", "it", "accounting",
        "accounts", "administration", "compliance", "planning", "engineering", "technology", "customer", "corporate",
        "and", "personal", "vertrieb", "einkauf", "buchhaltung", "ventas", "finanzas", "contabilidad",
        "amministrazione", "vendite", "acquisti", "ventes", "comptabilite", "achats",
    ]
    /// Words that also stand in the names of organisations, and call a part only behind one.
    private static let ambiguous: Set<String> = [
        "services", "service", "zaklad", "center", "centre", "group", "section", "branch", "commons", "pool", "desk",
        "office",
        "project",
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
        let name = withoutAside(name)
        let atoms = HeaderPlaces.atoms(of: name)
        guard let first = atoms.first, let last = atoms.last else { return name }
        let isGovernment =
            first.foldedTokens.contains(where: Self.governments.contains) && employers.likelihood(String(first)) < 0.8
        guard atoms.count > 1, !isGovernment else {
            // A city's departments are employers; a ward or an office of technicians is none.
            let end = atoms.dropFirst().firstIndex { Self.opens($0) || Self.isSmall($0) } ?? atoms.count
            return String(first.base[first.startIndex..<atoms[end - 1].endIndex])
        }
        if isUnit(first, strictly: true), !isUnit(atoms[1], strictly: true),
            employers.likelihood(String(atoms[1])) >= Self.clearEmployer
        {
            return String(first.base[atoms[1].startIndex..<last.endIndex])
        }
        var end = atoms.count
        let isKnown = atoms.dropLast().contains { employers.likelihood(String($0)) > EmployerNames.unknown }
        while end > 1, isUnit(atoms[end - 1], strictly: !isKnown) || isKnown && Self.isFunction(atoms[end - 1]) {
            end -= 1
        }
        // "…, Gerencia de Cultura, Educación y Deporte": a part whose name has signs itself.
        if let start = atoms.indices.dropFirst().first(where: { Self.opens(atoms[$0]) }), start < end { end = start }
        return String(first.base[first.startIndex..<atoms[end - 1].endIndex])
    }

    /// "Acme Works (a unit of Example Group)": a name without several words in brackets that tell about it.
    func withoutAside(_ name: String) -> String {
        guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex else { return name }
        let inside = String(name[name.index(after: open)...].dropLast())
        let bare = Signs.trimmed(String(name[..<open]))
        let isName =
            bare.isEmpty || inside.wordCount < 2 || isName(inside, of: bare)
            || inside.split(separator: " ").last.map {
                employers.isLegalForm(String($0))
            } == true
        return isName ? name : bare
    }

    /// Words of a name in brackets.
    private static let mostNameWords = 5
    private static let joining: Set<String> = ["of", "and", "&", "for", "the", "de", "et", "und", "y", "e", "di"]
    /// Words with which something is told of an employer, and no name begins.
    private static let telling: Set<String> = [
        "a", "formerly", "previously", "now", "part", "client", "contract", "contractor", "via", "through", "under",
        "division", "department", "deputed", "agency", "payroll", "acquired", "on", "an", "assigned", "project",
    ]

    /// Whether what brackets hold behind an employer is another name of it, or that of its house: "(Example Group)".
    func isName(_ text: String, of employer: String) -> Bool {
        let words = text.split(separator: " ")
        guard let first = words.first, (2...Self.mostNameWords).contains(words.count),
            !Self.telling.contains(first.folded),
            words.allSatisfy({ $0.first?.isUppercase == true || Self.joining.contains($0.folded) })
        else { return false }
        let tokens = text.foldedTokens
        let own = employer.foldedTokens.filter { $0.count >= Self.lettersOfName }
        if !Set(own).isDisjoint(with: tokens) || Self.isExpansion(words, of: employer) { return true }
        guard Self.locating.isDisjoint(with: tokens), !employers.isOwnBusiness(employer) else { return false }
        return employers.likelihood(text) >= Self.clearEmployer || words.count >= Self.wordsOfPlainName
    }

    /// Words of a name that nothing else tells from that of a place.
    private static let wordsOfPlainName = 3
    /// Words for where somebody works, which stand in brackets as well.
    private static let locating: Set<String> = [
        "park", "zone", "area", "branch", "plant", "site", "campus", "office", "unit", "headquarters", "estate", "road",
        "street", "district", "factory", "team", "region", "city", "town", "county", "tower", "mall",
    ]

    /// Letters of a word that two names of one house have in common.
    private static let lettersOfName = 4

    /// Whether a short name is made of the first letters of words: "NESPAK" of "National Engineering Services Pakistan".
    private static func isExpansion(_ words: [Substring], of employer: String) -> Bool {
        let initials = words.filter { !joining.contains($0.folded) }.compactMap(\.first)
        return initials.count > 2 && employer.uppercased().hasPrefix(String(initials).uppercased())
    }

    /// Whether a text names a city, a county, a ministry: their departments are employers themselves.
    func isPublicBody(_ text: String) -> Bool {
        let tokens = text.foldedTokens
        return [tokens.first, tokens.last].contains { $0.map(Self.governments.contains) == true }
    }

    /// What looks as much like an employer as this is one.
    private static let clearEmployer = 0.6

    /// "Ufficio Tecnico" behind the name of a town.
    private static func opens(_ text: Substring) -> Bool {
        opens(text.foldedTokens)
    }

    private static func opens(_ tokens: [String]) -> Bool { tokens.count > 1 && offices.contains(tokens[0]) }

    /// "Intensive Care Unit"
    private static func isSmall(_ text: Substring) -> Bool {
        let tokens = String(text).foldedTokens
        return tokens.count > 1 && tokens.last.map(wards.contains) == true
    }

    /// "Finance & Resources": what a part does, and no name.
    private static func isFunction(_ text: Substring) -> Bool {
        String(text).foldedTokens.allSatisfy(functions.contains)
    }

    /// Whether a text names a part of an organisation, and nothing else.
    ///
    /// - Parameters:
    ///   - text: a fragment of a header.
    ///   - tokens: its folded words, where they are known.
    ///   - title: how much it looks like a title ("Ward Manager").
    /// - Returns: whether it does.
    func isPart(_ text: String, tokens: [String]? = nil, title: Double) -> Bool {
        guard text.wordCount > 1 else { return false }
        let tokens = tokens ?? text.foldedTokens
        return (Self.opens(tokens) || title < Self.clearTitle && isUnit(text, tokens, strictly: true))
            && HeaderPlaces.atoms(of: text).count == 1
    }

    /// Words that a part of an organisation is called by that is none of what somebody is.
    private static let departments: Set<String> = [
        "department", "dept", "division", "abteilung", "departamento", "departement", "dipartimento", "afdeling",
        "wydzial",
    ]

    /// Whether a text says itself that it names a department.
    static func isDepartment(_ text: String) -> Bool {
        let tokens = text.foldedTokens
        return [tokens.first, tokens.last].contains { $0.map(departments.contains) == true }
    }

    /// Whether a text may name a part of an organisation behind one.
    ///
    /// - Parameters:
    ///   - text: a fragment of a header.
    ///   - tokens: its folded words.
    /// - Returns: whether it may.
    func mayBePart(_ text: String, tokens: [String]) -> Bool {
        return isUnit(text, tokens, strictly: false) || tokens.allSatisfy(Self.functions.contains)
    }

    /// What looks as much like a title as this is one.
    private static let clearTitle = 0.55

    private func isUnit(_ text: Substring, strictly: Bool) -> Bool {
        isUnit(String(text), text.foldedTokens, strictly: strictly)
    }

    private func isUnit(_ text: String, _ tokens: [String], strictly: Bool) -> Bool {
        tokens.count <= 7 && Self.isUnit(tokens, strictly: strictly) && !employers.isLegalForm(text)
    }

    private static func isUnit(_ tokens: [String], strictly: Bool) -> Bool {
        if let first = tokens.first, let last = tokens.last, words.contains(first) || words.contains(last) {
            return true
        }
        // "Klinik für Chirurgie" is a part, "Klinik Seeblick" a house.
        if tokens.count > 2, tokens[0] == "klinik" || tokens[0] == "clinic", subjects.contains(tokens[1]) {
            return true
        }
        guard !strictly, tokens.count > 1, let first = tokens.first, let last = tokens.last else { return false }
        if institutes.contains(first), tokens.count > 2, subjects.contains(tokens[1]) { return true }
        return ambiguous.contains(last) || first == "service" || tokens.contains(where: words.contains)
    }

    /// A title without the part of the organisation behind it.
    func title(_ title: String) -> String {
        let parts = title.split(separator: ",").map { Signs.trimmed(String($0)) }
        guard parts.count > 1, let last = parts.last, isUnit(last[...], strictly: true) else {
            return title
        }
        return parts.dropLast().joined(separator: ", ")
    }
}
