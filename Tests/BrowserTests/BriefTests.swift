import Foundation
import Testing

extension BrowserTests {
    @Suite("The brief on the dashboard")
    struct BriefTests {
        private static let rows = "[...document.querySelectorAll('.day-rows h3')].map((each) => each.textContent)"

        @Test("has what is new, and days that somebody adds and removes", arguments: Appearance.all)
        func day(appearance: Appearance) async throws {
            try await Browser.visit(as: appearance) { browser in
                try await browser.agree()
                try await browser.signUp()
                try await browser.until("document.querySelector('.day .none')?.textContent === 'Nothing new today.'")
                try await browser.expectSound("Dashboard without anything new")

                // Tomorrow, as the browser's own field takes it.
                let date = "new Date(Date.now() + 86400000).toISOString().slice(0, 10)"
                try await browser.type("Interview <b>at</b> Globex", into: ".new-day input[maxlength]")
                try await browser.run("document.querySelector('.new-day input[type=date]').value = \(date)")
                try await browser.click(".new-day [type=submit]")
                try await browser.see(".day-rows li")
                let rows = try await browser.value(Self.rows).array.compactMap(\.string)
                #expect(rows == ["Tomorrow: Interview <b>at</b> Globex"])
                try await browser.expectSound("Dashboard with a day")
                // The same again is refused beside the field.
                try await browser.type("Interview <b>at</b> Globex", into: ".new-day input[maxlength]")
                try await browser.run("document.querySelector('.new-day input[type=date]').value = \(date)")
                try await browser.click(".new-day [type=submit]")
                try await browser.until("document.querySelector('.new-day .field-error')?.textContent !== ''")
                try await browser.expectSound("Dashboard with a day that was refused")
                #expect(try await browser.complaints(besides: 409) == [])

                try await browser.open("/#/")
                try await browser.upload("resumes/accountant-us.pdf")
                try await browser.seeResults()
                try await browser.click(".top nav a[href='#/dashboard']")
                try await browser.until("\(Self.rows).length > 2")
                let news = try await browser.value(Self.rows).array.compactMap(\.string)
                #expect(news.first?.hasSuffix(" new jobs") == true, "\(news)")
                try await browser.expectSound("Dashboard with jobs")
                try await browser.click(".day-rows .ghost")
                try await browser.until("!\(Self.rows).some((each) => each.startsWith('Tomorrow'))")
                #expect(try await browser.complaints(besides: 409) == [])
            }
        }
    }
}
