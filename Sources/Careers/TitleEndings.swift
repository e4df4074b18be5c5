/// Other forms of words in titles that name the same work: women's titles, and ranks of crafts that are written in one word.
///
/// What comes out need not be a word: it only counts when a known title has it.
enum TitleEndings {
    /// Endings of folded words, and what stands in place of each. All that fit are tried, in this order.
    private static let endings: [(ending: String, plain: String)] = [
        // German
        ("meisterin", ""), ("meister", ""), ("gesellin", ""), ("geselle", ""), ("lehrling", ""), ("arztin", "arzt"),
        ("frau", "mann"), ("innen", ""), ("in", ""), ("login", "loge"), ("beamtin", "beamter"),
        ("assistenz", "assistent"),
        // French
        ("trice", "teur"), ("euse", "eur"), ("iere", "ier"), ("ienne", "ien"), ("ive", "if"), ("ere", "er"), ("e", ""),
        // Spanish, Portuguese and Italian
        ("trice", "tore"), ("iera", "iere"), ("essa", "e"), ("ora", "or"), ("esa", "es"), ("a", "o"), ("as", "o"),
        ("os", "o"), ("ores", "or"), ("ieri", "iere"), ("eiros", "eiro"),
        // Dutch
        ("ster", "er"), ("medewerkster", "medewerker"),
        // Polish
        ("arka", "arz"), ("iczka", "ik"), ("niczka", "nik"), ("owa", "owy"), ("na", "ny"), ("ka", ""), ("ska", "ski"),
    ]
    private static let shortestStem = 3
    private static let mostForms = 32

    /// All forms of a title but itself.
    static func forms(of words: [String]) -> [[String]] {
        var forms: [[String]] = [[]]
        for word in words {
            let choices = [word] + Self.forms(of: word)
            let next = forms.flatMap { form in choices.map { form + [$0] } }
            // The title as it is comes first: what is cut off is what has changed most.
            forms = next.count <= mostForms ? next : forms.map { $0 + [word] }
        }
        return Array(forms.dropFirst())
    }

    private static func forms(of word: String) -> [String] {
        endings.compactMap { ending, plain in
            guard word.hasSuffix(ending), word.utf8.count - ending.utf8.count >= shortestStem else { return nil }
            return word.dropLast(ending.count) + plain
        }
    }
}
