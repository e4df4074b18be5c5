/// What one entry about schooling says, before any of it is judged.
struct EducationDraft {
    var schools: [String] = []
    var degree: String?
    var area: String?
    var score: String?
    var dates: DateRange?
    var details: [String] = []
    var lines: [DocumentLine] = []
    /// Whether the school is named in front of the degree.
    var opensWithSchool = false
}
