import HTTPTypes
import Hummingbird
import NIOCore
import Sessions

/// Receives the files of an upload, within its limits.
struct UploadReader {
    let maximumBytes: Int
    let maximumFiles: Int
    let folder: SpoolFolder

    private static let fieldName = "file"
    private static let longestField = 64 * 1024
    /// What boundaries, headers and other fields may add to the files.
    private static let overhead = 256 * 1024

    /// The parts named `file`, on disk.
    ///
    /// - Parameter request: an upload.
    /// - Returns: the files, in order.
    /// - Throws: a `Problem`: 400 for what is not a form with a file, 413 for more than may be sent, or `unavailable`
    ///   when the files cannot be kept. Nothing of them is left then.
    func files(of request: Request) async throws -> [SpooledFile] {
        guard var parser = Self.parser(for: request) else {
            try await drain(request)
            throw Problem.badRequest("Send the file as multipart/form-data, in a part named “file”.")
        }
        if let stated = request.headers[.contentLength].flatMap({ Int($0) }), stated > maximumBytes + Self.overhead {
            try await drain(request)
            throw Problem.tooLarge(maximumBytes: maximumBytes)
        }
        let folder = folder
        var form = Form(spool: UploadSpool { () throws(SpoolFailure) in try folder.makeFile() })
        var received = 0
        do {
            for try await chunk in request.body {
                received += chunk.readableBytes
                guard received <= maximumBytes + Self.overhead else {
                    throw Problem.tooLarge(maximumBytes: maximumBytes)
                }
                for event in try parser.feed(chunk.readableBytesView) { try await take(event, into: &form) }
            }
        } catch let failure as MultipartParser.Failure {
            throw Problem.badRequest(Self.describe(failure))
        } catch is SpoolFailure {
            throw SessionStoreError.unavailable
        }
        guard parser.isFinished else {
            throw Problem.badRequest("The form ends before its closing boundary. Send it again.")
        }
        guard !form.spool.files.isEmpty else {
            throw Problem.badRequest("The form has no part named “file”. Send the document in it.")
        }
        return form.spool.files
    }

    /// How far a form is received.
    private struct Form {
        var spool: UploadSpool
        /// Whether the part at hand is a file.
        var isFile = false
        /// Whether it is a plain field, which is not kept: none means anything.
        var isField = false
        var fieldLength = 0
    }

    private func take(_ event: MultipartParser.Event, into form: inout Form) async throws {
        switch event {
        case .partBegan(let headers):
            form.isFile = headers.name == Self.fieldName
            form.isField = !form.isFile && headers.filename == nil
            form.fieldLength = 0
            guard !form.isFile || form.spool.files.count < maximumFiles else {
                throw Problem.badRequest("Send one document, or at most \(maximumFiles) pictures of its pages.")
            }
        case .data(let bytes) where form.isFile:
            guard form.spool.length + bytes.count <= maximumBytes else {
                throw Problem.tooLarge(maximumBytes: maximumBytes)
            }
            try await form.spool.append(bytes)
        case .data(let bytes):
            // A file by another name is passed over: that there is none by the right one is what has to be said.
            guard form.isField else { return }
            form.fieldLength += bytes.count
            guard form.fieldLength <= Self.longestField else {
                throw Problem(.contentTooLarge, "A field of the form is longer than 64 KiB. Send the document alone.")
            }
        case .partEnded:
            if form.isFile { try await form.spool.endFile() }
            form.isFile = false
        }
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
        // One that waits to be asked for it is not sending.
        guard !request.isAwaitingContinue else { return }
        var received = 0
        for try await chunk in request.body {
            received += chunk.readableBytes
            guard received < 4 * maximumBytes else { return }
        }
    }
}
