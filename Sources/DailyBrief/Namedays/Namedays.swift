/// Name days of several languages.
package struct Namedays: Hashable, Sendable {
    private let tables: [BriefLanguage: NamedayTable]

    package init(_ tables: [BriefLanguage: NamedayTable] = [:]) {
        self.tables = tables
    }

    /// What somebody is told who asks for a day.
    package enum Answer: Hashable, Sendable {
        case nameday(Nameday)
        /// Nobody has given a table of the language.
        case unsupported
        /// The day has no names.
        case none
    }

    /// The name day of a day.
    package func answer(_ language: BriefLanguage, on day: CalendarDay, today: CalendarDay) -> Answer {
        guard let table = tables[language] else { return .unsupported }
        guard let names = table.names(on: day) else { return .none }
        return .nameday(Nameday(day: day, names: names, language: language, isToday: day == today))
    }
}

/// Whose name day it is.
package struct Nameday: Hashable, Sendable {
    package let day: CalendarDay
    package let names: String
    package let language: BriefLanguage
    /// Whether it is the day on which it is told.
    package let isToday: Bool

    package init(day: CalendarDay, names: String, language: BriefLanguage, isToday: Bool) {
        self.day = day
        self.names = names
        self.language = language
        self.isToday = isToday
    }

    /// In the language.
    package var message: String {
        switch (language, isToday) {
        case (.english, true): "Name day today: \(names)"
        case (.english, false): "Name day: \(names)"
        case (.slovak, true): "Dnes má meniny: \(names)"
        case (.slovak, false): "Meniny má: \(names)"
        case (.czech, true): "Dnes má svátek: \(names)"
        case (.czech, false): "Svátek má: \(names)"
        case (.hungarian, true): "Ma névnapja van: \(names)"
        case (.hungarian, false): "Névnap: \(names)"
        case (.polish, true): "Dziś imieniny: \(names)"
        case (.polish, false): "Imieniny: \(names)"
        case (.german, true): "Namenstag heute: \(names)"
        case (.german, false): "Namenstag: \(names)"
        case (.spanish, true): "Hoy es el santo de: \(names)"
        case (.spanish, false): "Santo: \(names)"
        }
    }
}
