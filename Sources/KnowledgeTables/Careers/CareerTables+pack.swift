package import KnowledgePack
import TextFolding

extension CareerTables {
    /// Takes a pack apart again, so that more can be merged with it.
    ///
    /// Classes of other classifications are left out: they are merged anew.
    ///
    /// - Parameter pack: career knowledge.
    /// - Throws: when something is not there or damaged.
    package init(_ pack: KnowledgePack) throws(KnowledgePackError) {
        let strings = pack.strings
        let texts = 0..<strings.count
        let codes = try pack.index(.occupationCodes)
        let names = try pack.numbers(.occupationNames, count: codes.count, in: texts)
        let zones = try pack.numbers(.occupationZones, count: codes.count, in: 0..<6)
        let titles = try pack.lists(.occupationTitles, count: codes.count, in: texts)
        let skills = try pack.lists(.occupationSkills, count: codes.count, in: texts)
        let related = try pack.lists(.occupationRelated, count: codes.count, in: texts)
        let licences = try pack.lists(.occupationLicences, count: codes.count, in: texts)
        let rankTitles = try pack.lists(.rankTitles, count: codes.count, in: texts)
        let rankLevels = try pack.lists(.rankTitleLevels, count: codes.count, in: 0..<9)
        let rankCountries = try pack.lists(.rankTitleCountries, count: codes.count, in: texts)
        let near = try pack.lists(.nearClasses, count: codes.count, in: 0..<codes.count)
        let shares = try pack.lists(.nearShares, count: codes.count)
        for number in 0..<codes.count {
            occupations.append(
                Occupation(
                    code: codes.key(number),
                    title: strings[names[number]],
                    jobZone: zones[number],
                    titles: titles[number].map { strings[$0] },
                    skills: skills[number].map { strings[$0] },
                    related: related[number].map { strings[$0] },
                    licence: licences[number].map { strings[$0] },
                    rankTitles: zip(zip(rankTitles[number], rankLevels[number]), rankCountries[number]).map {
                        RankTitle(level: $0.1, title: strings[$0.0], countries: strings[$1])
                    }
                )
            )
            for (other, share) in zip(near[number], shares[number]) {
                nearness[codes.key(number), default: [:]][codes.key(other)] =
                    Double(share) / TitleCompiler.shareUnits
            }
        }
        self.skills = try Self.skills(of: pack)
        let phrases = try pack.index(.rankPhrases)
        let levels = try pack.numbers(.rankLevels, count: phrases.count)
        let modifiers = try pack.numbers(.rankModifiers, count: phrases.count)
        ranks = (0..<phrases.count).map {
            Rank(phrase: phrases.key($0), level: levels[$0], isModifier: modifiers[$0] != 0)
        }
        let shorts = try pack.index(.abbreviations)
        let words = try pack.numbers(.expansions, count: shorts.count, in: texts)
        let places = try pack.numbers(.abbreviationPlaces, count: shorts.count)
        abbreviations = (0..<shorts.count).map {
            Abbreviation(
                short: shorts.key($0),
                words: strings[words[$0]],
                place: Abbreviation.Place(rawValue: places[$0]) ?? .anywhere
            )
        }
        let postingWordIndex = try pack.index(.postingWords)
        let counts = try pack.numbers(.postingWordCounts, count: postingWordIndex.count)
        postingWords = (0..<postingWordIndex.count).map { (postingWordIndex.key($0), counts[$0]) }
        attributions = try pack.numbers(.attributions, in: texts).all.map { strings[$0] }
    }

    /// The skills, with other names as they are looked up.
    private static func skills(of pack: KnowledgePack) throws(KnowledgePackError) -> [Skill] {
        let strings = pack.strings
        let phrases = try pack.index(.skillPhrases)
        let names = try pack.numbers(.skillNames, count: phrases.count, in: 0..<strings.count)
        let kinds = try pack.numbers(.skillKinds, count: phrases.count, in: 0..<strings.count)
        let contexts = try pack.lists(.skillContexts, count: phrases.count, in: 0..<strings.count)
        let spellings = try pack.numbers(.skillSpellings, count: phrases.count, in: -1..<strings.count)
        var skills: [Skill] = []
        for entry in 0..<phrases.count {
            let name = strings[names[entry]]
            if skills.last?.name != name {
                skills.append(Skill(name: name, kind: strings[kinds[entry]], aliases: []))
            }
            // Everyday words keep their capital letters; others are kept as they are looked up.
            let isEveryday = spellings[entry] >= 0
            let written = isEveryday ? strings[spellings[entry]] : phrases.key(entry)
            if isEveryday {
                skills[skills.count - 1].everyday.append(written)
                skills[skills.count - 1].context = contexts[entry].map { strings[$0] }
            }
            if written.foldedKey != name.foldedKey { skills[skills.count - 1].aliases.append(written) }
        }
        return skills
    }
}
