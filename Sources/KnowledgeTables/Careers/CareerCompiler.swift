import Glibc
package import KnowledgePack
import TextFolding

/// Turns career tables into a pack.
package struct CareerCompiler {
    private let tables: CareerTables
    private var writer = PackWriter()

    /// Compiles.
    ///
    /// - Parameter tables: the content.
    /// - Returns: the bytes of the pack.
    /// - Throws: when the pack does not open, which would be a mistake in the program.
    package static func pack(_ tables: CareerTables) throws(KnowledgePackError) -> [UInt8] {
        var vocabulary = CareerCompiler(tables: tables)
        vocabulary.addVocabulary()
        let words = try TitleVocabulary(try KnowledgePack(bytes: vocabulary.writer.bytes()))
        var compiler = CareerCompiler(tables: tables)
        compiler.addVocabulary()
        compiler.addOccupations()
        compiler.addSkills()
        compiler.addPostingWords()
        compiler.writer.add(.attributions, strings: tables.attributions)
        TitleCompiler(tables: tables, vocabulary: words).add(to: &compiler.writer)
        return compiler.writer.bytes()
    }

    private init(tables: CareerTables) {
        self.tables = tables
    }

    private mutating func addVocabulary() {
        var phrases: [String] = []
        var ranks: [String: CareerTables.Rank] = [:]
        for rank in tables.ranks {
            let phrase = rank.phrase.foldedKey
            guard !phrase.isEmpty, (0...8).contains(rank.level) else { continue }
            if ranks.updateValue(rank, forKey: phrase) == nil { phrases.append(phrase) }
        }
        let ordered = phrases.compactMap { ranks[$0] }
        let longest = phrases.map { $0.split(separator: " ").count }.max() ?? 1
        writer.add(.rankPhrases, index: phrases)
        writer.add(.rankLevels, numbers: ordered.map { Int32($0.level) })
        writer.add(.rankModifiers, numbers: ordered.map { $0.isModifier ? 1 : 0 })
        writer.add(.rankLongest, numbers: [Int32(longest)])
        var shorts: Set<String> = []
        let abbreviations = tables.abbreviations.filter { shorts.insert($0.short.folded).inserted }
        writer.add(.abbreviations, index: abbreviations.map(\.short.folded))
        writer.add(.expansions, strings: abbreviations.map(\.words.folded))
        writer.add(.abbreviationPlaces, numbers: abbreviations.map { Int32($0.place.rawValue) })
    }

    private mutating func addOccupations() {
        let occupations = tables.occupations
        writer.add(.occupationCodes, index: occupations.map(\.code))
        writer.add(.occupationNames, strings: occupations.map(\.title))
        writer.add(.occupationZones, numbers: occupations.map { Int32($0.jobZone) })
        writer.add(.occupationTitles, stringLists: occupations.map(\.titles))
        writer.add(.occupationSkills, stringLists: occupations.map(\.skills))
        writer.add(.occupationRelated, stringLists: occupations.map(\.related))
        writer.add(.occupationLicences, stringLists: occupations.map(\.licence))
        writer.add(.rankTitles, stringLists: occupations.map { $0.rankTitles.map(\.title) })
        writer.add(.rankTitleLevels, lists: occupations.map { $0.rankTitles.map { Int32($0.level) } })
        writer.add(.rankTitleCountries, stringLists: occupations.map { $0.rankTitles.map(\.countries) })
        var numbers: [String: Int32] = [:]
        var keys: [String] = []
        let traits = occupations.map { occupation in
            occupation.skills.map { skill -> Int32 in
                let key = skill.lowercased()
                if let number = numbers[key] { return number }
                let number = Int32(keys.count)
                numbers[key] = number
                keys.append(key)
                return number
            }
        }
        writer.add(.traits, index: keys)
        writer.add(.occupationTraits, lists: traits)
        writer.add(.titleHeads, index: titleHeads())
    }

    /// Last words of at least three titles.
    private func titleHeads() -> [String] {
        var counts: [String: Int] = [:]
        for occupation in tables.occupations {
            for title in Set([occupation.title] + occupation.titles) {
                guard let head = title.foldedTokens.last, head.count > 2 else { continue }
                counts[head, default: 0] += 1
            }
        }
        return counts.filter { $0.value >= 3 }.keys.sorted()
    }

    private mutating func addPostingWords() {
        var seen: Set<String> = []
        let words = tables.postingWords.filter { $0.count > 0 && seen.insert($0.word).inserted }
        writer.add(.postingWords, index: words.map(\.word))
        writer.add(.postingWordCounts, numbers: words.map { Int32(truncatingIfNeeded: $0.count) })
    }

    private mutating func addSkills() {
        // A name that is in the table goes before another one in the other number.
        let written = Set(tables.skills.flatMap { [$0.name] + $0.aliases }.map(\.foldedKey))
        var seen: Set<String> = []
        var phrases: [String] = []
        var names: [String] = []
        var kinds: [String] = []
        var contexts: [[String]] = []
        var spellings: [Int32] = []
        for skill in tables.skills {
            let context = Set(skill.context.map(\.folded)).sorted()
            let everyday = Set(skill.everyday)
            for name in [skill.name] + skill.aliases {
                let tokens = name.foldedTokens
                let phrase = tokens.joined(separator: " ")
                guard !tokens.isEmpty, seen.insert(phrase).inserted else { continue }
                // A short name goes with words beside it as the main one does.
                let isEveryday =
                    everyday.contains(name) || !context.isEmpty && (name == skill.name || phrase.count <= 3)
                let other = SkillNumber.other(of: tokens, kind: skill.kind).flatMap { other in
                    written.contains(other) || !seen.insert(other).inserted ? nil : other
                }
                for form in [phrase, other].compactMap(\.self) {
                    phrases.append(form)
                    names.append(skill.name)
                    kinds.append(skill.kind)
                    contexts.append(isEveryday ? context : [])
                    spellings.append(isEveryday ? writer.string(form == phrase ? name : form) : -1)
                }
            }
        }
        writer.add(.skillPhrases, index: phrases)
        writer.add(.skillNames, strings: names)
        writer.add(.skillKinds, strings: kinds)
        writer.add(.skillContexts, stringLists: contexts)
        writer.add(.skillSpellings, numbers: spellings)
        writer.add(.skillLongest, numbers: [Int32(phrases.map { $0.split(separator: " ").count }.max() ?? 1)])
    }
}
