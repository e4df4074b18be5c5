import Foundation
import Profiles
import StoredRows

/// A profile as the row of a table.
enum ProfileRow {
    static func profile(
        _ condition: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> UserProfile? {
        try profiles(condition, values, in: connection).first
    }

    static func profiles(
        _ condition: String,
        _ values: [any PostgresValue],
        in connection: PostgresConnection
    ) throws -> [UserProfile] {
        try connection.rows("SELECT * FROM profile WHERE \(condition)", values).map(profile)
    }

    /// Writes a profile in the place of the one with its name.
    static func put(_ profile: UserProfile, in connection: PostgresConnection) throws {
        let cells = cells(of: profile)
        let names = cells.map(\.name)
        try connection.execute(
            """
            INSERT INTO profile (\(names.joined(separator: ", ")))
            VALUES (\(names.indices.map { "$\($0 + 1)" }.joined(separator: ", ")))
            ON CONFLICT (name) DO UPDATE SET
                \(names.dropFirst().map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
            """,
            cells.map(\.value)
        )
    }

    private static func cells(of profile: UserProfile) -> [(name: String, value: any PostgresValue)] {
        let (person, wishes) = (profile.person, profile.wishes)
        let (notifications, privacy) = (profile.notifications, profile.privacy)
        let told: [(name: String, value: any PostgresValue)] = [
            ("name", profile.name), ("id", profile.id), ("secret_hash", profile.secretHash),
            ("account", profile.account), ("first_name", person.firstName), ("last_name", person.lastName),
            ("email", person.email), ("phone", person.phone), ("location", person.location),
            ("job_title", person.jobTitle), ("years", person.years), ("linkedin", person.linkedIn),
            ("portfolio", person.portfolio), ("bio", person.bio),
        ]
        let wanted: [(name: String, value: any PostgresValue)] = [
            ("job_types", wishes.jobTypes.map(StoredList.json)), ("remote", wishes.remote?.rawValue),
            ("skills", wishes.skills.map(StoredList.json)), ("places", wishes.places.map(StoredList.json)),
            ("minimum_salary", wishes.minimumSalary), ("maximum_salary", wishes.maximumSalary),
            ("currency", wishes.currency), ("is_negotiable", wishes.isNegotiable),
            ("keywords", StoredList.json(profile.keywords)),
        ]
        let chosen: [(name: String, value: any PostgresValue)] = [
            ("notifies_of_matches", notifications.jobMatches),
            ("reminds_of_applications", notifications.applicationReminders),
            ("sends_weekly_digest", notifications.weeklyDigest),
            ("sends_market_insights", notifications.marketInsights), ("has_quiet_hours", notifications.quietHours),
            ("quiet_start", notifications.quietStart), ("quiet_end", notifications.quietEnd),
            ("preferred_time", notifications.preferredTime), ("visibility", privacy.visibility?.rawValue),
            ("shares_analytics", privacy.sharesAnalytics), ("shares_views", privacy.sharesViews),
            ("allows_recommendations", privacy.allowsRecommendations), ("session", profile.session),
            ("created_at", profile.createdAt), ("updated_at", profile.updatedAt), ("seen_at", profile.seenAt),
        ]
        return told + wanted + chosen
    }

    private static func profile(_ row: PostgresRow) throws -> UserProfile {
        var profile = UserProfile(id: try row["id"], name: try row["name"], createdAt: try row["created_at"])
        profile.secretHash = try row["secret_hash"]
        profile.account = try row["account"]
        profile.person = try person(row)
        profile.wishes = try wishes(row)
        profile.keywords = StoredList.texts(try row["keywords"]) ?? []
        profile.notifications.jobMatches = try row["notifies_of_matches"]
        profile.notifications.applicationReminders = try row["reminds_of_applications"]
        profile.notifications.weeklyDigest = try row["sends_weekly_digest"]
        profile.notifications.marketInsights = try row["sends_market_insights"]
        profile.notifications.quietHours = try row["has_quiet_hours"]
        profile.notifications.quietStart = try row["quiet_start"]
        profile.notifications.quietEnd = try row["quiet_end"]
        profile.notifications.preferredTime = try row["preferred_time"]
        profile.privacy.visibility = (try row["visibility"] as String?).flatMap(PrivacyChoices.Visibility.init)
        profile.privacy.sharesAnalytics = try row["shares_analytics"]
        profile.privacy.sharesViews = try row["shares_views"]
        profile.privacy.allowsRecommendations = try row["allows_recommendations"]
        profile.session = try row["session"]
        profile.updatedAt = try row["updated_at"]
        profile.seenAt = try row["seen_at"]
        return profile
    }

    private static func person(_ row: PostgresRow) throws -> Person {
        var person = Person()
        person.firstName = try row["first_name"]
        person.lastName = try row["last_name"]
        person.email = try row["email"]
        person.phone = try row["phone"]
        person.location = try row["location"]
        person.jobTitle = try row["job_title"]
        person.years = try row["years"]
        person.linkedIn = try row["linkedin"]
        person.portfolio = try row["portfolio"]
        person.bio = try row["bio"]
        return person
    }

    private static func wishes(_ row: PostgresRow) throws -> Wishes {
        func list(_ column: String) throws -> [String]? { StoredList.texts(try row[column]) }
        var wishes = Wishes()
        wishes.jobTypes = try list("job_types")
        wishes.remote = (try row["remote"] as String?).flatMap(Wishes.Remote.init)
        wishes.skills = try list("skills")
        wishes.places = try list("places")
        wishes.minimumSalary = try row["minimum_salary"]
        wishes.maximumSalary = try row["maximum_salary"]
        wishes.currency = try row["currency"]
        wishes.isNegotiable = try row["is_negotiable"]
        return wishes
    }
}
