import JobMatching
import Testing

@testable import ResumeEvaluation

@Suite("Fitting the weights of a match")
struct WeightFitTests {
    private static func example(_ grade: Int, _ values: [MatchTerms.Term: Double]) -> WeightFit.Example {
        var terms = MatchTerms()
        for (term, value) in values { terms[term] = value }
        return WeightFit.Example(terms: terms, grade: grade)
    }

    private static let examples =
        (0..<20).map { _ in example(2, [.title: 1, .skills: 0.5]) }
        + (0..<20).map { _ in example(1, [.title: 0.5, .skills: 0.5]) }
        + (0..<60).map { _ in example(0, [.title: 0.1, .skills: 0.5, .rankFarAbove: 1]) }

    @Test("what fits scores above what is related, and that above the rest")
    func order() {
        let weights = WeightFit.weights(Self.examples)
        let scores = [0, 25, 50].map { Self.examples[$0].terms.score(weights: weights) }
        #expect(scores[0] > 0.6)
        #expect(scores[0] > scores[1])
        #expect(scores[1] > scores[2])
        #expect(scores[2] < 0.4)
    }

    @Test("the same judgements give the same weights in whatever order")
    func deterministic() {
        let first = WeightFit.weights(Self.examples)
        let second = WeightFit.weights(Self.examples.reversed())
        for (one, other) in zip(first.terms, second.terms) { #expect(abs(one - other) < 1e-6) }
        #expect(first == WeightFit.weights(Self.examples))
    }

    @Test("a term that no judgement tells of stays as expected")
    func nothing() {
        let local = MatchTerms.Term.local.rawValue
        #expect(WeightFit.weights(Self.examples).terms[local] == MatchWeights.expected.terms[local])
    }
}
