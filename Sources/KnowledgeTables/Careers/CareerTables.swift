/// What a pack of career knowledge is built from.
package struct CareerTables: Sendable {
    /// An occupation of SOC 2018.
    package struct Occupation: Sendable {
        package var code: String
        package var title: String
        package var jobZone: Int
        /// Titles that people write, for showing and finding.
        package var titles: [String]
        package var skills: [String]
        package var related: [String]
        package var licence: [String]
        /// Titles that only serve to find it.
        package var furtherTitles: [String] = []
        /// What people of a rank are called in it.
        package var rankTitles: [RankTitle] = []

        package init(
            code: String,
            title: String,
            jobZone: Int,
            titles: [String],
            skills: [String],
            related: [String],
            licence: [String],
            furtherTitles: [String] = [],
            rankTitles: [RankTitle] = []
        ) {
            self.code = code
            self.title = title
            self.jobZone = jobZone
            self.titles = titles
            self.skills = skills
            self.related = related
            self.licence = licence
            self.furtherTitles = furtherTitles
            self.rankTitles = rankTitles
        }
    }

    /// What people of a rank are called in an occupation.
    package struct RankTitle: Sendable, Equatable {
        package var level: Int
        package var title: String
        /// Codes of the countries where they are called so, separated by spaces; empty for all others.
        package var countries: String
    }

    /// An occupation of another classification, with titles of its own.
    package struct TitleClass: Sendable {
        package var code: String
        package var name: String
        package var titles: [String]
        /// SOC occupations it corresponds to, with shares that sum to 1; empty where none is certain.
        package var occupations: [(code: String, share: Double)] = []

        package init(
            code: String,
            name: String,
            titles: [String],
            occupations: [(code: String, share: Double)] = []
        ) {
            self.code = code
            self.name = name
            self.titles = titles
            self.occupations = occupations
        }
    }

    /// A word or phrase that states rank.
    package struct Rank: Sendable {
        package var phrase: String
        package var level: Int
        package var isModifier: Bool
    }

    package struct Skill: Sendable {
        package var name: String
        package var kind: String
        package var aliases: [String]
        /// Words that go with the skill where its name is an everyday word.
        package var context: [String]
        /// Those of the name and its aliases that are everyday words too: they count only where the text shows that the
        /// skill is meant.
        package var everyday: [String]

        package init(name: String, kind: String, aliases: [String], context: [String] = [], everyday: [String] = []) {
            self.name = name
            self.kind = kind
            self.aliases = aliases
            self.context = context
            self.everyday = everyday
        }
    }

    /// A short form and the folded words it stands for.
    package struct Abbreviation: Sendable {
        package enum Place: Int, Sendable {
            case anywhere = 0
            case last = 1
            case first = 2
        }

        package var short: String
        package var words: String
        package var place: Place
    }

    package var occupations: [Occupation] = []
    package var classes: [TitleClass] = []
    package var ranks: [Rank] = []
    package var skills: [Skill] = []
    package var abbreviations: [Abbreviation] = []
    /// Words of postings, folded, and how many postings of ten thousand have each.
    package var postingWords: [(word: String, count: Int)] = []
    /// How near other occupations are, 0-1, by code and the other's code.
    package var nearness: [String: [String: Double]] = [:]
    /// Whom the knowledge is owed to, one line each.
    package var attributions: [String] = []

    package init() {}
}
