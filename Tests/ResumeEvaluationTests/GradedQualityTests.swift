import Testing

@testable import ResumeEvaluation

@Suite("The quality of orders by graded judgements")
struct GradedQualityTests {
    @Test("only what fits counts, of ten places, and what nobody judged is told")
    func precision() {
        var quality = GradedQuality()
        quality.add(["a", "b", "c", "d"], relevance: ["a": 2, "b": 1, "c": 0, "e": 2])
        #expect(quality.precision == 0.1)
        #expect(quality.unjudgedShare == 0.25)
        #expect(quality.queries == 1)
    }

    @Test("what fits gains more at the top, and where nothing fits no order is better")
    func gain() {
        var best = GradedQuality()
        best.add(["a", "b", "c"], relevance: ["a": 2, "b": 1, "c": 0])
        var worst = GradedQuality()
        worst.add(["c", "b", "a"], relevance: ["a": 2, "b": 1, "c": 0])
        #expect(abs(best.gain - 1) < 1e-9)
        #expect(worst.gain < best.gain)
        best.add(["c"], relevance: ["c": 0])
        #expect(abs(best.gain - 1) < 1e-9)
    }

    @Test("ten places count, not those below")
    func depth() {
        var quality = GradedQuality()
        let ids = (0..<20).map(String.init)
        quality.add(ids, relevance: Dictionary(uniqueKeysWithValues: ids.map { ($0, 2) }))
        #expect(quality.precision == 1)
        #expect(abs(quality.gain - 1) < 1e-9)
    }
}
