import Glibc

/// A point on the globe, in degrees.
package struct Coordinate: Codable, Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double

    package init(latitude: Double, longitude: Double) {
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Mean radius of the earth in kilometres (IUGG).
    private static let earthRadius = 6371.0

    /// Great-circle distance in kilometres, by the haversine formula.
    package func distance(to other: Coordinate) -> Double {
        let radians = Double.pi / 180
        let latitudes = (latitude * radians, other.latitude * radians)
        let halfLatitude = (latitudes.1 - latitudes.0) / 2
        let halfLongitude = (other.longitude - longitude) * radians / 2
        let chord =
            sin(halfLatitude) * sin(halfLatitude)
            + cos(latitudes.0) * cos(latitudes.1) * sin(halfLongitude) * sin(halfLongitude)
        return 2 * Self.earthRadius * asin(min(1, chord.squareRoot()))
    }
}
