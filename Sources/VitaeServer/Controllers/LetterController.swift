import Accounts
import Foundation
import HTTPTypes
import Hummingbird

/// `/auth/v1/recover`, `/auth/v1/reset` and `/auth/v1/confirm`: what people do with letters to their address.
struct LetterController {
    let accounts: AccountService
    let letters: AccountLetters

    private struct Wish: Decodable {
        let email: String
    }

    private struct Reset: Decodable {
        let code: String
        let password: String
    }

    private struct Confirmation: Decodable {
        let code: String
    }

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/auth/v1/recover")
        router.post("/auth/v1/recover") { request, _ in
            letters.write(.passwordReset, to: try await JSONRequest.decode(Wish.self, from: request).email)
            // Whether there is an account is not said.
            return Response(status: .noContent)
        }
        router.allowOnly(.post, at: "/auth/v1/reset")
        router.post("/auth/v1/reset") { request, context in
            let reset = try await JSONRequest.decode(Reset.self, from: request)
            try await accounts.resetPassword(code: reset.code, to: reset.password, client: context.client)
            return Response(status: .noContent)
        }
        router.allowOnly(.post, at: "/auth/v1/confirm")
        router.post("/auth/v1/confirm") { request, _ in
            let bearer = try await accounts.bearer(of: request)
            let confirmation = try await JSONRequest.decode(Confirmation.self, from: request)
            try await accounts.confirmAddress(code: confirmation.code, by: bearer)
            return Response(status: .noContent)
        }
    }
}
