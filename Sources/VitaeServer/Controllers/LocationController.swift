import Foundation
import HTTPTypes
import Hummingbird
import Places
import Sessions
import VitaeAPI

/// `PUT /api/public/session/location`: looks for jobs from another place.
struct LocationController {
    let lookup: SessionLookup
    let store: any SessionStore
    let search: JobSearch
    let gazetteer: Gazetteer
    let changes: SessionChanges

    private static let longestName = 200

    private struct Body: Decodable {
        let location: String?

        private enum CodingKeys: CodingKey {
            case location
        }

        init(from decoder: any Decoder) throws {
            // A field that is left out by mistake must not mean the same as one that is null.
            let container = try decoder.container(keyedBy: CodingKeys.self)
            guard container.contains(.location) else {
                throw DecodingError.keyNotFound(
                    CodingKeys.location,
                    .init(codingPath: [], debugDescription: "missing")
                )
            }
            location = try container.decode(String?.self, forKey: .location)
        }
    }

    func addRoutes(to router: Router<some RequestContext>) {
        router.allowOnly(.put, at: "/api/public/session/location")
        router.put("/api/public/session/location") { request, _ in try await relocate(request) }
    }

    private func relocate(_ request: Request) async throws -> JSONBody<SessionResponse> {
        let token = SessionLookup.token(of: request)
        let session = try await lookup.session(token: token)
        let body = try await JSONRequest.decode(Body.self, from: request)
        guard let analysis = session.analysis else {
            throw Problem(.conflict, "The résumé has not been read yet, or could not be read.")
        }
        let name = body.location?.trimmingCharacters(in: .whitespacesAndNewlines)
        let place = try name.map(place)
        let matches = try await search.described(
            try await search.matches(for: analysis, from: place, now: Date())
        )
        do {
            try await store.relocate(session.id, to: name, matches: matches)
        } catch SessionStoreError.leaseLost {
            throw Problem.unknownToken
        }
        await changes.changed(session.id)
        return JSONBody(SessionResponse(try await lookup.session(token: token)))
    }

    private func place(named name: String) throws -> Place {
        let detail = "“location” is not a place that is known here. Write a city with its region or country."
        guard name.count <= Self.longestName, let place = gazetteer.resolve(name) else {
            throw Problem(
                .unprocessableContent,
                detail,
                errors: [.init(pointer: "/location", detail: "This place is not known.")]
            )
        }
        return place
    }
}
