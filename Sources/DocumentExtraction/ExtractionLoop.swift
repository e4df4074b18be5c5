import Glibc
import TextDocument

/// The extractor's whole life: requests from standard input, answers on descriptor 3, until standard input closes.
///
/// The process has one thread. Libraries that print cannot spoil an answer: what was standard output becomes descriptor
/// 3, and standard output leads nowhere.
package enum ExtractionLoop {
    private static let answers: Int32 = 3
    private static let addressSpace: rlim_t = 1 << 30
    private static let stack: rlim_t = 8 << 20
    /// Processor seconds in all: what a process that got out of hand between documents can use up. The parent replaces
    /// a process before it has worked for so long.
    private static let processorTime: rlim_t = 900

    /// Asks the process to lock itself in, to tell with what, and to end; one for photos tells what it can read
    /// instead.
    private static let probeArgument = "--probe"
    /// Asks the process, locked in as it is for documents, for the languages that it can read pictures in.
    private static let languagesArgument = "--languages"
    /// Makes it a process for photos: what decodes them needs threads, which no other document may start.
    private static let photosArgument = "--photos"

    /// Serves requests until there are no more.
    ///
    /// - Parameter arguments: of the command line.
    /// - Returns: the exit code: 0 after a clean end, 1 when descriptors or limits could not be set up, 2 after a
    ///   broken request.
    package static func run(arguments: [String]) -> Int32 {
        guard moveAnswersAway(), limitResources() else { return 1 }
        return withExtendedLifetime(WarmUp()) { serve(arguments: arguments) }
    }

    private static func serve(arguments: [String]) -> Int32 {
        let isForPhotos = arguments.contains(photosArgument)
        let photos = isForPhotos ? PhotoLibrary.load() : nil
        let cage = Cage.lock(
            firstUnused: answers + 1,
            recognitionData: environment("TESSDATA_PREFIX"),
            allowsThreads: photos != nil
        )
        guard let cage else { return 1 }
        if arguments.contains(probeArgument) {
            let photoFormats = photos == nil ? "none" : DocumentFormat.heic.name
            writeFully(Array((isForPhotos ? photoFormats : cage.description).utf8))
            return 0
        }
        if arguments.contains(languagesArgument) {
            writeFully(Array(languages().utf8))
            return 0
        }
        #if DEBUG
            if let attempt = CageAttempt(arguments: arguments) {
                writeFully(Array(attempt.outcome.utf8))
                return 0
            }
        #endif
        let language = environment("VITAE_OCR_LANGUAGE") ?? "eng"
        let extractor = DocumentExtractor(
            language: language,
            photos: photos,
            allowProcessorTime: allowProcessorTime
        )
        while let length = readExactly(4) {
            guard let request = request(behind: length) else { return 2 }
            #if DEBUG
                if let attempt = CageAttempt(in: request) {
                    allowProcessorTime(request.limits.processorSeconds)
                    attempt.perform(pages: { _ = sendPages(of: request, with: extractor) }, write: writeFully)
                    continue
                }
            #endif
            writeFully(sendPages(of: request, with: extractor).bytes)
        }
        return 0
    }

    /// Tesseract's names of the languages that are told apart, behind a plus where their data are there, behind a minus
    /// where they are not.
    private static func languages() -> String {
        WrittenLanguage.all
            .map { (RecognitionEngine(language: $0.code) == nil ? "-" : "+") + $0.code }
            .joined(separator: " ")
    }

    /// The request that follows its length on standard input; nil for one that is broken off or makes no sense, as
    /// nothing says then where the next one begins.
    private static func request(behind length: [UInt8]) -> ExtractionRequest? {
        do throws(ByteReader.Malformed) {
            var header = ByteReader(length[...])
            guard let body = readExactly(Int(try header.readUInt32())) else { return nil }
            return try ExtractionRequest(body: body[...])
        } catch {
            return nil
        }
    }

    /// Sends the pages as they are read.
    ///
    /// - Returns: the frame that ends the answer.
    private static func sendPages(of request: ExtractionRequest, with extractor: DocumentExtractor) -> ExtractionFrame {
        do throws(ExtractionFailure) {
            return .finished(try extractor.extract(request) { page in writeFully(ExtractionFrame.page(page).bytes) })
        } catch {
            return .failed(error)
        }
    }

    private static func moveAnswersAway() -> Bool {
        guard dup2(STDOUT_FILENO, answers) == answers else { return false }
        let nowhere = unsafe open("/dev/null", O_WRONLY)
        guard nowhere >= 0, dup2(nowhere, STDOUT_FILENO) == STDOUT_FILENO else { return false }
        if nowhere > answers { close(nowhere) }
        return true
    }

    private static func limitResources() -> Bool {
        limit(RLIMIT_AS, to: addressSpace) && limit(RLIMIT_CORE, to: 0) && limit(RLIMIT_CPU, to: processorTime)
            && limit(RLIMIT_FSIZE, to: 0) && limit(RLIMIT_NOFILE, to: 32) && limit(RLIMIT_STACK, to: stack)
    }

    /// Lowers a limit for good; one that is lower already stays.
    private static func limit(_ resource: __rlimit_resource, to value: rlim_t) -> Bool {
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0 else { return false }
        limits.rlim_max = min(value, limits.rlim_max)
        limits.rlim_cur = limits.rlim_max
        return unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limits) == 0
    }

    /// Moves the soft limit on processor time: what was used up to now, and so much more.
    private static func allowProcessorTime(_ seconds: Int) {
        var usage = rusage()
        guard unsafe getrusage(RUSAGE_SELF.rawValue, &usage) == 0 else { return }
        let used = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec + 1
        var limits = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits) == 0 else { return }
        limits.rlim_cur = min(rlim_t(used + seconds), limits.rlim_max)
        // Moving a soft limit below its hard one does not fail; if it did, the document would have the time of the one
        // before.
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limits)
    }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }

    /// Reads that many bytes, or gives nil when standard input ends first.
    private static func readExactly(_ count: Int) -> [UInt8]? {
        var isComplete = true
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let received = unsafe read(STDIN_FILENO, buffer.baseAddress.map { unsafe $0 + filled }, count - filled)
                if received > 0 {
                    filled += received
                } else if received == 0 || errno != EINTR {
                    isComplete = false
                    return
                }
            }
        }
        return isComplete ? bytes : nil
    }

    /// Writes all bytes; a parent that no longer listens ends the process.
    private static func writeFully(_ bytes: [UInt8]) {
        var written = 0
        while written < bytes.count {
            let sent = unsafe bytes[written...].withUnsafeBytes { unsafe write(answers, $0.baseAddress, $0.count) }
            if sent > 0 {
                written += sent
            } else if errno != EINTR {
                exit(0)
            }
        }
    }
}
