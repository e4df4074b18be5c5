import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Publications

/// Sends publications as a file, bit by bit: a list of any length takes the memory of some hundreds.
struct PublicationFileAnswer: Sendable {
    let store: any PublicationStore
    let owner: UUID
    let query: PublicationQuery

    /// Publications that are read at once.
    static let bit = 300

    /// The file.
    ///
    /// - Throws: what the store throws for the first bit; later the connection is cut.
    func response(_ writer: PublicationWriter) async throws -> Response {
        let first = try await next(after: nil)
        return Response(
            status: .ok,
            headers: Self.headers(writer.format),
            body: ResponseBody { body in
                var file = writer
                try await write(first, to: &body) { try file.text(of: $0) }
                try await body.write(ByteBuffer(string: file.end()))
                try await body.finish(nil)
            }
        )
    }

    /// Writes all publications from a bit on.
    ///
    /// - Parameters:
    ///   - first: the bit.
    ///   - body: where they are written.
    ///   - text: what each is written as.
    /// - Throws: what the store, the text or the connection throws.
    func write(
        _ first: Bit,
        to body: inout any ResponseBodyWriter,
        _ text: (Publication) throws -> String
    ) async throws {
        var bit = first
        while true {
            var buffer = ByteBuffer()
            for publication in bit.publications { buffer.writeString(try text(publication)) }
            if buffer.readableBytes > 0 { try await body.write(buffer) }
            guard let mark = bit.mark else { return }
            bit = try await next(after: mark)
        }
    }

    typealias Bit = (publications: [Publication], mark: Int64?)

    func next(after mark: Int64?) async throws -> Bit {
        try await store.publications(query, of: owner, after: mark, limit: Self.bit, now: Date())
    }

    static func headers(_ format: PublicationFormat) -> HTTPFields {
        var headers: HTTPFields = [.contentType: format.mediaType]
        headers[.contentDisposition] = "attachment; filename=\"publications.\(format.fileExtension)\""
        return headers
    }
}
