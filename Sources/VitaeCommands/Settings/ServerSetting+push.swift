import JobAlerts
import VitaeServer

/// How devices are told, and how long what they were told is kept.
extension ServerSetting {
    /// The topic.
    static let push = Topic("Notifications and operators") {
        Entry("apns-key-file", optional: \.push.appleKeyFile, .path, absence: "none: apps are not pushed to")
            .help("File with the private key (.p8) that Apple made for pushes.")
        Entry("apns-key-id", optional: \.push.appleKeyID, .appleIdentifier, absence: "required with apns-key-file")
            .help("Apple's name of the key.")
        Entry("apns-team-id", optional: \.push.appleTeamID, .appleIdentifier, absence: "required with apns-key-file")
            .help("Apple's name of the team.")
        Entry("apns-topic", optional: \.push.appleTopic, .bundle, absence: "required with apns-key-file")
            .help("Bundle identifier of the app.")
        Entry("apns-environment", \.push.appleEnvironment, .choice)
            .help("The half of Apple's service that a device is looked for first; the other one is tried after it.")
        Entry("apns-url", optional: \.push.appleURL, .service, absence: "https://api.push.apple.com")
            .help("Address to send to in place of Apple's for production.")
        Entry(
            "apns-sandbox-url",
            optional: \.push.appleSandboxURL,
            .service,
            absence: "https://api.sandbox.push.apple.com"
        )
        .help("Address to send to in place of Apple's for development.")
        Entry("push-root", optional: \.push.root, .path)
            .help("File with certificates (PEM) that push services may have besides those that the system trusts.")
        Entry("pushes-per-hour", \.push.policy.perHour, .whole(1...1_000), unit: "pushes an hour")
            .help("Pushes of new jobs that a device gets; further jobs are left to the digest.")
        Entry("pushes-per-day", \.push.policy.perDay, .whole(1...1_000), unit: "pushes a day")
            .help("Pushes that a device gets in 24 hours, the digest included.")
        Entry("quiet-hours", \.push.policy.quietHours, .quietHours)
            .help("Hours of a device's day in which pushes wait; what a person says about them comes first.")
        Entry("digest-time", \.push.policy.digestTime, .clockTime)
            .help("Time of a device's day at which it is told of jobs that it was not pushed.")
        Entry("link-scheme", \.push.linkScheme, .scheme)
            .help("What links into the app begin with.")
        Entry("web-push-contact", optional: \.push.webContact, .contact, absence: "none: browsers are not pushed to")
            .help("Where push services of browsers reach the operator.")
        Entry("web-push-host", list: \.push.webHosts, .text, absence: "those of the well-known browsers")
            .help("Host of a browser's push service that may be asked; *. stands for any name before the rest.")
        Entry("mail-command", optional: \.push.mailCommand, .text, absence: "none: no digest is sent by mail")
            .help("Shell command that sends the message on its standard input, such as sendmail -t.")
        Entry("mail-from", optional: \.push.mailFrom, .mailAddress, absence: "required with mail-command")
            .help("Address that mail is sent from.")
        Entry("match-days", \.push.retention.matchDays, .whole(1...3_650), unit: "days")
            .help("Time that matches are kept.")
        Entry("notification-days", \.push.retention.notificationDays, .whole(2...3_650), unit: "days")
            .help("Time that notifications are kept after they were sent.")
        Entry("inactive-device-days", \.push.retention.inactiveDeviceDays, .whole(1...3_650), unit: "days")
            .help("Time that a device is kept after it became inactive, with all that belongs to it.")
        Entry("idle-device-days", \.push.retention.idleDeviceDays, .whole(1...3_650), unit: "days")
            .help("Time without a call after which a device is inactive.")
        Entry("idle-profile-days", \.push.retention.idleProfileDays, .whole(1...3_650), unit: "days")
            .help("Time without a call after which a profile is erased.")
        Entry(
            "operator-key",
            optional: \.push.operatorKey,
            .operatorKey,
            absence: "none: there are no calls for operators"
        )
        .help("What operators send as X-API-Key.")
        Entry("operator-key-file", optional: \.push.operatorKeyFile, .path)
            .help("File that holds the key instead.")
    }
}
