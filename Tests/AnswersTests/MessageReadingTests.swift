import Answers
import Careers
import Foundation
import JobFeeds
import JobMatching
import Places
import TestSupport
import Testing

@Suite("What messages name")
struct MessageReadingTests {
    private func reading(_ text: String) throws -> MessageReading {
        MessageReading(text, knowledge: try Knowledge.careers(), gazetteer: try Knowledge.gazetteer())
    }

    @Test(
        "titles are found in questions, in the singular and as written",
        arguments: [
            ("Senior Python Developer with FastAPI experience", "Senior Python Developer", "15-1252"),
            ("Career advice for a Python developer with 3 years experience", "Python Developer", "15-1252"),
            ("what do registered nurses earn in Austin, TX?", "Registered Nurse", "29-1141"),
            ("How do I become a truck driver", "Truck Driver", "53-3032"),
            ("Accountant", "Accountant", "13-2011"),
        ]
    )
    func roles(text: String, title: String, code: String) throws {
        let role = try #require(try reading(text).role)
        #expect(role.title == title)
        #expect(role.occupation.code == code)
    }

    @Test(
        "what is no title is none",
        arguments: [
            "Give me some advice", "How do I write a cover letter?", "What should I say in an interview", "hello",
            "Tell me a joke about the sea", "",
        ]
    )
    func noRole(text: String) throws {
        #expect(try reading(text).role == nil)
    }

    @Test("skills, places, years, pay and topics are found")
    func others() throws {
        let text =
            "I have three years with Python and SQL near Austin, TX and want a salary of $120,000 a year. Interview?"
        let found = try reading(text)
        #expect(found.skills == ["Python", "SQL"])
        #expect(found.place?.text == "Austin, TX")
        #expect(found.years == 3)
        #expect(found.pay?.maximum == 120_000)
        #expect(found.pay?.currency == "USD")
        #expect(found.topics == [.interview, .salary])
        #expect(try reading("My first job, no experience").topics == [.firstJob])
        #expect(try reading("changing careers").topics == [.change])
        #expect(try reading("qwerty uiop").isEmpty)
    }
}

@Suite("Answers to questions about work")
struct AdviceWriterTests {
    private func writer() throws -> AdviceWriter {
        AdviceWriter(
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer(),
            localDistance: 80
        )
    }

    private func answer(_ text: String, _ postings: [JobPosting], isTitle: Bool = false) throws -> Answer {
        let reading = MessageReading(
            text,
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        return try writer().answer(to: reading, postings: postings, isTitle: isTitle)
    }

    private func postings() throws -> [JobPosting] {
        let features = PostingFeatures(
            knowledge: try Knowledge.careers(),
            gazetteer: try Knowledge.gazetteer()
        )
        return (0..<8).map { number in
            var posting = JobPosting(
                source: "f",
                identifier: "\(number)",
                title: number < 3 ? "Senior Python Developer" : "Python Developer",
                company: "Globex"
            )
            posting.skills = number < 6 ? ["Python", "FastAPI"] : ["Python"]
            posting.places = [PostingPlace(text: number < 5 ? "Austin, TX" : "Boston, MA", place: nil)]
            posting.workplace = number == 7 ? .remote : .onSite
            posting.eligibleCountries = number == 7 ? ["US"] : []
            posting.salary = Salary(
                currency: "USD",
                minimum: Double(number) * 10_000 + 100_000,
                maximum: nil,
                unit: "YEAR"
            )
            return features.computed(for: posting)
        }
    }

    @Test("each figure can be counted")
    func figures() throws {
        let text = "Python developer with 6 years and FastAPI in Austin, TX for $135,000 a year"
        let answer = try answer(text, try postings())
        #expect(
            answer.summary
                == "For Python Developers with 6 years, 8 open postings here (Software Engineer) ask most often for "
                + "Python (8) and FastAPI (6)."
        )
        #expect(answer.statements.contains("6 of them are near Austin, TX or can be done from there."))
        #expect(
            answer.statements.contains(
                "8 of them say what they pay: half of these pay USD 120,000-160,000 a year. USD 135,000 a year is more "
                    + "than 4 of the 8 pay."
            )
        )
        #expect(answer.statements.contains("By their titles, 3 of them are for a senior or a lead."))
        #expect(answer.statements.contains { $0.hasPrefix("Places that most of them name: Austin, TX (5)") })
        #expect(answer.statements.contains { $0.hasPrefix("From Software Engineer, people move to ") })
        #expect(try self.answer(text, try postings()) == answer)
    }

    @Test("a title is told to be one, and work without open postings is told to have none")
    func titles() throws {
        let known = try answer("Senior Python Developer", try postings(), isTitle: true)
        #expect(known.summary.hasPrefix("This reads like a job title: Senior Python Developer. For "))
        let none = try answer("Advice for a registered nurse", [])
        #expect(none.summary.contains("No posting that is open here is for Registered Nurses"))
        #expect(none.statements.contains { $0.hasPrefix("Typical skills of Registered Nurse") })
    }

    @Test("skills and topics are answered without a title, and nothing is answered with what can be asked")
    func others() throws {
        let skill = try answer("Who needs FastAPI?", try postings().filter { $0.skills.contains("FastAPI") })
        #expect(skill.summary.hasPrefix("6 open postings here ask for FastAPI, most often together with Python (6)"))
        let topic = try answer("How do I write a cover letter?", [])
        #expect(topic.summary.hasPrefix("In a cover letter"))
        #expect(try answer("qwerty uiop", []) == .nothingRecognised)
        #expect(Answer.nothingRecognised.text.contains("For example"))
    }

    @Test("summaries are never longer than others may be")
    func lengths() throws {
        let long = String(repeating: "very ", count: 3) + "long Python developer"
        #expect(try answer(long, try postings()).summary.count <= JobExplanation.longestSummary)
    }
}

@Suite("Postings that were pasted")
struct PastedPostingTests {
    private static let text = """
        Senior iOS Developer
        Globex Corporation
        Location: Austin, TX
        We are looking for somebody who builds our app in Swift and SwiftUI.
        You will work with a small team.
        Salary: $120,000 - $150,000 per year
        """

    @Test("are taken apart into occupation, level, skills, place and pay")
    func read() throws {
        let knowledge = try Knowledge.careers()
        let gazetteer = try Knowledge.gazetteer()
        #expect(PostingWriter.signs(in: Self.text) >= 2)
        let read = PastedPosting.read(Self.text, titleLikelihood: knowledge.titleLikelihood, gazetteer: gazetteer)
        let posting = PostingFeatures(knowledge: knowledge, gazetteer: gazetteer).computed(for: try #require(read))
        #expect(posting.title == "Senior iOS Developer")
        #expect(posting.salary?.maximum == 150_000)
        let answer = PostingWriter(knowledge: knowledge).answer(posting, keywords: ["swift"])
        #expect(answer.summary.hasPrefix("Senior iOS Developer is a posting; the work is that of "))
        #expect(answer.statements.contains("Level: senior."))
        #expect(answer.statements.contains { $0.hasPrefix("It asks for ") && $0.contains("SwiftUI") })
        #expect(answer.statements.contains("Place: Austin, TX."))
        #expect(answer.statements.contains("It pays USD 120,000-150,000 a year."))
        #expect(answer.statements.contains("Of your keywords it has swift."))
    }

    @Test("are none where no line is a title")
    func none() throws {
        let knowledge = try Knowledge.careers()
        let read = PastedPosting.read(
            "We are looking for somebody.\nYou will like it here.",
            titleLikelihood: knowledge.titleLikelihood,
            gazetteer: try Knowledge.gazetteer()
        )
        #expect(read == nil)
    }
}
