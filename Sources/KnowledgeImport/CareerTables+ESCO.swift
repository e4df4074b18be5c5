import KnowledgePack
package import KnowledgeTables
import TextFolding

extension CareerTables {
    /// Share of the votes that an occupation must have to correspond to another classification's.
    private static let leastShare = 0.1
    /// Cosine below which a title says nothing about which occupation it belongs to.
    private static let leastSimilarity = 0.5
    /// Occupations that one of another classification corresponds to at most.
    private static let mostOccupations = 6

    /// Adds what ESCO knows: each occupation is a class of titles, tied to those of the SOC that its titles vote for.
    ///
    /// - Parameter esco: the files.
    /// - Throws: an error that names the file that is missing or cannot be used.
    package mutating func merge(_ esco: ESCOFolder) throws(KnowledgeImportError) {
        let occupations = try esco.occupations()
        let skills = try esco.skills()
        let space: TitleSpace
        do throws(KnowledgePackError) {
            let pack = try KnowledgePack(bytes: CareerCompiler.pack(self))
            space = try TitleSpace(pack, vocabulary: TitleVocabulary(pack))
        } catch {
            // The tables themselves do not make a pack: nothing could be tied to them.
            throw .unreadableFile("the built-in tables")
        }
        for item in occupations {
            classes.append(
                TitleClass(
                    code: item.code,
                    name: item.name,
                    titles: item.titles,
                    occupations: links(of: [item.name] + item.titles, in: space)
                )
            )
        }
        var known = knownSkillNames
        for skill in skills { addSkill(skill.name, kind: "knowledge", aliases: skill.aliases, known: &known) }
        attributions.append(ESCOFolder.attribution)
    }

    /// What titles vote for, all together: exact ones with all their weight, others by how near they are.
    private func links(of titles: [String], in space: TitleSpace) -> [(code: String, share: Double)] {
        var votes: [Int: Double] = [:]
        for title in titles {
            let tokens = title.foldedTokens
            let exact = space.exact(tokens)
            for owner in exact { votes[owner, default: 0] += 1 / Double(exact.count) }
            guard exact.isEmpty else { continue }
            for vote in space.vote(for: tokens) where vote.similarity >= Self.leastSimilarity {
                votes[vote.occupation, default: 0] += vote.weight * TitleSpace.emphasised(vote.similarity)
            }
        }
        let total = votes.values.sorted().reduce(0, +)
        guard total > 0 else { return [] }
        let best = votes.map { ($0.key, $0.value / total) }.filter { $0.1 >= Self.leastShare }
            .sorted { ($0.1, $1.0) > ($1.1, $0.0) }.prefix(Self.mostOccupations)
        return best.map { (occupations[$0.0].code, $0.1) }
    }

    /// All names of skills, folded.
    var knownSkillNames: Set<String> {
        Set(skills.flatMap { [$0.name] + $0.aliases }.map { $0.foldedKey })
    }

    /// Adds a skill unless it is there, or its name is a plain word.
    mutating func addSkill(_ name: String, kind: String, aliases: [String], known: inout Set<String>) {
        func isClear(_ name: String) -> Bool {
            let words = name.foldedTokens
            if words.count > 1 { return words.count <= 5 }
            return name.count > 3 && name.dropFirst().contains { $0.isUppercase || $0.isNumber }
        }
        let key = name.foldedKey
        guard isClear(name), !known.contains(key) else { return }
        known.insert(key)
        let further = aliases.filter { alias in
            isClear(alias) && known.insert(alias.foldedKey).inserted
        }
        skills.append(Skill(name: name, kind: kind, aliases: further))
    }
}
