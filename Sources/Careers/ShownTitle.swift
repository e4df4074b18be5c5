import Resume

/// A title as people read it: those that are written in capitals throughout get small letters, but for abbreviations.
package enum ShownTitle {
    /// Words of capitals up to this length are taken for abbreviations: "IT", "ETL".
    private static let longestAbbreviation = 3
    /// Longer ones.
    private static let abbreviations: Set<String> = [
        "APAC", "ASIC", "BCBA", "CISO", "CMMS", "CRNA", "CRNP", "EMEA", "FPGA", "HIPAA", "HTML", "HVAC", "LATAM",
        "LCSW",
        "LMFT", "LMSW", "MEAL", "NICU", "NOC", "PICU", "PACU", "SCADA", "SOX", "STEM", "UX/UI",
    ]
    /// Words that are written in a way of their own.
    private static let forms = [
        "DEVOPS": "DevOps", "FINOPS": "FinOps", "GITHUB": "GitHub", "IOS": "iOS", "JAVASCRIPT": "JavaScript",
        "MLOPS": "MLOps",
        "PHD": "PhD", "SAAS": "SaaS", "TYPESCRIPT": "TypeScript",
    ]
    /// Short words that are none, as they are written inside a title.
    private static let shortWords: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "Aid", "Air", "Art", "Bar", "Bus", "Car", "Cat", "Day", "Dog", "Ear", "Egg", "Eye", "Fit", "Fun", "Gas",
            "Gym",
            "Hub", "Job", "Key", "Kid", "Lab", "Law", "Man", "Mid", "New", "Net", "Off", "Oil", "One", "Out", "Pet",
            "Pro",
            "Pub", "Raw", "Rep", "Sea", "Set", "Ski", "Spa", "Tax", "Tea", "Top", "Toy", "Two", "Van", "Web", "Zoo",
            "Sr",
            "Jr",
            "Dr", "Mgr", "Eng", "Mr", "Ms",
        ].map { ($0.uppercased(), $0) }
            + [
                "a", "an", "and", "as", "at", "by", "das", "de", "del", "der", "des", "die", "du", "e", "el", "en",
                "et",
                "for", "für", "im", "in", "la", "le", "les", "mit", "of", "on", "or", "per", "the", "to", "und", "von",
                "y",
                "zum", "zur",
            ].map { ($0.uppercased(), $0) }
    )

    /// A title without any small letter, with small letters; any other stays as it is.
    ///
    /// - Parameter title: as somebody wrote it.
    /// - Returns: the same words: "SR. SCHEDULER - IT/HVAC" becomes "Sr. Scheduler - IT/HVAC".
    package static func text(_ title: String) -> String {
        guard isShouted(title) else { return title }
        var shown = ""
        var word = ""
        func end() {
            shown += self.shown(word, isFirst: shown.isEmpty)
            word = ""
        }
        for character in title {
            if character.isLetter || character.isNumber || isApostrophe(character) || character == "&" && !word.isEmpty
            {
                word.append(character)
            } else {
                end()
                shown.append(character)
            }
        }
        end()
        return shown
    }

    /// Whether it is in capitals, and more than an abbreviation: notes in brackets do not count ("SCHEDULER (m/w/d)").
    private static func isShouted(_ title: String) -> Bool {
        var depth = 0
        var run = 0
        var longest = 0
        for character in title {
            if character == "(" || character == "[" { depth += 1 }
            if character == ")" || character == "]" { depth = max(0, depth - 1) }
            guard depth == 0 else { continue }
            if character.isLowercase { return false }
            run = character.isUppercase ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest > longestAbbreviation
    }

    private static func isApostrophe(_ character: Character) -> Bool { character == "'" || character == "’" }

    private static func shown(_ word: String, isFirst: Bool) -> String {
        // What somebody wrote in small letters, or with a sign or a figure in it, has its own form: "3D", "F&B", "m/w/d".
        guard word.count > 1, word.allSatisfy({ $0.isUppercase || isApostrophe($0) || !$0.isCased && $0.isLetter })
        else { return word }
        if let form = forms[word] { return form }
        if let short = shortWords[word] { return isFirst ? short.prefix(1).uppercased() + short.dropFirst() : short }
        guard word.count > longestAbbreviation, !abbreviations.contains(word), !isNumeral(word), hasVowel(word) else {
            return word
        }
        return word.prefix(1) + word.dropFirst().lowercased()
    }

    /// A Roman numeral up to 39: "VIII" is a step, and no word.
    private static func isNumeral(_ word: String) -> Bool {
        word.wholeMatch(of: /X{0,3}(IX|IV|V?I{0,3})/) != nil
    }

    private static func hasVowel(_ word: String) -> Bool {
        word.unicodeScalars.contains { $0.value > 0x7F || "AEIOUY".unicodeScalars.contains($0) }
    }
}

extension WorkEntry {
    /// The title of the position as people read it.
    var shownPosition: String? { position.map(ShownTitle.text) }
}
