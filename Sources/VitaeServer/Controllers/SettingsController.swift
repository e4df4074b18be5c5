import Hummingbird
import JobMatching
import Sessions
import TextDocument
import VitaeAPI

/// `GET /api/public/settings`
struct SettingsController {
    let settings: SessionSettings
    let samples: SampleResumes
    let postings: any PostingStore
    let isSignUpEnabled: Bool
    /// Whether letters are sent to the addresses of accounts.
    let sendsLetters: Bool
    /// Names of the identity providers that people can sign in with.
    let providers: [String]

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.get, at: "/api/public/settings")
        router.get("/api/public/settings") { _, _ in
            JSONBody(
                SettingsResponse(
                    maximumUploadBytes: settings.maximumUploadBytes,
                    acceptedTypes: DocumentFormat.allCases.map(\.mediaType),
                    retentionDays: settings.retentionDays,
                    keepsFile: false,
                    signUpEnabled: isSignUpEnabled,
                    sendsLetters: sendsLetters,
                    providers: providers,
                    samples: samples.list,
                    hasPostings: try await postings.hasPostings()
                )
            )
        }
    }
}
