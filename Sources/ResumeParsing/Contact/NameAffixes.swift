import TextFolding

/// What is written before and behind the names of persons and belongs to none: degrees, chambers, forms of address, pronouns.
enum NameAffixes {
    /// Degrees, memberships and certificates, folded, without points.
    private static let postNominals: Set<String> = [
        "phd", "md", "mba", "emba", "cpa", "rn", "bsn", "msn", "pmp", "esq", "pe", "dds", "jd", "msc", "bsc", "ms",
        "bs",
        "ma", "ba", "ing", "dipl", "cfa", "llm", "llb", "acca", "lpn", "mph", "dnp", "np", "faan", "crna", "lcsw",
        "pharmd", "edd", "shrm-cp", "shrm-scp", "sphr", "phr", "aia", "cissp", "cism", "cma", "cfp", "mrcp", "frcs",
        "ceng", "fca", "aca", "mcipd", "cscp", "ccrn", "aprn", "fnp-bc", "fnp", "peng", "csm", "cfe", "cia", "cisa",
        "lmsw", "lmft", "lpc", "otr/l", "pt", "dpt", "rd", "rdn", "ldn", "emt", "emt-p", "dvm", "od", "do", "mfa",
        "msw", "mpa", "mpp", "meng", "beng", "btech", "mtech", "bcom", "mcom", "ret", "dphil", "mrics", "frics", "riba",
        "sia", "itil", "prince2", "fcca", "mcips", "facs", "facp", "hons", "dipl-ing", "dipl-inf", "dipl-kfm",
        "dipl-kffr", "mag", "bed", "med", "mres", "mphil", "dba", "eit", "cpim", "leed", "iosh", "nebosh", "cipp",
        "mciob",
        "fhea", "rgn", "rmn",
    ]

    /// Degrees and forms of address that stand before a name and are left out; "Dr." and "Prof." belong to it.
    private static let before: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "herr", "frau", "mme", "mlle", "monsieur", "madame", "sig", "sigra", "signor",
        "signora", "sr", "sra", "srta", "senor", "senora", "dhr", "mevr", "mevrouw", "ing", "lic", "mgr", "inz", "drs",
        "ir", "eng", "enga", "msc", "bsc", "mag", "lek", "mba", "arq", "dr-ing",
    ]

    /// Titles that stay in front of a name.
    private static let titles: Set<String> = ["dr", "prof", "dra", "dott", "dottssa", "hab"]

    private static let generations: Set<String> = ["jr", "sr", "ii", "iii", "iv", "jnr", "snr"]

    private static let pronouns: Set<String> = [
        "she", "her", "hers", "he", "him", "his", "they", "them", "theirs", "ze", "zir", "sie", "ihr", "er", "ihm",
        "ihn",
        "elle", "il", "iel", "ella", "el", "ela", "ele", "lei", "lui", "zij", "haar", "hij", "hem", "ona", "jej",
        "on", "jego", "any", "all",
    ]

    /// Words between a name and the one that the person was born with.
    private static let birth: Set<String> = ["nee", "geb", "geborene", "geborener", "geboren", "nata"]

    /// Without points and marks of registration, and without what stands in brackets.
    private static func key(_ word: String) -> String {
        String(word.folded.drop { $0 == "(" }.prefix { $0 != "(" }).filter { !".®™©)".contains($0) }
    }

    static func isGeneration(_ word: String) -> Bool { generations.contains(key(word)) }

    static func isTitle(_ word: String) -> Bool { titles.contains(key(word)) }

    /// "RN", "Ph.D.", "PMP®", "FRCS(Ed)", "P.Eng."
    static func isPostNominal(_ word: String) -> Bool {
        let key = key(word)
        if word.contains(where: { "®™".contains($0) }) { return true }
        // "MA" is a degree, and "Ma" a name.
        let isWritten = key.count > 2 || word.contains(".") || word == word.uppercased()
        if postNominals.contains(key) { return isWritten }
        if let stem = key.split(separator: "-").first, stem.count < key.count, postNominals.contains(String(stem)) {
            return true
        }
        // Points within: "C.Psych.", where a name has one behind an initial at most.
        let parts = word.split(separator: ".")
        return parts.count > 1 && parts.joined().count <= 8 && parts.allSatisfy { $0.allSatisfy(\.isLetter) }
    }

    /// "AWS-SAA", "CISSP": an abbreviation, as behind a comma none but degrees are.
    static func isAbbreviation(_ word: String) -> Bool {
        let letters = word.filter(\.isLetter)
        return (2...8).contains(letters.count) && letters == letters.uppercased() && letters != letters.lowercased()
    }

    /// "she/her", "(They/Them)"
    static func isPronouns(_ word: String) -> Bool {
        let parts = word.split { "/()[],".contains($0) }
        return word.contains("/") && parts.count > 1 && parts.allSatisfy { pronouns.contains($0.folded) }
    }

    /// The words without what stands before and behind the name.
    static func stripped(_ words: [String]) -> [String] {
        var words = words
        if let cut = words.firstIndex(where: { birth.contains(key($0)) }), cut > 1 { words = Array(words[..<cut]) }
        words = withoutEnd(withoutPronouns(words))
        var kept: [String] = []
        while words.count > 2, let first = words.first {
            let key = key(first)
            if titles.contains(key) {
                kept.append(first)
            } else if !before.contains(key), !key.hasPrefix("dipl-"), !isPartOfTitle(first, behind: kept) {
                break
            }
            words.removeFirst()
        }
        return kept + words
    }

    /// "med." of "Dr. med.", "h.c." of "Prof. Dr. h.c."
    private static func isPartOfTitle(_ word: String, behind kept: [String]) -> Bool {
        word.hasSuffix(".") && word.first?.isLowercase == true && (!kept.isEmpty || word.count <= 5)
    }

    private static func withoutPronouns(_ words: [String]) -> [String] {
        let joined = words.joined(separator: " ").split(separator: " / ").joined(separator: "/")
        return joined.split(separator: " ").map(String.init).filter { !isPronouns($0) }
    }

    private static func withoutEnd(_ words: [String]) -> [String] {
        var words = words
        while words.count > 2, let last = words.last {
            let pair = words.suffix(2).joined()
            if words.count > 3, pair.filter(\.isLetter).count <= 4, pair.hasSuffix("."),
                postNominals.contains(key(pair))
            {
                // "M. Sc."
                words.removeLast(2)
            } else if isPostNominal(last) || isAside(last, behind: words[words.count - 2]) {
                words.removeLast()
            } else {
                break
            }
        }
        return words
    }

    /// "(Hons)" behind a degree, "(M.A.)", "(1990)"
    private static func isAside(_ word: String, behind previous: String) -> Bool {
        guard word.hasPrefix("("), word.hasSuffix(")") else { return false }
        let inside = String(word.dropFirst().dropLast())
        return isPostNominal(inside) || isPostNominal(previous) || isAbbreviation(inside) && inside.count <= 4
            || inside.contains(where: \.isNumber)
    }
}
