import Foundation

/// What stands before and behind the only file of a form.
struct MultipartFrame: Sendable {
    let contentType: String
    let head: String
    let tail: String

    /// - Parameter filename: a label; what would end the label, or its line, is left out.
    init(filename: String) {
        let boundary = "vitae-\(UUID().uuidString)"
        let label = filename.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
        contentType = "multipart/form-data; boundary=\(boundary)"
        head =
            "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(label)\"\r\n"
            + "Content-Type: application/octet-stream\r\n\r\n"
        tail = "\r\n--\(boundary)--\r\n"
    }
}
