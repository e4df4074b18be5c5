import Testing

/// How a person looks at the app.
struct Appearance: Sendable {
    enum Device: String, CaseIterable, Sendable {
        case phone
        case desktop
    }

    let device: Device
    let isDark: Bool

    static let all = Device.allCases.flatMap { device in
        [Appearance(device: device, isDark: false), Appearance(device: device, isDark: true)]
    }
    static let desktop = Appearance(device: .desktop, isDark: false)
    static let darkPhone = Appearance(device: .phone, isDark: true)

    /// In CSS pixels.
    var size: (width: Int, height: Int) {
        switch device {
        case .phone: (390, 844)
        case .desktop: (1280, 900)
        }
    }
}

extension Appearance: CustomTestStringConvertible {
    var testDescription: String { "\(isDark ? "dark" : "light") \(device.rawValue)" }
}
