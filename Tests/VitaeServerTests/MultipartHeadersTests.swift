import Testing

@testable import VitaeServer

@Suite("Headers of a part")
struct MultipartHeadersTests {
    @Test(
        "name the field and the file",
        arguments: [
            (#"form-data; name="file"; filename="a.pdf""#, "file", "a.pdf"),
            (#"form-data; name=file; filename=a.pdf"#, "file", "a.pdf"),
            (#"form-data; name="file""#, "file", nil), (#"form-data;name="file";filename="""#, "file", ""),
            (#"FORM-DATA; NAME="file"; FileName="a.pdf""#, "file", "a.pdf"),
            (#"form-data; name="a \"b\" c""#, #"a "b" c"#, nil),
            (#"form-data; name="a;b"; filename="c;d""#, "a;b", "c;d"),
            (#"form-data; name="file"; filename="résumé 履歴書.pdf""#, "file", "résumé 履歴書.pdf"),
            (#"form-data; filename="a.pdf"; name="file""#, "file", "a.pdf"), (#"form-data; name="""#, "", nil),
            // What stands in quotes names nothing.
            (#"form-data; filename="a; name=b.pdf"; name="file""#, "file", "a; name=b.pdf"),
        ] as [(String, String, String?)]
    )
    func disposition(_ value: String, name: String, filename: String?) throws {
        let headers = try #require(MultipartHeaders(Array("\r\nContent-Disposition: \(value)".utf8)))
        #expect(headers.name == name)
        #expect(headers.filename == filename)
    }

    @Test("are read whatever their case and order")
    func otherHeaders() throws {
        let text =
            "\r\nContent-Type: text/plain; name=\"other\"\r\ncontent-disposition: form-data; name=\"file\"\r\nX-A: b"
        #expect(try #require(MultipartHeaders(Array(text.utf8))).name == "file")
    }

    @Test("bytes that are no text are no reason to stop")
    func invalidText() {
        let bytes = Array("Content-Disposition: form-data; name=\"".utf8) + [0xFF, 0xFE] + Array("\"".utf8)
        #expect(MultipartHeaders(bytes) != nil)
        #expect(MultipartHeaders([0xFF, 0x00, 0x0D, 0x0A]) == nil)
    }

    @Test(
        "a boundary is read with and without quotes",
        arguments: [
            ("multipart/form-data; boundary=abc", "abc"), ("multipart/form-data; boundary=\"a b;c\"", "a b;c"),
            ("multipart/form-data; charset=utf-8; BOUNDARY=abc; x=y", "abc"), ("multipart/form-data", nil),
        ] as [(String, String?)]
    )
    func boundary(_ type: String, boundary: String?) {
        #expect(MultipartHeaders.parameter("boundary", in: type[...]) == boundary)
    }
}
