/// schema.org's words for kinds of employment.
enum EmploymentType {
    /// The word for what a feed says; what is not known stays as it is.
    static func term(_ text: String) -> String? {
        let letters = text.lowercased().filter(\.isLetter)
        guard !letters.isEmpty, text.utf8.count <= 60 else { return nil }
        if letters.contains("intern"), !letters.contains("international") { return "INTERN" }
        return terms[letters] ?? text
    }

    private static let terms: [String: String] = [
        "fulltime": "FULL_TIME", "permanent": "FULL_TIME", "regular": "FULL_TIME", "permanentfulltime": "FULL_TIME",
        "fulltimepermanent": "FULL_TIME", "regularfulltime": "FULL_TIME", "fulltimefixedterm": "FULL_TIME",
        "vollzeit": "FULL_TIME", "parttime": "PART_TIME", "teilzeit": "PART_TIME", "permanentparttime": "PART_TIME",
        "parttimepermanent": "PART_TIME", "contract": "CONTRACTOR", "contractor": "CONTRACTOR",
        "freelance": "CONTRACTOR", "freelancer": "CONTRACTOR", "temporary": "TEMPORARY", "temp": "TEMPORARY",
        "fixedterm": "TEMPORARY", "seasonal": "TEMPORARY", "volunteer": "VOLUNTEER", "perdiem": "PER_DIEM",
        "other": "OTHER",
    ]
}
