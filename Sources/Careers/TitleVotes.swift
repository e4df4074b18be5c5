import TextFolding

/// What titles stand for, as far as they say it themselves.
struct TitleVotes {
    let knowledge: CareerKnowledge

    /// The SOC groups of lawyers and judges, and of physicians and others who treat.
    private static let chartered = ["23-1", "29-1"]
    /// The SOC group of those who teach at universities.
    private static let academic = "25-1"
    /// Folded words that name them.
    private static let academics: Set<String> = [
        "academic", "adjunct", "chair", "dean", "docent", "docente", "dozent", "dozentin", "faculty", "instructor",
        "lector",
        "lecturer", "lektor", "professeur", "professor", "professora", "professore", "professoressa", "professorin",
        "profesor", "profesora", "profesorka", "reader", "teacher", "teaching", "wykladowca",
    ]

    /// The occupations, likeliest first, with weights that sum to 1.
    ///
    /// Lawyers, physicians, professors and managers only where the title names them, not where it is like theirs; and of
    /// managers and directors nobody who leads no others.
    ///
    /// "Medical Support Assistant (OA) GS-5 Step 2" is what it is without its notes, where these make it unlike any other.
    func votes(_ text: String) -> [OccupationVote] {
        let votes = votes(ofWhole: text)
        let likeness = votes.first?.similarity ?? 0
        guard likeness < OccupationEvidence.sureSimilarity, let plain = Self.withoutNotes(text) else { return votes }
        let others = self.votes(ofWhole: plain)
        return others.first.map { $0.similarity > likeness } ?? false ? others : votes
    }

    /// A title without what stands in brackets and without a grade at its end; nil where it has neither.
    private static func withoutNotes(_ text: String) -> String? {
        var bare = text
        while let open = bare.firstIndex(of: "("), let close = bare[open...].firstIndex(of: ")") {
            bare.removeSubrange(open...close)
        }
        var words = bare.split(separator: " ")
        while words.count > 1, let last = words.last, isGrade(last) { words.removeLast() }
        let plain = words.joined(separator: " ")
        return plain.isEmpty || plain == text ? nil : plain
    }

    /// "GS-5", "Step", "2"
    private static func isGrade(_ word: Substring) -> Bool {
        if gradeWords.contains(word.folded) { return true }
        return word.contains(where: \.isNumber)
            && word.allSatisfy { $0.isNumber || $0.isUppercase || "-/.#".contains($0) }
    }

    private static let gradeWords: Set<String> = ["band", "grade", "level", "scale", "step", "tier"]

    private func votes(ofWhole text: String) -> [OccupationVote] {
        let title = knowledge.title(text)
        let votes = knowledge.occupations(for: title)
        let leads = title.seniority.map { $0 >= .lead } ?? false || assists(title)
        let directs = title.seniority.map { $0 >= .manager } ?? false
        let teaches = !Self.academics.isDisjoint(with: title.words)
        let open = votes.filter { vote in
            if vote.similarity == 1 { return true }
            if Self.chartered.contains(where: vote.code.hasPrefix) { return false }
            if vote.code.hasPrefix(Self.academic) { return teaches }
            let isManagement = knowledge.occupations[code: vote.code]?.isManagement ?? false
            return isManagement ? leads : !directs
        }
        return open.count == votes.count ? votes : OccupationEvidence.weighed(open)
    }

    /// "Assistant Banking Center Manager": who stands beside those that lead leads as well.
    private func assists(_ title: JobTitle) -> Bool {
        guard let first = title.words.first, Self.assisting.contains(first),
            let last = title.words.last(where: { !JobTitle.isGrade($0) })
        else { return false }
        return knowledge.title(last).seniority.map { $0 >= .manager } ?? false
    }

    /// Folded words in front of the title of somebody who leads.
    static let assisting: Set<String> = ["assistant", "associate", "deputy"]

    /// Folded words that say a rank or a relation to the employer, and no work, where a title has nothing else.
    private static let bare: Set<String> = [
        "advisor", "agent", "aide", "apprentice", "assistant", "associate", "board", "chairman", "chief", "cofounder",
        "consultant", "contractor", "coordinator", "deputy", "director", "employee", "executive", "founder",
        "freelance",
        "freelancer", "general", "head", "helper", "independent", "intern", "internship", "junior", "lead", "leader",
        "manager", "managing", "member", "officer", "operator", "owner", "partner", "president", "principal", "self",
        "employed", "senior", "specialist", "staff", "sr", "jr", "supervisor", "team", "temporary", "trainee", "vice",
        "vicepresident", "volunteer", "worker", "of", "and", "the", "co", "assistante", "assistent", "berater",
        "consultor", "directeur", "direktor", "dyrektor", "gerente", "kierownik", "leiter", "leiterin", "mitarbeiter",
        "mitarbeiterin", "praktikant", "praktikantin", "responsable", "stagiaire", "werkstudent",
    ]

    /// Whether a title says that the work is not done for a living: "Library Volunteer".
    static func isVoluntary(_ text: String) -> Bool {
        !voluntary.isDisjoint(with: text.foldedTokens)
    }

    private static let voluntary: Set<String> = ["volunteer", "volunteering", "voluntary", "volunteers"]

    /// Whether a title says no more than a rank: "Director", "Owner/Consultant".
    static func isBare(_ text: String) -> Bool { isBare(text.foldedTokens) }

    /// The same of a title's folded words.
    static func isBare(_ words: [String]) -> Bool {
        // "Deputy Principal": only schools have one.
        let isOfSchool = words.count == 2 && besidePrincipals.contains(words[0]) && words[1] == "principal"
        return !isOfSchool && words.allSatisfy { bare.contains($0) || JobTitle.isGrade($0) }
    }

    private static let besidePrincipals: Set<String> = ["assistant", "deputy", "vice"]
}
