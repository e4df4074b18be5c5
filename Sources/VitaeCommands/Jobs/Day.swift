import ArgumentParser
import Foundation

/// A day on the command line: `2026-11-21`, its beginning in UTC.
struct Day: ExpressibleByArgument, Hashable {
    let start: Date

    init?(argument: String) {
        guard argument.utf8.count == 10, let date = try? Date(argument, strategy: .iso8601.year().month().day()),
            // The reader takes the 31st of February for a day in March.
            date.formatted(.iso8601.year().month().day()) == argument
        else { return nil }
        start = date
    }
}
