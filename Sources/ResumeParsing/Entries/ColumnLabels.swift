import TextFolding

/// Words that say what a column or a field of an entry holds, and are no part of it.
enum ColumnLabels {
    /// Heads of columns with the time of an entry.
    private static let time: Set<String> = [
        "period", "periods", "date", "dates", "from", "to", "year", "years", "duration", "time", "tenure", "when",
        "dates of employment", "from to", "zeitraum", "datum", "von", "bis", "jahr", "dauer", "von bis", "periode",
        "annee", "annees", "duree", "dates d emploi", "periodo", "fecha", "fechas", "desde", "hasta", "ano", "anos",
        "duracion", "data", "datas", "anno", "anni", "durata", "jaar", "jaren", "duur", "okres", "lata", "rok", "daty",
    ]
    /// Heads of columns with the title.
    static let title: Set<String> = [
        "position", "position held", "positions held", "title", "job title", "role", "roles", "designation", "post",
        "post held", "occupation", "occupation or position held", "job", "function", "funktion", "tatigkeit",
        "beruf", "stelle", "beruf oder funktion", "poste", "poste occupe", "fonction", "emploi", "intitule du poste",
        "puesto", "cargo", "cargo ocupado", "funcion", "ocupacion", "funcao", "posicao", "ruolo", "posizione",
        "mansione", "qualifica", "funzione", "lavoro o posizione ricoperti", "functie", "functietitel", "rol",
        "beroep", "stanowisko", "funkcja", "rola",
    ]
    /// Heads of columns with the employer.
    static let employer: Set<String> = [
        "employer", "company", "organisation", "organization", "company name", "name of employer", "employer name",
        "name of company", "institution", "client", "name of organisation", "name of organization", "firm",
        "name and address of employer", "unternehmen", "firma", "arbeitgeber", "betrieb", "organisationen",
        "entreprise", "employeur", "societe", "nom de l employeur", "empresa", "empleador", "organizacion",
        "empregador", "organizacao", "azienda", "datore di lavoro", "societa", "impresa", "werkgever", "bedrijf",
        "organisatie", "pracodawca", "przedsiebiorstwo", "nazwa firmy",
    ]
    /// Heads of columns with places.
    private static let place: Set<String> = [
        "place", "location", "city", "country", "ort", "stadt", "land", "lieu", "ville", "pays", "lugar", "ciudad",
        "pais",
        "local", "cidade", "luogo", "citta", "paese", "plaats", "miejsce", "miasto",
    ]
    /// Heads of columns with what was done.
    private static let told: Set<String> = [
        "duties", "responsibilities", "description", "details", "tasks", "main activities", "achievements",
        "main activities and responsibilities", "remarks", "reason for leaving", "key responsibilities", "main duties",
        "job description", "aufgaben", "tatigkeiten", "schwerpunkte", "missions", "activites", "taches", "realisations",
        "funciones", "responsabilidades", "tareas", "logros", "atividades", "responsabilidades principais", "attivita",
        "mansioni", "responsabilita", "taken", "werkzaamheden", "obowiazki", "zakres obowiazkow", "zakres",
    ]
    /// Heads of columns that number rows.
    private static let number: Set<String> = ["no", "nr", "sl no", "s no", "sr no"]

    /// Whether a folded text says what stands behind it.
    static func isLabel(_ key: String) -> Bool {
        [time, title, employer, place].contains { $0.contains(key) }
    }

    /// Whether a line is the head of a table: it names at least two columns, and nothing else.
    static func isTableHead(_ line: DocumentLine) -> Bool {
        guard line.cells.count >= 2 else { return false }
        let keys = line.cells.map { Lexicon.key($0.text) }
        return keys.allSatisfy { isLabel($0) || told.contains($0) || number.contains($0) }
    }

    /// A line whose first cell only says that times or tasks follow, without that cell; tasks are told like behind a bullet.
    static func withoutLabel(_ line: DocumentLine) -> DocumentLine {
        let key: String
        let rest: DocumentLine?
        if line.cells.count >= 2 {
            key = Lexicon.key(line.cells[0].text)
            rest = line.with(cells: Array(line.cells.dropFirst()))
        } else if let colon = line.text.firstIndex(of: ":") {
            key = Lexicon.key(String(line.text[..<colon]))
            rest = line.with(text: String(line.text[line.text.index(after: colon)...].drop { $0 == " " }))
        } else {
            return line
        }
        guard let rest, !rest.text.isEmpty else { return line }
        if told.contains(key) { return rest.asBullet }
        return time.contains(key) ? rest : line
    }
}
