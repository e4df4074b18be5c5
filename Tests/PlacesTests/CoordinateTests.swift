import Places
import TestSupport
import Testing

@Suite("Distances on the globe")
struct CoordinateTests {
    struct Way: CustomTestStringConvertible {
        let testDescription: String
        let from: Coordinate
        let to: Coordinate
        let kilometres: Double

        init(_ name: String, _ from: (Double, Double), _ to: (Double, Double), _ kilometres: Double) {
            testDescription = name
            self.from = Coordinate(latitude: from.0, longitude: from.1)
            self.to = Coordinate(latitude: to.0, longitude: to.1)
            self.kilometres = kilometres
        }
    }

    static let ways = [
        Way("London to Paris", (51.5074, -0.1278), (48.8566, 2.3522), 343.6),
        Way("New York to London", (40.7128, -74.0060), (51.5074, -0.1278), 5570.2),
        Way("Sydney to Tokyo", (-33.8688, 151.2093), (35.6762, 139.6503), 7825.8),
        Way("Berlin to Munich", (52.52, 13.405), (48.1351, 11.582), 504.4),
        Way("Suva to Apia, across the date line", (-18.1416, 178.4419), (-13.8333, -171.7667), 1150.7),
        Way("San Francisco to San Jose", (37.7749, -122.4194), (37.3382, -121.8863), 67.6),
        Way("a degree of the equator", (0, 0), (0, 1), 111.2),
        Way("pole to pole", (90, 0), (-90, 0), 20015.1),
        Way("half around the equator", (0, 0), (0, 180), 20015.1),
    ]

    @Test("are right within a percent, both ways", arguments: ways)
    func distances(_ way: Way) {
        #expect(abs(way.from.distance(to: way.to) - way.kilometres) < way.kilometres / 100)
        #expect(abs(way.to.distance(to: way.from) - way.kilometres) < way.kilometres / 100)
    }

    @Test("are nothing from a place to itself", arguments: ways)
    func nothing(_ way: Way) {
        #expect(way.from.distance(to: way.from) == 0)
    }

    @Test("fit the cities of the tables")
    func cities() throws {
        let gazetteer = try Knowledge.gazetteer()
        let berlin = try #require(gazetteer.resolve("Berlin, Germany")?.coordinate)
        let munich = try #require(gazetteer.resolve("München")?.coordinate)
        #expect(abs(berlin.distance(to: munich) - 504.4) < 5)
    }
}
