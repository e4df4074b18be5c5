import Foundation
import Testing
import VitaeAPI

@Suite("Names on the wire")
struct WireNamesTests {
    @Test("the answer to an upload")
    func upload() throws {
        let token = "0123456789ABCDEFGHIJabcd"
        let object = try WireObject.of(UploadResponse(userSearchID: "u", searchSessionID: "s", viewToken: token))
        #expect(object as? [String: String] == ["user_search_id": "u", "search_session_id": "s", "view_token": token])
    }

    private static func job(postedAt: String?, postedOn: String?, distance: Double?) -> JobResponse {
        JobResponse(
            id: "feed:7",
            jobID: "feed:7",
            title: "iOS Developer",
            companyName: "Globex Corporation",
            location: "Austin, TX",
            postedAt: postedAt,
            postedOn: postedOn,
            jobURL: "https://jobs.example.com/7",
            sourceQuery: "iOS Developer",
            category: "direct",
            isRemote: false,
            bucket: "local",
            matchScore: 81,
            distanceKilometres: distance
        )
    }

    @Test("a job")
    func job() throws {
        let object = try WireObject.of(Self.job(postedAt: "2 days ago", postedOn: "2026-01-02", distance: 12.5))
        #expect(
            Set(object.keys) == [
                "id", "job_id", "title", "company_name", "location", "posted_at", "job_url", "source_query", "category",
                "is_remote", "bucket", "match_score", "distance_km", "posted_on", "starred", "applied", "is_fresh",
                "why",
                "skills", "matching_skills", "places",
            ]
        )
        #expect(object["is_remote"] as? Bool == false)
        #expect(object["company_name"] as? String == "Globex Corporation")
        #expect(object["posted_at"] as? String == "2 days ago")
    }

    @Test("a job whose age is not known can be read again")
    func jobWithoutAge() throws {
        let job = Self.job(postedAt: nil, postedOn: nil, distance: nil)
        let data = try JSONEncoder().encode([job])
        #expect(try JSONDecoder().decode([JobResponse].self, from: data) == [job])
    }

    @Test("a problem has the fields of RFC 9457, and errors only where a field is wrong")
    func problem() throws {
        let plain = try WireObject.of(
            ProblemDetails(title: "Not Found", status: 404, detail: "There is no such session.")
        )
        #expect(Set(plain.keys) == ["type", "title", "status", "detail"])
        #expect(plain["type"] as? String == "about:blank")
        #expect(plain["status"] as? Int == 404)
        let field = ProblemDetails.Field(parameter: "wait", detail: "wait is from 0 to 30.")
        let problem = ProblemDetails(title: "Bad Request", status: 400, detail: "wait is wrong.", errors: [field])
        let errors = try #require(try WireObject.of(problem)["errors"] as? [[String: String]])
        #expect(errors == [["parameter": "wait", "detail": "wait is from 0 to 30."]])
    }
}
