import Foundation

/// Seconds since 1970; others may write fractions, we do not (RFC 7519 §2).
struct NumericDate: Codable, Hashable {
    var seconds: Double

    init(_ date: Date) {
        seconds = date.timeIntervalSince1970.rounded(.down)
    }

    init(from decoder: any Decoder) throws {
        seconds = try decoder.singleValueContainer().decode(Double.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(Int64(seconds))
    }

    var date: Date { Date(timeIntervalSince1970: seconds) }
}
