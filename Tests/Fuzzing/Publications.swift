import Foundation
@testable import Publications

/// Files of publications, in each format that is read: what is read is written and read again in each of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start = unsafe start, count > 1 else { return 0 }
    let bytes = unsafe Data(UnsafeBufferPointer(start: start, count: min(count, 4_096)))
    let formats = PublicationFormat.readable
    let format = formats[Int(bytes[0]) % formats.count]
    guard let file = try? PublicationFile(bytes.dropFirst(), format: format) else { return 0 }
    let lines = bytes.count + 1
    expect(file.entries.allSatisfy { (1...lines).contains($0.line) }, "an entry in a line that the file has not")
    expect(file.rejections.allSatisfy { (1...lines).contains($0.line) }, "a rejection in a line that the file has not")
    for entry in file.entries.prefix(20) {
        let publication = Publication(
            id: SpelledUUID(UUID()),
            owner: UUID(),
            content: entry.content,
            key: CitationKey.base(of: entry.content),
            revision: 1,
            createdAt: Date(timeIntervalSince1970: 0),
            updatedAt: Date(timeIntervalSince1970: 0)
        )
        for format in formats {
            guard let text = try? PublicationWriter.file(of: [publication], format),
                let back = try? PublicationFile(Data(text.utf8), format: format)
            else {
                expect(false, "a publication that cannot be written, or not be read again")
                continue
            }
            // A title of signs alone may be nothing in one of the formats, and is told then.
            expect(back.entries.count + back.rejections.count == 1, "another number of publications")
        }
    }
    return 0
}
