import DailyBrief
import Foundation
import JobAlerts
import VitaeAPI

extension V2.User {
    init(_ person: BriefPerson) {
        self.init(
            email: person.email,
            username: person.shownUsername,
            nickname: person.nickname,
            timezone: person.zone,
            language: person.language.rawValue,
            personality: person.personality
        )
    }
}

extension V2.Brief {
    init(_ brief: Brief) {
        let modules = brief.person.modules
        self.init(
            user: V2.User(brief.person),
            modulesEnabled: V2.ModulesEnabled(
                weather: modules.contains(.weather),
                countdown: modules.contains(.countdown),
                reminder: modules.contains(.reminder)
            ),
            generatedAt: brief.person.clock.text(of: brief.madeAt)
        )
        weather = brief.weather.map(V2.Weather.init)
        countdowns = brief.countdowns?.map(V2.Countdown.init)
        nameday = brief.nameday.map(V2.Nameday.init)
        reminders = brief.reminders?.map(V2.Reminder.init)
        jobs = brief.jobs.map { V2.Jobs($0, ending: brief.ending) }
        problems = brief.problems.isEmpty ? nil : brief.problems.map(\.rawValue)
    }
}

extension V2.Countdown {
    init(_ counted: CountedDay) {
        let content = counted.countdown.content
        self.init(
            id: counted.countdown.id,
            name: content.name,
            date: content.day.text,
            yearly: content.isYearly,
            daysLeft: counted.daysLeft,
            nextOccurrence: counted.nextOccurrence.text,
            isPast: counted.isPast,
            message: counted.message,
            kind: content.kind.rawValue,
            jobID: content.job
        )
    }
}

extension V2.Reminder {
    init(_ due: DueReminder) {
        self.init(
            id: due.reminder.id,
            text: due.reminder.content.text,
            at: V1.time(due.at),
            repeat: due.reminder.content.repetition.rawValue,
            done: due.isDone
        )
    }
}

extension V2.Nameday {
    init(_ nameday: Nameday) {
        self.init(
            date: nameday.day.text,
            dayName: nameday.day.name,
            names: nameday.names,
            message: nameday.message,
            language: nameday.language.rawValue
        )
    }
}

extension V2.Jobs {
    init(_ news: JobNews, ending: [(deadline: StarredDeadline, daysLeft: Int)]) {
        self.init(
            newMatches: news.newMatches,
            unread: news.unread,
            top: news.top.map { job in
                Job(
                    id: job.number,
                    title: job.title,
                    company: job.company,
                    location: job.location,
                    matchScore: job.score,
                    url: job.url
                )
            },
            starredEnding: ending.map { end in
                Ending(jobID: end.deadline.job, title: end.deadline.title, daysLeft: end.daysLeft)
            },
            since: V1.time(news.since)
        )
    }
}

extension V2.Weather {
    init(_ weather: Weather) {
        self.init(
            location: weather.place.name,
            coordinates: Coordinates(lat: weather.place.latitude, lon: weather.place.longitude),
            timezone: weather.zone,
            today: Day(weather.today),
            weekForecast: weather.week.map { ForecastDay(Day($0), date: $0.day.text, dayName: $0.day.name) },
            summaryText: weather.today.summary
        )
    }
}

extension V2.Weather.Day {
    init(_ day: WeatherDay) {
        self.init(
            temperatureMaximum: day.maximum,
            temperatureMinimum: day.minimum,
            precipitation: day.precipitation,
            precipitationProbability: day.probability,
            windSpeedMaximum: day.wind,
            condition: day.condition.rawValue
        )
    }
}

extension V2.Settings {
    init(_ person: BriefPerson) {
        let on = person.modules
        self.init(
            modules: V2.Modules(
                weather: on.contains(.weather),
                countdown: on.contains(.countdown),
                reminder: on.contains(.reminder),
                jobs: on.contains(.jobs),
                nameday: on.contains(.nameday)
            ),
            location: person.place,
            briefAt: person.at?.text,
            briefBy: BriefChannel.allCases.filter(person.by.contains).map(\.rawValue),
            emailConfirmed: person.isEmailProven
        )
    }
}

extension V2.Export {
    init(_ person: BriefPerson, countdowns: [Countdown], reminders: [Reminder]) {
        self.init(
            user: V2.User(person),
            settings: V2.Settings(person),
            countdowns: countdowns.map { countdown in
                V2.OwnCountdown(
                    id: countdown.id,
                    name: countdown.content.name,
                    date: countdown.content.day.text,
                    yearly: countdown.content.isYearly,
                    messageBefore: countdown.content.before,
                    messageAfter: countdown.content.after,
                    kind: countdown.content.kind.rawValue,
                    jobID: countdown.content.job
                )
            },
            reminders: reminders.map { reminder in
                V2.OwnReminder(
                    id: reminder.id,
                    text: reminder.content.text,
                    at: V1.time(reminder.content.at),
                    repeat: reminder.content.repetition.rawValue,
                    doneAt: reminder.doneAt.map(V1.time)
                )
            }
        )
    }
}

extension BriefStore {
    /// All that is kept for the briefs of somebody; nil where there is no account.
    func briefExport(of account: UUID) async throws -> V2.Export? {
        guard let person = try await briefPerson(account) else { return nil }
        return V2.Export(
            person,
            countdowns: try await countdowns(of: account),
            reminders: try await reminders(of: account)
        )
    }
}
