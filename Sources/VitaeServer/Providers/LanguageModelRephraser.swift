import AsyncHTTPClient
import Foundation
package import JobMatching
import NIOCore
import NIOHTTP1

/// Asks a language model over HTTP: without redirects, and for 64 KiB at most.
package struct LanguageModelRephraser: ExplanationRephraser {
    /// Why there is no answer.
    package enum Failure: Error, Hashable, Sendable {
        /// Neither TLS nor a service on this machine.
        case insecure
        case unreachable
        /// The service says that something is wrong: the key, too many questions, itself.
        case status(Int)
        /// Whoever wanted the answer no longer does.
        case cancelled
    }

    /// Bytes of an answer.
    package static let mostBytes = 65_536

    private let settings: LanguageModelSettings

    /// - Parameter settings: who is asked.
    package init(_ settings: LanguageModelSettings) {
        self.settings = settings
    }

    /// The same statements in the model's words, not checked yet. Nothing but the statements is sent.
    ///
    /// - Parameter facts: what may be said.
    /// - Returns: the explanation.
    /// - Throws: a `Failure`, or a `RephrasingError` for an answer that holds no explanation.
    package func rephrase(_ facts: JobExplanation) async throws -> JobExplanation {
        guard isAllowed else { throw Failure.insecure }
        let request = try message(for: facts)
        let answer = try await HTTPClient.single { client in try await body(of: request, client) }
        return try explanation(in: answer)
    }

    private var isAllowed: Bool {
        switch settings.url.scheme?.lowercased() {
        case "https": settings.url.host()?.isEmpty == false
        case "http": ProviderFetcher.isLoopback(settings.url.host())
        default: false
        }
    }

    private func body(of request: HTTPClientRequest, _ client: HTTPClient) async throws -> Data {
        do {
            // Whoever asks has a time limit, which comes first.
            let response = try await client.execute(request, deadline: .now() + .seconds(60))
            guard response.status == .ok else { throw Failure.status(Int(response.status.code)) }
            let body = try await response.body.collect(upTo: Self.mostBytes)
            // A cancelled body ends as if it were complete.
            try Task.checkCancellation()
            return Data(body.readableBytesView)
        } catch let failure as Failure {
            throw failure
        } catch is NIOTooManyBytesError {
            throw RephrasingError.malformedAnswer
        } catch {
            // The error as it is may hold an address with what was asked.
            throw Task.isCancelled ? Failure.cancelled : Failure.unreachable
        }
    }

    private func message(for facts: JobExplanation) throws -> HTTPClientRequest {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let path: String
        let body: Data
        var headers: [(name: String, value: String)] = [
            ("User-Agent", "Vitae"), ("Content-Type", "application/json"), ("Accept-Encoding", "identity"),
        ]
        switch settings.kind {
        case .openAI:
            path = ChatCompletionRequest.path
            body = try encoder.encode(ChatCompletionRequest(rephrasing: facts, model: settings.model))
            if let key = settings.key { headers.append(("Authorization", "Bearer \(key)")) }
        case .anthropic:
            path = MessagesRequest.path
            body = try encoder.encode(MessagesRequest(rephrasing: facts, model: settings.model))
            headers.append(MessagesRequest.versionHeader)
            if let key = settings.key { headers.append((MessagesRequest.keyHeader, key)) }
        }
        let address = settings.url.absoluteString
        var request = HTTPClientRequest(url: (address.hasSuffix("/") ? String(address.dropLast()) : address) + path)
        request.method = .POST
        for header in headers { request.headers.add(name: header.name, value: header.value) }
        request.body = .bytes(ByteBuffer(bytes: body))
        return request
    }

    private func explanation(in body: Data) throws -> JobExplanation {
        switch settings.kind {
        case .openAI: try Self.decoded(ChatCompletionResponse.self, from: body).explanation()
        case .anthropic: try Self.decoded(MessagesResponse.self, from: body).explanation()
        }
    }

    private static func decoded<Answer: Decodable>(
        _ type: Answer.Type,
        from body: Data
    ) throws(RephrasingError) -> Answer {
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw .malformedAnswer
        }
    }
}
