import Testing

@testable import KnowledgeTables

@Suite("Numbers of the names of skills")
struct SkillNumberTests {
    @Test(
        "a name of several words has another number",
        arguments: [
            ("sales process", "sales processes"), ("sales processes", "sales process"),
            ("budget analysis", "budget analyses"), ("budget analyses", "budget analysis"),
            ("pricing strategy", "pricing strategies"), ("pricing strategies", "pricing strategy"),
            ("user journey", "user journeys"), ("marketing campaigns", "marketing campaign"),
        ]
    )
    func other(_ name: String, other: String) {
        let words = name.split(separator: " ").map(String.init)
        #expect(SkillNumber.other(of: words, kind: "practice") == other)
    }

    @Test(
        "single words, activities and products have one number",
        arguments: ["history", "risk modeling", "data 8", "short movie"]
    )
    func none(_ name: String) {
        let words = name.split(separator: " ").map(String.init)
        #expect(SkillNumber.other(of: words, kind: "practice") == nil)
        #expect(SkillNumber.other(of: ["google", "sheet"], kind: "tool") == nil)
    }
}
