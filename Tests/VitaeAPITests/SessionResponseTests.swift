import Foundation
import Testing
import VitaeAPI

@Suite("The session on the wire")
struct SessionResponseTests {
    /// What clients were promised.
    private static let promised: Set<String> = [
        "status", "created_at", "error_message", "resume_score", "resume_percentile", "resume_feedback",
        "realistic_target_roles",
        "last_search_title", "current_role_title", "current_role_company",
    ]
    private static let extra: Set<String> = [
        "error_code", "is_resume", "location", "location_source", "years_of_experience", "score_breakdown",
        "score_categories", "job_counts", "expires_at", "resume_percentile_reference",
    ]

    @Test("writes every field that is not known yet as null")
    func nulls() throws {
        let object = try WireObject.of(SessionResponse(status: "queued", createdAt: "2026-01-04T10:30:00.123Z"))
        #expect(Set(object.keys) == Self.promised.union(Self.extra))
        #expect(object["status"] as? String == "queued")
        #expect(object["created_at"] as? String == "2026-01-04T10:30:00.123Z")
        for (key, value) in object where key != "status" && key != "created_at" {
            #expect(value is NSNull, "\(key)")
        }
    }

    @Test("has the same fields once everything is known")
    func complete() throws {
        var session = SessionResponse(status: "completed", createdAt: "2026-01-04T10:30:00.123Z")
        session.resumeScore = 78
        session.resumeFeedback = "Add numbers."
        session.realisticTargetRoles = ["Senior Accountant", "Financial Analyst"]
        session.lastSearchTitle = "Senior Accountant"
        session.currentRoleTitle = "Staff Accountant"
        session.currentRoleCompany = "Globex Corporation"
        session.isResume = 0.97
        session.location = "Austin, TX"
        session.locationSource = "stated"
        session.yearsOfExperience = 6.5
        session.scoreBreakdown = []
        session.jobCounts = JobCounts(local: 1, national: 2, remote: 3)
        session.expiresAt = "2026-02-03T10:30:00.123Z"
        let object = try WireObject.of(session)
        #expect(Set(object.keys) == Self.promised.union(Self.extra))
        #expect(object["resume_score"] as? Int == 78)
        #expect(object["realistic_target_roles"] as? [String] == ["Senior Accountant", "Financial Analyst"])
        #expect(object["last_search_title"] as? String == "Senior Accountant")
        #expect(object["current_role_company"] as? String == "Globex Corporation")
        #expect(object["job_counts"] as? [String: Int] == ["local": 1, "national": 2, "remote": 3])
        let data = try JSONEncoder().encode(session)
        #expect(try JSONDecoder().decode(SessionResponse.self, from: data) == session)
    }

    @Test("reads an answer with nulls and with fields it does not know")
    func decoding() throws {
        let json = """
            {"status": "failed", "created_at": "2026-01-04T10:30:00.123Z", "error_message": "Send another copy.",
             "error_code": "damaged", "resume_score": null, "realistic_target_roles": null, "something_new": [1]}
            """
        let session = try JSONDecoder().decode(SessionResponse.self, from: Data(json.utf8))
        #expect(session.status == "failed")
        #expect(session.errorCode == "damaged")
        #expect(session.errorMessage == "Send another copy.")
        #expect(session.resumeScore == nil)
    }

    @Test("names the fields of a finding in snake case")
    func finding() throws {
        let finding = ScoreFinding(
            code: "impact.numbers",
            severity: "major",
            pointsLost: 4,
            pointsPossible: 10,
            message: "Few numbers.",
            advice: "Add some.",
            evidence: []
        )
        #expect(
            Set(try WireObject.of(finding).keys) == [
                "code", "severity", "points_lost", "points_possible", "message", "advice", "evidence",
            ]
        )
    }
}
