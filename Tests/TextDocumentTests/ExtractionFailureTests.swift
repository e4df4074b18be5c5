import Testing
import TextDocument

@Suite("Failures of extraction")
struct ExtractionFailureTests {
    @Test("come back from their code", arguments: ExtractionFailure.allCases)
    func wireCode(failure: ExtractionFailure) {
        #expect(ExtractionFailure(wireCode: failure.wireCode) == failure)
    }

    @Test("have a code each")
    func distinctCodes() {
        #expect(Set(ExtractionFailure.allCases.map(\.wireCode)).count == ExtractionFailure.allCases.count)
    }

    @Test("do not come from codes that no failure has")
    func unknownCodes() {
        for code in UInt8(ExtractionFailure.allCases.count)...UInt8.max {
            #expect(ExtractionFailure(wireCode: code) == nil)
        }
    }

    @Test("say what a person can do", arguments: ExtractionFailure.allCases)
    func message(failure: ExtractionFailure) {
        #expect(
            failure.message.hasPrefix("The") || failure.message.hasPrefix("No") || failure.message.hasPrefix("Reading")
                || failure.message.hasPrefix("This")
        )
        #expect(failure.message.contains("end ") || failure.message.contains("ave "))
    }

    @Test("are worth a second try only when the same bytes can end differently")
    func retries() {
        #expect(Set(ExtractionFailure.allCases.filter(\.mayBeRetried)) == [.crashed, .timedOut])
    }
}
