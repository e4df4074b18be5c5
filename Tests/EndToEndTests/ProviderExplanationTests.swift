import Foundation
import StandIn
import Synchronization
import TestSupport
import Testing

@Suite("Explanations with a language model")
struct ProviderExplanationTests {
    /// How the model behaves.
    private enum Mood {
        case failing
        /// Adds words that say nothing.
        case faithful
        /// Adds a skill that nobody has.
        case inventive
    }

    private static let key = "key-that-nobody-may-see"
    private static let sample = "resumes/software-engineer-us.pdf"

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func server(at model: String) throws -> RunningServer {
        try RunningServer(
            data: folder.url.appending(path: "data"),
            arguments: [
                "--jobs", Samples.folder.appending(path: "jobs.ndjson").path, "--no-rate-limit",
                "--language-model", "openai", "--language-model-url", model, "--language-model-name", "small-1",
                "--language-model-timeout", "30", "--log-level", "debug",
            ],
            environment: ["VITAE_LANGUAGE_MODEL_KEY": Self.key]
        )
    }

    /// What the model is asked to put in other words.
    private static func facts(in question: StandInServer.Question) throws -> [String: Any] {
        let body = try #require(try JSONSerialization.jsonObject(with: question.body) as? [String: Any])
        let messages = try #require(body["messages"] as? [[String: String]])
        let text = try #require(messages.last?["content"])
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private static func answer(to question: StandInServer.Question, adding words: String) throws -> StandInServer.Answer
    {
        var facts = try facts(in: question)
        facts["bullets"] = (facts["bullets"] as? [String] ?? []).map { $0 + words }
        let text = String(decoding: try JSONSerialization.data(withJSONObject: facts), as: UTF8.self)
        let message: [String: Any] = ["message": ["role": "assistant", "content": text], "finish_reason": "stop"]
        let body = try JSONSerialization.data(withJSONObject: ["choices": [message]])
        return StandInServer.Answer(body: String(decoding: body, as: UTF8.self))
    }

    @Test("show its words where they say the same, and are as they were composed where not")
    func explanations() async throws {
        let mood = Mutex(Mood.failing)
        try await StandInServer.run { question, _ in
            switch mood.withLock({ $0 }) {
            case .failing: StandInServer.Answer(500)
            case .faithful: try Self.answer(to: question, adding: " That is it.")
            case .inventive: try Self.answer(to: question, adding: " It asks for COBOL.")
            }
        } _: { model in
            let server = try server(at: model.address + "/v1")
            let client = APIClient(address: server.address)
            let token = try await client.completed(Self.sample).token
            let jobs = try await client.jobs(token)
            let job = ["job_id": try #require(jobs.first), "view_token": token]
            let composed = try await client.post("/api/jobs/explanation", job)
            #expect(composed.status == 200)
            let bullets = try #require(composed.object["bullets"] as? [String])

            mood.withLock { $0 = .faithful }
            let worded = try await client.post("/api/jobs/explanation", job)
            let shown = try #require(worded.object["bullets"] as? [String])
            #expect(shown.count == bullets.count)
            #expect(shown != bullets)
            for (words, bullet) in zip(shown, bullets) { #expect([bullet, bullet + " That is it."].contains(words)) }
            let asked = model.questions.count
            #expect(try await client.post("/api/jobs/explanation", job).body == worded.body)
            #expect(model.questions.count == asked)

            mood.withLock { $0 = .inventive }
            let role = ["role": "Nurse", "view_token": token]
            let snippet = try await client.post("/api/insights/role-snippet", role)
            #expect(snippet.status == 200)
            #expect(!snippet.text.contains("COBOL"))
            #expect(model.questions.count == asked + 1)

            #expect(model.questions.allSatisfy { $0.headers["authorization"] == "Bearer \(Self.key)" })
            try await expectNobodyIsNamed(in: model.questions, client, token)
            #expect(server.stop() == 0)
        }
        try expectNoKey()
    }

    /// The person's name, address and number are in the résumé, and in nothing that was sent.
    private func expectNobodyIsNamed(
        in questions: [StandInServer.Question],
        _ client: APIClient,
        _ token: String
    ) async throws {
        let resume = try await client.get("/api/public/resume", headers: ["X-View-Token": token]).object
        let basics = try #require(resume["basics"] as? [String: Any])
        for field in ["name", "email", "phone"] {
            let detail = try #require(basics[field] as? String, "\(field)")
            #expect(!questions.contains { $0.text.contains(detail) }, "\(field)")
        }
        #expect(!questions.isEmpty)
    }

    /// The key is neither in the log nor in the folder of the server.
    private func expectNoKey() throws {
        let files = try #require(FileManager.default.enumerator(at: folder.url, includingPropertiesForKeys: nil))
        var logs = 0
        for case let file as URL in files where !file.hasDirectoryPath {
            if file.pathExtension == "log" { logs += 1 }
            let isClean = try Data(contentsOf: file).firstRange(of: Data(Self.key.utf8)) == nil
            #expect(isClean, "\(file.lastPathComponent)")
        }
        #expect(logs == 1)
    }
}
