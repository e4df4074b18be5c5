extension V2 {
    /// The weather of a place, today and in the days after.
    public struct Weather: Codable, Hashable, Sendable {
        /// Degrees, one digit after the point.
        public struct Coordinates: Codable, Hashable, Sendable {
            /// Latitude.
            public var lat: Double
            /// Longitude.
            public var lon: Double

            /// Names a point.
            public init(lat: Double, lon: Double) {
                self.lat = lat
                self.lon = lon
            }
        }

        /// The weather of today.
        public struct Day: Codable, Hashable, Sendable {
            /// The highest temperature in °C, one digit after the point.
            public var temperatureMaximum: Double
            /// The lowest temperature in °C, one digit after the point.
            public var temperatureMinimum: Double
            /// Rain, showers and snow in mm, one digit after the point.
            public var precipitation: Double
            /// Percent, 0 to 100.
            public var precipitationProbability: Int
            /// The highest speed in km/h, one digit after the point.
            public var windSpeedMaximum: Double
            /// A word that the app knows.
            public var condition: String

            private enum CodingKeys: String, CodingKey {
                case temperatureMaximum = "temp_max"
                case temperatureMinimum = "temp_min"
                case precipitation = "precipitation_sum"
                case precipitationProbability = "precipitation_probability"
                case windSpeedMaximum = "wind_speed_max"
                case condition
            }

            /// Describes a day.
            public init(
                temperatureMaximum: Double,
                temperatureMinimum: Double,
                precipitation: Double,
                precipitationProbability: Int,
                windSpeedMaximum: Double,
                condition: String
            ) {
                self.temperatureMaximum = temperatureMaximum
                self.temperatureMinimum = temperatureMinimum
                self.precipitation = precipitation
                self.precipitationProbability = precipitationProbability
                self.windSpeedMaximum = windSpeedMaximum
                self.condition = condition
            }
        }

        /// The weather of a day to come.
        public struct ForecastDay: Codable, Hashable, Sendable {
            /// The weather.
            public var day: Day
            /// Its date, such as `2026-11-23`.
            public var date: String
            /// The day of the week in English.
            public var dayName: String

            private enum CodingKeys: String, CodingKey {
                case date
                case dayName = "day_name"
            }

            /// Describes a day.
            public init(_ day: Day, date: String, dayName: String) {
                self.day = day
                self.date = date
                self.dayName = dayName
            }

            /// Reads the fields of the weather beside those of the day.
            public init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                day = try Day(from: decoder)
                date = try container.decode(String.self, forKey: .date)
                dayName = try container.decode(String.self, forKey: .dayName)
            }

            /// Writes the fields of the weather beside those of the day.
            public func encode(to encoder: any Encoder) throws {
                try day.encode(to: encoder)
                var container = encoder.container(keyedBy: CodingKeys.self)
                try container.encode(date, forKey: .date)
                try container.encode(dayName, forKey: .dayName)
            }
        }

        /// The name of the place.
        public var location: String
        /// Where it was asked for.
        public var coordinates: Coordinates
        /// The IANA time zone of the place.
        public var timezone: String
        /// Today there.
        public var today: Day
        /// The days after today, at most seven.
        public var weekForecast: [ForecastDay]
        /// Today in words.
        public var summaryText: String

        private enum CodingKeys: String, CodingKey {
            case location, coordinates, timezone, today
            case weekForecast = "week_forecast"
            case summaryText = "summary_text"
        }

        /// Describes the weather of a place.
        public init(
            location: String,
            coordinates: Coordinates,
            timezone: String,
            today: Day,
            weekForecast: [ForecastDay],
            summaryText: String
        ) {
            self.location = location
            self.coordinates = coordinates
            self.timezone = timezone
            self.today = today
            self.weekForecast = weekForecast
            self.summaryText = summaryText
        }
    }
}
