import JobAlerts
import VitaeServer

/// How devices are told, and how long what they were told is kept.
extension ServerSetting {
    static let appleKeyFile = Entry(
        "apns-key-file",
        optional: \.push.appleKeyFile,
        .path,
        absence: "none: apps are not pushed to",
        help: "File with the private key (.p8) that Apple made for pushes."
    )
    static let appleKeyID = Entry(
        "apns-key-id",
        optional: \.push.appleKeyID,
        .appleIdentifier,
        absence: "required with apns-key-file",
        help: "Apple's name of the key."
    )
    static let appleTeamID = Entry(
        "apns-team-id",
        optional: \.push.appleTeamID,
        .appleIdentifier,
        absence: "required with apns-key-file",
        help: "Apple's name of the team."
    )
    static let appleTopic = Entry(
        "apns-topic",
        optional: \.push.appleTopic,
        .bundle,
        absence: "required with apns-key-file",
        help: "Bundle identifier of the app."
    )
    static let appleEnvironment = Entry(
        "apns-environment",
        \.push.appleEnvironment,
        .choice,
        help: "The half of Apple's service that a device is looked for first; the other one is tried after it."
    )
    static let appleURL = Entry(
        "apns-url",
        optional: \.push.appleURL,
        .service,
        absence: "https://api.push.apple.com",
        help: "Address to send to in place of Apple's for production."
    )
    static let appleSandboxURL = Entry(
        "apns-sandbox-url",
        optional: \.push.appleSandboxURL,
        .service,
        absence: "https://api.sandbox.push.apple.com",
        help: "Address to send to in place of Apple's for development."
    )
    static let pushRoot = Entry(
        "push-root",
        optional: \.push.root,
        .path,
        help: "File with certificates (PEM) that push services may have besides those that the system trusts."
    )
    static let pushesPerHour = Entry(
        "pushes-per-hour",
        \.push.policy.perHour,
        .whole(1...1_000),
        unit: "pushes an hour",
        help: "Pushes of new jobs that a device gets; further jobs are left to the digest."
    )
    static let pushesPerDay = Entry(
        "pushes-per-day",
        \.push.policy.perDay,
        .whole(1...1_000),
        unit: "pushes a day",
        help: "Pushes that a device gets in 24 hours, the digest included."
    )
    static let quietHours = Entry(
        "quiet-hours",
        \.push.policy.quietHours,
        .quietHours,
        help: "Hours of a device's day in which pushes wait; what a person says about them comes first."
    )
    static let digestTime = Entry(
        "digest-time",
        \.push.policy.digestTime,
        .clockTime,
        help: "Time of a device's day at which it is told of jobs that it was not pushed."
    )
    static let linkScheme = Entry(
        "link-scheme",
        \.push.linkScheme,
        .scheme,
        help: "What links into the app begin with."
    )
    static let webPushContact = Entry(
        "web-push-contact",
        optional: \.push.webContact,
        .contact,
        absence: "none: browsers are not pushed to",
        help: "Where push services of browsers reach the operator."
    )
    static let webPushHost = Entry(
        "web-push-host",
        list: \.push.webHosts,
        .text,
        absence: "those of the well-known browsers",
        help: "Host of a browser's push service that may be asked; *. stands for any name before the rest."
    )
    static let mailCommand = Entry(
        "mail-command",
        optional: \.push.mailCommand,
        .text,
        absence: "none: no digest is sent by mail",
        help: "Shell command that sends the message on its standard input, such as sendmail -t."
    )
    static let mailFrom = Entry(
        "mail-from",
        optional: \.push.mailFrom,
        .mailAddress,
        absence: "required with mail-command",
        help: "Address that mail is sent from."
    )
    static let matchDays = Entry(
        "match-days",
        \.push.retention.matchDays,
        .whole(1...3_650),
        unit: "days",
        help: "Time that matches are kept."
    )
    static let notificationDays = Entry(
        "notification-days",
        \.push.retention.notificationDays,
        .whole(2...3_650),
        unit: "days",
        help: "Time that notifications are kept after they were sent."
    )
    static let inactiveDeviceDays = Entry(
        "inactive-device-days",
        \.push.retention.inactiveDeviceDays,
        .whole(1...3_650),
        unit: "days",
        help: "Time that a device is kept after it became inactive, with all that belongs to it."
    )
    static let idleDeviceDays = Entry(
        "idle-device-days",
        \.push.retention.idleDeviceDays,
        .whole(1...3_650),
        unit: "days",
        help: "Time without a call after which a device is inactive."
    )
    static let operatorKey = Entry(
        "operator-key",
        optional: \.push.operatorKey,
        .operatorKey,
        absence: "none: there are no calls for operators",
        help: "What operators send as X-API-Key."
    )
    static let operatorKeyFile = Entry(
        "operator-key-file",
        optional: \.push.operatorKeyFile,
        .path,
        help: "File that holds the key instead."
    )

    /// The topic.
    static let push = Topic(
        title: "Notifications and operators",
        settings: [
            appleKeyFile, appleKeyID, appleTeamID, appleTopic, appleEnvironment, appleURL, appleSandboxURL, pushRoot,
            pushesPerHour, pushesPerDay, quietHours, digestTime, linkScheme, webPushContact, webPushHost, mailCommand,
            mailFrom, matchDays, notificationDays, inactiveDeviceDays, idleDeviceDays, operatorKey, operatorKeyFile,
        ]
    )
}
