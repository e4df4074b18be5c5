import Resume

/// Puts schools and degrees together that stand in two lists, each with its years.
struct StudyLists {
    let lexicon: Lexicon

    private static let fewest = 2

    /// Studies, with each school that has no degree joined to a degree without a school that ended in the same year.
    ///
    /// - Parameter studies: in the order of the document.
    /// - Returns: the same where fewer than two can be joined.
    func joined(_ studies: [EducationEntry]) -> [EducationEntry] {
        let schools = studies.indices.filter { index in
            studies[index].institution != nil
                && studies[index].studyType.map { EducationPiece.degree(in: $0, lexicon: lexicon) == nil } != false
        }
        var degrees = studies.indices.filter { studies[$0].institution == nil && studies[$0].studyType != nil }
        guard schools.count >= Self.fewest, degrees.count >= Self.fewest else { return studies }
        var joined = studies
        var taken: Set<Int> = []
        for school in schools {
            guard let year = studies[school].endDate?.year,
                let place = degrees.firstIndex(where: { studies[$0].endDate?.year == year })
            else { continue }
            let degree = degrees.remove(at: place)
            joined[school].studyType = studies[degree].studyType
            joined[school].area = studies[degree].area ?? studies[school].area
            joined[school].score = studies[degree].score ?? studies[school].score
            joined[school].courses += studies[degree].courses
            joined[school].lines += studies[degree].lines
            taken.insert(degree)
        }
        guard taken.count >= Self.fewest else { return studies }
        return joined.indices.filter { !taken.contains($0) }.map { joined[$0] }
    }
}
