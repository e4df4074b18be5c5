/// A kind of weather, as apps name it.
package enum WeatherCondition: String, CaseIterable, Sendable {
    case sunny, cloudy, rainy, raining
    case heavyRain = "heavy_rain"
    case thunderstorm, snowing, foggy, windy, hot, heatwave, cold, freezing, blizzard, mild
    case sunnyHot = "sunny_hot"
    case coldWindy = "cold_windy"
    case rainyCold = "rainy_cold"
    case humid, dry
    case other = "default"

    /// Millimetres a day from which rain is heavy.
    private static let heavyRainfall = 7.0
    /// Highest temperatures in °C from which a dry day is hot, and a heatwave.
    private static let hotFrom = 30.0
    private static let heatwaveFrom = 35.0
    /// Highest temperatures in °C below which a dry day is cold, and freezing.
    private static let coldBelow = 5.0
    private static let freezingBelow = 0.0
    /// Kilometres an hour from which a dry day is windy: a near gale (Beaufort 7).
    private static let windyFrom = 50.0

    /// The kind of a day.
    ///
    /// - Parameters:
    ///   - code: the WMO's code for the weather (table 4677, as far as forecasts use it).
    ///   - maximum: the highest temperature in °C.
    ///   - precipitation: in mm.
    ///   - wind: the highest speed in km/h.
    package init(code: Int, maximum: Double, precipitation: Double, wind: Double) {
        switch code {
        case 95...99: self = .thunderstorm
        case 71...77, 85...86: self = .snowing
        case 45...48: self = .foggy
        // Drizzle is rain that is too light for heavy.
        case 51...57: self = .rainy
        case 61...: self = precipitation >= Self.heavyRainfall ? .heavyRain : .rainy
        case 0...3: self = Self.dryDay(isSunny: code <= 1, maximum: maximum, wind: wind)
        default: self = .other
        }
    }

    private static func dryDay(isSunny: Bool, maximum: Double, wind: Double) -> WeatherCondition {
        if maximum >= heatwaveFrom { return .heatwave }
        if maximum >= hotFrom { return isSunny ? .sunnyHot : .hot }
        if wind >= windyFrom { return maximum < coldBelow ? .coldWindy : .windy }
        if maximum < freezingBelow { return .freezing }
        if maximum < coldBelow { return .cold }
        return isSunny ? .sunny : .cloudy
    }

    /// The first words of a summary.
    var words: String {
        switch self {
        case .sunny: "Sunny"
        case .cloudy: "Cloudy"
        case .rainy, .raining: "Rain"
        case .heavyRain: "Heavy rain"
        case .thunderstorm: "Thunderstorms"
        case .snowing: "Snow"
        case .foggy: "Fog"
        case .windy: "Windy"
        case .hot: "Hot"
        case .heatwave: "Very hot"
        case .cold: "Cold"
        case .freezing: "Frost"
        case .blizzard: "Blizzard"
        case .mild: "Mild"
        case .sunnyHot: "Sunny and hot"
        case .coldWindy: "Cold and windy"
        case .rainyCold: "Cold rain"
        case .humid: "Humid"
        case .dry: "Dry"
        case .other: "Mixed weather"
        }
    }
}
