import Careers
import Resume
import ResumeParsing
import ResumeScoring
import TextDocument

/// A document on its whole way: read, profiled and scored.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = unsafe FuzzInput(start, min(count, 1_024))
    let document = HostileDocument.document(&input)
    let knowledge = Knowledge.loaded
    let resume = knowledge.parser.parse(document)
    let profile = knowledge.profiler.profile(of: resume, today: Knowledge.today)
    ReadResume.check(profile)
    ReadResume.check(knowledge.scorer.score(resume, of: document, profile: profile))
    return 0
}
