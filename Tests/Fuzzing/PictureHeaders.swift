@testable import DocumentExtraction

/// What the headers of TIFF and JPEG files say, read before anything is decoded.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe FuzzInput(start, count).bytes
    var directories = TIFFDirectories(bytes)
    var pages = 0
    while let size = directories.next() {
        expect(size.width >= 0 && size.height >= 0, "a page of less than nothing")
        pages += 1
        expect(pages <= bytes.count, "more pages than there are places for them")
    }
    let orientation = EXIFOrientation.read(from: bytes)
    expect((1...8).contains(orientation), "orientation \(orientation)")
    return 0
}
