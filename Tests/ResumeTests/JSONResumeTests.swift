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
        #expect(
            location == [
                "address": "12 Crust Lane", "city": "Austin", "region": "TX", "countryCode": "US",
                "postalCode": "78701",
            ]
        )
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
        #expect(publications.first?["url"] as? String == "https://example.org/crusts")
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
        #expect(vitae["work_current"] as? [Bool] == [false, false])
        let terms = try #require(vitae["work_terms"] as? [Any])
        #expect(terms.map { $0 as? String } == ["part-time", nil])
        #expect(vitae["theses"] as? [String] == ["Crumb and crust"])
        #expect(vitae["location"] as? String == "Austin, TX")
        let publication = try #require((vitae["publications"] as? [[String: Any]])?.first)
        #expect(publication["authors"] as? [String] == ["Example, R.", "Sample, J."])
        #expect(publication["doi"] as? String == "10.1234/crusts")
        #expect(publication["year"] as? Int == 2019)
    }

    @Test("says on which page and line each value stands")
    func evidence() throws {
        let object = try Self.object(JSONResumeSample.resume)
        let vitae = try #require((object["meta"] as? [String: Any])?["vitae"] as? [String: Any])
        let evidence = try #require(vitae["evidence"] as? [String: [[String: Int]]])
        #expect(evidence["basics.name"] == [["page": 1, "line": 1]])
        #expect(evidence["work[1]"] == [["page": 1, "line": 5]])
        #expect(evidence["basics.email"] == nil)
    }

    @Test("names a home only where the document states one, and says where the place came from")
    func locationSource() throws {
        var resume = JSONResumeSample.resume
        resume.basics.locationSource = .currentJob
        let object = try Self.object(resume)
        let basics = try #require(object["basics"] as? [String: Any])
        #expect(basics["location"] == nil)
        let vitae = try #require((object["meta"] as? [String: Any])?["vitae"] as? [String: Any])
        #expect(vitae["location"] as? String == "Austin, TX")
        #expect(vitae["location_source"] as? String == "current_job")
    }

    @Test("says how sure values are, and what they may be instead")
    func certainty() throws {
        var resume = JSONResumeSample.resume
        resume.basics.nameCertainty = Certainty(0.4, alternatives: ["Rye Example"])
        resume.work[0].positionCertainty = Certainty(1.5)
        let vitae = try #require((try Self.object(resume)["meta"] as? [String: Any])?["vitae"] as? [String: Any])
        let certainty = try #require(vitae["certainty"] as? [String: [String: Any]])
        #expect(certainty["basics.name"]?["confidence"] as? Double == 0.4)
        #expect(certainty["basics.name"]?["alternatives"] as? [String] == ["Rye Example"])
        #expect(certainty["work[0].position"]?["confidence"] as? Double == 1)
        #expect(certainty["work[0].name"] == nil)
    }

    @Test("a reference is a person, and that there are some is none")
    func references() throws {
        let object = try Self.object(JSONResumeSample.resume)
        let references = try #require(object["references"] as? [[String: String]])
        #expect(references == [["name": "Jo Sample", "reference": "Bakes well."]])
    }

    @Test("addresses have a scheme and no blanks")
    func addresses() throws {
        let object = try Self.object(JSONResumeSample.resume)
        let project = try #require((object["projects"] as? [[String: Any]])?.first)
        #expect(project["url"] as? String == "https://oven.example.org/street")
        #expect(project["description"] as? String == "An oven for a street")
        #expect(project["roles"] as? [String] == ["Builder"])
    }

    @Test("puts what was concluded about the career beside the rest")
    func career() throws {
        var career = JSONResumeCareer()
        career.currentTitle = "Head Baker"
        career.yearsOfExperience = 9.5
        let data = try JSONEncoder().encode(JSONResume(JSONResumeSample.resume, career: career))
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let vitae = try #require((object["meta"] as? [String: Any])?["vitae"] as? [String: Any])
        let wire = try #require(vitae["career"] as? [String: Any])
        #expect(wire["current_title"] as? String == "Head Baker")
        #expect(wire["years_of_experience"] as? Double == 9.5)
        #expect(wire["occupation"] == nil)
    }
}
