import Testing

@testable import ResumeEvaluation

@Suite("Quality of rankings")
struct RankingQualityTests {
    /// Relevant at 1, 3 and 6 of six: (1/1 + 2/3 + 3/6) / 3.
    @Test("average precision, worked out by hand")
    func averagePrecision() {
        var quality = RankingQuality()
        quality.add(["a", "x", "b", "y", "z", "c"], relevant: ["a", "b", "c"])
        #expect(abs(quality.meanAveragePrecision - (1 + 2.0 / 3 + 0.5) / 3) < 1e-12)
        #expect(quality.meanReciprocalRank == 1)
        #expect(quality.precisionAtFive == 0.4)
        #expect(quality.precisionAtTen == 0.3)
    }

    /// The first query: 1/2 of one; the second: 0 of one that is not ranked.
    @Test("means over queries; what is not ranked counts as missed")
    func means() {
        var quality = RankingQuality()
        quality.add(["x", "a"], relevant: ["a"])
        quality.add(["x", "y"], relevant: ["b"])
        quality.add(["x", "y"], relevant: [])
        #expect(quality.queries == 2)
        #expect(quality.meanAveragePrecision == 0.25)
        #expect(quality.meanReciprocalRank == 0.25)
        #expect(quality.precisionAtFive == 0.1)
    }

    @Test("nothing is 0, not undefined")
    func empty() {
        #expect(RankingQuality().meanAveragePrecision == 0)
    }

    @Test("occupations count by detail and by minor group")
    func roles() {
        var tally = RoleTally()
        tally.add(["15-1252.01", "15-1211"], expected: "15-1252")
        tally.add(["15-1211", "15-1252"], expected: "15-1252")
        tally.add(["15-2051"], expected: "15-1252")
        tally.add([], expected: "29-1141")
        #expect(
            [tally.count, tally.first, tally.amongFive, tally.firstGroup, tally.groupAmongFive] == [4, 1, 2, 2, 2]
        )
        #expect(tally.table.contains("first 25.0 %  among five 50.0 %"))
    }
}
