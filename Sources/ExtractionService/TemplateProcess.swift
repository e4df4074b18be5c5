import CExtractorChannel
import Glibc

/// A running template: a child of this process, which nobody else waits for, so that its number is nobody else's.
struct TemplateProcess: ~Copyable {
    let socket: Int32
    private let process: pid_t
    private(set) var isReady = false

    /// Starts one; none comes out when the program cannot be started.
    ///
    /// - Parameter configuration: how.
    init?(_ configuration: ExtractorConfiguration) {
        var socket: Int32 = -1
        var process: pid_t = 0
        var arguments = [configuration.executable]
        if let tables = configuration.tables { arguments += ["--tables", tables] }
        if let knowledge = configuration.knowledge { arguments += ["--knowledge", knowledge] }
        let variables = configuration.variables.map { "\($0.key)=\($0.value)" }.sorted()
        let error = unsafe Self.withCStrings(arguments) { arguments in
            unsafe Self.withCStrings(variables) { variables in
                unsafe vitae_start_template(configuration.executable, arguments, variables, &socket, &process)
            }
        }
        guard error == 0 else { return nil }
        self.socket = socket
        self.process = process
    }

    /// Milliseconds that a template has to end by itself, and to take along what it has forked.
    private static let grace = 1_000

    /// Ends it, with all processes that it has forked, and waits for its end.
    deinit {
        close(socket)
        var status: Int32 = 0
        for _ in 0..<Self.grace {
            guard unsafe waitpid(process, &status, WNOHANG) == 0 else { return }
            usleep(1_000)
        }
        // Its forks end with it all the same, only a moment later.
        kill(process, SIGKILL)
        while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Takes what it tells.
    ///
    /// - Returns: the reports; nil when it is gone.
    mutating func reports() -> [vitae_report]? {
        var reports: [vitae_report] = []
        while true {
            var report = vitae_report()
            switch unsafe vitae_receive_report(socket, &report) {
            case 1 where report.kind == UInt32(VITAE_REPORT_READY): isReady = true
            case 1: reports.append(report)
            case 0: return reports
            // What it told before its end still counts.
            default: return reports.isEmpty ? nil : reports
            }
        }
    }

    /// Has a process forked.
    ///
    /// - Returns: whether the order is on its way.
    func fork(_ order: ForkOrder, descriptors: [Int32]) -> Bool {
        let options = order.hasPhotos ? UInt32(VITAE_OPTION_PHOTOS) : 0
        return send(vitae_order(kind: UInt32(VITAE_ORDER_FORK), document: order.number, options: options), descriptors)
    }

    /// Has the process of a document ended.
    func end(_ document: UInt32) {
        // A template that is gone has taken it along.
        _ = send(vitae_order(kind: UInt32(VITAE_ORDER_END), document: document, options: 0), [])
    }

    private func send(_ order: vitae_order, _ descriptors: [Int32]) -> Bool {
        unsafe descriptors.withUnsafeBufferPointer { unsafe vitae_send_order(socket, order, $0.baseAddress) } == 0
    }

    private static func withCStrings<Result>(
        _ texts: [String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = unsafe texts.map { text in unsafe strdup(text) } + [nil]
        defer { unsafe copies.forEach { copy in unsafe free(copy) } }
        return unsafe copies.withUnsafeBufferPointer { buffer in
            guard let address = buffer.baseAddress else {
                preconditionFailure("An array with an element has an address.")
            }
            return unsafe body(address)
        }
    }
}

extension ExtractorConfiguration {
    /// The whole environment of a template.
    var variables: [String: String] {
        let own = [
            // What a fork needs beside what it shares comes in large pages, where the kernel has some.
            "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
            "LC_ALL": "C.UTF-8",
            // Each function of a library is found once, in the template, and not in each of its forks.
            "LD_BIND_NOW": "1",
            "MALLOC_ARENA_MAX": "1",
            // Drawings are as large for each page. To give their memory back and ask for it again costs more than
            // drawing does.
            "MALLOC_MMAP_THRESHOLD_": "33554432",
            "MALLOC_TOP_PAD_": "1048576",
            "MALLOC_TRIM_THRESHOLD_": "67108864",
            "OMP_THREAD_LIMIT": "1",
            // A crash shall end the process by its own signal: a backtrace is printed by another process, and to start
            // one is an attempt to break out.
            "SWIFT_BACKTRACE": "enable=no",
            "VITAE_OCR_LANGUAGE": language,
        ]
        return own.merging(environment) { $1 }
    }
}
