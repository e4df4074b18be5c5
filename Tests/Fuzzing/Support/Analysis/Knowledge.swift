import BundledTables
import Careers
import Foundation
import JobMatching
import KnowledgeImport
import KnowledgeTables
import Places
import Resume
import ResumeParsing
import ResumeScoring

/// What the analysis knows, loaded before the first run.
struct Knowledge {
    let careers: CareerKnowledge
    let gazetteer: Gazetteer
    let parser: ResumeParser
    let profiler: CareerProfiler
    let scorer: ResumeScorer

    static let today = PartialDate(year: 2026, month: 11, day: 22)
    static let now = Date(timeIntervalSince1970: 1_795_305_600)

    static let loaded: Knowledge = {
        do {
            return try Knowledge()
        } catch {
            fatalError("no knowledge: \(error)")
        }
    }()

    private init() throws {
        try Self.compile("Sources/Careers/Resources", to: CareerKnowledge.bundledPath) { folder in
            try CareerCompiler.pack(folder.careers())
        }
        try Self.compile("Sources/Places/Resources", to: Gazetteer.bundledPath) { folder in
            PlaceCompiler.pack(try folder.places())
        }
        careers = try .bundled()
        gazetteer = try .bundled()
        parser = ResumeParser(lexicon: try .bundled(), knowledge: careers, gazetteer: gazetteer)
        profiler = CareerProfiler(careers)
        scorer = ResumeScorer(try .bundled())
    }

    private static func compile(
        _ folder: String,
        to path: String,
        with compiler: (KnowledgeFolder) throws -> [UInt8]
    ) throws {
        guard !FileManager.default.fileExists(atPath: path) else { return }
        try Data(compiler(KnowledgeFolder(path: folder))).write(to: URL(filePath: path), options: .atomic)
    }
}

/// Loading takes longer than a run may.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutablePointer<CInt>?,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
    _ = Knowledge.loaded
    return 0
}
