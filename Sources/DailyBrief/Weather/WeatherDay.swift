import CheckedNumbers

/// The weather of a day.
package struct WeatherDay: Hashable, Sendable {
    package let day: CalendarDay
    /// In °C, one digit after the point.
    package let maximum: Double
    package let minimum: Double
    /// In mm.
    package let precipitation: Double
    /// Percent, 0 to 100.
    package let probability: Int
    /// In km/h.
    package let wind: Double
    package let condition: WeatherCondition

    /// Numbers that no weather has say nothing.
    private static let temperatures = -100.0...70.0
    private static let amounts = 0.0...5_000.0

    /// - Returns: nil for numbers that no weather has.
    package init?(
        day: CalendarDay,
        code: Double,
        maximum: Double,
        minimum: Double,
        precipitation: Double,
        probability: Double,
        wind: Double
    ) {
        guard Self.temperatures.contains(maximum), Self.temperatures.contains(minimum),
            Self.amounts.contains(precipitation), Self.amounts.contains(wind), (0...100).contains(probability)
        else { return nil }
        self.day = day
        self.maximum = Self.oneDigit(maximum)
        self.minimum = Self.oneDigit(minimum)
        self.precipitation = Self.oneDigit(precipitation)
        self.probability = Int(saturating: probability.rounded())
        self.wind = Self.oneDigit(wind)
        condition = WeatherCondition(
            code: Int(saturating: code),
            maximum: maximum,
            precipitation: precipitation,
            wind: wind
        )
    }

    /// In words: `Rain, 4 to 12 °C.`
    package var summary: String {
        let (low, high) = (Self.whole(minimum), Self.whole(maximum))
        return "\(condition.words), \(low == high ? "\(low)" : "\(low) to \(high)") °C."
    }

    private static func oneDigit(_ number: Double) -> Double {
        let rounded = (number * 10).rounded() / 10
        // Nobody writes −0.
        return rounded == 0 ? 0 : rounded
    }

    private static func whole(_ number: Double) -> Int { Int(saturating: number.rounded(.toNearestOrEven)) }
}
