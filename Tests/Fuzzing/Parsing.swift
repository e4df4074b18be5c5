import Resume
import ResumeParsing
import TextDocument

/// Lines of dates, numbers, units and headings anywhere on a page: a résumé is read, and the same one each time.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    var input = unsafe FuzzInput(start, min(count, 2_048))
    let document = HostileDocument.document(&input)
    let parser = Knowledge.loaded.parser
    let resume = parser.parse(document)
    ReadResume.check(resume)
    expect(parser.parse(document) == resume, "another résumé the second time")
    return 0
}
