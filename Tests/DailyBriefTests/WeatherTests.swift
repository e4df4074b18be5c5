import DailyBrief
import Foundation
import Synchronization
import Testing

/// Answers of a weather service in tests.
enum ForecastSample {
    /// Nine days from one on; of each list an entry may be replaced.
    static func json(from day: String = "2026-11-22", zone: String = "Europe/Bratislava", maximum: String = "12.54")
        throws -> String
    {
        let first = try CalendarDayTests.day(day)
        let days = (0..<9).map { "\"\(first.adding(days: $0).text)\"" }.joined(separator: ",")
        func list(_ first: String, _ rest: String) -> String {
            ([first] + Array(repeating: rest, count: 8)).joined(separator: ",")
        }
        return """
            {"latitude":48.1,"longitude":17.1,"timezone":"\(zone)","utc_offset_seconds":3600,"daily_units":{},
            "daily":{"time":[\(days)],"weather_code":[\(list("61", "3"))],
            "temperature_2m_max":[\(list(maximum, "9.5"))],"temperature_2m_min":[\(list("4.0", "-0.04"))],
            "precipitation_sum":[\(list("2.5", "0"))],"precipitation_probability_max":[\(list("60", "5"))],
            "wind_speed_10m_max":[\(list("18.5", "12"))]}}
            """
    }
}

@Suite("Weather")
struct WeatherTests {
    private static let place = WeatherPlace(name: "Bratislava", latitude: 48.1486, longitude: 17.1077)
    private static let now = Date(timeIntervalSince1970: 1_795_339_800)  // 2026-11-22T09:30:00Z

    @Test(
        "has the condition of its WMO code, and on dry days that of temperature and wind",
        arguments: [
            (0.0, 20.0, 0.0, 10.0, "sunny"), (1, 20, 0, 10, "sunny"), (2, 20, 0, 10, "cloudy"),
            (3, 20, 0, 10, "cloudy"),
            (45, 5, 0, 0, "foggy"), (48, 5, 0, 0, "foggy"), (51, 10, 0.4, 5, "rainy"), (57, 10, 0.4, 5, "rainy"),
            (61, 12, 2.5, 18, "rainy"), (65, 12, 6.9, 18, "rainy"), (65, 12, 7, 18, "heavy_rain"),
            (71, -2, 4, 10, "snowing"), (77, -2, 4, 10, "snowing"), (82, 20, 9, 30, "heavy_rain"),
            (85, 0, 4, 10, "snowing"), (86, 0, 40, 80, "snowing"), (95, 28, 20, 40, "thunderstorm"),
            (99, 28, 2, 40, "thunderstorm"), (0, 30, 0, 5, "sunny_hot"), (3, 31, 0, 5, "hot"),
            (0, 35, 0, 5, "heatwave"),
            (3, 4.9, 0, 5, "cold"), (0, -0.1, 0, 5, "freezing"), (3, 20, 0, 50, "windy"), (3, 4, 0, 50, "cold_windy"),
            (61, 1, 3, 60, "rainy"), (10, 20, 0, 5, "default"), (-1, 20, 0, 5, "default"),
        ]
    )
    func conditions(_ code: Double, _ maximum: Double, _ rain: Double, _ wind: Double, _ condition: String) {
        let found = WeatherCondition(code: Int(code), maximum: maximum, precipitation: rain, wind: wind)
        #expect(found.rawValue == condition)
    }

    @Test("is read of a forecast: today there, and the seven days after it")
    func read() throws {
        let report = try WeatherReport(Data(try ForecastSample.json().utf8))
        let weather = try #require(report.weather(at: Self.place, now: Self.now))
        #expect(weather.zone == "Europe/Bratislava")
        #expect(weather.place.key == "48.1,17.1")
        let today = weather.today
        #expect(
            today.day.text == "2026-11-22" && today.maximum == 12.5 && today.minimum == 4 && today.precipitation == 2.5
        )
        #expect(today.probability == 60 && today.wind == 18.5 && today.condition == .rainy)
        #expect(today.summary == "Rain, 4 to 12 °C.")
        #expect(weather.week.map(\.day.text).first == "2026-11-23" && weather.week.count == 7)
        #expect(weather.week[0].minimum == 0 && weather.week[0].minimum.sign == .plus)
        // Past midnight there, the next day is today.
        let later = try #require(report.weather(at: Self.place, now: Self.now.addingTimeInterval(13.5 * 3_600)))
        #expect(later.today.day.text == "2026-11-23" && later.week.count == 7)
    }

    @Test("of a day that lacks something is left out", arguments: ["null", "1e300", "-300"])
    func gaps(_ maximum: String) throws {
        let report = try WeatherReport(Data(try ForecastSample.json(maximum: maximum).utf8))
        #expect(report.days.count == 8)
        #expect(report.weather(at: Self.place, now: Self.now) == nil)
    }

    @Test(
        "that is none is refused",
        arguments: [
            "", "{}", "[]", #"{"daily":{"time":[]}}"#, #"{"daily":{"time":["2026-11-22"]}}"#,
            #"{"error":true,"reason":"x"}"#, #"{"daily":{"time":["x"],"weather_code":[1]}}"#,
            #"{"daily":{"time":["2026-11-22"],"weather_code":["sun"]}}"#,
        ]
    )
    func refused(_ text: String) {
        #expect(throws: WeatherError.unreadable) { try WeatherReport(Data(text.utf8)) }
    }
}

/// A source that answers as it is told, and counts.
final class ScriptedSource: WeatherSource {
    private let state = Mutex<(asked: Int, answer: Result<String, WeatherError>)>((0, .failure(.unavailable)))

    var asked: Int { state.withLock { $0.asked } }

    func answer(_ answer: Result<String, WeatherError>) { state.withLock { $0.answer = answer } }

    func answer(latitude: Double, longitude: Double) async throws -> Data {
        let answer = state.withLock { state in
            state.asked += 1
            return state.answer
        }
        await Task.yield()
        return Data(try answer.get().utf8)
    }
}

/// Keeps answers in memory.
final class KeptForecasts: WeatherAnswers {
    private let kept = Mutex<[String: (body: Data, at: Date)]>([:])

    func weatherAnswer(of place: String) async throws -> (body: Data, at: Date)? { kept.withLock { $0[place] } }

    func keepWeatherAnswer(_ body: Data, of place: String, at date: Date) async throws {
        kept.withLock { $0[place] = (body, date) }
    }
}

@Suite("Asking for the weather")
struct WeatherDeskTests {
    private let source = ScriptedSource()
    private let desk: WeatherDesk
    private static let place = WeatherPlace(name: "Bratislava", latitude: 48.1, longitude: 17.1)
    private static let start = Date(timeIntervalSince1970: 1_795_339_800)

    init() {
        desk = WeatherDesk(source: source, answers: KeptForecasts())
    }

    private func weather(after seconds: Double) async throws -> Weather {
        try await desk.weather(at: Self.place, now: Self.start.addingTimeInterval(seconds))
    }

    @Test("happens once an hour for a place, however many want to know")
    func hourly() async throws {
        source.answer(.success(try ForecastSample.json()))
        try await withThrowingTaskGroup(of: Weather.self) { group in
            for _ in 0..<20 { group.addTask { try await weather(after: 0) } }
            for try await weather in group { #expect(weather.today.condition == .rainy) }
        }
        _ = try await weather(after: 3_599)
        #expect(source.asked == 1)
        _ = try await weather(after: 3_600)
        #expect(source.asked == 2)
    }

    @Test("falls back on what came in the last three hours, and on nothing older")
    func fallback() async throws {
        source.answer(.success(try ForecastSample.json()))
        _ = try await weather(after: 0)
        source.answer(.success("no forecast"))
        #expect(try await weather(after: 3_600).today.condition == .rainy)
        #expect(try await weather(after: 10_799).today.condition == .rainy)
        await #expect(throws: WeatherError.unavailable) { try await weather(after: 10_800) }
    }

    @Test("stops after three failures for five minutes, and one try shows whether it goes on")
    func breaker() async throws {
        for _ in 0..<6 { await #expect(throws: WeatherError.unavailable) { try await weather(after: 0) } }
        #expect(source.asked == 3)
        await #expect(throws: WeatherError.unavailable) { try await weather(after: 299) }
        #expect(source.asked == 3)
        await #expect(throws: WeatherError.unavailable) { try await weather(after: 300) }
        await #expect(throws: WeatherError.unavailable) { try await weather(after: 301) }
        #expect(source.asked == 4)
        source.answer(.success(try ForecastSample.json()))
        #expect(try await weather(after: 601).today.condition == .rainy)
        #expect(source.asked == 5)
    }
}
