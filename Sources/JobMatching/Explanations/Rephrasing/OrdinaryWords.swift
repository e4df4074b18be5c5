import TextFolding

/// Words that state nothing by themselves, so that a sentence may have them whatever it is about.
///
/// Left out with care: words of rank, direction, distance, time, money, praise and qualification.
enum OrdinaryWords {
    /// Whether a word, or what it is a form of, is one of them.
    ///
    /// - Parameter word: folded.
    /// - Returns: whether it is.
    static func contain(_ word: String) -> Bool {
        forms(of: word).contains(where: words.contains) || negations.contains(word)
    }

    /// A word and what it may be a form of: "skills" and "skill", "matching", "match" and "matche".
    static func forms(of word: String) -> [String] {
        var forms = [word]
        for ending in ["s", "es", "d", "ed", "ing", "ly"] where word.count > ending.count + 2 && word.hasSuffix(ending)
        {
            forms.append(String(word.dropLast(ending.count)))
        }
        if word.count > 5, word.hasSuffix("ing") { forms.append(String(word.dropLast(3)) + "e") }
        return forms
    }

    /// Words that turn a statement round.
    static let negations = set(
        """
        not no none never nor neither without missing lack lacks lacking absent cannot cant dont doesnt didnt isnt arent
        wasnt werent hasnt havent couldnt wont nothing nowhere unmentioned unlisted unstated
        """
    )

    /// Words that claim that something is there.
    static let claims = set(
        """
        show shows shown showing have has having youve bring brings bringing hold holds holding include includes included
        mention mentions mentioned list lists listed name names named cover covers covered meet meets met
        """
    )

    /// Numbers that are written out; "one" is left out, since it is more often a pronoun.
    static let numbers = [
        "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9",
        "ten": "10", "eleven": "11", "twelve": "12", "thirteen": "13", "fourteen": "14", "fifteen": "15",
        "sixteen": "16", "seventeen": "17", "eighteen": "18", "nineteen": "19", "twenty": "20", "thirty": "30",
        "forty": "40", "fifty": "50", "sixty": "60", "seventy": "70", "eighty": "80", "ninety": "90",
    ]

    private static let words = claims.union(
        set(
            """
            a about according across after again all already also although am among an and another any apart appear are
            as ask at based be because been before being beside besides both but by call can come comes compare
            comparison connect contain could describe detail did do does done each either else evidence example explain
            fact far few field find fit for form found from further gave get give given go goes going got had hand he
            help her here him his how however i if in information instead into is it itself its itll job just keep kept
            kind know known later let like line look made make many mark match may mean means might my need never next
            note now of on one only onto or other others otherwise our out over overlap own page part person place point
            position possible post posting present rather read refer reflect regard relate relevant remain request
            require requirement respect result resume role said same say see seek seem seen select set shall she should
            side since skill so some specific specify stand start state statement still such suggest support take taken
            tell term text than thank that thats the their them then there these they thing think this those though
            through thus to together too toward try under until upon us use using very want was way we well went were
            what when where whether which while who whom whose why will wish with within word work worked would write
            written yes yet you youll your youre yours yourself
            """
        )
    ).subtracting(["same", "next", "far", "very", "well", "within", "over", "known", "require", "requirement"])

    private static func set(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
