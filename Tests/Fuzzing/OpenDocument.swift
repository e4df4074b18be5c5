@testable import DocumentExtraction
import TextDocument

/// The XML of an ODT file: body, styles, manifest, separated by bytes that are 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let names = ["content.xml", "styles.xml", "META-INF/manifest.xml"]
    var package = StoredPackage()
    for (name, part) in zip(names, unsafe FuzzInput(start, count).parts) where !part.isEmpty {
        package.add(name, part)
    }
    ReadPages.check { emit throws(ExtractionFailure) in
        try ODTReader(limits: ReadPages.limits).read(package.bytes, emit: emit)
    }
    return 0
}
