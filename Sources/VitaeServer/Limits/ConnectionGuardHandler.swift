import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTPTypes
import NIOHTTPTypesHTTP1

/// Ends a connection that is one too many, whose requests come too slowly or cannot be read, or whose client does not
/// take its answers; with an answer where one can be given.
final class ConnectionGuardHandler: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private enum State {
        case open
        /// Not taken: the client is told as soon as it says something.
        case refused(Problem)
        /// Nothing more can be read; earlier requests are answered first.
        case unreadable(Problem)
        /// A controller knows what is wrong with its request; its answer is the last.
        case failed
        /// The last answer was written; the client may still be sending.
        case lingering
    }

    private let connections: ConnectionGuard
    private let requestID = UUID().uuidString.lowercased()
    private var state = State.open
    private var timer: RequestTimer
    private var context: ChannelHandlerContext?
    private var address: IPAddress?
    private var admission: ConnectionCounter.Admission?
    private var rest: ConnectionCounter.Rest?
    /// Whether the client waits for a word before it sends the body that it has announced.
    private var isAwaitingContinue = false
    private var deadlineTask: (deadline: NIODeadline, task: Scheduled<Void>)?
    private var closeTask: Scheduled<Void>?
    private var answerTask: Scheduled<Void>?

    private var limits: ConnectionLimits { connections.limits }

    init(_ connections: ConnectionGuard) {
        self.connections = connections
        timer = RequestTimer(limits: connections.limits)
    }

    // MARK: The connection

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
        let firstBytes = FirstBytesHandler { [weak self] bytes in self?.received(bytes) }
        do {
            let pipeline = context.pipeline.syncOperations
            try pipeline.addHandler(firstBytes, position: .first)
            let codec = try pipeline.handler(type: HTTP1ToHTTPServerCodec.self)
            try pipeline.addHandler(RequestHeadHandler(), position: .before(codec))
        } catch {
            context.close(promise: nil)
        }
        if context.channel.isActive { admit(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        admit(context)
        context.fireChannelActive()
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        deadlineTask?.task.cancel()
        closeTask?.cancel()
        answerTask?.cancel()
        self.context = nil
        if !wake() { admission = nil }
        if let admission { connections.counter.close(address, admission: admission) }
        admission = nil
    }

    private func admit(_ context: ChannelHandlerContext) {
        guard admission == nil else { return }
        address = context.channel.remoteAddress.flatMap { IPAddress($0) }
        let admission = connections.counter.open(address)
        self.admission = admission
        switch admission {
        case .admitted:
            timer.connected(at: context.eventLoop.now)
            watch(context)
            goToRest(context)
        case .refused(let end):
            note(end)
            state = .refused(Problem(refused: end))
            close(context, after: limits.lingerTime)
        case .dropped(let end):
            note(end)
            state = .lingering
            context.close(promise: nil)
        }
    }

    // MARK: Rest

    /// From now on the connection makes room for another one that needs it.
    private func goToRest(_ context: ChannelHandlerContext) {
        guard case .open = state, rest == nil else { return }
        let loop = context.eventLoop
        let handler = NIOLoopBound(self, eventLoop: loop)
        rest = connections.counter.rest(address) { loop.execute { handler.value.makeRoom() } }
    }

    /// Whether the connection may go on: it has not made room meanwhile.
    private func wake() -> Bool {
        guard let rest else { return true }
        self.rest = nil
        return connections.counter.wake(rest)
    }

    private func makeRoom() {
        rest = nil
        guard let context, admission != nil else { return }
        admission = nil
        note(.shed)
        state = .lingering
        context.close(promise: nil)
    }

    // MARK: What comes in

    private func received(_ bytes: ByteBufferView) {
        guard let context else { return }
        switch state {
        case .open:
            guard wake() else {
                makeRoom()
                return
            }
            timer.received(bytes, at: context.eventLoop.now)
            watch(context)
        case .refused(let problem):
            answer(problem, context)
        case .unreadable, .failed, .lingering:
            break
        }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .open = state else { return }
        switch unwrapInboundIn(data) {
        case .head(let head):
            // The decoder refuses these too; what two programs could read differently is worth two looks.
            guard head.headerFields[.contentLength] == nil || head.headerFields[.transferEncoding] == nil else {
                fail(.statedTwice, as: .unreadable, context)
                return
            }
            guard takesExpectation(of: head, context) else { return }
            timer.headersEnded()
        case .body(let bytes):
            timer.receivedBody(bytes.readableBytes)
        case .end:
            timer.requestEnded()
        }
        context.fireChannelRead(data)
    }

    /// Takes note of what the client expects before it sends a body; false for what nobody can fulfil.
    private func takesExpectation(of head: HTTPRequest, _ context: ChannelHandlerContext) -> Bool {
        guard let expectation = head.headerFields[.expect] else { return true }
        guard expectation.lowercased() == "100-continue" else {
            fail(.unknownExpectation, as: .unreadable, context)
            return false
        }
        isAwaitingContinue = true
        return true
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        context.fireChannelReadComplete()
        // Nobody else asks for more now, and closing on unread bytes would take the answer from the client.
        if case .lingering = state { context.read() }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if error is IOError || error is ChannelError {
            context.fireErrorCaught(error)
        } else if case .open = state {
            fail(Problem(unreadable: error), as: .unreadable, context)
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        context.fireUserInboundEventTriggered(event)
        guard case .lingering = state, event as? ChannelEvent == .inputClosed else { return }
        context.close(promise: nil)
    }

    // MARK: What goes out

    func read(context: ChannelHandlerContext) {
        timer.wantsMore(at: context.eventLoop.now)
        watch(context)
        context.read()
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        if case .head(let head) = part, isAwaitingContinue, timer.unanswered == 1 {
            isAwaitingContinue = false
            // An answer without that word: whether the body still comes, nobody knows, so nothing can come after it.
            if case .open = state, head.status.kind != .informational, timer.isReadingBody { state = .failed }
        }
        switch (state, part) {
        case (.refused, _), (.lingering, _):
            promise?.fail(ChannelError.ioOnClosedChannel)
        case (.failed, .head(var head)) where timer.unanswered == 1 && head.status.kind != .informational:
            head.headerFields[.connection] = "close"
            context.write(wrapOutboundOut(.head(head)), promise: promise)
        case (_, .end):
            timer.answerEnded(at: context.eventLoop.now)
            writeEnd(data, promise: promise, context)
        default:
            context.write(data, promise: promise)
        }
    }

    private func writeEnd(_ data: NIOAny, promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        guard timer.unanswered == 0 else {
            context.write(data, promise: promise)
            return
        }
        switch state {
        case .unreadable(let problem):
            context.write(data, promise: promise)
            answer(problem, context)
        case .failed:
            finish(data, promise: promise, context)
        case .open, .refused, .lingering:
            context.write(data, promise: promise)
            watch(context)
            if timer.isQuiet { goToRest(context) }
        }
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        answerTask?.cancel()
        answerTask = nil
        if !context.channel.isWritable {
            answerTask = context.eventLoop.assumeIsolated().scheduleTask(in: limits.answerTime) {
                self.note(.slowReader)
                context.close(promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }

    // MARK: The end

    /// Sees to it that somebody looks when the client is late.
    private func watch(_ context: ChannelHandlerContext) {
        guard case .open = state, let deadline = timer.deadline else { return }
        if let deadlineTask {
            guard deadline < deadlineTask.deadline else { return }
            deadlineTask.task.cancel()
        }
        let task = context.eventLoop.assumeIsolated().scheduleTask(deadline: deadline) {
            self.deadlineTask = nil
            self.look(context)
        }
        deadlineTask = (deadline, task)
    }

    private func look(_ context: ChannelHandlerContext) {
        guard case .open = state else { return }
        switch timer.lateness(at: context.eventLoop.now) {
        case .headers(afterLine: false):
            note(.slowHeaders)
            state = .lingering
            context.close(promise: nil)
        case .headers(afterLine: true):
            fail(.tooSlow, as: .slowHeaders, context)
        case .body:
            fail(.tooSlow, as: .slowBody, context)
        case nil:
            watch(context)
        }
    }

    private func fail(_ problem: Problem, as end: ConnectionEnd, _ context: ChannelHandlerContext) {
        note(end)
        if timer.isReadingBody {
            // A controller is at work on it: as an error of the body, the problem becomes its answer.
            state = .failed
            context.fireErrorCaught(problem)
            close(context, after: limits.idleTime)
        } else if timer.unanswered > 0 {
            state = .unreadable(problem)
        } else {
            answer(problem, context)
        }
    }

    private func answer(_ problem: Problem, _ context: ChannelHandlerContext) {
        do {
            let parts = try problem.parts(requestID: requestID)
            for part in parts.dropLast() { context.write(wrapOutboundOut(part), promise: nil) }
            finish(wrapOutboundOut(.end(nil)), promise: nil, context)
        } catch {
            context.close(promise: nil)
        }
    }

    /// Writes the end of the last answer, and closes when the client has seen it or had the time to.
    private func finish(_ data: NIOAny, promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        state = .lingering
        let written = context.eventLoop.makePromise(of: Void.self)
        written.futureResult.cascade(to: promise)
        written.futureResult.assumeIsolated().whenComplete { _ in context.close(mode: .output, promise: nil) }
        context.writeAndFlush(data, promise: written)
        context.read()
        close(context, after: limits.lingerTime)
    }

    private func close(_ context: ChannelHandlerContext, after time: TimeAmount) {
        closeTask?.cancel()
        closeTask = context.eventLoop.assumeIsolated().scheduleTask(in: time) { context.close(promise: nil) }
    }

    private func note(_ end: ConnectionEnd) {
        connections.onEnd(end)
        connections.logger.debug(
            "connection ended",
            metadata: ["reason": "\(end.rawValue)", ServerContext.requestIDKey: "\(requestID)"]
        )
    }
}
