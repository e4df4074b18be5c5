package import Foundation

/// Asks a weather service.
package protocol WeatherSource: Sendable {
    /// The answer of the service as it is.
    ///
    /// - Parameters:
    ///   - latitude: in degrees, one digit after the point.
    ///   - longitude: in degrees, one digit after the point.
    /// - Returns: its bytes.
    /// - Throws: `WeatherError` where there is none.
    func answer(latitude: Double, longitude: Double) async throws -> Data
}

/// Keeps answers of a weather service.
package protocol WeatherAnswers: Sendable {
    /// The answer that is kept for a place, and when it came.
    func weatherAnswer(of place: String) async throws -> (body: Data, at: Date)?

    /// Keeps an answer in place of an earlier one.
    func keepWeatherAnswer(_ body: Data, of place: String, at date: Date) async throws
}

/// Why there is no weather.
package enum WeatherError: Error, Hashable, Sendable {
    /// The person wants none, or has named no place, or nobody is asked here.
    case off
    /// The service did not answer, and nothing that is recent enough is known.
    case unavailable
    /// The service answered something that is no forecast.
    case unreadable
    /// Neither TLS nor a service on this machine.
    case insecure
}
