import Resume
import Testing

/// Histories of two positions whose parts stand in every order and are said in every way: behind a label, in a sentence, or
/// alone on a line.
struct PositionShapes: CustomTestStringConvertible, Sendable {
    enum Way: CaseIterable {
        case alone, labelled, told
    }

    /// What a line is about.
    enum Part: CaseIterable {
        case employer, title, dates
    }

    struct Position {
        let title: String
        let employer: String
        let dates: String
        let start: PartialDate
        let end: PartialDate?
    }

    static let positions = [
        Position(
            title: "Site Engineer",
            employer: "Blue Harbour Shipyard Ltd",
            dates: "March 2016 to till date",
            start: PartialDate(year: 2016, month: 3),
            end: nil
        ),
        Position(
            title: "Electrician",
            employer: "Ambergate Trading Company",
            dates: "June 2012 to January 2016",
            start: PartialDate(year: 2012, month: 6),
            end: PartialDate(year: 2016, month: 1)
        ),
    ]

    let order: [Part]
    let title: Way
    let employer: Way
    let dates: Way
    let isListed: Bool
    let hasTasks: Bool

    var testDescription: String { rows.prefix(order.count + 1).joined(separator: " / ") }

    var rows: [String] {
        Self.positions.flatMap { position in
            let names = order.enumerated().map { index, part in
                let row = row(part, of: position)
                return index == 0 && isListed ? "• " + row : row
            }
            return names + (hasTasks ? ["• Joined pipes on board", "• Checked the drawings"] : [])
        }
    }

    private func row(_ part: Part, of position: Position) -> String {
        switch part {
        case .title:
            switch title {
            case .alone: position.title
            case .labelled: "Designation : \(position.title)"
            case .told: (position.end == nil ? "Presently working" : "Worked") + " as \(position.title)"
            }
        case .employer:
            switch employer {
            case .alone: position.employer
            case .labelled: "Company Name : \(position.employer)"
            case .told: (position.end == nil ? "Presently working" : "Worked") + " in \(position.employer)"
            }
        case .dates:
            switch dates {
            case .alone: position.dates
            case .labelled: "Duration : \(position.dates)"
            case .told: "From \(position.dates)"
            }
        }
    }

    private static let orders: [[Part]] = [
        [.employer, .title, .dates], [.employer, .dates, .title], [.title, .employer, .dates],
        [.title, .dates, .employer], [.dates, .title, .employer], [.dates, .employer, .title],
    ]

    /// All in which labels or sentences say at least who employed, or as what.
    static let stated = orders.flatMap { order in
        Way.allCases.flatMap { title in
            Way.allCases.flatMap { employer in
                Way.allCases.flatMap { dates in
                    [true, false].flatMap { isListed in
                        [true, false].map { hasTasks in
                            PositionShapes(
                                order: order,
                                title: title,
                                employer: employer,
                                dates: dates,
                                isListed: isListed,
                                hasTasks: hasTasks
                            )
                        }
                    }
                }
            }
        }
    }
    .filter { $0.title != .alone || $0.employer != .alone }
}
