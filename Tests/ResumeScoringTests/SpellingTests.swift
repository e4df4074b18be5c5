import BundledTables
import Resume
import Testing

@testable import ResumeScoring

@Suite("Spelling")
struct SpellingTests {
    private func slips(_ bullets: [String]) throws -> [String] {
        var sample = ScoredSample.excellent
        for (index, bullet) in bullets.enumerated() {
            sample.resume.work[0].highlights.append(Sourced(bullet, lines: [sample.write("• " + bullet)]))
            sample.resume.work[0].highlights[index].lines = sample.resume.work[0].highlights[index].lines
        }
        let lexicon = try ScoringLexicon.bundled()
        let subject = ScoringSubject(
            sample.resume,
            document: sample.document,
            profile: sample.profile,
            lexicon: lexicon
        )
        return SpellingCheck(subject).slips.map(\.word)
    }

    @Test(
        "finds slips of one letter, and says what was meant",
        arguments: [
            ("Managed the recieving department of the warehouse", "recieving"),
            ("Acheived the best result of all branches", "acheived"),
            ("Responded to custmer complaints by telephone", "custmer"),
            ("Improved the mantenance of the machines", "mantenance"),
            ("Planned the bugdet for the following year", "bugdet"),
        ]
    )
    func finds(_ bullet: String, _ word: String) throws {
        #expect(try slips([bullet]) == [word])
    }

    @Test(
        "leaves names, products, terms and both kinds of English alone",
        arguments: [
            "Deployed services to Kubernetes with Terraform and kubectl",
            "Organised the programme of the theatre and analysed its behaviour",
            "Organized the program of the theater and analyzed its behavior",
            "Rebuilt the backend, the frontend and the dashboards for onboarding",
            "Sold machines of Brightwater and Fjordlund to Müller in Güstrow",
            "Carried out catheterisation and containerised the microservices",
            "Wrote to jane.doe@example.com about the re-engineered e-commerce site",
            "Cooked bouillabaisse, ratatouille and gnocchi for banquets",
        ]
    )
    func leaves(_ bullet: String) throws {
        #expect(try slips([bullet]).isEmpty)
    }

    @Test("what is near to a rare word or a name only is a name itself", arguments: ["Tusla", "perio", "Brixt"])
    func rare(_ word: String) throws {
        #expect(
            try slips(["Kept records of \(word) charts for the practice", "\(word) inspections every year"]).isEmpty
        )
    }

    @Test("a word that is written three times is meant")
    func oftenMeant() throws {
        #expect(try slips(["Sold flowerz at the market", "Packed flowerz in boxes", "Bought flowerz in bulk"]).isEmpty)
    }

    @Test("knows words without loading them one by one")
    func list() throws {
        let words = try ScoringLexicon.bundled().spelling
        #expect(words.count > 90_000)
        for word in ["customer", "nurse", "kubernetes", "colour", "color"] {
            #expect(words.contains(WordNumber.of(word.utf8)))
        }
        for word in ["custmer", "nursse", "xyzzyq", ""] { #expect(!words.contains(WordNumber.of(word.utf8))) }
        #expect(words.correction(of: Array("custmer".utf8)[...]) == "customer")
    }
}
