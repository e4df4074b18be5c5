import Foundation
import TestSupport
import Testing

@Suite("What belongs to an account", .serverWithJobs)
struct AccountLibraryTests {
    let client: APIClient

    private static let sample = "resumes/software-engineer-us.pdf"

    init() throws {
        client = try SuiteServer.client()
    }

    private func dashboard(_ person: SignedInPerson) async throws -> (summary: [String: Any], all: [String: Any]) {
        let answer = try await person.get("/api/me/dashboard")
        #expect(answer.status == 200)
        return (try #require(answer.object["summary"] as? [String: Any]), answer.object)
    }

    /// The text of a part of an answer, the same for the same content.
    private func json(_ part: Any?) throws -> String {
        let object = try #require(part as? [String: Any])
        return String(decoding: try JSONSerialization.data(withJSONObject: object, options: .sortedKeys), as: UTF8.self)
    }

    @Test("the dashboard of a new account is all zeros")
    func empty() async throws {
        let person = try await SignedInPerson.signUp(client, email: "new@example.org")
        let (summary, all) = try await dashboard(person)
        let names = [
            "total_searches", "unique_jobs_found", "local_jobs_count", "national_jobs_count", "remote_jobs_count",
            "viewed_jobs_count", "starred_jobs_count",
        ]
        for name in names { #expect(summary[name] as? Int == 0, "\(name)") }
        #expect(summary["avg_jobs_per_search"] as? Double == 0)
        #expect((all["recent_sessions"] as? [Any])?.isEmpty == true)
        #expect(all["latest_completed_session"] == nil)
        #expect((all["recent_starred_jobs"] as? [Any])?.isEmpty == true)
    }

    @Test("the dashboard begins with the last completed session where newer ones failed, and names it")
    func failedLast() async throws {
        let person = try await SignedInPerson.signUp(client, email: "failed-last@example.org")
        let driver = try await client.completed("resumes/truck-driver-au.txt", headers: person.bearer)
        let last = try await client.completed(Self.sample, headers: person.bearer)
        var failed: [String] = []
        for _ in 0..<2 {
            let upload = try await client.uploaded("bad/encrypted.pdf", headers: person.bearer)
            #expect(try await client.finished(upload.token).object["status"] as? String == "failed")
            failed.append(upload.token)
        }
        let (summary, all) = try await dashboard(person)
        #expect(summary["total_searches"] as? Int == 4)
        let recent = try #require(all["recent_sessions"] as? [[String: Any]])
        let tokens = recent.compactMap { $0["view_token"] as? String }
        #expect(tokens == [last.token, failed[1], failed[0], driver.token])
        let completed = try #require(all["latest_completed_session"] as? [String: Any])
        #expect(completed["view_token"] as? String == last.token)
    }

    @Test("the dashboard adds up what was found, looked at and starred")
    func numbers() async throws {
        let person = try await SignedInPerson.signUp(client, email: "numbers@example.org")
        let driver = try await client.completed("resumes/truck-driver-au.txt", headers: person.bearer)
        let first = try await client.completed(Self.sample, headers: person.bearer)
        let second = try await client.completed(Self.sample, headers: person.bearer)
        let jobs = try await client.jobs(first.token)
        let driverJobs = try await client.jobs(driver.token)
        let lists = try await [
            client.jobs(first.token, "&scope=local&remote=false"),
            client.jobs(first.token, "&scope=national&remote=false"), client.jobs(first.token, "&remote=true"),
        ].map(\.count)
        try #require(jobs.count > 3)
        // The same job in two sessions is one job; stars of the one are seen in the other.
        for (token, job) in [(first.token, jobs[0]), (second.token, jobs[0]), (second.token, jobs[1])] {
            #expect(try await client.interact("view", job: job, token: token).status == 200)
        }
        for job in [jobs[2], jobs[1]] {
            let expired = ["Authorization": "Bearer expired"]
            let answer = try await client.interact("star", job: job, token: first.token, headers: expired)
            #expect(answer.status == 200)
        }
        let inSecond = try await client.get("/api/public/jobs?token=\(second.token)").list
        let starred = inSecond.filter { $0["starred"] as? Bool == true }.compactMap { $0["id"] as? String }
        #expect(starred == [jobs[1], jobs[2]])
        let (summary, all) = try await dashboard(person)
        #expect(summary["total_searches"] as? Int == 3)
        #expect(summary["unique_jobs_found"] as? Int == Set(jobs + driverJobs).count)
        #expect(summary["viewed_jobs_count"] as? Int == 2)
        #expect(summary["starred_jobs_count"] as? Int == 2)
        let total = 2 * jobs.count + driverJobs.count
        let average = try #require(summary["avg_jobs_per_search"] as? Double)
        #expect(abs(average - Double(total) / 3) < 0.051)
        let sums = ["local_jobs_count", "national_jobs_count", "remote_jobs_count"].compactMap { summary[$0] as? Int }
        #expect(sums.reduce(0, +) == total)
        let recent = try #require(all["recent_sessions"] as? [[String: Any]])
        #expect(recent.compactMap { $0["view_token"] as? String } == [second.token, first.token, driver.token])
        let newest = try #require(recent.first)
        #expect(newest["status"] as? String == "completed")
        #expect(newest["current_role_title"] as? String == "Senior Software Engineer")
        #expect(newest["current_role_company"] as? String == "Quillmark Payments")
        #expect(newest["total_jobs"] as? Int == jobs.count)
        #expect(["local_count", "national_count", "remote_count"].map { newest[$0] as? Int } == lists)
        let saved = try #require(all["recent_starred_jobs"] as? [[String: Any]])
        #expect(saved.compactMap { $0["job_id"] as? String } == [jobs[1], jobs[2]])
        for name in ["title", "company_name", "location", "job_url"] {
            #expect(saved.allSatisfy { ($0[name] as? String)?.isEmpty == false }, "\(name)")
        }
    }

    @Test("a session is deleted by its owner, and by nobody else")
    func deleteSession() async throws {
        let owner = try await SignedInPerson.signUp(client, email: "owner@example.org")
        let other = try await SignedInPerson.signUp(client, email: "other@example.org")
        let upload = try await client.completed(Self.sample, headers: owner.bearer)
        let anonymous = try await client.completed(Self.sample)
        let path = "/api/me/sessions/"
        for id in [upload.id, anonymous.id, "nonsense", "00000000-0000-4000-8000-000000000000"] {
            let answer = try await other.delete(path + id)
            #expect(answer.status == 404, "\(id)")
            #expect(answer.headers["content-type"] == "application/problem+json")
        }
        #expect(try await owner.delete(path + anonymous.id).status == 404)
        for token in [upload.token, anonymous.token] {
            #expect(try await client.get("/api/public/session?token=\(token)").status == 200)
        }
        #expect(try await owner.delete(path + upload.id).status == 204)
        #expect(try await client.get("/api/public/session?token=\(upload.token)").status == 404)
        #expect(try await owner.delete(path + upload.id).status == 404)
        #expect(try await dashboard(owner).summary["total_searches"] as? Int == 0)
    }

    @Test("the export holds the account, its sessions with résumés and jobs, and its stars")
    func export() async throws {
        let person = try await SignedInPerson.signUp(client, email: "export@example.org")
        let upload = try await client.completed(Self.sample, headers: person.bearer)
        let broken = try await client.uploaded("bad/truncated.pdf", headers: person.bearer)
        _ = try await client.finished(broken.token)
        let jobs = try await client.jobs(upload.token)
        let star = try #require(jobs.last)
        #expect(try await client.interact("star", job: star, token: upload.token).status == 200)
        let answer = try await person.get("/api/me/export")
        #expect(answer.status == 200)
        let account = try #require(answer.object["account"] as? [String: Any])
        #expect(account["id"] as? String == person.id)
        #expect(account["email"] as? String == person.email)
        #expect(account["providers"] as? [String] == ["email"])
        let sessions = try #require(answer.object["sessions"] as? [[String: Any]])
        #expect(
            sessions.compactMap { ($0["session"] as? [String: Any])?["status"] as? String } == ["failed", "completed"]
        )
        let search = try #require(sessions.last)
        let shown = try await client.get("/api/public/session?token=\(upload.token)")
        #expect(try json(search["session"]) == json(shown.object))
        let resume = try await client.get("/api/public/resume?token=\(upload.token)")
        #expect(try json(search["resume"]) == json(resume.object))
        let exported = try #require(search["jobs"] as? [[String: Any]])
        #expect(exported.compactMap { $0["id"] as? String } == jobs)
        #expect(exported.last?["starred"] as? Bool == true)
        let starred = try #require(answer.object["starred"] as? [[String: Any]])
        #expect(starred.compactMap { $0["job_id"] as? String } == [star])
        #expect(!answer.text.contains("password"))
    }

    @Test("deleting the account erases everything, and the address is free again")
    func deleteAccount() async throws {
        let person = try await SignedInPerson.signUp(client, email: "leaving@example.org")
        let upload = try await client.completed(Self.sample, headers: person.bearer)
        let job = try #require(try await client.jobs(upload.token).first)
        #expect(try await client.interact("star", job: job, token: upload.token).status == 200)
        #expect(try await person.delete("/api/me").status == 204)
        for path in ["/auth/v1/user", "/api/me/dashboard", "/api/me/export"] {
            #expect(try await person.get(path).status == 401, "\(path)")
        }
        #expect(try await person.delete("/api/me").status == 401)
        for path in ["session", "resume", "jobs"] {
            #expect(try await client.get("/api/public/\(path)?token=\(upload.token)").status == 404)
        }
        let bytes = try Samples.bytes(Self.sample)
        #expect(try await client.upload([bytes], headers: person.bearer).status == 401)
        #expect(try await person.refresh(person.refreshToken).status == 400)
        let credentials = ["email": person.email, "password": SignedInPerson.password]
        #expect(try await client.post("/auth/v1/token?grant_type=password", credentials).status == 400)
        let next = try await SignedInPerson.signUp(client, email: person.email)
        #expect(next.id != person.id)
        let (summary, _) = try await dashboard(next)
        #expect(summary["total_searches"] as? Int == 0)
        #expect(summary["starred_jobs_count"] as? Int == 0)
    }
}
