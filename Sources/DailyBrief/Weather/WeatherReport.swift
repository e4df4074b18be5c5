package import Foundation

/// What a weather service says of a place, in the shape of Open-Meteo's forecasts.
package struct WeatherReport: Hashable, Sendable {
    /// An IANA name.
    package let zone: String
    /// Days in their order; one of which something is not known is left out.
    package let days: [WeatherDay]

    /// Days behind today that are shown.
    package static let shownDays = 7

    /// What the service is asked for.
    package static let fields = [
        "weather_code", "temperature_2m_max", "temperature_2m_min", "precipitation_sum",
        "precipitation_probability_max", "wind_speed_10m_max",
    ]
    /// Days that the service is asked for: an answer is used beyond midnight.
    package static let askedDays = 9

    private struct Answer: Decodable {
        struct Daily: Decodable {
            let time: [String]
            let weatherCode: [Double?]?
            let maximum: [Double?]?
            let minimum: [Double?]?
            let precipitation: [Double?]?
            let probability: [Double?]?
            let wind: [Double?]?

            enum CodingKeys: String, CodingKey {
                case time
                case weatherCode = "weather_code"
                case maximum = "temperature_2m_max"
                case minimum = "temperature_2m_min"
                case precipitation = "precipitation_sum"
                case probability = "precipitation_probability_max"
                case wind = "wind_speed_10m_max"
            }
        }

        let timezone: String?
        let daily: Daily
    }

    /// Reads an answer.
    ///
    /// - Throws: `WeatherError.unreadable` where it holds no day that can be shown.
    package init(_ data: Data) throws(WeatherError) {
        let answer: Answer
        do {
            answer = try JSONDecoder().decode(Answer.self, from: data)
        } catch {
            throw .unreadable
        }
        zone = answer.timezone.flatMap { PersonClock.isZone($0) ? $0 : nil } ?? "UTC"
        let daily = answer.daily
        var days: [WeatherDay] = []
        for (index, text) in daily.time.enumerated() {
            func value(_ list: [Double?]?) -> Double? { list.flatMap { index < $0.count ? $0[index] : nil } }
            guard let day = CalendarDay(text), let code = value(daily.weatherCode), let maximum = value(daily.maximum),
                let minimum = value(daily.minimum), let precipitation = value(daily.precipitation),
                let probability = value(daily.probability), let wind = value(daily.wind),
                let whole = WeatherDay(
                    day: day,
                    code: code,
                    maximum: maximum,
                    minimum: minimum,
                    precipitation: precipitation,
                    probability: probability,
                    wind: wind
                )
            else { continue }
            days.append(whole)
        }
        guard !days.isEmpty else { throw .unreadable }
        self.days = days.sorted { $0.day < $1.day }
    }

    /// The weather of a place at a moment; nil where that of today is not known.
    package func weather(at place: WeatherPlace, now: Date) -> Weather? {
        let today = PersonClock(zone: zone).day(of: now)
        guard let first = days.first(where: { $0.day == today }) else { return nil }
        let week = days.filter { (1...Self.shownDays).contains($0.day.days(since: today)) }
        return Weather(place: place, zone: zone, today: first, week: week)
    }
}

/// The weather of a place, today and in the week after.
package struct Weather: Hashable, Sendable {
    package let place: WeatherPlace
    /// The zone of the place.
    package let zone: String
    package let today: WeatherDay
    package let week: [WeatherDay]
}
