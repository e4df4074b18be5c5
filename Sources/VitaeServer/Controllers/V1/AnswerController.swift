import Accounts
import Answers
import Careers
import ExtractionService
import Foundation
import Hummingbird
import JobAlerts
import JobMatching
import Profiles
import Resume
import Sessions
import TextDocument
import VitaeAPI

/// `/api/v1/ai/…`: answers from parsing, scoring, tables of knowledge and open postings.
struct AnswerController {
    let source: AnswerSource
    let documents: any DocumentReading
    let gate: ProfileGate
    let profiles: any ProfileStore
    let sessions: any SessionStore
    let directory: any PostingDirectory
    /// Puts answers in other words; nil to show them as they are composed.
    let wording: ExplanationWording?
    /// Texts of one client that are read as documents; nil for any number.
    let reviews: RateLimiter<AddressRange?>?

    private static let kibibytes = 256
    private static let messageLength = 1...20_000
    private static let resumeLength = 1...200_000
    private static let contextLength = 0...2_000
    /// A shorter text is neither a résumé nor a posting.
    private static let shortestDocument = 200
    /// Phrases that tell a posting, where nothing else does, and where a résumé would be as likely.
    private static let postingSigns = (few: 1, many: 3)

    /// What somebody asks.
    private struct Question {
        let message: String
        let job: Int?
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/api/v1/ai/analyze")
        router.post("/api/v1/ai/analyze") { request, context in
            JSONBody(try await analyze(request, context, now: Date()))
        }
        router.allowOnly(.post, at: "/api/v1/ai/job-advice")
        router.post("/api/v1/ai/job-advice") { request, context in
            JSONBody(try await advise(request, context, now: Date()))
        }
        router.allowOnly(.post, at: "/api/v1/ai/resume-review")
        router.post("/api/v1/ai/resume-review") { request, context in
            JSONBody(try await review(request, context, now: Date()))
        }
    }

    private static func question(in request: Request, _ length: ClosedRange<Int>) async throws -> Question {
        var body = try await BodyFields.read(request, kibibytes: kibibytes)
        let message = body.requiredText("message", length)
        _ = body.text("context", contextLength)
        let job = body.whole("job_id", 0...Int(Int32.max))
        try body.check()
        return Question(message: message, job: job)
    }

    // MARK: Calls

    private func analyze(_ request: Request, _ context: ServerContext, now: Date) async throws -> V1.AIAnswer {
        let question = try await Self.question(in: request, Self.messageLength)
        if let job = question.job { return try await explain(job, request, now: now) }
        let message = question.message
        guard message.count >= Self.shortestDocument || message.contains(where: \.isNewline) else {
            return try await answer(message, isTitle: true, now: now)
        }
        let signs = PostingWriter.signs(in: message)
        if signs < Self.postingSigns.many, message.contains(where: \.isNewline) {
            let analysis = try await read(message, context, now: now)
            if let analysis, ReviewWriter.isResume(analysis.resume) { return try await review(analysis, now: now) }
        }
        if signs >= Self.postingSigns.few, let posting = source.posting(in: message) {
            // It may name people: nobody else sees it.
            return Self.told(source.postings.answer(posting), now: now)
        }
        return try await answer(message, isTitle: false, now: now)
    }

    private func advise(_ request: Request, _ context: ServerContext, now: Date) async throws -> V1.AIAnswer {
        let question = try await Self.question(in: request, Self.messageLength)
        if let job = question.job { return try await explain(job, request, now: now) }
        return try await answer(question.message, isTitle: false, now: now)
    }

    private func review(_ request: Request, _ context: ServerContext, now: Date) async throws -> V1.AIAnswer {
        let question = try await Self.question(in: request, Self.resumeLength)
        guard let analysis = try await read(question.message, context, now: now) else {
            return Self.told(ReviewWriter.unreadable, now: now)
        }
        return try await review(analysis, now: now)
    }

    // MARK: Answers

    private func answer(_ message: String, isTitle: Bool, now: Date) async throws -> V1.AIAnswer {
        let answer = try await source.advice(on: message, isTitle: isTitle, now: now)
        return Self.told(await worded(answer, for: Resume()), now: now)
    }

    private func review(_ analysis: Analysis, now: Date) async throws -> V1.AIAnswer {
        let answer = try await source.review(of: analysis, now: now)
        return Self.told(await worded(answer, for: analysis.resume), now: now)
    }

    /// A job by its number: against the résumé or the keywords of whoever asks, where they prove who they are.
    private func explain(_ job: Int, _ request: Request, now: Date) async throws -> V1.AIAnswer {
        guard let found = try await directory.posting(number: Int64(job), now: now) else {
            throw Problem(.notFound, "Job not found")
        }
        let profile = try await profile(of: request)
        var session: Session?
        if let hash = profile?.session { session = try await sessions.session(tokenHash: hash, now: now) }
        if let session, let analysis = session.analysis,
            let answer = source.explanation(of: found.posting, for: analysis, home: session.location, now: now)
        {
            return Self.told(await worded(answer, for: analysis.resume), now: now)
        }
        let answer = source.answer(found, keywords: profile?.keywords ?? [], now: now)
        return Self.told(await worded(answer, for: Resume()), now: now)
    }

    /// The profile of whoever sends a request; nil where nothing proves who that is.
    private func profile(of request: Request) async throws -> UserProfile? {
        switch try await gate.keys(of: request).first {
        case .secret(_, let device?): try await profiles.profile(boundTo: device)
        case .account(let account): try await profiles.profiles(of: account).max { $0.seenAt < $1.seenAt }
        case .secret(_, nil), nil: nil
        }
    }

    /// Reads a text as a document; nil where it cannot be read.
    private func read(_ text: String, _ context: ServerContext, now: Date) async throws -> Analysis? {
        if let seconds = reviews?.take(context.clientAddress?.clientRange, now: now) {
            throw Problem.tooManyRequests(
                "Too many documents came from your network. Wait a little, then send the next one.",
                seconds: seconds
            )
        }
        let request = ExtractionRequest(files: [Array(text.utf8)], today: .today(now))
        do {
            let read = try await documents.analyse(request, onRead: {}, beforeFindings: {})
            return read.findings.map { Analysis($0, of: read.document) }
        } catch ReadingFailure.document {
            return nil
        } catch {
            throw Problem.cannotRead
        }
    }

    private func worded(_ answer: Answer, for resume: Resume) async -> Answer {
        guard let wording else { return answer }
        let words = await wording.wording(of: answer.explanation, without: PersonalDetails(of: resume))
        return answer.replacing(words)
    }

    private static func told(_ answer: Answer, now: Date) -> V1.AIAnswer {
        V1.AIAnswer(response: answer.text, timestamp: V1.time(now))
    }
}

extension Problem {
    /// Documents cannot be read at the moment.
    fileprivate static var cannotRead: Problem {
        var problem = Problem(.serviceUnavailable, "Documents cannot be read at the moment. Try again in a minute.")
        problem.retryAfter = 60
        problem.part = "extractor"
        return problem
    }
}
