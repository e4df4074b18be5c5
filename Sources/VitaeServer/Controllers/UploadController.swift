import Accounts
import Foundation
import HTTPTypes
import Hummingbird
import Sessions
import VitaeAPI

/// `POST /api/resume`
struct UploadController {
    let intake: SessionIntake
    let accounts: AccountService
    let settings: SessionSettings

    private static let retryHeader = HTTPField.Name("Idempotency-Key")
    private static let secretHeader = HTTPField.Name("Idempotency-Secret")
    /// A secret that can be guessed is none.
    private static let secretLengths = 16...255

    private var folder: SpoolFolder { SpoolFolder(path: intake.spoolFolder) }

    func addRoutes(to router: Router<ServerContext>) {
        folder.sweep()
        router.allowOnly(.post, at: "/api/resume")
        router.post("/api/resume") { request, context in
            try await upload(request, client: context.client)
        }
    }

    private func upload(_ request: Request, client: String?) async throws -> JSONBody<UploadResponse> {
        let uploader = try await accounts.uploader(of: request)
        let retryKey = try Self.retryKey(of: request, owner: uploader?.account, client: client)
        let reader = UploadReader(
            maximumBytes: settings.maximumUploadBytes,
            maximumFiles: settings.maximumFiles,
            folder: folder
        )
        let files = try await reader.files(of: request)
        let (session, token) = try await intake.accept(
            files,
            owner: uploader?.account,
            client: client,
            retryKey: retryKey,
            now: Date()
        )
        return JSONBody(
            UploadResponse(
                userSearchID: session.userSearchID.uuidString.lowercased(),
                searchSessionID: session.id.uuidString.lowercased(),
                viewToken: token
            )
        )
    }

    /// What a client calls this upload, so that it may send it again without doing it twice.
    private static func retryKey(of request: Request, owner: UUID?, client: String?) throws -> RetryKey? {
        guard let key = retryHeader.flatMap({ request.headers[$0] }) else { return nil }
        guard (1...255).contains(key.utf8.count) else {
            throw Problem.badParameter("Idempotency-Key", "“Idempotency-Key” has 1 to 255 characters.")
        }
        if let owner { return RetryKey(key, of: .account(owner)) }
        guard let secret = secretHeader.flatMap({ request.headers[$0] }) else {
            return RetryKey(key, of: .client(client))
        }
        guard secretLengths.contains(secret.utf8.count) else {
            throw Problem.badParameter("Idempotency-Secret", "“Idempotency-Secret” has 16 to 255 characters.")
        }
        return RetryKey(key, of: .secret(secret))
    }
}
