import TextFolding

/// The words of location fields and notes in titles that say how, not where, people work.
///
/// Written from general knowledge of postings in English, German, French, Spanish, Portuguese, Italian and Polish.
enum WorkplaceWords {
    static let remote: Set<String> = [
        "remote", "remotely", "remoto", "remota", "telecommute", "telecommuting", "telework", "teleworking",
        "teletravail", "teletrabajo", "teletrabalho", "homeoffice", "homebased", "wfh", "virtual", "zdalna", "zdalnie",
        "fernarbeit", "fullremote", "distributed",
    ]

    /// Of several words; written as one before the words are looked at.
    static let remotePhrases = [
        "home office", "home-office", "home based", "home-based", "work from home", "working from home",
        "work from anywhere", "working from anywhere", "mobiles arbeiten", "a distance",
    ]

    static let hybrid: Set<String> = ["hybrid", "hybride", "hibrido", "hibrida", "ibrido", "hybrydowa", "hybridmodell"]

    /// Some days at home are what a hybrid job offers.
    static let hybridPhrases = [
        "partially remote", "partly remote", "part remote", "part-remote", "semi-remote", "partial remote",
        "temporarily remote", "teilweise remote", "remote friendly", "remote-friendly", "remote possible",
        "remote optional", "occasional remote", "some remote", "flexible remote",
    ]

    static let onSitePhrases = [
        "no remote", "not remote", "non-remote", "non remote", "kein remote", "kein home office", "kein homeoffice",
        "no home office", "no telecommuting", "no telework", "remote not possible", "on-site", "onsite", "on site",
        "in-office", "in office", "office-based", "office based", "vor ort", "sur site", "presencial",
    ]

    static let worldwide: Set<String> = [
        "anywhere", "worldwide", "everywhere", "global", "globally", "international", "weltweit", "world",
    ]

    /// Behind "remote" these name places that are far away, or a trade.
    static let distantThings: Set<String> = [
        "site", "sites", "area", "areas", "sensing", "community", "communities", "village", "villages", "island",
        "islands", "monitoring", "region", "regions", "camp", "camps", "mine", "mines", "control", "access", "desktop",
        "operations", "infrastructure", "support", "town",
    ]

    /// Words that say nothing of their own beside one of the others.
    static let fillers: Set<String> = [
        "fully", "full", "100%", "100", "percent", "only", "based", "within", "from", "the", "any", "position",
        "positions", "job", "jobs", "work", "working", "role", "residents", "candidates", "applicants", "must", "be",
        "located", "location", "locations", "eligible", "timezone", "timezones", "time", "zone", "zones", "hour",
        "hours", "partially", "partly", "part", "partial", "semi",
        "temporarily", "teilweise", "occasional", "some",
        "first", "available", "possible", "option", "optional", "also", "flexible", "ok", "opportunity", "day", "days",
        "tage", "jours",
        "week", "weekly", "month", "per", "a", "of", "to", "utc", "gmt", "rein", "moglich", "anteilig", "in", "and",
        "or", "-", "&", "+", "live", "anyone", "companywide", "teams", "team", "time/", "est.", "company", "friendly",
        "country", "countries", "usa-only", "model", "modell", "mode", "travail", "trabajo", "complet", "completo",
        "schedule", "year", "round", "core", "overlap", "with", "preferred", "time-zone", "time-zones", "current",
        "currently", "permanent", "permanently", "is", "for", "this", "we", "are", "hiring", "employees", "employee",
    ]
}
