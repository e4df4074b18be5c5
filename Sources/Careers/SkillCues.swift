/// Folded words that tell whether an everyday word beside them means a skill.
///
/// English, German, French, Spanish, Portuguese, Italian and Dutch. Source: written for this project from general knowledge.
enum SkillCues {
    /// Words that part items as commas do.
    static let conjunctions: Set<String> = ["and", "or", "und", "oder", "sowie", "et", "ou", "y"]

    /// Words in front of what somebody can do.
    static let leading: Set<String> = [
        "experience", "experienced", "expertise", "expert", "knowledge", "proficient", "proficiency", "skill", "skills",
        "skilled", "familiar", "familiarity", "background", "training", "trained", "certification", "certified",
        "understanding", "competence", "competency", "competent", "fluency", "fluent", "versed", "mastery", "mastered",
        "command", "exposure", "aptitude", "knowledgeable", "using", "utilizing", "utilising", "utilized", "tools",
        "software", "technologies", "languages", "including", "stack", "qualification", "qualified", "literacy",
        "kenntnisse", "erfahrung", "erfahrungen", "umgang", "beherrschung", "sicher", "versiert", "fachkenntnisse",
        "grundkenntnisse", "experience", "connaissance", "connaissances", "maitrise", "competences", "formation",
        "experiencia", "conocimiento", "conocimientos", "manejo", "dominio", "experiencia", "conhecimento",
        "conhecimentos", "dominio", "conoscenza", "esperienza", "competenze", "padronanza", "ervaring", "kennis",
        "vaardigheden",
    ]

    /// Words behind what somebody can do.
    static let trailing: Set<String> = [
        "skill", "skills", "experience", "knowledge", "proficiency", "expertise", "ability", "abilities", "software",
        "certification", "certificate", "certified", "techniques", "technique", "methods", "methodology",
        "methodologies", "background", "training", "principles", "practices", "fundamentals", "literacy", "tools",
        "programming", "coding", "development", "scripting", "developer", "queries", "functions", "required",
        "preferred", "plus", "asset", "advantage", "desirable", "must", "kenntnisse", "erfahrung", "fahigkeiten",
    ]

    /// Words that may stand between a cue and a skill, or in front of a skill.
    static let between: Set<String> = [
        "in", "with", "of", "on", "for", "to", "the", "a", "an", "such", "as", "like", "e.g", "eg", "any", "all",
        "other",
        "including", "include", "using", "both", "at", "one", "more", "or", "basic", "advanced", "intermediate",
        "expert",
        "beginner", "strong", "excellent", "good", "solid", "great", "deep", "proven", "exceptional", "effective",
        "outstanding", "superior", "demonstrated", "proficient", "working", "hands", "on", "extensive", "relevant",
        "prior", "previous", "general", "technical", "professional", "practical", "related", "some", "your", "our",
        "my",
        "is", "are", "be", "will", "would", "level", "years", "year", "modern", "multiple", "various", "several",
        "core", "key", "highly", "very", "high",
        "mit", "im", "in", "von", "der", "die", "das", "dem", "den", "gute", "sehr", "fundierte", "erste", "de", "du",
        "des", "la", "le", "les", "en", "du", "sur", "dans", "avec", "bonne", "del", "con", "el", "los", "las", "em",
        "com", "do", "da", "nella", "nel", "di", "met", "van", "het", "een",
    ]

    /// Words in front of departments and people, not of skills: "work with sales and design".
    static let parties: Set<String> = [
        "partner", "partners", "partnering", "collaborate", "collaborates", "collaborating", "collaboration", "liaise",
        "liaising", "coordinate", "coordinating", "alongside", "across", "between", "join", "joining", "interface",
        "interact", "cross", "teams", "stakeholders", "departments", "among",
    ]

    /// Words in front of "with" and those somebody works with.
    static let together: Set<String> = [
        "partner", "partners", "partnering", "partnership", "partnerships", "collaborate", "collaborates",
        "collaborating", "collaborated", "collaboration", "collaboratively", "liaise", "liaising", "liaised", "liaison",
        "coordinate", "coordinating", "coordinated", "interface", "interfacing", "interfaced", "interact",
        "interacting", "interacted", "work", "working", "works", "worked", "align", "engage", "communicate",
        "communicated", "together", "closely", "cooperate", "cooperated", "functionally",
    ]

    /// Words that end a list of those somebody works with, and tell what for.
    static let purposes: Set<String> = [
        "to", "on", "for", "in", "through", "using", "experience", "skills", "knowledge",
    ]

    /// Words behind departments, industries and people.
    static let partyHeads: Set<String> = [
        "team", "teams", "department", "departments", "stakeholder", "stakeholders", "function", "functions", "leader",
        "leaders", "leadership", "industry", "company", "companies", "partners", "customers", "clients", "organization",
        "organizations", "groups", "group", "space", "sector", "orgs", "org", "counterparts", "colleagues", "platform",
        "market", "markets", "startup", "startups", "business", "businesses", "insurance", "benefits", "leave",
    ]

    /// Words that stand in front of the name of a thing: "in Go", "with Teams".
    static let prepositions: Set<String> = [
        "in", "with", "using", "via", "on", "of", "like", "as", "e.g", "into", "to", "from", "through", "mit", "avec",
        "con", "com", "met", "ms", "microsoft", "google", "adobe", "apache",
    ]
}
