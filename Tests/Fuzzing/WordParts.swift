@testable import DocumentExtraction
import TextDocument

/// The XML of a DOCX file: body, styles, links, header, separated by bytes that are 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let names = ["word/document.xml", "word/styles.xml", "word/_rels/document.xml.rels", "word/header1.xml"]
    var package = StoredPackage()
    for (name, part) in zip(names, unsafe FuzzInput(start, count).parts) where !part.isEmpty {
        package.add(name, part)
    }
    ReadPages.check { emit throws(ExtractionFailure) in
        try DOCXReader(limits: ReadPages.limits).read(package.bytes, emit: emit)
    }
    return 0
}
