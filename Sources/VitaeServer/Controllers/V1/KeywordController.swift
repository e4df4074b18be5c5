import Foundation
import Hummingbird
import JobAlerts
import VitaeAPI

/// `/api/v1/keywords/…`: what a device wants to be told of.
struct KeywordController {
    let alerts: any AlertStore
    let engine: AlertEngine
    let gate: DeviceGate

    private static let mostSubscriptions = 20
    private static let keywords = 1...20
    private static let keywordLength = 1...100
    private static let mostSources = 100

    func addRoutes(to router: Router<ServerContext>) {
        router.allowOnly(.post, at: "/api/v1/keywords")
        router.post("/api/v1/keywords") { request, context in
            JSONBody(try await subscribe(request, context, now: Date()))
        }
        // The device that lists its own, and the subscription that is changed.
        router.allowOnly(.get, .put, .delete, at: "/api/v1/keywords/{id}")
        router.get("/api/v1/keywords/{id}") { request, context in
            let device = try await device(context.parameters.decoded("id"), request, context, now: Date())
            let all = try await alerts.subscriptions(of: device.id)
            return JSONBody(V1.Envelope(V1.SubscriptionList(subscriptions: all.map(V1.Subscription.init))))
        }
        router.put("/api/v1/keywords/{id}") { request, context in
            JSONBody(try await change(request, context, now: Date()))
        }
        router.delete("/api/v1/keywords/{id}") { request, context in
            let id = try DeviceGate.identifier(context.parameters.decoded("id"), "subscription")
            let device = try await device(try request.requiredDevice(), request, context, now: Date())
            guard try await alerts.remove(id, of: device.id) else { throw Self.unknown }
            return JSONBody(V1.Done("Keyword subscription removed successfully"))
        }
    }

    private static let unknown = Problem(.notFound, "Subscription not found")

    private func device(
        _ id: String,
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> Device {
        try await gate.device(id, for: request, context: context, mustBeActive: true, now: now)
    }

    private func subscribe(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.NewSubscription> {
        let (id, content) = try await Self.wish(in: request)
        let device = try await device(id, request, context, now: now)
        let subscription = KeywordSubscription(id: UUID(), device: device.id, content: content, createdAt: now)
        let stored: KeywordSubscription
        do {
            let added = try await alerts.add(subscription, limit: Self.mostSubscriptions)
            stored = added.stored
            if added.isNew { _ = try await engine.match(stored, now: now) }
        } catch AlertStoreError.tooManySubscriptions {
            throw Problem.invalid([
                V1.Violation(
                    "A device has at most \(Self.mostSubscriptions) subscriptions.",
                    type: "too_long",
                    loc: ["body", "device_id"]
                )
            ])
        }
        return V1.Envelope(
            V1.NewSubscription(
                subscriptionID: stored.id.text,
                keywordsCount: stored.content.keywords.count,
                sourcesCount: stored.content.sources?.count ?? 0,
                createdAt: V1.time(stored.createdAt)
            )
        )
    }

    private func change(
        _ request: Request,
        _ context: ServerContext,
        now: Date
    ) async throws -> V1.Envelope<V1.ChangedSubscription> {
        let subscription = try DeviceGate.identifier(context.parameters.decoded("id"), "subscription")
        let (id, content) = try await Self.wish(in: request)
        let device = try await device(id, request, context, now: now)
        guard let changed = try await alerts.change(subscription, of: device.id, to: content, at: now) else {
            throw Self.unknown
        }
        _ = try await engine.match(changed, now: now)
        return V1.Envelope(
            V1.ChangedSubscription(
                subscriptionID: changed.id.text,
                keywordsCount: content.keywords.count,
                sourcesCount: content.sources?.count ?? 0,
                updatedAt: V1.time(now)
            )
        )
    }

    /// The device and what it wants.
    private static func wish(in request: Request) async throws -> (device: String, KeywordSubscription.Content) {
        var body = try await BodyFields.read(request)
        let device = body.requiredText("device_id", 0...1_000)
        body.require("keywords")
        let texts = body.texts("keywords", count: keywords, length: keywordLength) ?? []
        let sources = body.texts("sources", count: 0...mostSources, length: 0...keywordLength.upperBound)
        var location: KeywordSubscription.Location?
        if var filters = body.object("location_filters") {
            location = KeywordSubscription.Location(
                cities: filters.texts("cities", count: 0...keywords.upperBound, length: keywordLength),
                isRemoteOnly: filters.bool("remote_only") ?? false
            )
            body.merge(filters)
        }
        try body.check()
        var seen: Set<String> = []
        let distinct = texts.filter { seen.insert($0.lowercased()).inserted }
        return (device, KeywordSubscription.Content(keywords: distinct, sources: sources, location: location))
    }
}

extension Request {
    /// The device that a query names.
    ///
    /// - Throws: 422 where it names none.
    func requiredDevice() throws -> String {
        var fields = QueryFields(self)
        if let device = fields.text("device_id") { return device }
        fields.refuse("device_id", "device_id is missing.", type: "missing")
        throw Problem.invalid(fields.violations)
    }
}

extension V1.Subscription {
    init(_ subscription: KeywordSubscription) {
        let content = subscription.content
        self.init(
            subscriptionID: subscription.id.text,
            keywords: content.keywords,
            sources: content.sources,
            locationFilters: content.location.map {
                V1.LocationFilters(cities: $0.cities, remoteOnly: $0.isRemoteOnly)
            },
            createdAt: V1.time(subscription.createdAt),
            lastMatch: subscription.lastMatchAt.map(V1.time)
        )
    }
}
