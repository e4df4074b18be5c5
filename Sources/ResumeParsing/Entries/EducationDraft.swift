import TextFolding

/// The lines of one entry about schooling, pieces apart.
struct EducationDraft {
    var pieces: [EducationPiece] = []
    var dates: DateRange?
    var details: [String] = []
    var lines: [DocumentLine] = []

    func has(_ kind: EducationPiece.Kind) -> Bool { pieces.contains { $0.kind == kind } }
}
