import NIOCore
import Testing

@testable import VitaeServer

@Suite("The time that a request has")
struct RequestTimerTests {
    private static let start = NIODeadline.uptimeNanoseconds(1_000_000_000)

    private func at(_ seconds: Int64) -> NIODeadline { Self.start + .seconds(seconds) }

    private func timer() -> RequestTimer { RequestTimer(limits: ConnectionLimits()) }

    @Test("begins with the connection")
    func connection() {
        var timer = timer()
        #expect(timer.deadline == nil)
        timer.connected(at: at(0))
        timer.received(Array("GET".utf8), at: at(9))
        #expect(timer.deadline == at(10))
        #expect(timer.lateness(at: at(9)) == nil)
        #expect(timer.lateness(at: at(10)) == .headers(afterLine: false))
        timer.received(Array(" / HTTP/1.1\r\nHost".utf8), at: at(9))
        #expect(timer.lateness(at: at(10)) == .headers(afterLine: true))
    }

    @Test("begins anew with the first byte of the next request")
    func nextRequest() {
        var timer = timer()
        timer.connected(at: at(0))
        timer.headersEnded()
        timer.requestEnded()
        #expect(timer.deadline == nil)
        timer.answerEnded(at: at(20))
        #expect(timer.deadline == nil)
        timer.received([0x47], at: at(25))
        timer.received([0x45], at: at(34))
        #expect(timer.deadline == at(35))
        #expect(timer.lateness(at: at(35)) == .headers(afterLine: false))
    }

    @Test("does not run while an earlier request is answered")
    func pipelining() {
        var timer = timer()
        timer.connected(at: at(0))
        timer.headersEnded()
        timer.requestEnded()
        timer.received(Array("GET / HTTP/1.1\r\n".utf8), at: at(1))
        #expect(timer.deadline == nil)
        timer.answerEnded(at: at(100))
        #expect(timer.deadline == at(110))
        #expect(timer.lateness(at: at(110)) == .headers(afterLine: true))
    }

    @Test("for a body grows with what comes")
    func bodyRate() {
        var timer = timer()
        timer.headersEnded()
        #expect(timer.isReadingBody)
        timer.wantsMore(at: at(0))
        #expect(timer.deadline == at(10))
        timer.received([0], at: at(5))
        timer.receivedBody(100_000)
        #expect(timer.deadline == nil)
        timer.wantsMore(at: at(5))
        // Ten seconds of grace and five for what came, of which five are gone.
        #expect(timer.deadline == at(15))
        #expect(timer.lateness(at: at(15)) == .body)
    }

    @Test("for a body has an end")
    func bodyTime() {
        var timer = timer()
        timer.headersEnded()
        timer.receivedBody(1_000_000_000)
        timer.wantsMore(at: at(0))
        #expect(timer.deadline == at(120))
    }

    @Test("for a body stands still while the server is busy")
    func backpressure() {
        var timer = timer()
        timer.headersEnded()
        timer.wantsMore(at: at(0))
        timer.received([0], at: at(4))
        #expect(timer.lateness(at: at(1_000)) == nil)
        timer.wantsMore(at: at(1_000))
        timer.wantsMore(at: at(1_001))
        #expect(timer.deadline == at(1_006))
    }

    @Test("is not prolonged by bytes that carry nothing")
    func emptyFrames() {
        var timer = timer()
        timer.headersEnded()
        for second in Int64(0)..<10 {
            timer.wantsMore(at: at(second))
            #expect(timer.deadline == at(10))
            timer.received([0x0D], at: at(second + 1))
        }
        timer.wantsMore(at: at(10))
        #expect(timer.lateness(at: at(10)) == .body)
    }

    @Test(
        "knows whether the first line came",
        arguments: [
            ([], false), (["GET / HTTP/1.1"], false), (["GET / HTTP/1.1\r"], false),
            (["GET / HTTP/1.1\r", "\n"], true),
            (["\r\n"], false), (["\r\n", "\n\r\n", "G", "\n"], true),
        ] as [([String], Bool)]
    )
    func line(_ pieces: [String], isWhole: Bool) {
        var line = RequestLine()
        for piece in pieces { line.read(piece.utf8) }
        #expect(line.isWhole == isWhole)
    }
}
