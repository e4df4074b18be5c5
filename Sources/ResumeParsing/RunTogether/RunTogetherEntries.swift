import Careers
import TextFolding

/// Reads entries whose lines ran together, with no sign between title and employer:
///
///     Store Clerk Kestrel Foods - Leeds, England March 2019 to Present Sorted the mail. Cashier Maple Logistics - …
struct RunTogetherEntries {
    let scanner: DateScanner
    let parting: NameParting
    let isPlace: (String) -> Bool

    /// Words from which on a line is more than a line.
    static let longLine = 40
    /// Lines of that form which show that it is one.
    private static let leastShort = 2
    /// Likelihoods of titles: of one with dates, and of one without.
    private static let leastDated = 0.5
    private static let leastUndated = 0.8
    /// Words of names behind dates and in front of a bullet.
    private static let mostNames = 10

    /// An entry within a text: where its name begins, and where what is told begins.
    private struct Header {
        let start: Int
        let end: Int
        let text: String
        let dates: String?
        /// Whether title and employer have no sign between them.
        let isParted: Bool
        let hasDash: Bool
        let score: Double
    }

    /// The entries of a section.
    ///
    /// - Parameter lines: all of it.
    /// - Returns: nil where its lines did not run together.
    func blocks(of lines: [DocumentLine]) -> [EntryBlock]? {
        guard lines.contains(where: { $0.wordCount > 4 && scanner.firstMatch(in: $0.text)?.isRange == true }) else {
            return nil
        }
        var blocks: [EntryBlock] = []
        var long = 0
        var short = 0
        for line in lines {
            let isLong = line.wordCount > Self.longLine
            let headers = line.isBullet && !isLong ? [] : headers(in: line.text, isLong: isLong)
            guard !headers.isEmpty else {
                if !line.isBullet, isDated(line.text) { return nil }
                if !blocks.isEmpty { blocks[blocks.count - 1].body.append(line.asTold) }
                continue
            }
            if isLong {
                long += headers.count > 1 || headers.contains { $0.hasDash || $0.isParted } ? 1 : 0
            } else {
                short += headers.count { $0.isParted && $0.hasDash }
            }
            let characters = Array(line.text)
            for (number, header) in headers.enumerated() {
                let end = number + 1 < headers.count ? headers[number + 1].start : characters.count
                blocks.append(block(header, told: String(characters[header.end..<max(header.end, end)]), of: line))
            }
        }
        return long > 0 || short >= Self.leastShort ? blocks : nil
    }

    private func isDated(_ text: String) -> Bool {
        EntryAnchors(scanner: scanner, isPlace: isPlace).anchors(in: text).contains { $0.dates != nil }
    }

    private func block(_ header: Header, told: String, of line: DocumentLine) -> EntryBlock {
        var block = EntryBlock()
        block.header.append(HeaderLine(named: line.with(text: header.text).withoutBullet))
        if let dates = header.dates {
            block.header.append(HeaderLine(line.with(text: dates).withoutBullet, scanner: scanner))
        }
        let rest = told.drop { ").,;: ".contains($0) }
        block.body = rest.split(separator: "•").map { Signs.trimmed(String($0)) }
            .filter { !$0.isEmpty }.map { line.with(text: $0).asTold }
        return block
    }

    // MARK: Headers

    /// What names the entries of a text, in the order of title and employer that fits better.
    private func headers(in text: String, isLong: Bool) -> [Header] {
        let anchors = EntryAnchors(scanner: scanner, isPlace: isPlace).anchors(in: text)
        guard let first = anchors.first else { return [] }
        let characters = Array(text)
        func found(_ isTitleFirst: Bool) -> [Header] {
            if isLong, first.dates != nil, first.characters.lowerBound <= 1 {
                return namedBehind(anchors, in: characters, isTitleFirst: isTitleFirst)
            }
            return namedBefore(anchors, in: characters, isLong: isLong, isTitleFirst: isTitleFirst)
        }
        let usual = found(true)
        guard isLong else { return usual }
        func score(_ headers: [Header]) -> Double { headers.reduce(0) { $0 + $1.score } }
        let others = [found(false), titled(anchors, in: characters)]
        return others.reduce(usual) { score($1) > score($0) ? $1 : $0 }
    }

    /// "Store Clerk March 2019 – Present Kestrel Foods Leeds, England Sorted the mail.": titles, dates, employers.
    private func titled(_ anchors: [EntryAnchor], in characters: [Character]) -> [Header] {
        var headers: [Header] = []
        for (number, anchor) in anchors.enumerated() where anchor.dates != nil && !anchor.hasDash {
            let from = headers.last?.end ?? 0
            guard anchor.characters.lowerBound > from else { continue }
            let before = String(characters[from..<anchor.characters.lowerBound])
            let end = number + 1 < anchors.count ? anchors[number + 1].characters.lowerBound : characters.count
            let rest = String(characters[anchor.characters.upperBound..<max(end, anchor.characters.upperBound)])
            let title = NameRun(endOf: before[...])
            let name = NameRun(startOf: rest.drop { !$0.isLetter && !$0.isNumber })
            let position = Signs.trimmed(title.words.joined(separator: " "))
            let employer = Signs.trimmed(name.words.joined(separator: " "))
            let likelihood = parting.titleLikelihood(position)
            guard title.isCutClearly, likelihood >= Self.leastUndated, let first = title.words.first,
                let last = name.words.last, employer.count > 2, !isPlace(employer), !position.contains(" at ")
            else { continue }
            headers.append(
                Header(
                    start: from + before.distance(from: before.startIndex, to: first.startIndex),
                    end: anchor.characters.upperBound + rest.distance(from: rest.startIndex, to: last.endIndex),
                    text: position + " | " + employer,
                    dates: anchor.dates,
                    isParted: true,
                    hasDash: false,
                    score: parting.score(employer, behind: likelihood)
                )
            )
        }
        return headers
    }

    private func namedBefore(
        _ anchors: [EntryAnchor],
        in characters: [Character],
        isLong: Bool,
        isTitleFirst: Bool
    ) -> [Header] {
        var headers: [Header] = []
        for (number, anchor) in anchors.enumerated() {
            let from = headers.last?.end ?? 0
            // What goes on behind dates on a short line is no entry of this form.
            guard anchor.characters.lowerBound > from,
                isLong || characters[anchor.characters.upperBound...].allSatisfy({ !$0.isLetter })
            else { continue }
            let before = String(characters[from..<anchor.characters.lowerBound])
            let run = NameRun(endOf: before[...])
            let end = number + 1 < anchors.count ? anchors[number + 1].characters.lowerBound : characters.count
            let next = characters[anchor.characters.upperBound..<max(end, anchor.characters.upperBound)]
            if let header = named(run, in: before, from: from, around: anchor, next: next) {
                headers.append(header)
                continue
            }
            guard run.words.count > 1, isLong || run.words.count == before.split(separator: " ").count,
                let parts = parting.parts(of: run, isOpen: isLong, isTitleFirst: isTitleFirst),
                parts.likelihood >= (anchor.dates == nil ? Self.leastUndated : Self.leastDated),
                isLong || parts.isSigned || parts.likelihood > parts.whole
            else { continue }
            headers.append(
                Header(
                    start: from + before.distance(from: before.startIndex, to: run.words[parts.start].startIndex),
                    end: anchor.characters.upperBound,
                    text: text(parts, isTitleFirst: isTitleFirst) + (anchor.place.map { " | " + $0 } ?? ""),
                    dates: anchor.dates,
                    isParted: !parts.isSigned,
                    hasDash: anchor.hasDash,
                    score: parts.score
                )
            )
        }
        return headers
    }

    /// "Store Clerk March 2019 – Present Kestrel Foods, Leeds • Sorted the mail": half of the names behind the dates.
    private func named(
        _ run: NameRun,
        in before: String,
        from: Int,
        around anchor: EntryAnchor,
        next: ArraySlice<Character>
    ) -> Header? {
        guard !anchor.hasDash, anchor.dates != nil, run.isCutClearly, !run.words.isEmpty,
            let bullet = next.firstIndex(of: "•")
        else { return nil }
        let behind = String(next[..<bullet])
        let rest = NameRun(endOf: behind[...])
        let words = behind.split(separator: " ").drop { !$0.contains(where: \.isLetter) }
        let ahead = run.words.joined(separator: " ")
        let name = Signs.trimmed(rest.words.joined(separator: " "))
        guard !words.isEmpty, rest.words.count >= words.count, words.count <= Self.mostNames, !isPlace(name) else {
            return nil
        }
        let titles = [ahead, name].map(parting.titleLikelihood)
        guard let best = titles.max(), best >= Self.leastUndated else { return nil }
        return Header(
            start: from + before.distance(from: before.startIndex, to: run.words[0].startIndex),
            end: anchor.characters.upperBound + (bullet - next.startIndex),
            text: Signs.trimmed(ahead) + " | " + name,
            dates: anchor.dates,
            isParted: true,
            hasDash: false,
            score: best
        )
    }

    private func text(_ parts: NameParting.Parts, isTitleFirst: Bool) -> String {
        isTitleFirst ? parts.title + " | " + parts.employer : parts.employer + " | " + parts.title
    }

    /// "March 2019 – Present Store Clerk, Kestrel Foods, Leeds Sorted the mail.": names behind their dates.
    private func namedBehind(_ anchors: [EntryAnchor], in characters: [Character], isTitleFirst: Bool) -> [Header] {
        let dated = anchors.filter { $0.dates != nil && !$0.hasDash }
        return dated.enumerated().compactMap { number, anchor in
            let end = number + 1 < dated.count ? dated[number + 1].characters.lowerBound : characters.count
            let rest = String(characters[anchor.characters.upperBound..<end])
            let run = NameRun(startOf: rest.drop { !$0.isLetter && !$0.isNumber })
            guard run.words.count > 1, let last = run.words.last,
                let parts = parting.parts(of: run, isOpen: false, isTitleFirst: isTitleFirst),
                parts.likelihood >= Self.leastDated
            else { return nil }
            return Header(
                start: anchor.characters.lowerBound,
                end: anchor.characters.upperBound + rest.distance(from: rest.startIndex, to: last.endIndex),
                text: text(parts, isTitleFirst: isTitleFirst),
                dates: anchor.dates,
                isParted: !parts.isSigned,
                hasDash: false,
                score: parts.score
            )
        }
    }
}
