import Resume
import TextFolding

/// How likely a document is a résumé: by what all résumés have in common.
struct ResumeLikelihood {
    let resume: Resume
    let sections: [Section]
    let lines: [DocumentLine]

    /// 0-1.
    var value: Double {
        var score = 0.0
        if resume.basics.email != nil { score += 0.2 }
        if resume.basics.phone != nil { score += 0.1 }
        if resume.basics.name != nil { score += 0.05 }
        if resume.basics.label != nil { score += 0.1 }
        let kinds = Set(sections.filter { !$0.lines.isEmpty && $0.heading != nil }.map(\.kind))
        if kinds.contains(.work) { score += 0.2 }
        if kinds.contains(.education) { score += 0.2 }
        if kinds.contains(.skills) { score += 0.1 }
        score += min(0.1, 0.05 * Double(kinds.subtracting([.work, .education, .skills, .other]).count))
        let positions = resume.work.filter { $0.startDate != nil && $0.position != nil }
        score += min(0.3, 0.15 * Double(positions.count))
        if resume.education.contains(where: { $0.studyType != nil && $0.institution != nil }) { score += 0.1 }
        // Articles, letters and manuals are long texts in which few lines are lists.
        let prose = lines.filter { $0.wordCount > 12 && !$0.isBullet }.count
        if lines.count > 40, prose * 4 > lines.count * 3 { score -= 0.3 }
        return min(max(score, 0), 1)
    }
}
