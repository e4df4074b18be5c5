import DailyBrief
import Foundation
import Hummingbird
import VitaeAPI

/// `/api/v2`: the brief of the day and what it is made of.
struct BriefController {
    let gate: BriefGate
    let maker: BriefMaker

    private static let noWeather = Problem(.notFound, "Weather subscription not found or not enabled")

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.get, at: "/api/v2/daily-brief")
        router.get("/api/v2/daily-brief") { request, _ in
            let now = Date()
            let person = try await gate.person(of: request, now: now)
            return JSONBody(V2.Envelope(V2.Brief(try await maker.brief(for: person, now: now))))
        }
        router.allowOnly(.get, at: "/api/v2/weather")
        router.get("/api/v2/weather") { request, _ in
            let now = Date()
            let person = try await gate.person(of: request, now: now)
            do {
                return JSONBody(V2.Envelope(V2.Weather(try await maker.weather(for: person, now: now))))
            } catch WeatherError.off {
                throw Self.noWeather
            } catch is WeatherError {
                var problem = Problem(.serviceUnavailable, "The weather is not known at the moment. Try again later.")
                problem.retryAfter = Int(Breaker.pause)
                problem.part = "weather"
                throw problem
            }
        }
        router.allowOnly(.get, at: "/api/v2/nameday")
        router.get("/api/v2/nameday") { request, _ in
            let now = Date()
            let person = try await gate.person(of: request, now: now)
            return JSONBody(try nameday(for: person, request, now: now))
        }
    }

    private func nameday(
        for person: BriefPerson,
        _ request: Request,
        now: Date
    ) throws -> V2.Envelope<V2.Nameday> {
        let today = person.clock.day(of: now)
        var day = today
        if let text = QueryFields(request).text("date") {
            guard let asked = CalendarDay(text) else {
                throw Problem.badRequest("date is a day such as 2026-12-25.")
            }
            day = asked
        }
        switch maker.namedays.answer(person.language, on: day, today: today) {
        case .nameday(let nameday): return V2.Envelope(V2.Nameday(nameday))
        case .unsupported:
            return V2.Envelope(nil, message: "Nameday not supported for language: \(person.language.rawValue)")
        case .none: return V2.Envelope(nil, message: "Nobody has a name day on \(day.text)")
        }
    }
}
