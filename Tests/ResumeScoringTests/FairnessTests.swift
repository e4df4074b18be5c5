import Foundation
import Testing
import TextDocument

@testable import ResumeScoring

@Suite("Who somebody is")
struct FairnessTests {
    @Test(
        "never changes the score",
        arguments: [
            ["Oluwaseun Adeyemi"], ["Nguyen Thi Bich Ngoc"], ["José María Ñúñez"], ["Ann Lee"],
            ["Fatima al Harbi"],
        ]
    )
    func name(_ names: [String]) throws {
        for field in GeneratedField.all {
            var resume = GeneratedResume(field, seed: 7)
            let before = try ScoredDocument.score(of: resume)
            resume.name = names[0]
            #expect(try ScoredDocument.score(of: resume) == before, "\(field.name)")
        }
    }

    @Test(
        "the town and the school do not matter",
        arguments: [
            ("Lagos, Nigeria", "University of Lagos"), ("Kraków, Poland", "AGH University"),
            ("Boston, MA", "Harvard University"),
        ]
    )
    func placeAndSchool(_ place: String, _ school: String) throws {
        for field in GeneratedField.all {
            var resume = GeneratedResume(field, seed: 8)
            let before = try ScoredDocument.score(of: resume)
            resume.place = place
            resume.school = school
            for index in resume.jobs.indices { resume.jobs[index].place = place }
            #expect(try ScoredDocument.score(of: resume) == before, "\(field.name)")
        }
    }

    @Test(
        "personal data neither helps nor harms",
        arguments: [
            "Nationality: Ghanaian", "Gender: female", "Date of birth: 12 May 1971",
            "Marital status: married, two children",
            "Religion: Buddhist", "Age: 61", "Sex: male",
        ]
    )
    func personal(_ line: String) throws {
        for field in GeneratedField.all {
            var resume = GeneratedResume(field, seed: 9)
            let before = try ScoredDocument.score(of: resume)
            resume.personal = [line]
            #expect(try ScoredDocument.score(of: resume) == before, "\(field.name)")
        }
    }

    @Test("two runs give the same bytes")
    func deterministic() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        for field in GeneratedField.all {
            let document = GeneratedResume(field, seed: 10).document()
            let first = try encoder.encode(ScoredDocument.score(of: document))
            #expect(try encoder.encode(ScoredDocument.score(of: document)) == first)
        }
    }

    @Test("the kind of file costs little: a clean scan two points at most")
    func kinds() throws {
        for field in GeneratedField.all {
            for seed in UInt64(11)...13 {
                let resume = GeneratedResume(field, seed: seed)
                let flow = try ScoredDocument.score(of: resume, as: .flow)
                let print = try ScoredDocument.score(of: resume, as: .textLayer)
                let scan = try ScoredDocument.score(of: resume, as: .recognised)
                #expect(abs(flow - print) <= 3 && abs(flow - scan) <= 3)
                #expect(scan <= print && print - scan <= 2)
            }
        }
    }
}
