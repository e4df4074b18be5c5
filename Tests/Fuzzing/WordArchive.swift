@testable import DocumentExtraction
import TextDocument

/// A whole DOCX file: what the archive says about itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe FuzzInput(start, count).bytes
    ReadPages.check { emit throws(ExtractionFailure) in
        try DOCXReader(limits: ReadPages.limits).read(bytes, emit: emit)
    }
    return 0
}
