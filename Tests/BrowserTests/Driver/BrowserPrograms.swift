import Foundation

/// The browser that the tests drive and the driver for it, where they are installed.
///
/// They run only where `VITAE_BROWSER_TESTS` is set, since a browser takes more time than all other tests together.
/// `VITAE_CHROMIUM` and `VITAE_CHROMEDRIVER` name programs that are not in `PATH`.
enum BrowserPrograms {
    static let chromium = find(["chromium", "chromium-browser", "google-chrome"], named: "VITAE_CHROMIUM")
    static let driver = find(["chromedriver"], named: "VITAE_CHROMEDRIVER")

    static var areWanted: Bool {
        ProcessInfo.processInfo.environment["VITAE_BROWSER_TESTS"] != nil && chromium != nil && driver != nil
    }

    private static func find(_ names: [String], named variable: String) -> String? {
        let environment = ProcessInfo.processInfo.environment
        if let path = environment[variable] { return path }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
