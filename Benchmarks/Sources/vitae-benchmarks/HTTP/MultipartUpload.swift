/// The body of an upload with one file.
struct MultipartUpload {
    let bytes: [UInt8]
    let contentType: String

    private static let boundary = "vitae-benchmarks-7f3c1e0a"

    init(file: [UInt8], name: String) {
        let head = """
            --\(Self.boundary)\r
            Content-Disposition: form-data; name="file"; filename="\(name)"\r
            Content-Type: application/pdf\r
            \r\n
            """
        bytes = Array(head.utf8) + file + Array("\r\n--\(Self.boundary)--\r\n".utf8)
        contentType = "multipart/form-data; boundary=\(Self.boundary)"
    }
}
