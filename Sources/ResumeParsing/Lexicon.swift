package import TextFolding

/// The words that give a résumé its structure, in many languages.
package struct Lexicon: Sendable {
    let headings: [String: SectionKind]
    /// 1-12 by folded name.
    let months: [String: Int]
    /// Folded phrases for "until now".
    let present: Set<String>
    /// Folded words for "from then on".
    let since: Set<String>
    /// Folded legal forms ("gmbh", "inc").
    let legalForms: Set<String>
    /// Folded words and phrases that names of employers contain.
    let employerWords: Set<String>
    /// Level by folded name of a degree.
    let degrees: [String: String]
    /// Languages by folded name: the name to show.
    let languages: [String: String]

    package init(
        headings: TableFile,
        months: TableFile,
        present: TableFile,
        since: TableFile,
        companyForms: TableFile,
        degrees: TableFile,
        languages: TableFile
    ) {
        var sections: [String: SectionKind] = [:]
        for row in headings.rows {
            guard let kind = SectionKind(rawValue: row[0]) else { continue }
            let key = Self.headingKey(row[1])
            sections[key] = sections[key] ?? kind
        }
        self.headings = sections
        var monthsByName: [String: Int] = [:]
        for row in months.rows {
            if let number = Int(row[1]) { monthsByName[Self.key(row[0])] = number }
        }
        self.months = monthsByName
        self.present = Set(present.rows.map { Self.key($0[0]) })
        self.since = Set(since.rows.map { Self.key($0[0]) })
        legalForms = Set(companyForms.rows.filter { $0[1] == "form" }.map { Self.key($0[0]) })
        employerWords = Set(companyForms.rows.filter { $0[1] == "word" }.map { Self.key($0[0]) })
        self.degrees = Dictionary(
            degrees.rows.map { (Self.key($0[0]), $0[1]) },
            uniquingKeysWith: { first, _ in first }
        )
        var names: [String: String] = [:]
        for row in languages.rows {
            for name in [row[0]] + row[1].listItems { names[Self.key(name)] = row[0] }
        }
        self.languages = names
    }

    /// What a line is the heading of, when it is a known one, numbered or not ("2. Experience", "III Ausbildung").
    func heading(_ text: String) -> SectionKind? {
        let key = Self.headingKey(text)
        if let kind = headings[key] { return kind }
        let words = key.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].count <= 4, words[0].allSatisfy({ "0123456789ivx".contains($0) }) else {
            return nil
        }
        return headings[String(words[1])]
    }

    /// Folded words with single spaces between them.
    static func key(_ text: String) -> String {
        text.foldedTokens.joined(separator: " ")
    }

    /// As `key`, with "&" read as "and".
    static func headingKey(_ text: String) -> String {
        key(text.contains("&") ? text.split(separator: "&").joined(separator: " and ") : text)
    }
}
