import Foundation
import Resume
import SafeText

/// Prints results as they come.
struct ScoreWriter {
    private let format: ScoreFormat
    private let hasDetails: Bool
    private var count = 0

    init(format: ScoreFormat, hasDetails: Bool) {
        self.format = format
        self.hasDetails = hasDetails
    }

    mutating func write(_ result: ScoreResult) throws {
        defer { count += 1 }
        switch format {
        case .table:
            if count == 0 { StandardOutput.write(ScoreTable.header) }
            StandardOutput.write(ScoreTable.row(result))
            if hasDetails, let feedback = result.resumeFeedback { StandardOutput.write("\n\(feedback)") }
        case .csv:
            if count == 0 { StandardOutput.write(CSV.row(ScoreColumns.names), terminator: "\r\n") }
            StandardOutput.write(CSV.row(ScoreColumns.values(of: result)), terminator: "\r\n")
        case .ndjson:
            // One line a document: the breakdown has hundreds of its own.
            var line = result
            line.scoreBreakdown = nil
            StandardOutput.write(try Self.json(line))
        case .json:
            StandardOutput.write((count == 0 ? "[\n" : ",\n") + (try Self.json(result)), terminator: "")
        }
    }

    /// Closes what is open.
    func finish() {
        if format == .json { StandardOutput.write(count == 0 ? "[]" : "\n]") }
    }

    private static func json(_ result: ScoreResult) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(result), as: UTF8.self)
    }
}

/// The columns of the CSV output.
enum ScoreColumns {
    static let names = [
        "file", "status", "error_code", "error", "resume_score", "resume_percentile", "resume_feedback",
        "current_role_title", "current_role_company", "realistic_target_roles", "name", "email", "phone", "location",
        "years_of_experience", "skills", "is_resume", "pages", "duplicate_of", "duration_ms",
        "location_source",
    ]

    static func values(of result: ScoreResult) -> [String] {
        [
            result.file, result.status.rawValue, result.errorCode ?? "", result.error ?? "",
            result.resumeScore.map(String.init) ?? "", result.resumePercentile.map(String.init) ?? "",
            result.resumeFeedback ?? "", result.currentRoleTitle ?? "", result.currentRoleCompany ?? "",
            result.realisticTargetRoles.joined(separator: "; "), result.name ?? "",
            result.email ?? "", result.phone ?? "", result.location ?? "",
            result.yearsOfExperience.map { "\($0)" } ?? "", result.skills.joined(separator: "; "),
            result.isResume.map { "\($0)" } ?? "", result.pages.map(String.init) ?? "", result.duplicateOf ?? "",
            "\(result.durationMilliseconds)", result.locationSource?.rawValue ?? "",
        ]
    }
}
