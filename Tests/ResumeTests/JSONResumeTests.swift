import Foundation
import Resume
import Testing

@Suite("JSON Resume")
struct JSONResumeTests {
    /// The fields that version 1.2.1 of the schema names, by section.
    private static let fields: [String: Set<String>] = [
        "work": [
            "name", "location", "description", "position", "url", "startDate", "endDate", "summary", "highlights",
        ],
        "volunteer": ["organization", "position", "url", "startDate", "endDate", "summary", "highlights"],
        "education": ["institution", "url", "area", "studyType", "startDate", "endDate", "score", "courses"],
        "awards": ["title", "date", "awarder", "summary"], "certificates": ["name", "date", "url", "issuer"],
        "publications": ["name", "publisher", "releaseDate", "url", "summary"],
        "skills": ["name", "level", "keywords"],
        "languages": ["language", "fluency"], "interests": ["name", "keywords"], "references": ["name", "reference"],
        "projects": [
            "name", "description", "highlights", "keywords", "startDate", "endDate", "url", "roles", "entity", "type",
        ],
    ]

    private static let basicFields: Set<String> = [
        "name", "label", "image", "email", "phone", "url", "summary", "location", "profiles",
    ]

    private static func object(_ resume: Resume) throws -> [String: Any] {
        let data = try JSONEncoder().encode(JSONResume(resume))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("names only sections and fields that the schema has", arguments: [false, true])
    func keys(isEmpty: Bool) throws {
        let object = try Self.object(isEmpty ? Resume() : JSONResumeSample.resume)
        let sections = Set(Self.fields.keys)
        #expect(Set(object.keys) == sections.union(["$schema", "basics", "meta"]))
        for (section, allowed) in Self.fields {
            let entries = try #require(object[section] as? [[String: Any]], "\(section)")
            #expect(entries.isEmpty == isEmpty, "\(section)")
            for entry in entries {
                #expect(Set(entry.keys).isSubset(of: allowed), "\(section): \(entry.keys.sorted())")
                #expect(!entry.values.contains { $0 is NSNull }, "\(section)")
            }
        }
        let basics = try #require(object["basics"] as? [String: Any])
        #expect(Set(basics.keys).isSubset(of: Self.basicFields))
    }

    @Test("says who the person is")
    func basics() throws {
        let object = try Self.object(JSONResumeSample.resume)
        let basics = try #require(object["basics"] as? [String: Any])
        #expect(basics["name"] as? String == "Robin Example")
        #expect(basics["email"] as? String == "robin@example.com")
        #expect(basics["phone"] as? String == "+1 512 555 0142")
        let location = try #require(basics["location"] as? [String: String])
        #expect(location == ["address": "Austin, TX 78701", "city": "Austin", "region": "TX", "countryCode": "US"])
        let profiles = try #require(basics["profiles"] as? [[String: String]])
        #expect(profiles == [["network": "GitHub", "username": "robin", "url": "https://github.example.com/robin"]])
    }

    @Test("leaves out what is not known")
    func unknown() throws {
        let basics = try #require(try Self.object(Resume())["basics"] as? [String: Any])
        #expect(Array(basics.keys) == ["profiles"])
    }

    @Test("dates are ISO 8601, and an open position has no end")
    func dates() throws {
        let object = try Self.object(JSONResumeSample.resume)
        let work = try #require(object["work"] as? [[String: Any]])
        #expect(work.map { $0["startDate"] as? String } == ["2021-03", "2017"])
        #expect(work.map { $0["endDate"] as? String } == [nil, "2021-02"])
        let publications = try #require(object["publications"] as? [[String: Any]])
        #expect(publications.first?["releaseDate"] as? String == "2019-05-04")
    }

    @Test("names the fields of certificates, awards and publications as each section does")
    func titled() throws {
        let object = try Self.object(JSONResumeSample.resume)
        func first(_ section: String) -> [String: String]? { (object[section] as? [[String: String]])?.first }
        #expect(first("certificates") == ["name": "First Aid", "issuer": "Example Institute", "date": "2019-05-04"])
        #expect(
            first("awards") == ["title": "Baker of the Year", "awarder": "Example Institute", "date": "2019-05-04"]
        )
        #expect(first("publications")?["publisher"] == "Example Institute")
    }

    @Test("keeps what the schema has no place for under its own name")
    func meta() throws {
        let object = try Self.object(JSONResumeSample.resume)
        let meta = try #require(object["meta"] as? [String: Any])
        let vitae = try #require(meta["vitae"] as? [String: Any])
        #expect(vitae["is_resume"] as? Double == 0.75)
        #expect((vitae["work_lines"] as? [Any])?.count == 2)
    }
}
