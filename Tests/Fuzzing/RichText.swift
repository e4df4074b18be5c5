@testable import DocumentExtraction
import TextDocument

/// RTF; the start that every document has is put in front.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe FuzzInput(start, count).bytes
    ReadPages.check { emit throws(ExtractionFailure) in
        try RTFReader(limits: ReadPages.limits).read(Array(#"{\rtf1"#.utf8) + bytes, emit: emit)
    }
    return 0
}
