import Foundation
import Places
import TestSupport
import Testing
import TextFolding

@Suite("Locations as resumes have them")
struct LocationTableTests {
    /// The least share of the table that is read as its writer means it.
    private static let share = 0.97

    private func rows() throws -> [[String]] {
        let url = Bundle.module.bundleURL.appending(path: "Resources/locations.tsv")
        return TableFile([UInt8](try Data(contentsOf: url)), columns: 4).rows
    }

    @Test("name the city, region and country that people mean")
    func table() throws {
        let gazetteer = try Knowledge.gazetteer()
        let rows = try rows()
        try #require(rows.count >= 800)
        let misses = rows.compactMap { row -> String? in
            let place = gazetteer.resolve(row[0])
            let isRight =
                gazetteer.isSameCity(row[1], place) && gazetteer.isSameRegion(row[2], place)
                && row[3] == place?.countryCode ?? ""
            let read = [place?.city, place?.region, place?.countryCode].map { $0 ?? "–" }.joined(separator: ", ")
            return isRight ? nil : "«\(row[0])» is read as \(read)"
        }
        #expect(
            Double(rows.count - misses.count) >= Self.share * Double(rows.count),
            "\(misses.joined(separator: "\n"))"
        )
    }

    @Test("do not name another place, which the comparison would not see")
    func others() throws {
        let gazetteer = try Knowledge.gazetteer()
        let place = gazetteer.resolve("Paris, TX")
        #expect(gazetteer.isSameCity("Paris", place) && gazetteer.isSameRegion("Texas", place))
        #expect(!gazetteer.isSameCity("London", place) && !gazetteer.isSameRegion("OK", place))
        #expect(!gazetteer.isSameCity("", place) && gazetteer.isSameRegion("", place))
        #expect(gazetteer.isSameCity("", nil) && !gazetteer.isSameRegion("TX", nil))
    }
}
