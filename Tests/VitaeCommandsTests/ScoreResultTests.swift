import Foundation
import TextDocument
import Testing

@testable import VitaeCommands

@Suite("The result of one document")
struct ScoreResultTests {
    private static let keys: Set<String> = [
        "file", "status", "error_code", "error", "resume_score", "resume_percentile", "resume_feedback",
        "current_role_title", "current_role_company", "realistic_target_roles", "name", "email", "phone", "location",
        "location_source", "years_of_experience", "skills", "is_resume", "pages", "analysis_ms", "duration_ms",
    ]

    private static func object(_ result: ScoreResult) throws -> [String: Any] {
        let data = try JSONEncoder().encode(result)
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("writes every field, those without a value as null")
    func nulls() throws {
        let object = try Self.object(ScoreResult(file: "a.pdf"))
        #expect(Set(object.keys) == Self.keys)
        #expect(object["status"] as? String == "ok")
        #expect(object["realistic_target_roles"] as? [String] == [])
        #expect(object["skills"] as? [String] == [])
        let known: Set = ["file", "status", "realistic_target_roles", "skills", "analysis_ms", "duration_ms"]
        for (key, value) in object where !known.contains(key) { #expect(value is NSNull, "\(key)") }
    }

    @Test("says why a document could not be read", arguments: ExtractionFailure.allCases)
    func failures(_ failure: ExtractionFailure) throws {
        let object = try Self.object(ScoreResult(file: "a.pdf", failure: failure))
        #expect(Set(object.keys) == Self.keys)
        #expect(object["status"] as? String == "failed")
        #expect(object["error_code"] as? String == failure.rawValue)
        #expect(object["error"] as? String == failure.message)
        #expect(object["resume_score"] is NSNull)
    }

    @Test("a duplicate names the file with the same bytes")
    func duplicates() throws {
        var result = ScoreResult(file: "b.pdf")
        #expect(try Self.object(result)["duplicate_of"] == nil)
        result.duplicateOf = "a.pdf"
        #expect(try Self.object(result)["duplicate_of"] as? String == "a.pdf")
    }
}
