import ArgumentParser

/// The settings of a server that the command line takes. None has a default here: it would hide the environment and the
/// configuration file.
struct ServeOptions: ParsableArguments {
    @Option(ServerSetting.host) var host: String?
    @Option(ServerSetting.port) var port: String?
    @Option(ServerSetting.publicURL) var publicURL: String?
    @Option(ServerSetting.trustedProxy) var trustedProxy: [String] = []
    @Option(ServerSetting.metricsPort) var metricsPort: String?
    @Option(ServerSetting.logLevel) var logLevel: String?
    @Option(ServerSetting.tlsCertificate) var tlsCertificate: String?
    @Option(ServerSetting.tlsKey) var tlsKey: String?

    @Option(ServerSetting.data) var data: String?
    @Option(ServerSetting.jobs) var jobs: String?
    @Option(ServerSetting.workers) var workers: String?
    @Option(ServerSetting.language) var language: String?
    @Option(ServerSetting.defaultCountry) var defaultCountry: String?
    @Option(ServerSetting.knowledge) var knowledge: String?
    @Option(ServerSetting.localDistance) var localDistance: String?
    @Option(ServerSetting.retentionDays) var retentionDays: String?
    @Option(ServerSetting.ownedRetentionDays) var ownedRetentionDays: String?

    @Option(ServerSetting.maxUpload) var maxUpload: String?
    @Option(ServerSetting.queueLimit) var queueLimit: String?
    @Flag(ServerSetting.rateLimit) var rateLimit: Bool?
    @Option(ServerSetting.uploadsPerMinute) var uploadsPerMinute: String?
    @Option(ServerSetting.uploadBurst) var uploadBurst: String?
    @Option(ServerSetting.pollsPerSecond) var pollsPerSecond: String?
    @Option(ServerSetting.pollBurst) var pollBurst: String?
    @Option(ServerSetting.signInsPerMinute) var signInsPerMinute: String?
    @Option(ServerSetting.signUpsPerHour) var signUpsPerHour: String?
    @Option(ServerSetting.insightsPerSecond) var insightsPerSecond: String?
    @Option(ServerSetting.callsPerHour) var callsPerHour: String?
    @Option(ServerSetting.maxConnections) var maxConnections: String?
    @Option(ServerSetting.maxConnectionsPerClient) var maxConnectionsPerClient: String?

    @Flag(ServerSetting.signUp) var signUp: Bool?
    @Option(ServerSetting.signInsPerHour) var signInsPerHour: String?
    @Option(ServerSetting.allowedRedirect) var allowedRedirect: [String] = []

    @Flag(ServerSetting.feedAllowHTTP) var feedAllowHTTP: Bool?
    @Flag(ServerSetting.feedAllowPrivate) var feedAllowPrivate: Bool?

    @Option(ServerSetting.deviceAuth) var deviceAuth: String?
    @Option(ServerSetting.matchEvery) var matchEvery: String?

    @Option(ServerSetting.appleKeyFile) var appleKeyFile: String?
    @Option(ServerSetting.appleKeyID) var appleKeyID: String?
    @Option(ServerSetting.appleTeamID) var appleTeamID: String?
    @Option(ServerSetting.appleTopic) var appleTopic: String?
    @Option(ServerSetting.appleEnvironment) var appleEnvironment: String?
    @Option(ServerSetting.appleURL) var appleURL: String?
    @Option(ServerSetting.appleSandboxURL) var appleSandboxURL: String?
    @Option(ServerSetting.pushRoot) var pushRoot: String?
    @Option(ServerSetting.pushesPerHour) var pushesPerHour: String?
    @Option(ServerSetting.pushesPerDay) var pushesPerDay: String?
    @Option(ServerSetting.quietHours) var quietHours: String?
    @Option(ServerSetting.digestTime) var digestTime: String?
    @Option(ServerSetting.linkScheme) var linkScheme: String?
    @Option(ServerSetting.webPushContact) var webPushContact: String?
    @Option(ServerSetting.webPushHost) var webPushHost: [String] = []
    @Option(ServerSetting.mailCommand) var mailCommand: String?
    @Option(ServerSetting.mailFrom) var mailFrom: String?
    @Option(ServerSetting.matchDays) var matchDays: String?
    @Option(ServerSetting.notificationDays) var notificationDays: String?
    @Option(ServerSetting.inactiveDeviceDays) var inactiveDeviceDays: String?
    @Option(ServerSetting.idleDeviceDays) var idleDeviceDays: String?
    @Option(ServerSetting.operatorKeyFile) var operatorKeyFile: String?

    @Option(ServerSetting.languageModel) var languageModel: String?
    @Option(ServerSetting.languageModelURL) var languageModelURL: String?
    @Option(ServerSetting.languageModelName) var languageModelName: String?
    @Option(ServerSetting.languageModelKeyFile) var languageModelKeyFile: String?
    @Option(ServerSetting.languageModelTimeout) var languageModelTimeout: String?
    @Option(ServerSetting.languageModelCalls) var languageModelCalls: String?

    /// What was given, by the settings' keys.
    var given: [String: [String]] {
        let texts: [(ServerSetting.Entry, String?)] = [
            (ServerSetting.host, host), (ServerSetting.port, port), (ServerSetting.publicURL, publicURL),
            (ServerSetting.metricsPort, metricsPort), (ServerSetting.logLevel, logLevel), (ServerSetting.data, data),
            (ServerSetting.jobs, jobs), (ServerSetting.workers, workers), (ServerSetting.language, language),
            (ServerSetting.defaultCountry, defaultCountry), (ServerSetting.knowledge, knowledge),
            (ServerSetting.localDistance, localDistance), (ServerSetting.retentionDays, retentionDays),
            (ServerSetting.ownedRetentionDays, ownedRetentionDays), (ServerSetting.maxUpload, maxUpload),
            (ServerSetting.queueLimit, queueLimit), (ServerSetting.uploadsPerMinute, uploadsPerMinute),
            (ServerSetting.uploadBurst, uploadBurst), (ServerSetting.pollsPerSecond, pollsPerSecond),
            (ServerSetting.pollBurst, pollBurst), (ServerSetting.maxConnections, maxConnections),
            (ServerSetting.maxConnectionsPerClient, maxConnectionsPerClient),
            (ServerSetting.signInsPerMinute, signInsPerMinute), (ServerSetting.signUpsPerHour, signUpsPerHour),
            (ServerSetting.insightsPerSecond, insightsPerSecond), (ServerSetting.callsPerHour, callsPerHour),
            (ServerSetting.deviceAuth, deviceAuth), (ServerSetting.matchEvery, matchEvery),
            (ServerSetting.signInsPerHour, signInsPerHour),
            (ServerSetting.tlsCertificate, tlsCertificate), (ServerSetting.tlsKey, tlsKey),
            (ServerSetting.languageModel, languageModel), (ServerSetting.languageModelURL, languageModelURL),
            (ServerSetting.languageModelName, languageModelName),
            (ServerSetting.languageModelKeyFile, languageModelKeyFile),
            (ServerSetting.languageModelTimeout, languageModelTimeout),
            (ServerSetting.languageModelCalls, languageModelCalls),
        ]
        let switches: [(ServerSetting.Entry, Bool?)] = [
            (ServerSetting.rateLimit, rateLimit), (ServerSetting.signUp, signUp),
            (ServerSetting.feedAllowHTTP, feedAllowHTTP), (ServerSetting.feedAllowPrivate, feedAllowPrivate),
        ]
        let lists: [(ServerSetting.Entry, [String])] = [
            (ServerSetting.trustedProxy, trustedProxy), (ServerSetting.allowedRedirect, allowedRedirect),
            (ServerSetting.webPushHost, webPushHost),
        ]
        var given: [String: [String]] = [:]
        for case (let setting, let text?) in texts + notifications { given[setting.key] = [text] }
        for case (let setting, let isOn?) in switches { given[setting.key] = [isOn ? "on" : "off"] }
        for (setting, values) in lists where !values.isEmpty { given[setting.key] = values }
        return given
    }

    private var notifications: [(ServerSetting.Entry, String?)] {
        [
            (ServerSetting.appleKeyFile, appleKeyFile),
            (ServerSetting.appleKeyID, appleKeyID),
            (ServerSetting.appleTeamID, appleTeamID),
            (ServerSetting.appleTopic, appleTopic),
            (ServerSetting.appleEnvironment, appleEnvironment),
            (ServerSetting.appleURL, appleURL),
            (ServerSetting.appleSandboxURL, appleSandboxURL),
            (ServerSetting.pushRoot, pushRoot),
            (ServerSetting.pushesPerHour, pushesPerHour),
            (ServerSetting.pushesPerDay, pushesPerDay),
            (ServerSetting.quietHours, quietHours),
            (ServerSetting.digestTime, digestTime),
            (ServerSetting.linkScheme, linkScheme),
            (ServerSetting.webPushContact, webPushContact),
            (ServerSetting.mailCommand, mailCommand),
            (ServerSetting.mailFrom, mailFrom),
            (ServerSetting.matchDays, matchDays),
            (ServerSetting.notificationDays, notificationDays),
            (ServerSetting.inactiveDeviceDays, inactiveDeviceDays),
            (ServerSetting.idleDeviceDays, idleDeviceDays),
            (ServerSetting.operatorKeyFile, operatorKeyFile),
        ]
    }

    func validate() throws {
        do throws(SettingsError) {
            _ = try SettingsSources(flags: given).merged()
        } catch {
            throw ValidationError("\(error)")
        }
    }
}

extension Option {
    /// The option of a setting with one value.
    fileprivate init(_ setting: ServerSetting.Entry) where Value == String? {
        self.init(name: .customLong(setting.key), help: ArgumentHelp(setting.optionHelp))
    }

    /// The option of a setting with several values.
    fileprivate init(wrappedValue: [String], _ setting: ServerSetting.Entry) where Value == [String] {
        self.init(
            wrappedValue: wrappedValue,
            name: .customLong(setting.key),
            parsing: .singleValue,
            help: ArgumentHelp(setting.optionHelp)
        )
    }
}

extension Flag {
    /// The pair of flags of a setting that is on or off.
    fileprivate init(_ setting: ServerSetting.Entry) where Value == Bool? {
        self.init(name: .customLong(setting.key), inversion: .prefixedNo, help: ArgumentHelp(setting.optionHelp))
    }
}

extension Setting where Root == ServerSettings {
    /// What `--help` says, the default included, which the parser does not know.
    fileprivate var optionHelp: String {
        let values = shown(ServerSettings())
        return "\(help) (default: \(values.isEmpty ? absence : values.joined(separator: ", ")))"
    }
}
