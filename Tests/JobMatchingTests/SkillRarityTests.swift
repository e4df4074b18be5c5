import Testing

@testable import JobMatching

@Suite("Rarity of skills")
struct SkillRarityTests {
    /// Every posting asks for Excel, one of ten for SAP.
    private static let rarity = SkillRarity(
        (0..<10).map { number in
            var posting = JobPosting(source: "feed", identifier: "\(number)", title: "Accountant", company: "Globex")
            posting.skills = number == 0 ? ["Excel", "SAP"] : ["Excel"]
            return posting
        }
    )

    @Test("a rare skill counts for more than one that all ask for")
    func rare() {
        let rare = Self.rarity.share(of: ["SAP"], in: ["Excel", "SAP", "Python", "R"])
        let common = Self.rarity.share(of: ["Excel"], in: ["Excel", "SAP", "Python", "R"])
        #expect(rare > common)
        #expect(common > 0)
    }

    @Test("a skill that no posting asks for is rarer than any")
    func unknown() {
        let wanted = ["Excel", "SAP", "Weaving", "Python"]
        #expect(Self.rarity.share(of: ["Weaving"], in: wanted) >= Self.rarity.share(of: ["SAP"], in: wanted))
    }

    @Test("many of many are full credit, and one of one is less than four of six")
    func full() {
        let wanted = ["A", "B", "C", "D", "E", "F"]
        #expect(Self.rarity.share(of: wanted, in: wanted) == 1)
        #expect(Self.rarity.share(of: ["A"], in: ["A"]) < Self.rarity.share(of: Array(wanted.prefix(4)), in: wanted))
        #expect(Self.rarity.share(of: ["A"], in: ["A"]) > Self.rarity.share(of: ["A"], in: wanted))
    }

    @Test("none is none, also where nothing is asked for")
    func none() {
        #expect(Self.rarity.share(of: [], in: ["Excel"]) == 0)
        #expect(Self.rarity.share(of: [], in: []) == 0)
        #expect(SkillRarity([]).share(of: ["Excel"], in: ["Excel"]) == 0.5)
    }
}
