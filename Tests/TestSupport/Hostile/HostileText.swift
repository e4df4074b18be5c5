/// Pieces of what résumés and postings say, and of what nobody writes: numbers of any length, dates of any year, marks that
/// turn or join letters.
package enum HostileText {
    /// Numbers at which types and sums end, and what only looks like one.
    package static let numbers = [
        "0", "00", "1", "12", "13", "31", "32", "99", "101", "999", "1944", "1945", "2019", "2020", "2040", "2041",
        "9999",
        "10000", "65536", "99999", "20200315", "999999999", "1000000000", "2147483647", "2147483648", "4294967295",
        "4294967296", "999999999999999999", "4829301948372615920", "9223372036854775807", "9223372036854775808",
        "18446744073709551615", "18446744073709551616", "99999999999999999999999999999999999999",
        "0000000000000000000012",
        "1e308", "1e309", "-1", "-9223372036854775808", "3.4e38", "0x7FFFFFFFFFFFFFFF", "½", "²", "٢٠٢٠", "２０２０",
        "𝟚𝟘𝟚𝟘",
        "Ⅻ", "1.000.000.000.000.000.000.000", "1,000,000,000,000", "1'000", "NaN", "inf", "∞",
    ]

    /// What stands beside a number in a date.
    package static let months = [
        "Jan", "January", "Mar.", "März", "Sept", "septembre", "diciembre", "Q", "H", "T", "WS", "SS", "WiSe",
        "quarter",
        "Quartal", "KW", "Winter", "Spring", "semestre de", "semestr zimowy", "Michaelmas", "estate", "term",
        "trimestre",
    ]

    /// What joins two dates, or a date and what it says.
    package static let joints = [
        "-", "–", "—", "/", ".", ",", ":", ";", "|", "•", "·", "to", "until", "bis", "since", "seit", "from", "between",
        "and", "present", "heute", "now", "Present", "ca.", "early", "end date:", "Start:", "of", "de", "st", "nd",
        "th",
        "º", "'", "’", "(", ")", "[", "]", "+", "~", "→", "…", "#", "*", "\\", "\"", "@", "t/m", "t.e.m.", "per", "x",
    ]

    /// What a number counts.
    package static let units = [
        "%", "k", "K", "M", "bn", "years", "yrs", "months", "mos", "days", "hours", "h", "EUR", "€", "$", "£", "USD",
        "kg",
        "people", "users", "km", "GPA", "C1", "stars", "pages", "Jahre",
    ]

    /// Headings and labels.
    package static let headings = [
        "EXPERIENCE", "Work experience", "Education", "EDUCATION", "Skills", "Certificates", "Summary", "Projects",
        "Languages", "Publications", "References", "Awards", "Interests", "Volunteering", "Courses", "Contact",
        "Berufserfahrung", "Ausbildung", "Formación", "Personal details", "Military service", "Career break", "Work",
        "history", "Name:", "Phone:", "Position:", "Employer:", "Duties:", "Technologies:", "Certifications & Licences",
        "Curriculum Vitae",
    ]

    /// Names and phrases that every stage looks for.
    package static let phrases = [
        "Software Engineer", "Senior Accountant", "Registered Nurse", "Acme Ltd", "Globex Corporation", "GmbH",
        "University of Leeds", "BSc Computer Science", "Master of Arts", "Austin, TX", "München", "London",
        "10115 Berlin",
        "jo@example.com", "+44 131 496 0000", "linkedin.com/in/jo/", "https://example.com/posts/", "Safety Certificate",
        "Managed a team of", "Reduced costs by", "responsible for", "Python", "C++", "SAP", "English (fluent)",
        "Excel ●●●○○",
        "ISO", "Windows", "No.", "page", "Remote", "full-time", "Jo Doe", "Dr.", "Ph.D.", "et al.", "vol.", "pp.",
        "on request", "o", "▪", "\u{F0B7}", "Led", "I", "the", "a",
    ]

    /// Marks that change how letters are joined, cut or ordered.
    package static let marks = [
        "\u{301}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{AD}",
        "\u{0}",
        "\u{A0}", "\u{2028}", "\r", "\t", "\u{FB03}", "\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\u{E000}",
        "\u{FFFD}",
        "\u{10FFFF}", "ﷺ", "שלום", "مرحبا", "漢字", "\u{1F1E9}", "ß", "İ", "ŉ",
    ]

    /// One piece.
    package static func piece(_ source: inout some ByteSource) -> String {
        switch source.byte() % 16 {
        case 0...3: number(&source)
        case 4, 5: source.pick(months)
        case 6...8: source.pick(joints)
        case 9: source.pick(units)
        case 10, 11: source.pick(headings)
        case 12...14: source.pick(phrases)
        default: source.pick(marks)
        }
    }

    /// A number: a plausible year, one that ends a type, or a run of digits of any length.
    package static func number(_ source: inout some ByteSource) -> String {
        switch source.byte() % 4 {
        case 0: return String(1900 + Int(source.byte()))
        case 1: return String(Int(source.byte()) % 40)
        case 2: return source.pick(numbers)
        default:
            let length = Int(source.byte()) % 45
            return String(repeating: source.pick(["9", "1", "0", "2", "19", "4829301948"]), count: length)
        }
    }

    /// Pieces beside each other, some of them glued; as many as `count` at most.
    package static func line(_ source: inout some ByteSource, upTo count: Int) -> String {
        var line = ""
        for _ in 0...(Int(source.byte()) % count) {
            if !line.isEmpty { line += source.pick([" ", " ", " ", "", "   "]) }
            line += piece(&source)
        }
        return line
    }
}
