import TextFolding

/// The words of location fields and notes in titles that say how, not where, people work.
///
/// Written from general knowledge of postings in English, German, French, Spanish, Portuguese, Italian and Polish.
enum WorkplaceWords {
    static let remote: Set<String> = [
        "remote", "remotely", "remoto", "remota", "telecommute", "telecommuting", "telework", "teleworking",
        "teletravail", "teletrabajo", "teletrabalho", "homeoffice", "homebased", "wfh", "virtual", "zdalna", "zdalnie",
        "fernarbeit", "fullremote", "distributed", "ortsunabhangig", "standortunabhangig", "ortsungebunden",
        "thuiswerken", "thuiswerk", "homeworking", "hjemmekontor", "distans",
    ]

    /// Of several words; written as one before the words are looked at.
    static let remotePhrases = [
        "home office", "home-office", "home based", "home-based", "work from home", "working from home",
        "work-from-home", "work from anywhere", "working from anywhere", "work-from-anywhere", "mobiles arbeiten",
        "a distance", "a distancia", "desde casa", "from home", "home working",
        "von zu hause", "op afstand", "pa distans",
    ]

    static let hybrid: Set<String> = [
        "hybrid", "hybride", "hybrides", "hybrider", "hybriden", "hibrido", "hibrida", "ibrido", "ibrida", "hybrydowa",
        "hybrydowo", "hybrydowy", "hybridmodell", "hybridarbeit", "semipresencial",
    ]

    /// Some days at home are what a hybrid job offers.
    static let hybridPhrases = [
        "part-remote", "semi-remote", "remote friendly", "remote-friendly", "flexible remote", "remote mix",
        "until further notice", "smart working", "mostly remote", "nach absprache", "nach vereinbarung",
        "office and remote", "remote and office", "office & remote", "remote & office", "bureau et teletravail",
        "buro und homeoffice",
    ]

    /// Beside a word for work from home: it is not all of the work, or not for sure.
    static let partial: Set<String> = [
        "partial", "partially", "partly", "part", "semi", "temporarily", "occasional", "occasionally", "some",
        "possible", "optional", "option", "options", "teilweise", "anteilig", "moglich", "partiel", "partielle",
        "parcial", "parziale", "posible", "possibile", "mogelijk", "gedeeltelijk", "czesciowo",
    ]

    /// What makes it all of the work whatever stands beside it.
    static let complete: Set<String> = [
        "fully", "full", "100%", "complete", "completely", "complet", "completo", "completa", "total", "komplett",
        "vollstandig", "permanent", "permanently",
    ]

    static let onSitePhrases = [
        "no remote", "not remote", "non-remote", "non remote", "kein remote", "nicht remote", "kein home office",
        "kein homeoffice", "ohne homeoffice", "no home office", "no telecommuting", "no telework", "no wfh",
        "no work from home", "pas de teletravail", "sans teletravail", "sin teletrabajo", "no teletrabajo",
        "sem teletrabalho", "geen thuiswerk", "remote not possible", "on-site", "onsite", "on site", "in-office",
        "in office", "in the office", "office-based", "office based", "in-person", "in person", "vor ort", "im buro",
        "sur site", "presentiel", "presencial", "stacjonarnie",
    ]

    /// Behind "on-site" they are what takes place there.
    static let onSiteThings: Set<String> = [
        "interview", "interviews", "training", "visit", "visits", "parking", "gym", "support", "meeting", "meetings",
    ]

    /// The name of a place beside one of them is that of an office there, longer ones first.
    static let officePhrases: [[String]] = [
        ["global", "headquarters"], ["corporate", "headquarters"], ["main", "office"], ["head", "office"],
        ["corporate", "office"], ["head", "quarters"], ["headquarters"], ["headquarter"], ["hq"], ["office"],
        ["offices"], ["hauptsitz"], ["buro"],
    ]

    /// In a piece of its own: "Remote: No". In capitals it is Norway.
    static let denials: Set<String> = ["No", "no", "None", "Nein", "Non", "False", "false"]

    static let days: Set<String> = [
        "day", "days", "j", "jrs", "tag", "tage", "tagen", "jour", "jours", "dia", "dias", "giorno", "giorni", "dni",
        "dagen",
    ]

    /// All over a country: beside a word for work from home there is no place to come to.
    static let nationwide: Set<String> = [
        "deutschlandweit", "bundesweit", "osterreichweit", "schweizweit", "europaweit", "weltweit", "nationwide",
        "countrywide", "landesweit",
    ]

    /// Beside a number of days, one of them tells which days are meant.
    static let sites: Set<String> = ["home", "office", "casa", "hause", "zuhause", "buro", "oficina", "bureau"]

    static let worldwide: Set<String> = [
        "anywhere", "worldwide", "everywhere", "global", "globally", "international", "weltweit", "world",
    ]

    /// Behind "remote" these name places that are far away, or a trade.
    static let distantThings: Set<String> = [
        "site", "sites", "area", "areas", "sensing", "community", "communities", "village", "villages", "island",
        "islands", "monitoring", "region", "regions", "camp", "camps", "mine", "mines", "control", "access", "desktop",
        "operations", "infrastructure", "support", "town",
    ]

    /// At the beginning of a title these name a trade.
    static let remoteTrades: Set<String> = [
        "patient", "pilot", "operator", "operators", "handling", "terminal", "vehicle", "vehicles", "diagnostics",
        "inspection", "systems", "network", "medic", "paramedic", "northern", "aboriginal", "indigenous", "proctor",
        "hands", "care", "health", "clinic", "learning", "banking",
    ]

    /// A title that begins so is for work from home, unless one of the distant things follows.
    static let titleBeginnings = [
        "fully remote", "100% remote", "remote", "work from home", "work-from-home", "wfh", "telecommute",
        "home-based", "home based",
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
        "smart", "nationwide",
        "country", "countries", "usa-only", "model", "modell", "mode", "travail", "trabajo", "complet", "completo",
        "schedule", "year", "round", "core", "overlap", "with", "preferred", "time-zone", "time-zones", "current",
        "currently", "across", "wide", "bis", "zu", "up", "arbeiten", "arbeit", "praca", "pracy", "modalidad",
        "modalita",
        "modo", "werken", "reside", "residing", "authorized", "an", "en", "da", "de", "du", "par", "por", "al", "pro",
        "semaine", "semana", "settimana", "woche", "permanent", "permanently", "is", "for", "this", "we", "are",
        "hiring", "employees", "employee", "ou", "et", "aus", "dem", "im",
    ]
}
