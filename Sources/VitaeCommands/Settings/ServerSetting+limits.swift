import Sessions
import VitaeServer

/// What clients may take of the server.
extension ServerSetting {
    static let maxUpload = Entry(
        "max-upload-mib",
        \.sessions.maximumUploadBytes,
        // Extractors take no more.
        .mebibytes(1...10),
        unit: "MiB",
        help: "Size of an upload."
    )
    static let queueLimit = Entry(
        "queue-limit",
        \.sessions.queueLimit,
        .whole(1...1_000_000),
        unit: "documents",
        help: "How many may wait; further uploads are answered with 503."
    )
    static let rateLimit = Entry(
        "rate-limit",
        \.rates.isEnabled,
        .toggle,
        help: "Whether clients are held back who upload or poll too often."
    )
    static let uploadsPerMinute = Entry(
        "uploads-per-minute",
        \.rates.uploadsPerMinute,
        .decimal(0.01...100_000),
        unit: "uploads a minute",
        help: "Uploads of one client in the long run."
    )
    static let uploadBurst = Entry(
        "upload-burst",
        \.rates.uploadBurst,
        .whole(1...100_000),
        unit: "uploads",
        help: "Uploads of one client at once."
    )
    static let pollsPerSecond = Entry(
        "polls-per-second",
        \.rates.pollsPerSecond,
        .decimal(0.01...100_000),
        unit: "calls a second",
        help: "Calls with one view token in the long run."
    )
    static let pollBurst = Entry(
        "poll-burst",
        \.rates.pollBurst,
        .whole(1...100_000),
        unit: "calls",
        help: "Calls with one view token at once."
    )
    static let signInsPerMinute = Entry(
        "sign-ins-per-minute",
        \.rates.signInsPerMinute,
        .decimal(0.01...100_000),
        unit: "sign-ins a minute",
        help: "Sign-ins of one client in the long run, successful or not."
    )
    static let signUpsPerHour = Entry(
        "sign-ups-per-hour",
        \.rates.signUpsPerHour,
        .decimal(0.01...100_000),
        unit: "accounts an hour",
        help: "Accounts that one client makes in the long run."
    )
    static let insightsPerSecond = Entry(
        "insights-per-second",
        \.rates.insightsPerSecond,
        .decimal(0.01...100_000),
        unit: "calls a second",
        help: "Explanations that one client asks for, and interactions with jobs, in the long run."
    )
    static let callsPerHour = Entry(
        "calls-per-hour",
        \.rates.callsPerHour,
        .whole(1...1_000_000),
        unit: "calls an hour",
        help: "Calls of /api/v1 by one client."
    )
    static let maxConnections = Entry(
        "max-connections",
        \.connections.connections,
        .whole(1...1_000_000),
        unit: "connections",
        help: "Connections in all."
    )
    static let maxConnectionsPerClient = Entry(
        "max-connections-per-client",
        \.connections.connectionsPerClient,
        .whole(1...1_000_000),
        unit: "connections",
        help: "Connections of one client: an address, or the /64 of an IPv6 one."
    )

    /// The topic.
    static let limits = Topic(
        title: "Limits",
        settings: [
            maxUpload, queueLimit, rateLimit, uploadsPerMinute, uploadBurst, pollsPerSecond, pollBurst,
            signInsPerMinute,
            signUpsPerHour, insightsPerSecond, callsPerHour, maxConnections, maxConnectionsPerClient,
        ]
    )
}
