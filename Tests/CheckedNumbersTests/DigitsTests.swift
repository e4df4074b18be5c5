import CheckedNumbers
import Testing

@Suite("Runs of digits")
struct DigitsTests {
    @Test(
        "states a number up to nine digits",
        arguments: [("0", 0), ("7", 7), ("007", 7), ("2020", 2020), ("999999999", 999_999_999)]
    )
    func states(_ text: String, _ number: Int) {
        #expect(Int(digits: text) == number)
        #expect(Int(digits: Array(text.utf8)) == number)
    }

    @Test(
        "states nothing for what is longer or no run of digits",
        arguments: ["", " 1", "+1", "-1", "1.0", "1e3", "٣", "1\u{301}", "1000000000", "0000000001"]
            + [19, 20, 40, 10_000].map { String(repeating: "9", count: $0) }
    )
    func statesNothing(_ text: String) {
        #expect(Int(digits: text) == nil)
        #expect(Int(digits: Array(text.utf8)) == nil)
    }

    @Test("leaves room for products and sums of two numbers")
    func leavesRoom() throws {
        let largest = try #require(Int(digits: String(repeating: "9", count: Int.mostDigits)))
        let (product, overflows) = largest.multipliedReportingOverflow(by: largest)
        #expect(!overflows)
        #expect(!product.addingReportingOverflow(product).overflow)
    }
}
