import Foundation
import Resume
import Testing

@testable import ResumeParsing

@Suite("The schema of JSON Resume")
struct JSONResumeSchemaTests {
    private static let full = [
        "Jane Doe", "Staff Nurse", "jane.doe@example.com | +1 512-555-0134 | 12 Crust Lane, Austin, TX 78701",
        "linkedin.com/in/jane-example | https://jane.example.com", "EXPERIENCE",
        "Staff Nurse          Mar 2019 – Present", "Example General Hospital, Austin, TX",
        "• Cared for 12 patients a shift", "VOLUNTEERING", "Cook, Example Kitchen          2020 – 2021", "EDUCATION",
        "BSc in Nursing, Example University          2015 – 2019", "GPA: 3.7 / 4.0", "SKILLS", "Triage, Wound care",
        "LANGUAGES", "English (native), Spanish (B2)", "CERTIFICATIONS",
        "Life Support, American Heart Association, 05/2021",
        "AWARDS", "Nurse of the Year, Example General Hospital, 2022", "PUBLICATIONS",
        "Doe, J. (2020). Wounds at night. Journal of Examples. https://doi.org/10.1234/example.1", "PROJECTS",
        "Bus map (2023): delays as a map", "INTERESTS", "Rowing, chess", "REFERENCES", "Jo Sample, Head Nurse",
    ]
    private static let german = [
        "Jana Muster", "jana@example.org · 0171 3920012 · Rosenweg 14, 50667 Köln", "BERUFSERFAHRUNG",
        "Bäckerin, Beispiel GmbH          seit 03/2019", "AUSBILDUNG",
        "Ausbildung zur Bäckerin, Berufsschule Musterstadt          2015 – 2018", "SPRACHEN", "Deutsch – Muttersprache",
        "REFERENZEN", "Auf Anfrage",
    ]

    private func object(_ rows: [String]) throws -> [String: Any] {
        let data = try JSONEncoder().encode(JSONResume(try ParsedRows.resume(rows, fontSizes: [20])))
        return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("is kept by every document", arguments: [[], ["Jane Doe"], full, german] as [[String]])
    func valid(rows: [String]) throws {
        #expect(JSONResumeSchema.faults(in: try object(rows)) == [])
    }

    @Test("has something in every section of a full résumé")
    func everySection() throws {
        let object = try object(Self.full)
        for section in [
            "work", "volunteer", "education", "skills", "languages", "certificates", "awards", "publications",
            "projects",
            "interests", "references",
        ] {
            #expect((object[section] as? [Any])?.isEmpty == false, "\(section)")
        }
    }

    @Test(
        "is broken by what does not fit",
        arguments: [
            #"{"work": {}}"#, #"{"work": [{"startDate": "03/2019"}]}"#, #"{"work": [{"startDate": "2019-13"}]}"#,
            #"{"basics": {"url": "jane"}}"#, #"{"basics": {"email": "jane at example"}}"#,
            #"{"basics": {"location": {"countryCode": "XX"}}}"#, #"{"basics": {"image": 3}}"#,
            #"{"education": [{"grade": "1"}]}"#, #"{"awards": [{"title": ""}]}"#,
        ]
    )
    func broken(json: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
        #expect(!JSONResumeSchema.faults(in: object).isEmpty)
    }
}
