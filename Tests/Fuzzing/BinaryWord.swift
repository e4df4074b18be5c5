@testable import DocumentExtraction
import TextDocument

/// Binary Word documents, compound file and all.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe FuzzInput(start, count).bytes
    ReadPages.check { emit throws(ExtractionFailure) in
        try DOCReader(limits: ReadPages.limits).read(bytes, emit: emit)
    }
    return 0
}
