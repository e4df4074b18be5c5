import Testing

extension BrowserTests {
    @Suite("Keys alone")
    struct KeyboardTests {
        @Test("are enough from the start to the end, and the focus is always seen", arguments: Appearance.all)
        func sample(appearance: Appearance) async throws {
            try await Browser.visit(as: appearance) { browser in
                try await browser.open("/")
                try await browser.see(".consent")
                try await browser.press(.tab)
                #expect(try await browser.focused().name == "Skip to the content")
                try await Self.reach(".consent .primary", browser)
                try await browser.press(.enter)
                try await browser.see(".dropzone")
                #expect(try await browser.focused().name == "Your résumé")
                try await Self.reach(".samples .chip", browser)
                try await browser.press(.enter)
                try await browser.seeResults()
                try await browser.until("document.activeElement.textContent === 'Jobs that fit'")

                try await Self.reach(".tab", browser)
                try await browser.press(.right)
                try await browser.see(".tab[data-id=remote][aria-selected=true]:focus")
                try await Self.reach(".job .bookmark", browser)
                try await browser.press(.space)
                try await browser.see(".job .bookmark[aria-pressed=true]")
                try await Self.reach(".job .job-actions button", browser)
                try await browser.press(.enter)
                try await browser.see(".job .why:not([hidden]) li")

                try await browser.run("document.querySelector('.switch a:last-child').focus()")
                try await browser.press(.enter)
                try await browser.see(".gauge")
                try await browser.until("document.activeElement.textContent === 'Insights'")
                try await Self.reach("button.chip", browser)
                try await browser.press(.space)
                try await browser.see(".snippet li")

                try await Self.reach(".button.danger", browser)
                try await browser.press(.enter)
                try await browser.see("dialog[open]")
                #expect(try await browser.focused().name == "Cancel")
                try await browser.press(.escape)
                try await browser.until("!document.querySelector('dialog')")
                #expect(try await browser.focused().name == "Erase everything")
                try await browser.press(.enter)
                try await browser.see("dialog[open]")
                try await browser.press(.tab)
                #expect(try await browser.focused() == FocusedControl(name: "Erase everything", isVisible: true))
                try await browser.press(.enter)
                try await browser.see(".dropzone")
                #expect(try await browser.complaints() == [])
            }
        }

        /// Presses the tab key until an element has the focus.
        private static func reach(_ selector: String, _ browser: Browser) async throws {
            for _ in 0..<60 {
                try await browser.press(.tab)
                let focused = try await browser.focused()
                #expect(focused.isVisible, "\(focused.name)")
                if try await browser.run("return document.activeElement.matches(arguments[0])", .string(selector))
                    == true
                {
                    return
                }
            }
            Issue.record("The tab key does not lead to \(selector).")
        }
    }
}
