/// An upload, sent and waited for.
struct CompletedUpload {
    /// What the session is asked for with.
    let token: String

    /// Asks until the session is completed.
    ///
    /// - Parameters:
    ///   - upload: what is sent.
    ///   - connection: to the server.
    /// - Throws: when it fails.
    init(_ upload: MultipartUpload, over connection: HTTPConnection) throws {
        let answer = try connection.send("POST", "/api/resume", contentType: upload.contentType, body: upload.bytes)
        token = try UploadAnswer(json: answer).viewToken
        while true {
            let body = try connection.send("GET", "/api/public/session?token=\(token)&wait=10")
            let session = try SessionAnswer(json: body)
            if session.status == "completed" { return }
            if session.status == "failed" {
                throw BenchmarkFailure("an upload failed: \(session.errorMessage ?? "no reason given")")
            }
        }
    }
}
