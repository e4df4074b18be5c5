import Foundation
import TestSupport
import Testing

extension BrowserTests {
    @Suite("A batch")
    struct BatchTests {
        @Test("becomes a table that can be sorted", arguments: [Appearance.desktop, .darkPhone])
        func table(appearance: Appearance) async throws {
            try await Browser.visit(as: appearance) { browser in
                try await browser.agree()
                try await browser.click(".top nav a[href='#/batch']")
                try await browser.see(".batch .dropzone")
                try await browser.expectSound("Batch")
                let samples = ["resumes/student-us.pdf", "resumes/accountant-us.pdf", "bad/encrypted.pdf"]
                let paths = samples.map { Samples.folder.appending(path: $0).path }
                try await browser.type(paths.joined(separator: "\n"), into: ".batch input[accept]")
                try await browser.until("document.querySelector('.batch-summary').innerText.includes('3 of 3')")
                try await browser.expectSound("Batch that is done")
                #expect(try await Self.files(browser).last == "encrypted.pdf")

                try await browser.click("th.c-file button")
                try await browser.see("th.c-file[aria-sort=ascending]")
                #expect(try await Self.files(browser) == ["accountant-us.pdf", "encrypted.pdf", "student-us.pdf"])
                try await browser.click("th.c-file button")
                #expect(try await Self.files(browser) == ["student-us.pdf", "encrypted.pdf", "accountant-us.pdf"])
                try await browser.click("tbody tr:last-child a")
                try await browser.see(".gauge")
                try await browser.goBack()
                try await browser.until("document.querySelectorAll('tbody tr').length === 3")
                #expect(try await browser.complaints() == [])
            }
        }

        private static func files(_ browser: Browser) async throws -> [String] {
            let names = "[...document.querySelectorAll('tbody th')].map((each) => each.innerText.split(',')[0].trim())"
            return try await browser.value(names).array.compactMap(\.string)
        }
    }
}
