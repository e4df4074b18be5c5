import TextDocument

/// Telling the format of a file by its content.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe FuzzInput(start, count).bytes
    let format = DocumentFormat(sniffing: bytes)
    expect(!bytes.isEmpty || format == nil, "a format of nothing")
    expect(!bytes.starts(with: Array("%PDF-".utf8)) || format == .pdf, "a PDF taken for something else")
    return 0
}
