import Foundation
import TestSupport

/// A browser window with nothing remembered, driven by the W3C WebDriver protocol.
struct Browser: Sendable {
    /// The address of the app.
    let app: String
    private let driver: APIClient
    private let session: String

    /// How long an element, a condition or a page may take to appear. Scans are slow in debug builds.
    private static let patience: JSONValue = 40_000

    private struct Answer: Decodable {
        let value: JSONValue
    }

    /// Opens a window on the app, and closes it afterwards.
    static func visit(
        _ app: String,
        as appearance: Appearance,
        _ act: (Browser) async throws -> Void
    ) async throws {
        guard let chromium = BrowserPrograms.chromium, let driver = BrowserPrograms.driver else {
            throw WebDriverError(code: "not installed", message: "There is no chromium or no chromedriver.")
        }
        let process = try DriverProcess(executable: driver)
        let client = APIClient(address: process.address)
        let capabilities = capabilities(appearance, chromium: chromium)
        let opened = try await send(client, "POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
        let browser = Browser(app: app, driver: client, session: opened["sessionId"]?.string ?? "")
        let outcome: Result<Void, any Error>
        do {
            try await browser.emulate(appearance)
            try await act(browser)
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        // Closing the window ends the browser; ending the driver alone would leave it running.
        try await browser.command("DELETE", "")
        withExtendedLifetime(process) {}
        try outcome.get()
    }

    /// Runs a command of the session.
    ///
    /// - Parameters:
    ///   - method: `GET`, `POST` or `DELETE`.
    ///   - path: what follows the session's own path, such as `/url`.
    ///   - parameters: an object; those who `POST` send at least an empty one.
    /// - Returns: the answer's value.
    /// - Throws: `WebDriverError` when the driver refuses, or what the connection throws.
    @discardableResult
    func command(_ method: String, _ path: String, _ parameters: JSONValue? = nil) async throws -> JSONValue {
        try await Self.send(driver, method, "/session/\(session)\(path)", parameters)
    }

    /// Runs a command of the browser's own protocol.
    @discardableResult
    func devTools(_ name: String, _ parameters: JSONValue) async throws -> JSONValue {
        try await command("POST", "/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
    }

    private static func send(
        _ client: APIClient,
        _ method: String,
        _ path: String,
        _ parameters: JSONValue?
    ) async throws -> JSONValue {
        let body = try parameters.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
        let answer = try await client.send(method, path, body: body)
        let value = try JSONDecoder().decode(Answer.self, from: answer.body).value
        guard answer.status == 200 else {
            throw WebDriverError(code: value["error"]?.string ?? "", message: value["message"]?.string ?? "")
        }
        return value
    }

    private static func capabilities(_ appearance: Appearance, chromium: String) -> JSONValue {
        let (width, height) = appearance.size
        var arguments: [JSONValue] = [
            "--headless=new", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1280,1000",
        ]
        // The browser's own cage does not start for the superuser, as in containers.
        if NSUserName() == "root" { arguments.append("--no-sandbox") }
        var options: [String: JSONValue] = ["binary": .string(chromium), "args": .array(arguments)]
        if appearance.device == .phone {
            options["mobileEmulation"] = [
                "deviceMetrics": ["width": .integer(width), "height": .integer(height), "pixelRatio": 1, "touch": true]
            ]
        }
        return [
            "browserName": "chrome",
            "goog:chromeOptions": .object(options),
            "goog:loggingPrefs": ["browser": "ALL"],
            "timeouts": ["implicit": patience, "script": patience, "pageLoad": patience],
        ]
    }

    private func emulate(_ appearance: Appearance) async throws {
        let (width, height) = appearance.size
        if appearance.device == .desktop {
            try await devTools(
                "Emulation.setDeviceMetricsOverride",
                ["width": .integer(width), "height": .integer(height), "deviceScaleFactor": 1, "mobile": false]
            )
        }
        let scheme: JSONValue = appearance.isDark ? "dark" : "light"
        try await devTools(
            "Emulation.setEmulatedMedia",
            [
                "features": [
                    ["name": "prefers-color-scheme", "value": scheme],
                    ["name": "prefers-reduced-motion", "value": "reduce"],
                ]
            ]
        )
    }
}
