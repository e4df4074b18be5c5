import BundledTables
import Careers
import ExtractionService
import Foundation
import KnowledgePack
import TextDocument

/// The program's own files.
enum Installation {
    /// The language that pictures are read in unless another is named.
    static let defaultLanguage = "eng"

    /// The folder that the running program lies in.
    static var folder: URL {
        let path =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        return URL(filePath: path).deletingLastPathComponent()
    }

    /// The extractor beside the program.
    ///
    /// - Throws: a failure that says where it was looked for.
    static func extractor() throws -> String {
        let path = folder.appending(path: "vitae-extract").path
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw CommandFailure.cannotStart("vitae-extract is missing: it must lie beside vitae, in \(folder.path).")
        }
        return path
    }

    /// The career knowledge of a pack.
    ///
    /// - Parameter path: of the pack; nil for the usual one.
    /// - Returns: the knowledge.
    /// - Throws: a failure that says what is wrong with it.
    static func knowledge(_ path: String?) throws -> CareerKnowledge {
        do throws(KnowledgePackError) {
            return try CareerKnowledge.installed(path: path)
        } catch {
            throw CommandFailure.cannotStart(error.description)
        }
    }

    /// How extractors are run that analyse documents too.
    ///
    /// - Parameters:
    ///   - configuration: how they are run else.
    ///   - knowledge: path of the knowledge pack; nil for the usual one.
    /// - Returns: the configuration with tables.
    static func analysing(_ configuration: ExtractorConfiguration, knowledge: String?) -> ExtractorConfiguration {
        var configuration = configuration
        configuration.tables = BundledTables.folder
        configuration.knowledge = CareerKnowledge.installedPath(knowledge)
        return configuration
    }

    /// Makes sure that the data of another recognition language than the usual one are there.
    ///
    /// - Throws: a failure that says what to install.
    static func checkLanguage(_ configuration: ExtractorConfiguration) async throws {
        guard configuration.language != defaultLanguage else { return }
        let isKnown = await withExtractorPool(configuration) { pool in
            do {
                return try await pool.extract(ExtractionRequest(files: [DoctorPicture.bytes])).hasText
            } catch {
                return false
            }
        }
        guard !isKnown else { return }
        let packages = configuration.language.split(separator: "+").map { package(ofLanguage: String($0)) }
        throw CommandFailure.cannotStart(
            "The recognition language \(configuration.language) is not installed: apt-get install \(packages.joined(separator: " "))"
        )
    }

    /// Debian's package with the recognition data of a language.
    ///
    /// - Parameter language: Tesseract's name.
    /// - Returns: the name of the package.
    static func package(ofLanguage language: String) -> String {
        "tesseract-ocr-\(language.lowercased().replacing("_", with: "-"))"
    }

    /// How extractors are run.
    ///
    /// - Parameters:
    ///   - workers: processes at the same time; nil for one a core.
    ///   - language: Tesseract's name of the language that pictures are read in.
    /// - Returns: the configuration with the extractor beside the program.
    /// - Throws: a failure when there is none.
    static func extractorConfiguration(workers: Int?, language: String = defaultLanguage) throws
        -> ExtractorConfiguration
    {
        var configuration = ExtractorConfiguration(
            executable: try extractor(),
            workers: workers ?? ProcessInfo.processInfo.activeProcessorCount
        )
        configuration.language = language
        #if DEBUG
            // Nothing else of the environment reaches an extractor.
            let misbehaviour = "VITAE_MISBEHAVE"
            configuration.environment[misbehaviour] = ProcessInfo.processInfo.environment[misbehaviour]
        #endif
        return configuration
    }
}
