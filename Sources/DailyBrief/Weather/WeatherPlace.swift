import CheckedNumbers
import Foundation
package import Places

/// Where the weather is asked for: a tenth of a degree says nothing of where in a town somebody lives.
package struct WeatherPlace: Hashable, Sendable {
    package let name: String
    private let latitudeTenths: Int
    private let longitudeTenths: Int

    /// - Returns: nil for what is no place, or one that is too large to have one weather.
    package init?(_ text: String, gazetteer: Gazetteer) {
        guard let place = gazetteer.resolve(text), let coordinate = place.coordinate, place.kind != .country else {
            return nil
        }
        self.init(
            name: place.city ?? text.trimmingCharacters(in: .whitespacesAndNewlines),
            latitude: coordinate.latitude,
            longitude: coordinate.longitude
        )
    }

    package init(name: String, latitude: Double, longitude: Double) {
        self.name = name
        latitudeTenths = Int(saturating: (latitude * 10).rounded())
        longitudeTenths = Int(saturating: (longitude * 10).rounded())
    }

    /// In degrees.
    package var latitude: Double { Double(latitudeTenths) / 10 }
    package var longitude: Double { Double(longitudeTenths) / 10 }

    /// What its weather is kept under.
    package var key: String { "\(latitude),\(longitude)" }
}
