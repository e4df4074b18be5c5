import Accounts
import Foundation
import Hummingbird
import Profiles
import VitaeAPI

/// What somebody sends to save of a profile; what is not sent stays.
struct ProfileChange: Sendable {
    /// What the app calls the profile.
    let name: String
    private let steps: [@Sendable (inout UserProfile) -> Void]

    private static let highestSalary = 1_000_000_000_000

    /// Changes a profile.
    ///
    /// - Throws: 422 where the highest pay is less than the lowest then.
    func apply(to profile: inout UserProfile) throws {
        for step in steps { step(&profile) }
        if let minimum = profile.wishes.minimumSalary, let maximum = profile.wishes.maximumSalary, maximum < minimum {
            throw Problem.invalid([
                V1.Violation(
                    "max_salary is at least min_salary.",
                    type: "value_error",
                    loc: ["body", "max_salary"]
                )
            ])
        }
    }

    /// - Throws: 422 for a body that breaks rules, 413 for one that is too large.
    init(_ request: Request) async throws {
        var body = try await BodyFields.read(request)
        let name = body.requiredText("device_id", 1...255)
        if !name.isEmpty, !UserProfile.isName(name) {
            body.refuse("device_id", "device_id has letters, digits and . _ : - only.", type: "value_error")
        }
        var draft = Draft(body: body)
        draft.readPerson()
        draft.readWishes()
        draft.readNotifications()
        draft.readPrivacy()
        try draft.body.check()
        self.name = name
        steps = draft.steps
    }

    /// Reads fields, and keeps what each changes.
    private struct Draft {
        var body: BodyFields
        var steps: [@Sendable (inout UserProfile) -> Void] = []

        private static let textLength = 0...255
        private static let bioLength = 0...5_000
        private static let mostTexts = 100
        private static let years = 0...80

        init(body: BodyFields) {
            self.body = body
        }

        mutating func readPerson() {
            text("first_name", \.person.firstName)
            text("last_name", \.person.lastName)
            text("phone", \.person.phone)
            text("location", \.person.location)
            text("current_job_title", \.person.jobTitle)
            text("linkedin_profile", \.person.linkedIn)
            text("portfolio_url", \.person.portfolio)
            text("bio", \.person.bio, Self.bioLength)
            text("email", \.person.email)
            if case .text(let email) = body.value("email"), !email.allSatisfy(\.isWhitespace),
                EmailAddress(email) == nil
            {
                body.refuse("email", "email is an e-mail address.", type: "value_error")
            }
            readYears()
        }

        /// A number, or a text that begins with one.
        private mutating func readYears() {
            guard case .text(let text) = body.value("years_of_experience") else {
                set(body.whole("years_of_experience", Self.years), \.person.years)
                return
            }
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            if trimmed.isEmpty {
                steps.append { $0.person.years = nil }
                return
            }
            guard let years = Int(trimmed.prefix { $0.isASCII && $0.isNumber }), Self.years.contains(years) else {
                body.refuse(
                    "years_of_experience",
                    "years_of_experience is a whole number from 0 to 80, or a text that begins with one.",
                    type: "int_parsing"
                )
                return
            }
            set(years, \.person.years)
        }

        mutating func readWishes() {
            texts("desired_job_types", \.wishes.jobTypes)
            texts("skills", \.wishes.skills)
            texts("preferred_locations", \.wishes.places)
            set(body.choice("remote_work_preference", of: Wishes.Remote.self), \.wishes.remote)
            salary("min_salary", \.wishes.minimumSalary)
            salary("max_salary", \.wishes.maximumSalary)
            for name in ["salary_currency", "currency"] { currency(name) }
            set(body.bool("salary_negotiable"), \.wishes.isNegotiable)
            set(body.bool("is_negotiable"), \.wishes.isNegotiable)
            let longest = MatchKeywords.longest
            if let keywords = body.texts("match_keywords", count: 0...MatchKeywords.most, length: 0...longest) {
                let distinct = MatchKeywords.distinct(keywords)
                steps.append { $0.keywords = distinct }
            }
        }

        mutating func readNotifications() {
            set(body.bool("job_matches_enabled"), \.notifications.jobMatches)
            set(body.bool("application_reminders_enabled"), \.notifications.applicationReminders)
            set(body.bool("weekly_digest_enabled"), \.notifications.weeklyDigest)
            set(body.bool("market_insights_enabled"), \.notifications.marketInsights)
            set(body.bool("quiet_hours_enabled"), \.notifications.quietHours)
            time("quiet_hours_start", \.notifications.quietStart)
            time("quiet_hours_end", \.notifications.quietEnd)
            time("preferred_notification_time", \.notifications.preferredTime)
        }

        mutating func readPrivacy() {
            set(body.choice("profile_visibility", of: PrivacyChoices.Visibility.self), \.privacy.visibility)
            set(body.bool("share_analytics"), \.privacy.sharesAnalytics)
            set(body.bool("share_job_view_history"), \.privacy.sharesViews)
            set(body.bool("allow_personalized_recommendations"), \.privacy.allowsRecommendations)
        }

        // MARK: Fields

        private typealias Path<Value> = any WritableKeyPath<UserProfile, Value?> & Sendable

        private mutating func set<Value: Sendable>(_ value: Value?, _ path: Path<Value>) {
            guard let value else { return }
            steps.append { $0[keyPath: path] = value }
        }

        /// A text; an empty one takes away what was there.
        private mutating func text(
            _ name: String,
            _ path: Path<String>,
            _ length: ClosedRange<Int> = Draft.textLength
        ) {
            guard let text = body.text(name, length)?.trimmingCharacters(in: .whitespacesAndNewlines) else { return }
            steps.append { $0[keyPath: path] = text.isEmpty ? nil : text }
        }

        private mutating func texts(_ name: String, _ path: Path<[String]>) {
            guard let texts = body.texts(name, count: 0...Self.mostTexts, length: Self.textLength) else { return }
            let told = texts.filter { !$0.isEmpty }
            steps.append { $0[keyPath: path] = told }
        }

        /// Pay in whole units: apps read no others.
        private mutating func salary(_ name: String, _ path: Path<Int>) {
            guard let value = body.value(name) else { return }
            guard case .number(let sent) = value, let amount = Int(exactly: sent.rounded()) else {
                body.refuse(name, "\(name) is a number.", type: "float_type")
                return
            }
            guard (0...ProfileChange.highestSalary).contains(amount) else {
                let type = amount < 0 ? "greater_than_equal" : "less_than_equal"
                body.refuse(name, "\(name) is from 0 to \(ProfileChange.highestSalary).", type: type)
                return
            }
            set(amount, path)
        }

        private mutating func currency(_ name: String) {
            guard let text = body.text(name, 0...10)?.trimmingCharacters(in: .whitespaces).uppercased() else { return }
            guard !text.isEmpty else {
                steps.append { $0.wishes.currency = nil }
                return
            }
            guard ProfileChange.currencies.contains(text) else {
                body.refuse(name, "\(name) is a currency of ISO 4217, such as EUR.", type: "value_error")
                return
            }
            set(text, \.wishes.currency)
        }

        private mutating func time(_ name: String, _ path: Path<String>) {
            guard let value = body.value(name) else { return }
            guard case .text(let text) = value,
                text.isEmpty || text.wholeMatch(of: /([01][0-9]|2[0-3]):[0-5][0-9]/) != nil
            else {
                body.refuse(name, "\(name) is a time such as 22:00.", type: "time_parsing")
                return
            }
            steps.append { $0[keyPath: path] = text.isEmpty ? nil : text }
        }
    }

    private static let currencies = Set(Locale.Currency.isoCurrencies.map { $0.identifier.uppercased() })
}
