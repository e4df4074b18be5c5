import CExtractorChannel
import Glibc
import TextDocument

/// Minds the template: starts it, has it fork a process for each document, takes in what these answer, has those ended
/// whose time is up, and replaces the template when it dies.
///
/// All of it happens on one thread, which waits for many descriptors at a time; whoever waits for a document does so
/// elsewhere.
final class ExtractorMinder {
    private let configuration: ExtractorConfiguration
    private let inbox: ExtractorInbox
    private let condition: ExtractorConditionKeeper
    private let deaths: ExtractorDeaths

    private var template: TemplateSlot?
    private var waiting: [ForkOrder] = []
    private var running: [UInt32: RunningDocument] = [:]
    /// When a template that does not say that it is warm is given up.
    private var warmUpEnd: ContinuousClock.Instant?

    /// How long a template may take to be warm.
    private static let longestWarmUp = Duration.seconds(30)
    /// How long a template may take to end a process that it was told to end.
    private static let grace = Duration.seconds(2)

    /// The one template that there may be; a reference, as what cannot be copied cannot be in an optional that is changed
    /// in place.
    private final class TemplateSlot {
        var process: TemplateProcess

        init(_ process: consuming TemplateProcess) { self.process = process }
    }

    init(
        _ configuration: ExtractorConfiguration,
        inbox: ExtractorInbox,
        condition: ExtractorConditionKeeper,
        deaths: ExtractorDeaths
    ) {
        self.configuration = configuration
        self.inbox = inbox
        self.condition = condition
        self.deaths = deaths
    }

    /// Works until the inbox is closed.
    func run() {
        startTemplate()
        while true {
            let (messages, isClosed) = inbox.take()
            for message in messages { take(message) }
            guard !isClosed else { return end() }
            startDocuments()
            endLateOnes()
            wait()
            takeReports()
            settle()
        }
    }

    private func take(_ message: ExtractorInbox.Message) {
        switch message {
        case .read(let order):
            waiting.append(order)
        case .cancel(let number):
            if let index = waiting.firstIndex(where: { $0.number == number }) {
                inbox.leave(1)
                waiting.remove(at: index).answer.resume(returning: .cancelled)
            } else {
                running[number]?.isCancelled = true
            }
        }
    }

    // MARK: The template

    private func startTemplate() {
        guard template == nil else { return }
        guard let process = TemplateProcess(configuration) else { return giveUpStarting() }
        template = TemplateSlot(process)
        warmUpEnd = .now + Self.longestWarmUp
    }

    /// There is no template: nobody is to wait for one. The next document is a reason to try again.
    private func giveUpStarting() {
        template = nil
        warmUpEnd = nil
        if condition.trouble != .doesNotStart { deaths.add(.notStarted) }
        condition.noteStart(failed: true)
        inbox.leave(waiting.count)
        for order in waiting { order.answer.resume(returning: .unavailable(.doesNotStart)) }
        waiting = []
    }

    private func takeReports() {
        guard let template else { return }
        let wasReady = template.process.isReady
        guard let reports = template.process.reports() else { return replaceTemplate() }
        if !wasReady, template.process.isReady {
            warmUpEnd = nil
            condition.noteStart(failed: false)
        }
        for report in reports {
            guard let document = running[report.document] else { continue }
            switch Int(report.kind) {
            case VITAE_REPORT_ENDED:
                document.status = ProcessStatus(waited: report.status)
            case VITAE_REPORT_NOT_FORKED:
                running[report.document] = nil
                document.finish(.unavailable(.hasNoRoom))
            default: break
            }
        }
    }

    /// The template is gone, and took all processes along: their documents are not to blame.
    private func replaceTemplate() {
        let wasReady = template?.process.isReady ?? false
        template = nil
        for document in running.values {
            // It may have answered before.
            _ = document.settle()
            document.finish(document.isCancelled ? .cancelled : .lost)
        }
        running = [:]
        guard wasReady else { return giveUpStarting() }
        startTemplate()
    }

    // MARK: Documents

    private func startDocuments() {
        guard !waiting.isEmpty else { return }
        startTemplate()
        guard let template, template.process.isReady else { return }
        while !waiting.isEmpty, hasRoom {
            inbox.leave(1)
            start(waiting.removeFirst(), in: template)
        }
    }

    /// Whether another document may begin. A process that has answered is only about to end; but there must not be ever
    /// more of those that say so and do not.
    private var hasRoom: Bool {
        running.values.count { $0.answers >= 0 } < configuration.workers
            && running.count < 2 * configuration.workers
    }

    private func start(_ order: ForkOrder, in template: TemplateSlot) {
        var answers: [Int32] = [-1, -1]
        var complaints: [Int32] = [-1, -1]
        guard unsafe vitae_make_pipe(&answers) == 0, unsafe vitae_make_pipe(&complaints) == 0 else {
            for descriptor in answers + complaints where descriptor >= 0 { close(descriptor) }
            return order.answer.resume(returning: .unavailable(.hasNoRoom))
        }
        let document = RunningDocument(
            order,
            maximumBytes: configuration.maximumAnswerBytes,
            answers: answers[0],
            complaints: complaints[0]
        )
        let isSent = template.process.fork(order, descriptors: [order.file.descriptor, answers[1], complaints[1]])
        close(answers[1])
        close(complaints[1])
        // A template that takes no order has ended, which is about to be noticed.
        if isSent { running[order.number] = document } else { document.finish(.lost) }
    }

    private func endLateOnes() {
        let now = ContinuousClock.now
        if let end = warmUpEnd, now > end { replaceTemplate() }
        for document in running.values {
            if now >= document.deadline { document.isExpired = true }
            if document.mustEnd {
                document.noteEnding()
                template?.process.end(document.order.number)
            }
            // One that does not come back is not in the template's power, or the template is not in its own.
            if document.isEnding, document.status == nil, now > document.deadline + Self.grace { replaceTemplate() }
        }
    }

    private func settle() {
        for (number, document) in running {
            if document.settle() { deaths.add(.protocolError, status: document.status) }
            if document.isOver { running[number] = nil }
        }
    }

    private func end() {
        for order in waiting { order.answer.resume(returning: .cancelled) }
        inbox.leave(waiting.count)
        template = nil
        for document in running.values { document.finish(.cancelled) }
        running = [:]
    }

    // MARK: Waiting

    private func wait() {
        var places = [pollfd(fd: inbox.wakeUp, events: Int16(POLLIN), revents: 0)]
        if let template { places.append(pollfd(fd: template.process.socket, events: Int16(POLLIN), revents: 0)) }
        var owners: [(descriptor: Int32, document: RunningDocument)] = []
        for document in running.values {
            for descriptor in [document.answers, document.complaints] where descriptor >= 0 {
                owners.append((descriptor, document))
            }
        }
        let first = places.count
        places += owners.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        let ready = unsafe poll(&places, nfds_t(places.count), patience)
        guard ready > 0 else { return }
        for (index, owner) in owners.enumerated() where places[first + index].revents != 0 {
            owner.document.receive(on: owner.descriptor)
        }
    }

    /// Milliseconds until something is due; -1 for never.
    private var patience: Int32 {
        let ends = running.values.map { $0.isEnding ? $0.deadline + Self.grace : $0.deadline }
        guard let next = (ends + [warmUpEnd].compactMap(\.self)).min() else { return -1 }
        let milliseconds = ((next - .now) / .milliseconds(1)).rounded(.up)
        return Int32(min(max(milliseconds, 0), 60_000)) + 1
    }
}
