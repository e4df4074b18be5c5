import Careers
import TestSupport
import Testing

@testable import JobMatching

@Suite("Parts of a posting")
struct PostingOutlineTests {
    private func skills(_ description: String, title: String = "Clerk") throws -> [String] {
        var posting = JobPosting(source: "test", identifier: "1", title: title, company: "Example")
        posting.description = description
        return PostingSkills(of: posting, knowledge: try Knowledge.careers()).names
    }

    @Test("skills under headings on benefits, the employer, the law and applying are asked of nobody")
    func headings() throws {
        let text = """
            About Example
            We are a payments company that runs Kubernetes and sells payroll software.

            What you'll do
            - Write Python services
            Requirements:
            - PostgreSQL

            Benefits
            - Yoga, Spanish classes and a Tableau licence
            Interview process
            - A Terraform exercise
            """
        #expect(try skills(text) == ["Python", "PostgreSQL"])
    }

    @Test("sentences on benefits, the law and the employer count nowhere")
    func sentences() throws {
        let text = """
            You write Python. We are backed by investors who love Rust and Haskell. We offer a stipend for Salesforce \
            courses. We are an equal opportunity employer, whatever your SQL.
            """
        #expect(try skills(text) == ["Python"])
    }

    @Test("a heading that is not known leaves things as they are, and a title counts")
    func unknownHeadings() throws {
        #expect(try skills("Python\nOdds and ends\nPostgreSQL", title: "Kubernetes Engineer").contains("Kubernetes"))
        #expect(try skills("Your profile\nPython\nOdds and ends\nPostgreSQL").contains("PostgreSQL"))
    }

    @Test("what stands in front of the first heading counts only where it speaks of the role")
    func opening() throws {
        let text = """
            The people at Example bring Kubernetes to hospitals all over the world. You will lead the move to PostgreSQL.

            Requirements
            - Python
            """
        #expect(try skills(text) == ["PostgreSQL", "Python"])
    }

    @Test("a part on the employer counts where it tells what you will do or what the work is done with")
    func employer() throws {
        let text = """
            About Example
            Example sells Terraform courses. You will write Python. This is what we are building on:
            - Kubernetes and PostgreSQL

            Benefits
            You will learn Tableau.
            """
        #expect(try skills(text) == ["Python", "Kubernetes", "PostgreSQL"])
    }

    @Test("beside lists, a field that a sentence mentions once is not asked for")
    func passing() throws {
        let list = "\n- Python\n- PostgreSQL\n- You own pricing of spare parts\n"
        let text = "You keep our procurement and our pricing going with Tableau every day."
        #expect(try skills(text + list).contains("Procurement") == false)
        #expect(try Set(skills(text + list)).isSuperset(of: ["Pricing", "Tableau"]))
        #expect(try skills(text).contains("Procurement"))
    }

    @Test("names skills in the words of the posting")
    func words() throws {
        var posting = JobPosting(source: "test", identifier: "1", title: "Engineer", company: "Example")
        posting.description = "You know k8s and postgres."
        let named = PostingSkills(of: posting, knowledge: try Knowledge.careers()).named
        #expect(named.map(\.words) == ["k8s", "postgres"])
    }

    @Test("any text has an outline within itself", arguments: ["", "\n\n", ".", "• • •", "Ä. Ö! Ü?", "\r\n\t"])
    func odd(_ text: String) {
        let count = text.utf8.count
        for part in PostingOutline(text).aside { #expect(part.lowerBound >= 0 && part.upperBound <= count) }
    }
}
