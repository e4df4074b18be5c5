import Sessions
import VitaeServer

/// What clients may take of the server.
extension ServerSetting {
    /// The topic.
    static let limits = Topic("Limits") {
        // Extractors take no more.
        Entry("max-upload-mib", \.sessions.maximumUploadBytes, .mebibytes(1...10), unit: "MiB")
            .help("Size of an upload.")
        Entry("queue-limit", \.sessions.queueLimit, .whole(1...1_000_000), unit: "documents")
            .help("How many may wait; further uploads are answered with 503.")
        Entry("rate-limit", \.rates.isEnabled, .toggle)
            .help("Whether clients are held back who upload or poll too often.")
        Entry("uploads-per-minute", \.rates.uploadsPerMinute, .decimal(0.01...100_000), unit: "uploads a minute")
            .help("Uploads of one client in the long run.")
        Entry("upload-burst", \.rates.uploadBurst, .whole(1...100_000), unit: "uploads")
            .help("Uploads of one client at once.")
        Entry("polls-per-second", \.rates.pollsPerSecond, .decimal(0.01...100_000), unit: "calls a second")
            .help("Calls with one view token in the long run.")
        Entry("poll-burst", \.rates.pollBurst, .whole(1...100_000), unit: "calls")
            .help("Calls with one view token at once.")
        Entry("sign-ins-per-minute", \.rates.signInsPerMinute, .decimal(0.01...100_000), unit: "sign-ins a minute")
            .help("Sign-ins of one client in the long run, successful or not.")
        Entry("sign-ups-per-hour", \.rates.signUpsPerHour, .decimal(0.01...100_000), unit: "accounts an hour")
            .help("Accounts that one client makes in the long run.")
        Entry("insights-per-second", \.rates.insightsPerSecond, .decimal(0.01...100_000), unit: "calls a second")
            .help("Explanations that one client asks for, and interactions with jobs, in the long run.")
        Entry("calls-per-hour", \.rates.callsPerHour, .whole(1...1_000_000), unit: "calls an hour")
            .help("Calls of /api/v1 by one client.")
        Entry("max-connections", \.connections.connections, .whole(1...1_000_000), unit: "connections")
            .help("Connections in all.")
        Entry(
            "max-connections-per-client",
            \.connections.connectionsPerClient,
            .whole(1...1_000_000),
            unit: "connections"
        )
        .help("Connections of one client: an address, or the /64 of an IPv6 one.")
    }
}
