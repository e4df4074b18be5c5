import Foundation
import TestSupport
import Testing

@Suite("Answers", .serverWithJobs)
struct VersionOneAnswerTests {
    let client: APIClient
    let document: OpenAPIDocument

    init() throws {
        client = try SuiteServer.client()
        document = try OpenAPIDocument.bundled()
    }

    private static let operations = [
        "analyze": "analyzeText", "job-advice": "adviseOnJobs", "resume-review": "reviewResume",
    ]

    /// Asks, and gives the words of the answer.
    private func ask(
        _ call: String,
        _ message: String,
        job: Int? = nil,
        headers: [String: String] = [:],
        status: Int = 200,
        at location: SourceLocation = #_sourceLocation
    ) async throws -> String {
        var fields: [String: Any] = ["message": message, "context": "x"]
        fields["job_id"] = job
        let body = String(decoding: try JSONSerialization.data(withJSONObject: fields), as: UTF8.self)
        let answer = try await client.send("POST", "/api/v1/ai/\(call)", body: body, headers: headers)
        #expect(answer.status == status, "\(answer.text)", sourceLocation: location)
        let operation = try document.operation(Self.operations[call] ?? "")
        #expect(try document.complaints(about: answer, to: operation) == [], sourceLocation: location)
        let response = answer.object["response"] as? String ?? ""
        let data = answer.object["data"] as? [String: Any]
        #expect(status != 200 || data?["response"] as? String == response, sourceLocation: location)
        return response
    }

    private static let resume = """
        Ada Byron
        Austin, TX
        ada@example.com

        Experience
        iOS Developer, Example Corp, 2019 - Present
        - Built the app in Swift and SwiftUI
        - Helped with the release

        Education
        BSc Computer Science, Example University, 2018

        Skills
        Swift, SwiftUI, Git
        """

    @Test("a résumé is reviewed with its score, its lines, its roles and what postings ask for besides")
    func review() async throws {
        let review = try await ask("resume-review", Self.resume)
        let score = try #require(review.firstMatch(of: /Score ([0-9]+) of 100\./))
        #expect((1...100).contains(Int(score.1) ?? 0))
        #expect(review.contains(/line[s]? [0-9]+/))
        #expect(review.contains("Roles that go with it: "))
        #expect(review.contains("which the text does not show") || review.contains("No posting that is open here"))
        #expect(try await ask("resume-review", Self.resume) == review)
        #expect(try await ask("analyze", Self.resume) == review)
        // The score of the same text as an upload.
        let upload = try UploadedSession(try await client.upload([Array(Self.resume.utf8)], filename: "a.txt"))
        let session = try await client.finished(upload.token)
        #expect(session.object["resume_score"] as? Int == Int(score.1))
        let none = try await ask("resume-review", "The quick brown fox jumps over the lazy dog.")
        #expect(none.hasPrefix("This text does not look like a résumé."))
    }

    @Test("figures of advice are those of the lists")
    func advice() async throws {
        let advice = try await ask("job-advice", "What do registered nurses earn near Houston, TX?")
        #expect(advice.contains("Registered Nurses"))
        #expect(try await ask("job-advice", "What do registered nurses earn near Houston, TX?") == advice)
        #expect(
            try await ask("analyze", "Registered Nurse").hasPrefix("This reads like a job title: Registered Nurse.")
        )
        #expect(try await ask("job-advice", "zzz").contains("For example"))
    }

    @Test("a posting is taken apart, and a job is explained by its number, by the résumé of whoever asks")
    func jobs() async throws {
        let posting = """
            Registered Nurse
            Location: Houston, TX
            We are looking for a nurse. You will care for patients.
            Salary: $40 - $50 per hour
            """
        let apart = try await ask("analyze", posting)
        #expect(apart.hasPrefix("Registered Nurse is a posting; the work is that of Registered Nurse."))
        #expect(apart.contains("It pays USD 40-50 an hour."))
        let list = try await client.get("/api/v1/jobs/?search=software&limit=1")
        let job = try #require(VersionOneJobs.identifiers(in: list).first)
        let plain = try await ask("job-advice", "Is it for me?", job: job)
        #expect(plain.contains(" is a posting"))
        _ = try await ask("job-advice", "Is it for me?", job: 2_000_000_000, status: 404)
        let email = "answers-\(UUID().uuidString.lowercased())@example.com"
        let person = try await SignedInPerson.signUp(client, email: email)
        let name = "app:\(UUID().uuidString)"
        let body = #"{"device_id":"\#(name)"}"#
        _ = try await client.send("POST", "/api/v1/users/profile", body: body, headers: person.bearer)
        let session = try await client.completed("resumes/software-engineer-us.pdf")
        let filled = try await client.send(
            "PUT",
            "/api/v1/users/profile/\(name)/resume",
            body: #"{"view_token":"\#(session.token)"}"#,
            headers: person.bearer
        )
        #expect(filled.status == 200)
        let matches = try await client.get("/api/v1/users/\(name)/profile/matches", headers: person.bearer)
        let best = ((matches.object["data"] as? [String: Any])?["matches"] as? [[String: Any]])?.first
        let number = try #require(best?["jobId"] as? Int)
        let own = try await ask("job-advice", "Is it for me?", job: number, headers: person.bearer)
        #expect(own.contains("your résumé"))
    }

    @Test("messages have a length, and bodies a size")
    func limits() async throws {
        _ = try await ask("analyze", "", status: 422)
        _ = try await ask("job-advice", String(repeating: "x", count: 20_001), status: 422)
        _ = try await ask("job-advice", String(repeating: "x ", count: 10_000))
        _ = try await ask("resume-review", String(repeating: "x ", count: 100_000))
        _ = try await ask("resume-review", String(repeating: "x", count: 262_200), status: 413)
    }
}
