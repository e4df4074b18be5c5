import Places
import TextFolding

/// Cuts lines about schools into pieces: schools, degrees, grades, places.
struct EducationSplitter {
    let lexicon: Lexicon
    let gazetteer: Gazetteer

    /// Signs that part the fields of a line about a school.
    private static let signs = [" | ", "|", " · ", " • ", " – ", " — ", " - ", " // ", " :: ", " / ", "; ", " @ "]
    /// The pieces of a line without its date.
    func pieces(of header: HeaderLine) -> [EducationPiece] {
        header.cells.flatMap { cell -> [EducationPiece] in
            let text = Placeholders.parted(WebAddresses.cut(from: cell.text).text)
            // "GPA: 3.7 / 4.0"
            if EducationPiece.isScore(text, lexicon: lexicon) {
                return [EducationPiece(text, lexicon: lexicon, gazetteer: gazetteer)]
            }
            return ListItems.pieces(ListedItem.withoutNumber(text), at: Self.signs).flatMap(partsBesideSchool)
                .flatMap(piecesAtCommas)
        }
    }

    /// Words between a degree and the school that gave it.
    private static let connectives = [
        " from ", " at ", " an der ", " am ", " bei ", " chez ", " presso ", " aan de ", " na ", " på ",
    ]

    /// "MD Paediatrics from Vembanad Medical College": what was learnt, and where.
    private func partsBesideSchool(_ text: String) -> [String] {
        for connective in Self.connectives {
            guard text.contains(connective), let range = text.ranges(of: connective).last else { continue }
            let parts = [String(text[..<range.lowerBound]), String(text[range.upperBound...])]
            let schools = parts.map { EducationPiece.isSchool($0, lexicon: lexicon) }
            if schools == [false, true] { return parts }
        }
        return [text]
    }

    /// Parts between commas; those that are nothing on their own belong to the degree or school before them.
    private func piecesAtCommas(_ text: String) -> [EducationPiece] {
        let parts = ListItems.pieces(text, at: [", "])
        var pieces: [EducationPiece] = []
        for part in parts {
            let piece = EducationPiece(part, lexicon: lexicon, gazetteer: gazetteer)
            guard let last = pieces.last else {
                pieces += withoutScore(piece)
                continue
            }
            if last.kind == .school, piece.kind == .place,
                let (name, town) = TrailingTown(gazetteer: gazetteer).cut(last.text, region: part)
            {
                // "Lakeside College City, State", "Lakeside College Reno, NV"
                pieces[pieces.count - 1] = EducationPiece(name, lexicon: lexicon, gazetteer: gazetteer)
                pieces.append(EducationPiece(town + ", " + part, lexicon: lexicon, gazetteer: gazetteer))
                continue
            }
            let isPart =
                piece.kind == .other && last.kind == .other || last.kind == .degree && text.contains(last.text + "-,")
            // "University of California, Berkeley" is one name; "…, Leeds" behind others is a place.
            let isSite =
                last.kind == .school && piece.kind == .place && last.text.foldedTokens.contains("of")
                && parts.count == 2 && pieces.count == 1 && part.count > 3 && isState(last.text)
            // "Example University, Sample School of Business", "…, Recinto de Ejemplo": the whole names the school.
            let isBranch = last.kind == .school && isBranch(piece)
            if isPart || isSite || isBranch || last.kind == .degree && piece.kind == .other && last.text.contains(": ")
            {
                let joined = last.text + (text.contains(last.text + "-,") ? "-, " : ", ") + part
                pieces[pieces.count - 1] = EducationPiece(joined, lexicon: lexicon, gazetteer: gazetteer)
            } else {
                if piece.kind == .place { pieces[pieces.count - 1].isPlaced = true }
                pieces += withoutScore(piece)
            }
        }
        return pieces
    }

    private static let campuses: Set<String> = ["campus", "recinto", "sede", "standort", "extension", "vestiging"]

    /// A school within a school that has a name of its own.
    private func isBranch(_ piece: EducationPiece) -> Bool {
        guard let first = piece.text.foldedTokens.first else { return false }
        return piece.kind == .other && Self.campuses.contains(first)
            || piece.kind == .school && !EducationParser.isFaculty(piece.text)
    }

    /// "University of California": the name of a state of the United States, whose universities are told apart by town.
    private func isState(_ text: String) -> Bool {
        guard let name = text.components(separatedBy: " of ").last else { return false }
        guard gazetteer.isPlace(name), let place = gazetteer.resolve(name) else { return false }
        return place.kind == .region && place.countryCode == "US"
    }

    /// "Computer Science. GPA 3.7", "B.S. (GPA: 3.7)": the grade behind a degree is a piece of its own.
    private func withoutScore(_ piece: EducationPiece) -> [EducationPiece] {
        guard piece.kind != .score else { return [piece] }
        for separator in [". ", " ("] {
            guard let range = piece.text.firstRange(of: separator) else { continue }
            let rest = String(piece.text[range.upperBound...])
            let bare = separator == " (" ? String(rest.prefix { $0 != ")" }) : rest
            guard EducationPiece.isScore(bare, lexicon: lexicon) || lexicon.label(of: bare)?.kind == .score,
                bare.hasNumber || separator == ". "
            else { continue }
            let head = String(piece.text[..<range.lowerBound])
            return [
                EducationPiece(head, lexicon: lexicon, gazetteer: gazetteer),
                EducationPiece(bare, lexicon: lexicon, gazetteer: gazetteer),
            ]
        }
        return [piece]
    }
}

extension String {
    /// The parts between a separator.
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator).map(String.init)
    }
}
