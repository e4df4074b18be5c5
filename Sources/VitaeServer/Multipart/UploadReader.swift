import Foundation
import Hummingbird
import NIOCore

/// Collects the files of an upload, within its limits.
struct UploadReader {
    let maximumBytes: Int
    let maximumFiles: Int

    private static let fieldName = "file"
    /// What boundaries, headers and other fields may add to the files.
    private static let overhead = 256 * 1024

    /// The parts named `file`.
    ///
    /// - Throws: a `Problem`: 400 for what is not a form with a file, 413 for more than may be sent.
    func files(of request: Request) async throws -> [Data] {
        guard var parser = Self.parser(for: request) else {
            try await drain(request)
            throw Problem.badRequest("Send the file as multipart/form-data, in a part named “file”.")
        }
        if let stated = request.headers[.contentLength].flatMap({ Int($0) }), stated > maximumBytes + Self.overhead {
            try await drain(request)
            throw Problem.tooLarge(maximumBytes: maximumBytes)
        }
        var files: [Data] = []
        var isFile = false
        var received = 0
        do {
            for try await chunk in request.body {
                received += chunk.readableBytes
                guard received <= maximumBytes + Self.overhead else {
                    throw Problem.tooLarge(maximumBytes: maximumBytes)
                }
                for event in try parser.feed(chunk.readableBytesView) {
                    switch event {
                    case .partBegan(let headers):
                        isFile = headers.name == Self.fieldName
                        if isFile { files.append(Data()) }
                        guard files.count <= maximumFiles else {
                            throw Problem.badRequest(
                                "Send one document, or at most \(maximumFiles) pictures of its pages."
                            )
                        }
                    case .data(let bytes):
                        guard isFile, let last = files.indices.last else { continue }
                        files[last].append(contentsOf: bytes)
                        guard files[last].count <= maximumBytes else {
                            throw Problem.tooLarge(maximumBytes: maximumBytes)
                        }
                    case .partEnded:
                        isFile = false
                    }
                }
            }
        } catch let failure as MultipartParser.Failure {
            throw Problem.badRequest(Self.describe(failure))
        }
        guard parser.isFinished else {
            throw Problem.badRequest("The form ends before its closing boundary. Send it again.")
        }
        guard !files.isEmpty else {
            throw Problem.badRequest("The form has no part named “file”. Send the document in it.")
        }
        return files
    }

    private static func parser(for request: Request) -> MultipartParser? {
        guard let type = request.headers[.contentType], type.lowercased().hasPrefix("multipart/form-data"),
            let boundary = MultipartHeaders.parameter("boundary", in: type[...])
        else { return nil }
        return MultipartParser(boundary: boundary)
    }

    private static func describe(_ failure: MultipartParser.Failure) -> String {
        switch failure {
        case .malformed: "The form cannot be read as multipart/form-data. Send it again."
        case .tooManyParts: "The form has too many parts. Send the document alone."
        case .headersTooLong: "A part of the form has too long headers. Send the document with a shorter name."
        }
    }

    /// Reads and forgets the rest of a body, within reason: a client that is still sending would not see the answer.
    private func drain(_ request: Request) async throws {
        var received = 0
        for try await chunk in request.body {
            received += chunk.readableBytes
            guard received < 4 * maximumBytes else { return }
        }
    }
}
