package import Foundation

/// Knows the weather: asks for a place at most once an hour, whoever wants to know it, and falls back on what came in the last
/// three hours.
package actor WeatherDesk {
    private let source: any WeatherSource
    private let answers: any WeatherAnswers
    private var breaker = Breaker()
    private var asking: [String: Task<WeatherReport, any Error>] = [:]

    /// Seconds for which nobody asks again.
    package static let fresh = 3_600.0
    /// Seconds for which an answer is used where there is no newer one.
    package static let usable = 10_800.0

    package init(source: any WeatherSource, answers: any WeatherAnswers) {
        self.source = source
        self.answers = answers
    }

    /// The weather of a place.
    ///
    /// - Throws: `WeatherError.unavailable`, and what the store throws.
    package func weather(at place: WeatherPlace, now: Date) async throws -> Weather {
        guard let weather = try await report(of: place, now: now).weather(at: place, now: now) else {
            throw WeatherError.unavailable
        }
        return weather
    }

    private func report(of place: WeatherPlace, now: Date) async throws -> WeatherReport {
        if let task = asking[place.key] { return try await task.value }
        let task = Task { try await fetched(place, now: now) }
        asking[place.key] = task
        defer { asking[place.key] = nil }
        return try await task.value
    }

    private func fetched(_ place: WeatherPlace, now: Date) async throws -> WeatherReport {
        let kept = try await answers.weatherAnswer(of: place.key)
        let age = kept.map { now.timeIntervalSince($0.at) } ?? .infinity
        if let kept, age < Self.fresh, let report = try? WeatherReport(kept.body) { return report }
        guard breaker.admits(now) else { return try Self.lastResort(kept?.body, age: age) }
        let body: Data
        let report: WeatherReport
        do {
            body = try await source.answer(latitude: place.latitude, longitude: place.longitude)
            report = try WeatherReport(body)
        } catch {
            breaker.failed(now)
            return try Self.lastResort(kept?.body, age: age)
        }
        breaker.succeeded()
        try await answers.keepWeatherAnswer(body, of: place.key, at: now)
        return report
    }

    private static func lastResort(_ body: Data?, age: Double) throws(WeatherError) -> WeatherReport {
        guard let body, age < usable else { throw .unavailable }
        return try WeatherReport(body)
    }
}
