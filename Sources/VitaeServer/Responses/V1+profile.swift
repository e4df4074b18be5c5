import Foundation
import JobAlerts
import JobMatching
import Profiles
import VitaeAPI

extension V1.Profile {
    init(_ profile: UserProfile) {
        self.init(
            userID: profile.id.text,
            deviceID: profile.name,
            personalInfo: V1.PersonalInfo(profile.person),
            jobPreferences: V1.JobPreferences(profile.wishes, keywords: profile.keywords),
            notificationSettings: V1.NotificationSettings(profile.notifications),
            privacySettings: V1.PrivacySettings(profile.privacy),
            profileCompleteness: profile.completeness,
            createdAt: V1.time(profile.createdAt),
            lastUpdated: V1.time(profile.updatedAt)
        )
    }
}

extension V1.PersonalInfo {
    init(_ person: Person) {
        self.init(
            firstName: person.firstName,
            lastName: person.lastName,
            email: person.email,
            phone: person.phone,
            location: person.location,
            currentJobTitle: person.jobTitle,
            yearsOfExperience: person.years,
            linkedInProfile: person.linkedIn,
            portfolioURL: person.portfolio,
            bio: person.bio
        )
    }
}

extension V1.JobPreferences {
    init(_ wishes: Wishes, keywords: [String]) {
        let isPaid = wishes.minimumSalary != nil || wishes.maximumSalary != nil
        let isTold = isPaid || wishes.currency != nil || wishes.isNegotiable != nil
        let range = V1.SalaryRange(
            minSalary: wishes.minimumSalary,
            maxSalary: wishes.maximumSalary,
            currency: wishes.currency,
            isNegotiable: wishes.isNegotiable
        )
        self.init(
            desiredJobTypes: wishes.jobTypes,
            remoteWorkPreference: wishes.remote?.rawValue,
            skills: wishes.skills,
            preferredLocations: wishes.places,
            salaryRange: isTold ? range : nil,
            matchKeywords: keywords
        )
    }
}

extension V1.NotificationSettings {
    init(_ choices: NotificationChoices) {
        self.init(
            jobMatchesEnabled: choices.jobMatches,
            applicationRemindersEnabled: choices.applicationReminders,
            weeklyDigestEnabled: choices.weeklyDigest,
            marketInsightsEnabled: choices.marketInsights,
            quietHoursEnabled: choices.quietHours,
            quietHoursStart: choices.quietStart,
            quietHoursEnd: choices.quietEnd,
            preferredNotificationTime: choices.preferredTime
        )
    }
}

extension V1.PrivacySettings {
    init(_ choices: PrivacyChoices) {
        self.init(
            profileVisibility: choices.visibility?.rawValue,
            shareAnalytics: choices.sharesAnalytics,
            shareJobViewHistory: choices.sharesViews,
            allowPersonalizedRecommendations: choices.allowsRecommendations
        )
    }
}

extension V1.ProfileMatch {
    private static let longestDescription = 500

    init(_ match: ProfileMatches.Match, reasons: [String]) {
        let detail = V1.JobDetail(match.posting)
        let places = match.hit?.keywords ?? []
        self.init(
            jobID: detail.id,
            title: detail.title,
            company: detail.company,
            location: detail.location,
            salary: detail.salary,
            description: String(detail.description.prefix(Self.longestDescription)),
            source: detail.source,
            postedAt: detail.postedAt,
            matchScore: match.score,
            matchedKeywords: places.map(\.keyword),
            matchReasons: reasons,
            keywordRelevance: Dictionary(
                places.map { place in
                    let score = (place.strength * 100).rounded()
                    return (place.keyword, V1.KeywordScore(score: score, matches: place.places.map(\.rawValue)))
                },
                uniquingKeysWith: { first, _ in first }
            )
        )
    }
}

extension V1.MatchingStatistics {
    init(_ found: ProfileMatches.Found) {
        let scores = found.matches.map(\.score)
        let average = scores.isEmpty ? 0 : scores.reduce(0, +) / Double(scores.count)
        self.init(
            totalJobsEvaluated: found.evaluated,
            jobsWithMatches: scores.count,
            averageScore: (average * 10).rounded() / 10,
            topScore: scores.first ?? 0
        )
    }
}
