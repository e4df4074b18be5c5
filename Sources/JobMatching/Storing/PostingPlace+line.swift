import Places

/// A place in one line: text, kind, city, region, country, latitude, longitude, parted by tabs.
extension PostingPlace {
    /// The line.
    package var line: String {
        [
            text, place?.kind.rawValue ?? "", place?.city ?? "", place?.region ?? "", place?.countryCode ?? "",
            place?.coordinate.map { "\(Self.rounded($0.latitude))" } ?? "",
            place?.coordinate.map { "\(Self.rounded($0.longitude))" } ?? "",
        ].map(Self.withoutBreaks).joined(separator: "\t")
    }

    /// The place that a line tells of.
    package init(line: String) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard cells.count == 7, let kind = Place.Kind(rawValue: cells[1]) else {
            self.init(text: cells.first ?? "", place: nil)
            return
        }
        var coordinate: Coordinate?
        if let latitude = Double(cells[5]), let longitude = Double(cells[6]) {
            coordinate = Coordinate(latitude: latitude, longitude: longitude)
        }
        let place = Place(
            kind: kind,
            city: cells[2].isEmpty ? nil : cells[2],
            region: cells[3].isEmpty ? nil : cells[3],
            countryCode: cells[4],
            coordinate: coordinate
        )
        self.init(text: cells[0], place: place)
    }

    /// A hundred metres are near enough.
    private static func rounded(_ degrees: Double) -> Double { (degrees * 1_000).rounded() / 1_000 }

    private static func withoutBreaks(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x09 || $0 == 0x0A }) else { return text }
        return text.replacing("\t", with: " ").replacing("\n", with: " ")
    }
}
