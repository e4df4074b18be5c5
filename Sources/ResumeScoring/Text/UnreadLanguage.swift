import TextDocument
import TextFolding

/// Tells documents in languages and scripts that résumés are not read in.
///
/// Read are English, German, French, Spanish, Portuguese, Italian, Dutch and Polish; headings, dates and titles of Czech,
/// Danish, Norwegian, Swedish and Turkish as well.
enum UnreadLanguage {
    /// Part of the letters that have to belong to another script.
    private static let foreignPart = 0.4
    /// Fewer letters say nothing of the script.
    private static let leastLetters = 40
    /// Words of a language that have to be found.
    private static let leastWords = 6

    /// Scripts by the ranges of their letters, and what to call what is written in them.
    private static let scripts: [(name: String, ranges: [ClosedRange<UInt32>])] = [
        ("Cyrillic script", [0x400...0x52F]),
        ("Greek", [0x370...0x3FF, 0x1F00...0x1FFF]),
        ("Armenian", [0x530...0x58F]),
        ("Hebrew", [0x590...0x5FF, 0xFB1D...0xFB4F]),
        ("Arabic script", [0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE]),
        ("Devanagari script", [0x900...0x97F]),
        ("Bengali", [0x980...0x9FF]),
        ("Gurmukhi script", [0xA00...0xA7F]),
        ("Gujarati", [0xA80...0xAFF]),
        ("Tamil", [0xB80...0xBFF]),
        ("Telugu", [0xC00...0xC7F]),
        ("Kannada", [0xC80...0xCFF]),
        ("Malayalam", [0xD00...0xD7F]),
        ("Sinhala", [0xD80...0xDFF]),
        ("Thai", [0xE00...0xE7F]),
        ("Lao", [0xE80...0xEFF]),
        ("Burmese", [0x1000...0x109F]),
        ("Georgian", [0x10A0...0x10FF, 0x1C90...0x1CBF]),
        ("Ethiopic script", [0x1200...0x139F]),
        ("Khmer", [0x1780...0x17FF]),
        ("Korean", [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF]),
        ("Japanese", [0x3040...0x30FF, 0x31F0...0x31FF]),
        ("Chinese", [0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF]),
    ]

    /// Folded words that are frequent in one language.
    private static let foreign: [(name: String, words: Set<UInt64>)] = [
        (
            "Finnish",
            [
                "ja", "tai", "seka", "oli", "olen", "etta", "joka", "myos", "kanssa", "vuotta", "tyokokemus",
                "koulutus", "kielitaito", "osaaminen", "vastaava", "tyotehtavat", "yliopisto", "suomi", "englanti",
                "kiitettava",
            ]
        ),
        (
            "Hungarian",
            [
                "es", "az", "egy", "hogy", "volt", "valamint", "vagy", "tapasztalat", "tanulmanyok", "vegzettseg",
                "nyelvtudas", "munkatapasztalat", "egyetem", "szakmai", "onalloan", "feladatok", "jelenleg", "angol",
                "magyar",
            ]
        ),
        (
            "Romanian",
            [
                "si", "pentru", "este", "sau", "din", "cu", "prin", "ale", "anilor", "experienta", "educatie",
                "aptitudini", "competente", "universitatea", "limba", "romana", "engleza", "responsabilitati",
                "prezent",
            ]
        ),
        (
            "Slovak",
            [
                "som", "alebo", "ktore", "pracovne", "skusenosti", "vzdelanie", "zrucnosti", "sucasnost", "jazykove",
                "znalosti", "univerzita", "anglicky", "slovensky", "aj", "ako", "pri",
            ]
        ),
        (
            "Slovenian",
            [
                "sem", "ter", "kot", "ali", "delovne", "izkusnje", "izobrazba", "znanja", "univerza", "slovenscina",
                "anglescina", "vescine", "delo", "pri",
            ]
        ),
        (
            "Croatian or Serbian",
            [
                "sam", "ili", "kao", "radno", "iskustvo", "obrazovanje", "vjestine", "vestine", "sveuciliste",
                "univerzitet", "hrvatski", "srpski", "engleski", "jezici", "trenutno", "poslova", "rad", "danas",
            ]
        ),
        (
            "Lithuanian",
            [
                "ir", "arba", "kaip", "darbo", "patirtis", "issilavinimas", "igudziai", "universitetas", "lietuviu",
                "anglu", "kalba", "metu", "siuo",
            ]
        ),
        (
            "Latvian",
            [
                "un", "vai", "ka", "darba", "pieredze", "izglitiba", "prasmes", "universitate", "latviesu", "anglu",
                "valoda", "lidz", "sobrid",
            ]
        ),
        (
            "Estonian",
            [
                "ja", "voi", "ning", "tookogemus", "haridus", "oskused", "ulikool", "eesti", "inglise", "keel",
                "praegu", "aasta",
            ]
        ),
        ("Icelandic", ["og", "eda", "starfsreynsla", "menntun", "haskoli", "islenska", "enska", "tungumal", "haefni"]),
        (
            "Albanian",
            ["dhe", "ose", "per", "pervoja", "arsimi", "aftesite", "universiteti", "gjuhet", "shqip", "ne", "te"]
        ),
        (
            "Indonesian or Malay",
            [
                "dan", "yang", "dengan", "untuk", "di", "pada", "dari", "sebagai", "pengalaman", "kerja",
                "pendidikan", "keterampilan", "kemahiran", "universitas", "bahasa", "sekarang", "dalam", "oleh",
                "membuat",
            ]
        ),
        (
            "Vietnamese",
            [
                "va", "cac", "cua", "kinh", "nghiem", "hoc", "van", "ky", "nang", "cong", "ty", "lam", "viec", "dai",
                "nguoi", "cho", "trong", "tieng", "duoc",
            ]
        ),
        (
            "Filipino",
            ["ang", "ng", "mga", "sa", "ay", "karanasan", "trabaho", "edukasyon", "kasanayan", "at", "kasalukuyan"]
        ),
        ("Swahili", ["na", "ya", "kwa", "wa", "katika", "uzoefu", "elimu", "ujuzi", "chuo", "kikuu", "kazi", "lugha"]),
        ("Basque", ["eta", "edo", "lan", "esperientzia", "hezkuntza", "unibertsitatea", "gaitasunak", "hizkuntzak"]),
    ].map { ($0.0, WordNumber.set($0.1)) }

    /// Folded words that are frequent in languages that are read.
    private static let read = WordNumber.set([
        // English
        "the", "and", "of", "to", "for", "with", "by", "from", "on", "in", "a", "an", "is", "was", "experience",
        "education", "skills", "present", "university", "work",
        // German, Dutch
        "und", "der", "die", "das", "fur", "mit", "von", "im", "bei", "zur", "zum", "berufserfahrung", "ausbildung",
        "kenntnisse", "heute", "het", "een", "van", "voor", "werkervaring", "opleiding", "vaardigheden", "heden",
        // French, Spanish, Portuguese, Italian
        "le", "les", "des", "du", "et", "pour", "dans", "sur", "avec", "experience", "formation", "competences", "el",
        "los", "las", "y", "para", "con", "del", "por", "experiencia", "educacion", "habilidades", "e", "da", "do",
        "em",
        "com", "experiencia", "formacao", "il", "della", "dei", "esperienza", "formazione", "competenze",
        // Polish, Czech
        "w", "oraz", "na", "do", "doswiadczenie", "wyksztalcenie", "umiejetnosci", "obecnie", "pracovni", "zkusenosti",
        "vzdelani", "dovednosti", "dosud", "soucasnost",
        // Danish, Norwegian, Swedish
        "og", "och", "att", "av", "med", "som", "til", "pa", "erhvervserfaring", "uddannelse", "arbeidserfaring",
        "utdanning", "arbetslivserfarenhet", "utbildning", "kompetencer", "kompetanse", "nuvarande",
        // Turkish
        "ve", "bir", "ile", "icin", "deneyimi", "egitim", "yetenekler", "beceriler", "halen",
    ])

    /// What a document is written in, where that is not read.
    ///
    /// - Parameter text: the document.
    /// - Returns: the name of the language or the script; nil for what is read, and for what is too short to tell.
    static func name(of text: DocumentText) -> String? {
        script(of: text.document) ?? language(of: text)
    }

    private static func script(of document: TextDocument) -> String? {
        var counts = [Int](repeating: 0, count: scripts.count)
        var letters = 0
        for word in document.pages.lazy.flatMap(\.lines).flatMap(\.words) {
            for scalar in word.text.unicodeScalars where isLetter(scalar) {
                letters += 1
                guard scalar.value >= 0x370 else { continue }
                if let place = scripts.firstIndex(where: { $0.ranges.contains { $0.contains(scalar.value) } }) {
                    counts[place] += 1
                }
            }
        }
        let foreign = counts.reduce(0, +)
        guard letters >= leastLetters, Double(foreign) >= foreignPart * Double(letters) else { return nil }
        let chinese = counts.count - 1
        // Japanese is written with both.
        if counts[chinese - 1] * 10 > counts[chinese], counts[chinese - 1] > 0 { return scripts[chinese - 1].name }
        return counts.indices.max { counts[$0] < counts[$1] }.map { scripts[$0].name }
    }

    /// Most are plain, and need no look into the tables of Unicode.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.isASCII else { return scalar.properties.isAlphabetic }
        return "a"..."z" ~= scalar || "A"..."Z" ~= scalar
    }

    private static func language(of text: DocumentText) -> String? {
        var numbers: [UInt64: Int] = [:]
        for token in text.lines.lazy.flatMap(\.text.tokens) { numbers[token.number, default: 0] += 1 }
        func count(_ words: Set<UInt64>) -> Int { words.reduce(0) { $0 + (numbers[$1] ?? 0) } }
        /// How many different words of a language there are: one that recurs may be a name.
        func kinds(_ words: Set<UInt64>) -> Int { words.count { numbers[$0] != nil } }
        let known = count(read)
        let best = foreign.map { language in
            let words = language.words.subtracting(read)
            return (name: language.name, count: count(words), kinds: kinds(words))
        }.max { $0.count < $1.count }
        guard let best, best.count >= leastWords, best.kinds * 2 >= leastWords, best.count > 2 * known else {
            return nil
        }
        return best.name
    }
}
