import Glibc

/// A program that was started. It is ended, at the latest, when nobody holds it any more.
@safe final class ChildProcess {
    enum Output {
        case pipe, nothing
    }

    let identifier: pid_t
    /// When it was spawned.
    let begin: ContinuousClock.Instant
    private var input: Descriptor?
    private let output: Descriptor?
    private var isRunning = true

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - program: a path, or a name to look for in `PATH`.
    ///   - arguments: without the name of the program.
    ///   - settings: environment variables beside those of this process.
    ///   - hasInput: whether standard input is a pipe; otherwise it is empty.
    ///   - output: where standard output goes.
    ///   - log: a file for standard error.
    /// - Throws: when it cannot be started.
    init(
        _ program: String,
        _ arguments: [String],
        settings: [String: String] = [:],
        hasInput: Bool = false,
        output: Output = .nothing,
        log: String = "/dev/null"
    ) throws {
        let inputPipe = hasInput ? try Pipe() : nil
        let outputPipe = output == .pipe ? try Pipe() : nil
        var spawning = try Spawning()
        try spawning.connect(STDIN_FILENO, to: inputPipe?.reading, otherwise: "/dev/null", flags: O_RDONLY)
        try spawning.connect(STDOUT_FILENO, to: outputPipe?.writing, otherwise: "/dev/null", flags: O_WRONLY)
        try spawning.connect(STDERR_FILENO, to: nil, otherwise: log, flags: O_WRONLY | O_CREAT | O_APPEND)
        begin = ContinuousClock().now
        identifier = try spawning.start(program, arguments, settings: settings)
        self.input = inputPipe?.writing
        self.output = outputPipe?.reading
    }

    deinit {
        guard isRunning else { return }
        kill(identifier, SIGKILL)
        _ = waitpid(identifier, nil, 0)
    }

    /// Writes to the program's standard input.
    func write(_ bytes: [UInt8]) throws {
        try input?.write(bytes)
    }

    /// Tells the program that nothing more is written.
    func closeInput() {
        input = nil
    }

    /// What arrives next on the program's standard output; empty at its end, nil when there is nothing yet.
    func read(waitingMilliseconds: Int32 = -1) throws -> [UInt8]? {
        guard let output else { return [] }
        return try output.read(waitingMilliseconds: waitingMilliseconds)
    }

    /// All that the program prints.
    func readToEnd() throws -> [UInt8] {
        var all: [UInt8] = []
        while let piece = try read(), !piece.isEmpty { all += piece }
        return all
    }

    /// Asks the program to end.
    func terminate() {
        kill(identifier, SIGTERM)
    }

    /// Waits for the end of the program.
    ///
    /// - Returns: what it spent.
    /// - Throws: when it is not a child any more.
    func wait() throws -> ProcessorUse {
        var information = unsafe siginfo_t()
        // Left unburied for a moment: only so its own time can be told from that of its children.
        while unsafe waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0 {
            guard errno == EINTR else { throw BenchmarkFailure("process \(identifier) is lost") }
        }
        let own = try ProcessStatus(of: identifier).ownProcessorMilliseconds()
        var status: Int32 = 0
        var usage = rusage()
        guard unsafe wait4(identifier, &status, 0, &usage) == identifier else {
            throw BenchmarkFailure("process \(identifier) is lost")
        }
        isRunning = false
        return ProcessorUse(total: usage.milliseconds, own: own, isSuccess: status == 0)
    }
}

/// What a program spent, in milliseconds of processor time.
struct ProcessorUse {
    /// With its children.
    var total: Double
    /// Without its children; in steps of 10 ms.
    let own: Double
    let isSuccess: Bool

    /// Its children alone.
    var children: Double { total - own }
}
