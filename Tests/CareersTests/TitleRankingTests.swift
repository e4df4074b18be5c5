import Careers
import KnowledgeTables
import TestSupport
import Testing

@Suite("Order of titles by the work they name")
struct TitleRankingTests {
    private let knowledge: CareerKnowledge

    init() throws {
        knowledge = try Knowledge.careers()
    }

    private func likeness(_ first: String, _ second: String) -> Double {
        let space = knowledge.occupations.space
        var meanings = WordMeanings(space)
        let vectors = [first, second].map { meanings.vector(for: knowledge.title($0).words) }
        let weights = Dictionary(uniqueKeysWithValues: vectors[1].parts.map { ($0.number, $0.weight) })
        return vectors[0].parts.reduce(0) { $0 + $1.weight * (weights[$1.number] ?? 0) }
    }

    @Test(
        "words that name the same work are alike, others are not",
        arguments: [
            ("attorney", "solicitor", "welder"), ("nurse", "midwife", "accountant"), ("chef", "cook", "lawyer"),
        ]
    )
    func meanings(_ title: String, like: String, unlike: String) {
        #expect(likeness(title, like) > 0.2)
        #expect(likeness(title, like) > 2 * likeness(title, unlike))
    }

    @Test("words that no title has speak for nothing")
    func unknown() {
        var meanings = WordMeanings(knowledge.occupations.space)
        #expect(meanings.vector(for: ["zzyzx", "qvarg"]).parts.isEmpty)
    }

    @Test("a title comes before another that is as unlike when its kind is near")
    func kinds() {
        let corpus = ["barrister", "trial lawyer", "attorney at law", "legal counsel", "bricklayer", "tram driver"]
        let ranked = TitleRanking(corpus: corpus, knowledge: knowledge).ranked(for: "solicitor").map(\.index)
        #expect(Set(ranked.prefix(4)) == [0, 1, 2, 3])
    }

    @Test("orders a corpus of one title, and one that is like nothing")
    func small() {
        let one = TitleRanking(corpus: ["nurse"], knowledge: knowledge).ranked(for: "nurse")
        #expect(one.map(\.index) == [0])
        let strange = TitleRanking(corpus: ["zzyzx", "nurse"], knowledge: knowledge).ranked(for: "qvarg qvarg")
        #expect(strange.map(\.index).sorted() == [0, 1])
        #expect(strange.allSatisfy { $0.score.isFinite })
    }
}
