import ExtractionService
import Foundation
import TextDocument
import TextFolding

/// Reads documents, and keeps what was extracted where a folder for it is given: a change to the parser is then measured in
/// seconds.
struct DocumentSnapshots {
    let pool: ExtractorPool
    /// Nil to extract every time.
    let folder: URL?

    /// Raised when what is kept changes its form.
    private static let version: UInt32 = 1

    init(pool: ExtractorPool, folder: URL?) {
        self.pool = pool
        self.folder = folder
    }

    /// - Parameters:
    ///   - pool: extracts what is not kept.
    ///   - path: of the folder, which is made where it is missing; nil for none.
    /// - Throws: when the folder cannot be made.
    init(pool: ExtractorPool, path: String?) throws {
        let folder = path.map { URL(filePath: $0) }
        if let folder { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
        self.init(pool: pool, folder: folder)
    }

    func document(at url: URL) async throws -> TextDocument {
        let bytes = [UInt8](try Data(contentsOf: url))
        let name = String(StableHash.of(String(decoding: bytes, as: UTF8.self), url.lastPathComponent), radix: 16)
        let file = folder?.appending(path: name + ".snapshot")
        if let file, let kept = try? Data(contentsOf: file), let document = Self.decode([UInt8](kept)) {
            return document
        }
        let document = try await pool.extract(ExtractionRequest(files: [bytes]))
        if let file, document.incompleteBecause == nil { try Data(Self.encode(document)).write(to: file) }
        return document
    }

    private static func encode(_ document: TextDocument) -> [UInt8] {
        var writer = ByteWriter()
        writer.write(version)
        writer.write(document.format.rawValue)
        writer.write(UInt32(document.pages.count))
        for page in document.pages { page.encode(into: &writer) }
        return writer.bytes
    }

    private static func decode(_ bytes: [UInt8]) -> TextDocument? {
        var reader = ByteReader(bytes[...])
        do throws(ByteReader.Malformed) {
            guard try reader.readUInt32() == version, let format = DocumentFormat(rawValue: try reader.readByte())
            else {
                return nil
            }
            var pages: [TextPage] = []
            for _ in 0..<(try reader.readUInt32()) { pages.append(try TextPage(from: &reader)) }
            return TextDocument(format: format, pages: pages)
        } catch {
            return nil
        }
    }
}
