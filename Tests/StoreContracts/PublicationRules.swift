import Foundation
import Publications
import Resume
import Testing

/// What every store of publications keeps.
package enum PublicationRules {
    /// All rules.
    package static let all = single + lists + imports

    /// A refusal of a change.
    private struct Refusal: Error {}

    private static let single: [StoreRule<PublicationScene>] = [
        StoreRule("keeps all that a publication says") { scene in
            let added = try await scene.add(PublicationScene.whole())
            #expect(added.content == PublicationScene.whole())
            #expect(added.owner == PublicationScene.robin && added.revision == 1)
            #expect(added.createdAt == PublicationScene.at(0) && added.updatedAt == PublicationScene.at(0))
            #expect(added.key == "byron2024tone")
            let found = try await scene.store.publication(
                added.id,
                of: PublicationScene.robin,
                now: PublicationScene.at(1)
            )
            #expect(found == added)
        },
        StoreRule("adds a publication whose identifier an app chose once, whatever is sent the second time") { scene in
            let id = UUID()
            let first = try await scene.add(PublicationScene.content("Tone"), id: id)
            #expect(first.id == id)
            let (again, isNew) = try await scene.store.addPublication(
                PublicationScene.content("Another"),
                id: SpelledUUID(id),
                of: PublicationScene.robin,
                now: PublicationScene.at(5)
            )
            #expect(again == first && !isNew)
            #expect(try await scene.find().total == 1)
        },
        StoreRule("tells an identifier as the app that chose it writes it, and finds it in any spelling") { scene in
            let (robin, now) = (PublicationScene.robin, PublicationScene.at(1))
            let spelled = try #require(SpelledUUID("B7199374-a21c-4570-A672-00D2C7721498"))
            let (first, _) = try await scene.store.addPublication(
                PublicationScene.content("Tone"),
                id: spelled,
                of: robin,
                now: PublicationScene.at(0)
            )
            #expect(first.spelledID == spelled)
            let found = try await scene.store.publication(spelled.uuid, of: robin, now: now)
            #expect(found == first && found?.spelledID.text == spelled.text)
            // Whoever sends it in another way means the same one.
            let again = try await scene.add(PublicationScene.content("Another"), id: spelled.uuid)
            #expect(again == first)
            let changed = try await scene.store.changePublication(spelled.uuid, of: robin, now: now) {
                $1.title = "Syntax"
            }
            #expect(changed?.spelledID.text == spelled.text)
            #expect(try await scene.store.deletePublication(spelled.uuid, of: robin, now: now) { _ in })
            #expect(try await scene.changes(since: 0).changes == [spelled.text])
        },
        StoreRule("chooses another identifier where somebody else has the one that an app chose") { scene in
            let id = UUID()
            let first = try await scene.add(PublicationScene.content("Tone"), id: id)
            let other = try await scene.add(PublicationScene.content("Syntax"), id: id, of: PublicationScene.kim)
            #expect(other.id != id && other.content.title == "Syntax")
            #expect(
                try await scene.store.publication(id, of: PublicationScene.robin, now: PublicationScene.at(1)) == first
            )
            #expect(try await scene.find(of: PublicationScene.kim).titles == ["Syntax"])
        },
        StoreRule("neither shows nor changes nor deletes what somebody else has") { scene in
            let own = try await scene.add(PublicationScene.content("Tone"))
            let (kim, now) = (PublicationScene.kim, PublicationScene.at(1))
            #expect(try await scene.store.publication(own.id, of: kim, now: now) == nil)
            let changed = try await scene.store.changePublication(own.id, of: kim, now: now) { $1.title = "Mine" }
            #expect(changed == nil)
            #expect(try await scene.store.deletePublication(own.id, of: kim, now: now) { _ in } == false)
            #expect(try await scene.find("tone", of: kim).total == 0)
            #expect(try await scene.find("tone").titles == ["Tone"])
        },
        StoreRule("changes a publication, counts the change, and finds it by what it says now") { scene in
            let added = try await scene.add(PublicationScene.content("Tone", 2020))
            let changed = try await scene.store.changePublication(
                added.id,
                of: PublicationScene.robin,
                now: PublicationScene.at(7)
            ) { stored, content in
                #expect(stored == added)
                content.title = "Syntax"
                content.year = nil
            }
            #expect(changed?.revision == 2 && changed?.updatedAt == PublicationScene.at(7))
            #expect(changed?.createdAt == added.createdAt && changed?.key == "doesyntax")
            #expect(try await scene.find("tone").total == 0)
            #expect(try await scene.find("yntax").titles == ["Syntax"])
        },
        StoreRule("changes nothing where the change fails, or changes nothing") { scene in
            let added = try await scene.add(PublicationScene.content("Tone"))
            let robin = PublicationScene.robin
            await #expect(throws: Refusal.self) {
                _ = try await scene.store.changePublication(added.id, of: robin, now: PublicationScene.at(7)) {
                    $1.title = "Syntax"
                    throw Refusal()
                }
            }
            let same = try await scene.store.changePublication(added.id, of: robin, now: PublicationScene.at(8)) {
                $1.title = "Tone"
            }
            #expect(same == added)
        },
        StoreRule("forgets what a deleted publication said, and deletes it once") { scene in
            let added = try await scene.add(PublicationScene.whole())
            let (robin, now) = (PublicationScene.robin, PublicationScene.at(3))
            await #expect(throws: Refusal.self) {
                _ = try await scene.store.deletePublication(added.id, of: robin, now: now) { _ in throw Refusal() }
            }
            #expect(try await scene.find("northern").total == 1)
            #expect(try await scene.store.deletePublication(added.id, of: robin, now: now) { _ in })
            #expect(try await !scene.store.deletePublication(added.id, of: robin, now: now) { _ in })
            #expect(try await scene.store.publication(added.id, of: robin, now: now) == nil)
            #expect(try await scene.find("northern").total == 0)
            #expect(try await scene.find().total == 0)
        },
        StoreRule("takes a deleted publication again that is added with its identifier") { scene in
            let id = UUID()
            _ = try await scene.add(PublicationScene.content("Tone"), id: id)
            let robin = PublicationScene.robin
            _ = try await scene.store.deletePublication(id, of: robin, now: PublicationScene.at(1)) { _ in }
            let again = try await scene.add(PublicationScene.content("Tone"), id: id, at: 2)
            #expect(again.id == id)
            #expect(try await scene.changes(since: 0).changes == ["Tone"])
        },
        StoreRule("gives every publication of a list a key of its own, and keeps it") { scene in
            var keys: [String] = []
            for number in 0..<4 {
                var content = PublicationScene.content("Tone", 2020)
                content[.note] = "\(number)"
                keys.append(try await scene.add(content).key)
            }
            #expect(keys == ["doe2020tone", "doe2020toneb", "doe2020tonec", "doe2020toned"])
            // A title that looks like a key with a letter behind.
            #expect(try await scene.add(PublicationScene.content("Toneb", 2020)).key == "doe2020tonebb")
            #expect(
                try await scene.add(PublicationScene.content("Tone", 2020), of: PublicationScene.kim).key == keys[0]
            )
        },
    ]

    private static let lists: [StoreRule<PublicationScene>] = [
        StoreRule("finds parts of titles, authors, keywords, venues and bibliographies, without case and accents") {
            scene in
            var content = PublicationScene.content("Ton im Übergang", 2020, author: "Ñandú, José")
            content[.keywords] = "prosody, Žarko"
            content[.venue] = "Journal of Examples"
            content[.biblioName] = "Main \"list\""
            content[.abstract] = "secret"
            _ = try await scene.add(content)
            _ = try await scene.add(PublicationScene.content("Something else"))
            let texts = [
                "UBERGANG", "übergang", "nandu", "OSÉ", "zarko", "of exam", "main \"l", "ton im ü", "on", "o", "j", "á",
            ]
            for text in texts where text != "á" {
                #expect(try await scene.find(text).titles.contains("Ton im Übergang"), "\(text)")
            }
            for text in ["secret", "%", "_on", "ton*", "ton OR else", "übergangx", "\"\""] {
                #expect(try await !scene.find(text).titles.contains("Ton im Übergang"), "\(text)")
            }
            #expect(try await scene.find("something").total == 1)
        },
        StoreRule("sorts by what is asked for, the newest first unless it is said") { scene in
            for (index, item) in [("Beta", 2001, "Cee"), ("alpha", 2003, "Aye"), ("Gamma", 2002, "Bee")].enumerated() {
                _ = try await scene.add(PublicationScene.content(item.0, item.1, author: item.2), at: Double(index))
            }
            #expect(try await scene.find().titles == ["Gamma", "alpha", "Beta"])
            let orders: [(PublicationQuery.Order, [String])] = [
                (.created, ["Beta", "alpha", "Gamma"]), (.updated, ["Beta", "alpha", "Gamma"]),
                (.title, ["alpha", "Beta", "Gamma"]), (.author, ["alpha", "Gamma", "Beta"]),
                (.year, ["Beta", "Gamma", "alpha"]),
            ]
            for (order, titles) in orders {
                for text in [nil, "a"] {
                    let up = try await scene.find(text) {
                        $0.order = order
                        $0.isAscending = true
                    }
                    #expect(up.titles == titles && up.total == 3, "\(order)")
                    #expect(try await scene.find(text) { $0.order = order }.titles == titles.reversed(), "\(order)")
                }
            }
        },
        StoreRule("cuts lists into pages") { scene in
            for number in 0..<7 {
                _ = try await scene.add(PublicationScene.content("Tone \(number)"), at: Double(number))
            }
            for text in [nil, "tone", "to"] {
                var titles: [String] = []
                for page in 0..<4 {
                    let (some, total) = try await scene.find(text, from: page * 3, limit: 3)
                    #expect(total == 7)
                    #expect(some.count == [3, 3, 1, 0][page])
                    titles += some
                }
                #expect(titles == (0..<7).reversed().map { "Tone \($0)" })
            }
        },
        StoreRule("filters by years, parts of texts, authors, venues and times, all of them at once") { scene in
            for (index, year) in [1999, 2005, 2010].enumerated() {
                var content = PublicationScene.content("Tone \(year)", year, author: index == 1 ? "Roe, R." : "Doe, J.")
                content[.languagePublished] = index == 0 ? "Español" : "English"
                content[.venue] = index == 2 ? "Annals" : "Journal"
                _ = try await scene.add(content, at: Double(index * 100))
            }
            _ = try await scene.add(PublicationScene.content("Tone"))
            func titles(_ change: (inout PublicationQuery) -> Void) async throws -> [String] {
                let (titles, total) = try await scene.find(nil, change)
                #expect(total == titles.count)
                let indexed = try await scene.find("tone", change)
                #expect(indexed.titles == titles && indexed.total == total)
                return titles.sorted()
            }
            #expect(try await titles { $0.years = 2000...2010 } == ["Tone 2005", "Tone 2010"])
            #expect(try await titles { $0.years = 1999...1999 } == ["Tone 1999"])
            #expect(try await titles { $0.parts[.languagePublished] = "espan" } == ["Tone 1999"])
            #expect(try await titles { $0.authors = ["ROE", "nobody"] } == ["Tone 2005"])
            #expect(try await titles { $0.venues = ["annal", "journ"] }.count == 3)
            #expect(try await titles { $0.title = "2005" } == ["Tone 2005"])
            let range = PublicationScene.at(50)..<PublicationScene.at(150)
            #expect(try await titles { $0.created = range } == ["Tone 2005"])
            var all = PublicationQuery()
            all.years = 2000...2010
            all.venues = ["journal"]
            all.order = .title
            let query = all
            #expect(try await scene.find(nil) { $0 = query }.titles == ["Tone 2005"])
            #expect(try await titles { $0.parts[.languagePublished] = "%" }.isEmpty)
        },
        StoreRule("tells what changed since a time, the oldest change first, with what was deleted for 90 days") {
            scene in
            let robin = PublicationScene.robin
            let first = try await scene.add(PublicationScene.content("First"), at: 0)
            let second = try await scene.add(PublicationScene.content("Second"), at: 10)
            _ = try await scene.add(PublicationScene.content("Other"), of: PublicationScene.kim, at: 10)
            _ = try await scene.store.changePublication(first.id, of: robin, now: PublicationScene.at(20)) {
                $1.title = "First again"
            }
            _ = try await scene.store.deletePublication(second.id, of: robin, now: PublicationScene.at(30)) { _ in }
            let all = try await scene.changes(since: 0)
            #expect(all.changes == ["First again", second.spelledID.text] && all.total == 2)
            #expect(try await scene.changes(since: 20).changes.count == 2)
            #expect(try await scene.changes(since: 21).changes == [second.spelledID.text])
            let page = try await scene.changes(since: 0, from: 1, limit: 1)
            #expect(page.changes == [second.spelledID.text] && page.total == 2)
            let day = 86_400.0
            #expect(try await scene.changes(since: 21, now: 29 + 90 * day).total == 1)
            #expect(try await scene.changes(since: 21, now: 30 + 90 * day).total == 0)
            #expect(
                try await scene.store.forgetDeletedPublications(limit: 5, now: PublicationScene.at(29 + 90 * day)) == 0
            )
            #expect(
                try await scene.store.forgetDeletedPublications(limit: 5, now: PublicationScene.at(30 + 90 * day)) == 1
            )
            #expect(try await scene.changes(since: 0).total == 1)
        },
        StoreRule("reads a list bit by bit, each publication once") { scene in
            for number in 0..<7 { _ = try await scene.add(PublicationScene.content("Tone \(number)")) }
            _ = try await scene.add(PublicationScene.content("Other tone"), of: PublicationScene.kim)
            for text in [nil, "tone"] {
                var query = PublicationQuery()
                query.text = text
                var titles: [String] = []
                var mark: Int64?
                var bits = 0
                repeat {
                    let bit = try await scene.store.publications(
                        query,
                        of: PublicationScene.robin,
                        after: mark,
                        limit: 3,
                        now: PublicationScene.at(0)
                    )
                    titles += bit.publications.map(\.content.title)
                    mark = bit.mark
                    bits += 1
                } while mark != nil
                #expect(titles == (0..<7).map { "Tone \($0)" } && bits == 3)
            }
        },
        StoreRule("counts a list") { scene in
            #expect(
                try await scene.store.publicationFigures(of: PublicationScene.robin, year: 2024, languages: 1)
                    == PublicationFigures()
            )
            for (language, year) in [("English", 2024), ("English", 2023), ("Deutsch", 2024)] {
                var content = PublicationScene.content("Tone \(language)", year)
                content[.languagePublished] = language
                content[.countryOfResearch] = "Spain"
                _ = try await scene.add(content)
            }
            _ = try await scene.add(PublicationScene.content("Tone"), of: PublicationScene.kim)
            let figures = try await scene.store.publicationFigures(of: PublicationScene.robin, year: 2024, languages: 1)
            #expect(
                figures.total == 3 && figures.ofYear == 2 && figures.languageCount == 2 && figures.countryCount == 1
            )
            #expect(figures.languages == [.init(name: "English", count: 2)])
        },
        StoreRule("erases the list of an account, and no other") { scene in
            let own = try await scene.add(PublicationScene.whole())
            let gone = try await scene.add(PublicationScene.content("Gone"))
            _ = try await scene.add(PublicationScene.whole(), of: PublicationScene.kim)
            let robin = PublicationScene.robin
            _ = try await scene.store.deletePublication(gone.id, of: robin, now: PublicationScene.at(1)) { _ in }
            try await scene.store.erasePublications(of: robin)
            #expect(try await scene.find("northern").total == 0)
            #expect(try await scene.find().total == 0)
            #expect(try await scene.changes(since: 0).total == 0)
            #expect(try await scene.find("northern", of: PublicationScene.kim).total == 1)
            // The account's own again, should somebody come back.
            #expect(try await scene.add(PublicationScene.whole(), id: own.id).id == own.id)
            #expect(try await scene.find("northern").total == 1)
        },
    ]

    private static let imports: [StoreRule<PublicationScene>] = [
        StoreRule("adds what is new, and doubles nothing that it knows by its DOI or by title and year") { scene in
            var known = PublicationScene.content("Tone in the North", 2020)
            known[.doi] = "10.1000/A.1"
            _ = try await scene.add(known)
            _ = try await scene.add(PublicationScene.content("Tone", 2020), of: PublicationScene.kim)
            var same = PublicationScene.content("Another title", 2021)
            same[.doi] = "https://doi.org/10.1000/a.1"
            let found = [
                same, PublicationScene.content("TONE in the north!", 2020), PublicationScene.content("Tone", 2020),
                PublicationScene.content("tone", 2020), PublicationScene.content("Tone", 2021),
            ]
            for turn in 0..<2 {
                let (imported, skipped) = try await scene.store.importPublications(
                    found.map { FoundPublication($0) },
                    of: PublicationScene.robin,
                    now: PublicationScene.at(5)
                )
                #expect(imported.map(\.content.year) == (turn == 0 ? [2020, 2021] : []))
                #expect(skipped == (turn == 0 ? 3 : 5))
            }
            #expect(try await scene.find().total == 3)
        },
        StoreRule("adds to a publication what another description of it knows, and replaces nothing") { scene in
            let known = try await scene.add(PublicationScene.content("Tone", 2020))
            var other = PublicationScene.content("TONE", 2020, author: "Somebody else")
            other[.doi] = "10.1000/a"
            let found = FoundPublication(
                other,
                evidence: PublicationEvidence(
                    session: scene.session,
                    lines: [LineReference(page: 1, line: 2, text: "Tone. 2020.")]
                )
            )
            let result = try await scene.store.importPublications(
                [found],
                of: PublicationScene.robin,
                now: PublicationScene.at(5)
            )
            #expect(result.imported.isEmpty && result.skipped == 1)
            let merged = try await scene.store.publication(
                known.id,
                of: PublicationScene.robin,
                now: PublicationScene.at(6)
            )
            #expect(merged?.content.title == "Tone" && merged?.content.author == "Doe, J.")
            #expect(merged?.content[.doi] == "10.1000/a" && merged?.revision == 2)
            #expect(merged?.evidence?.lines.first?.line == 2)
        },
        StoreRule("keeps the lines that a publication was read from as long as their session") { scene in
            let lines = [LineReference(page: 1, line: 2, text: "Tone."), LineReference(page: 2, line: 1, text: "2020")]
            let found = [
                FoundPublication(
                    PublicationScene.content("Tone", 2020),
                    evidence: PublicationEvidence(session: scene.session, lines: lines)
                ),
                FoundPublication(
                    PublicationScene.content("Syntax", 2020),
                    evidence: PublicationEvidence(session: UUID(), lines: lines)
                ),
            ]
            let robin = PublicationScene.robin
            let (imported, _) = try await scene.store.importPublications(found, of: robin, now: PublicationScene.at(0))
            #expect(imported.map(\.evidence?.lines) == [lines, nil])
            let later = try await scene.store.publication(imported[0].id, of: robin, now: PublicationScene.at(86_399))
            #expect(later?.evidence == PublicationEvidence(session: scene.session, lines: lines))
            let after = try await scene.store.publication(imported[0].id, of: robin, now: PublicationScene.at(86_401))
            #expect(after?.content.title == "Tone" && after?.evidence == nil)
        },
        StoreRule("imports more than fit into one transaction, in their order") { scene in
            let found = (0..<1_000).map { FoundPublication(PublicationScene.content("Title \($0)", 2020)) }
            let (imported, skipped) = try await scene.store.importPublications(
                found + found,
                of: PublicationScene.robin,
                now: PublicationScene.at(0)
            )
            #expect(imported.map(\.content.title) == found.map(\.content.title) && skipped == 1_000)
            #expect(try await scene.find().total == 1_000)
        },
    ]
}
