import Foundation

extension Browser {
    /// What the standard calls the identifier of an element.
    private static let elementKey = "element-6066-11e4-a52e-4f735466cecf"

    /// Goes to an address of the app, such as `/` or `/#/batch`.
    func open(_ path: String) async throws {
        try await command("POST", "/url", ["url": .string(app + path)])
    }

    func reload() async throws { try await command("POST", "/refresh", [:]) }

    func goBack() async throws { try await command("POST", "/back", [:]) }

    func goForward() async throws { try await command("POST", "/forward", [:]) }

    /// Waits for an element.
    ///
    /// - Parameter selector: in CSS.
    /// - Returns: the driver's name for it.
    /// - Throws: `WebDriverError` when none appears in time.
    @discardableResult
    func see(_ selector: String) async throws -> String {
        let found = try await command("POST", "/element", ["using": "css selector", "value": .string(selector)])
        return found[Self.elementKey]?.string ?? ""
    }

    /// Clicks or taps an element as a person does: it has to be in sight and uncovered.
    func click(_ selector: String) async throws {
        try await act("click", on: selector, [:])
    }

    /// Types into an element, or chooses a file by its path.
    func type(_ text: String, into selector: String) async throws {
        try await act("value", on: selector, ["text": .string(text)])
    }

    private func act(_ action: String, on selector: String, _ body: JSONValue) async throws {
        do {
            try await command("POST", "/element/\(try await see(selector))/\(action)", body)
        } catch let error as WebDriverError where error.code == "stale element reference" {
            // The screen was drawn anew in between.
            try await command("POST", "/element/\(try await see(selector))/\(action)", body)
        }
    }

    /// Presses keys, one after the other, wherever the focus is.
    func press(_ keys: Key...) async throws {
        let actions = keys.flatMap { key -> [JSONValue] in
            let value = JSONValue.string(key.rawValue)
            return [["type": "keyDown", "value": value], ["type": "keyUp", "value": value]]
        }
        let source: JSONValue = ["type": "key", "id": "keyboard", "actions": .array(actions)]
        try await command("POST", "/actions", ["actions": [source]])
    }

    /// Runs the body of a function in the page.
    @discardableResult
    func run(_ script: String, _ arguments: JSONValue...) async throws -> JSONValue {
        try await command("POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
    }

    /// What an expression of the page is now.
    func value(_ expression: String) async throws -> JSONValue {
        try await run("return (\(expression)) ?? null")
    }

    /// The text of the whole page, as it is shown.
    func text() async throws -> String {
        try await value("document.body.innerText").string ?? ""
    }

    /// Waits until an expression of the page is true.
    func until(_ condition: String) async throws {
        let script = """
            const done = arguments[arguments.length - 1];
            const look = () => { if (\(condition)) done(true); else setTimeout(look, 50); };
            look();
            """
        do {
            try await command("POST", "/execute/async", ["script": .string(script), "args": []])
        } catch let error as WebDriverError {
            throw WebDriverError(code: error.code, message: "\(condition)\n\(try await text())")
        }
    }

    /// What the browser complained of since the last time: exceptions, messages, breaches of the policy.
    ///
    /// - Parameter answers: statuses of answers that are meant to be errors; browsers write them down, too.
    /// - Returns: the complaints.
    /// - Throws: what the driver throws.
    func complaints(besides answers: Int...) async throws -> [String] {
        let entries = try await command("POST", "/se/log", ["type": "browser"]).array
        let messages = entries.filter { entry in
            guard entry["source"]?.string == "network", let text = entry["message"]?.string else { return true }
            return !answers.contains { text.contains("a status of \($0)") }
        }
        return messages.map { "\($0["source"]?.string ?? ""): \($0["message"]?.string ?? "")" }
    }
}
