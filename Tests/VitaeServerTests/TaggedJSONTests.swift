import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Testing

@testable import VitaeServer

@Suite("JSON with a tag")
struct TaggedJSONTests {
    private static func response(
        _ answer: TaggedJSON,
        method: HTTPRequest.Method = .get,
        to fields: [String] = []
    ) async throws -> Response {
        var headers = HTTPFields()
        for field in fields { headers.append(HTTPField(name: .ifNoneMatch, value: field)) }
        let head = HTTPRequest(method: method, scheme: nil, authority: nil, path: "/", headerFields: headers)
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        return try await TestContext.run { answer.response(from: request, context: $0) }
    }

    @Test("is the same for the same answer, another for another, and one word in quotes")
    func tags() throws {
        let answer = try TaggedJSON(["a": 1, "b": 2])
        #expect(answer == (try TaggedJSON(["b": 2, "a": 1])))
        #expect(answer.tag != (try TaggedJSON(["a": 1, "b": 3])).tag)
        #expect(answer.tag.wholeMatch(of: /"[A-Za-z0-9+\/=]{16}"/) != nil, "\(answer.tag)")
        #expect(String(buffer: answer.body) == "{\"a\":1,\"b\":2}")
    }

    @Test("is sent whole with its tag to those who do not have it")
    func whole() async throws {
        let answer = try TaggedJSON(["a": 1])
        for fields in [[], ["\"other\""], ["not a tag"], ["\"one\", \"two\""]] {
            let response = try await Self.response(answer, to: fields)
            #expect(response.status == .ok)
            #expect(response.headers[.eTag] == answer.tag)
            #expect(response.headers[.contentType] == "application/json; charset=utf-8")
            #expect(response.body.contentLength == answer.body.readableBytes)
        }
    }

    @Test("is not sent again: one tag, a list, a weak one, several lines, any")
    func notModified() async throws {
        let answer = try TaggedJSON(["a": 1])
        let known = [
            [answer.tag], ["\"other\", \(answer.tag)"], ["W/\(answer.tag)"], ["\"other\"", answer.tag], ["*"],
        ]
        for fields in known {
            for method in [HTTPRequest.Method.get, .head] {
                let response = try await Self.response(answer, method: method, to: fields)
                #expect(response.status == .notModified, "\(fields)")
                #expect(response.headers[.eTag] == answer.tag)
                #expect(response.body.contentLength == 0)
            }
        }
    }

    @Test("is sent to those who changed something, whatever they had")
    func otherMethods() async throws {
        let answer = try TaggedJSON(["a": 1])
        for method in [HTTPRequest.Method.put, .post] {
            #expect(try await Self.response(answer, method: method, to: [answer.tag]).status == .ok)
        }
    }
}
