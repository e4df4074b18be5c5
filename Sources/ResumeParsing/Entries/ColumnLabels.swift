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
    /// Heads of columns with places and anything else.
    private static let others: Set<String> = [
        "place", "location", "city", "country", "duties", "responsibilities", "description", "details", "tasks",
        "main activities", "achievements", "main activities and responsibilities", "remarks", "reason for leaving",
        "department", "ort", "stadt", "aufgaben", "land", "lieu", "ville", "missions", "activites", "pays", "lugar",
        "ciudad", "funciones", "responsabilidades", "pais", "local", "cidade", "atividades", "luogo", "citta",
        "attivita", "mansioni", "paese", "plaats", "taken", "werkzaamheden", "miejsce", "miasto", "obowiazki", "zakres",
        "no", "nr", "sl no", "s no", "sr no",
    ]

    /// Whether a line is the head of a table: it names at least two columns, and nothing else.
    static func isTableHead(_ line: DocumentLine) -> Bool {
        guard line.cells.count >= 2 else { return false }
        let keys = line.cells.map { Lexicon.key($0.text) }
        return keys.allSatisfy { key in
            time.contains(key) || title.contains(key) || employer.contains(key) || others.contains(key)
        }
    }
}
