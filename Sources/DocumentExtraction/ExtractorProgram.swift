import CProcessLimits
import Glibc
package import TextDocument

/// What a document is analysed with: the whole document and the day it is, to what was found, packed.
package typealias DocumentAnalysis = (TextDocument, CalendarDay) -> [UInt8]

/// The extractor: a template that is warm and forks a process for each document, which reads it, analyses it, answers and
/// ends.
///
/// There is one thread from start to end: other threads would escape the cage, and forks would not have them.
package enum ExtractorProgram {
    /// Where orders come from.
    private static let orders = STDIN_FILENO
    /// Asks the process to lock itself in, to tell with what, and to end; with `--photos` it tells what photos it can
    /// read instead.
    private static let probeArgument = "--probe"
    /// Asks the process, locked in as it is for documents, for the languages that it can read pictures in.
    private static let languagesArgument = "--languages"
    /// Makes it a process for photos: what decodes them needs threads, which no other document may start.
    private static let photosArgument = "--photos"
    /// Leaves it locked in as a template is, which attempts to break out of it need.
    private static let templateArgument = "--template"

    /// Serves orders until there are no more.
    ///
    /// - Parameters:
    ///   - arguments: of the command line.
    ///   - analysis: reads what documents are analysed with, as the arguments name it; nil where they are only read.
    /// - Returns: the exit code: 0 after a clean end, 1 when the process could not be set up, 2 when what documents are
    ///   analysed with is not there.
    package static func run(arguments: [String], analysis: ([String]) throws -> DocumentAnalysis?) -> Int32 {
        restoreSignals()
        let isServing = arguments.allSatisfy { argument in
            ![probeArgument, languagesArgument, templateArgument, attemptArgument].contains(argument)
        }
        guard isServing || AnswerChannel.moveAway() else { return 1 }
        let loaded: DocumentAnalysis?
        do {
            loaded = isServing ? try analysis(arguments) : nil
        } catch {
            return 2
        }
        let warmUp = WarmUp()
        let photos = PhotoLibrary.load()
        let cage = Cage.lockTemplate(
            firstUnused: isServing ? STDERR_FILENO + 1 : AnswerChannel.descriptor + 1,
            recognitionData: environment("TESSDATA_PREFIX")
        )
        // In this order: filters are made in files that are limited next.
        guard let cage, ProcessLimits.ofTemplate() else { return 1 }
        return withExtendedLifetime(warmUp) {
            guard isServing else { return answer(arguments, cage: cage, photos: photos) }
            let engines = RecognitionEngines(language: environment("VITAE_OCR_LANGUAGE") ?? "eng")
            let template = ExtractorTemplate(orders: orders, engines: engines, photos: photos, analysis: loaded)
            return template.serve()
        }
    }

    /// A handler for crashes, where there is one, would start a program that prints a backtrace: an attempt to break out
    /// here. File sizes are limited, and a library that writes is to be told, not to be ended.
    private static func restoreSignals() {
        for crash in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGQUIT, SIGSEGV, SIGTRAP] { signal(crash, SIG_DFL) }
        signal(SIGXFSZ, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
    }

    /// Answers a question on standard output, locked in as for a document.
    private static func answer(_ arguments: [String], cage: Cage, photos: PhotoLibrary?) -> Int32 {
        let isForPhotos = arguments.contains(photosArgument)
        if !arguments.contains(templateArgument) {
            guard ProcessLimits.ofDocument(), Cage.narrow(allowsThreads: isForPhotos && photos != nil) else { return 1 }
        }
        if arguments.contains(probeArgument) {
            let photoFormats = photos == nil ? "none" : DocumentFormat.heic.name
            AnswerChannel.write(Array((isForPhotos ? photoFormats : cage.description).utf8))
        } else if arguments.contains(languagesArgument) {
            AnswerChannel.write(Array(languages().utf8))
        }
        #if DEBUG
            if let attempt = CageAttempt(arguments: arguments) { AnswerChannel.write(Array(attempt.outcome.utf8)) }
        #endif
        return 0
    }

    /// Tesseract's names of the languages that are told apart, behind a plus where their data are there, behind a minus
    /// where they are not.
    private static func languages() -> String {
        WrittenLanguage.all
            .map { (RecognitionEngine(language: $0.code) == nil ? "-" : "+") + $0.code }
            .joined(separator: " ")
    }

    private static var attemptArgument: String { "--attempt" }

    private static func environment(_ name: String) -> String? {
        guard let value = unsafe getenv(name) else { return nil }
        return unsafe String(cString: value)
    }
}
