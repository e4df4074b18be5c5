import Careers
import Places
import TextFolding

/// How sure it is that words are the name of a person: a document may name nobody, and then its headline stands where a
/// name would.
struct NameCertainty {
    let knowledge: CareerKnowledge
    let gazetteer: Gazetteer
    let lexicon: Lexicon
    /// Words that the document writes in small letters: hardly any is part of a name.
    private let plainWords: Set<String>
    private let largest: Double
    private let usual: Double

    /// Behind a label.
    static let labelled = 0.97
    /// From such a confidence on, no label further down is looked for.
    static let clear = 0.85

    /// Evidence for a name, in logits; measured on documents with and without one.
    private enum Weight {
        static let contact = 1.2
        static let noContact = -1.6
        static let matchesEmail = 3.0
        static let title = -3.0
        static let plainWords = -2.5
        static let first = 0.8
        static let high = 0.3
        static let low = -0.5
        static let large = 0.8
        static let pair = 0.6
        static let single = -0.8
        static let many = -0.2
        static let employer = -1.5
        static let place = -1.5
    }

    init(knowledge: CareerKnowledge, gazetteer: Gazetteer, lexicon: Lexicon, document: [DocumentLine]) {
        self.knowledge = knowledge
        self.gazetteer = gazetteer
        self.lexicon = lexicon
        var words: Set<String> = []
        for line in document where line.text.utf8.contains(where: \.isPlainSmall) {
            for word in line.text[...].split(atScalars: Self.partsWords) {
                guard word.first?.isLowercase == true, !word.contains("@"), !word.contains(".") else { continue }
                words.insert(word.folded)
            }
        }
        plainWords = words
        let sizes = document.map(\.fontSize).sorted()
        largest = sizes.last ?? 0
        usual = sizes.isEmpty ? 0 : sizes[sizes.count / 2]
    }

    private static func partsWords(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", ",", ";", ":", "(", ")", "/": true
        default: false
        }
    }

    /// 0-1.
    func confidence(of name: String, line: DocumentLine, index: Int, isMatch: Bool, hasContact: Bool) -> Double {
        var logit = hasContact ? Weight.contact : Weight.noContact
        if isMatch { logit += Weight.matchesEmail }
        let title = knowledge.titleLikelihood(name)
        if title >= 0.5 { logit += Weight.title * title }
        let words = name.split { " -".contains($0) }.filter { $0.count > 2 }
        // Of a name in small letters they say nothing.
        let plain = name.first?.isLowercase == true ? 0 : words.count { plainWords.contains($0.folded) }
        logit += Weight.plainWords * Double(plain) / Double(max(words.count, 1))
        logit += index <= 2 ? Weight.first : index <= 6 ? Weight.high : Weight.low
        if line.fontSize >= 0.95 * largest, line.fontSize > 1.15 * usual { logit += Weight.large }
        logit += (2...3).contains(name.wordCount) ? Weight.pair : name.wordCount == 1 ? Weight.single : Weight.many
        if EmployerNames(lexicon).likelihood(name) >= 0.6 { logit += Weight.employer }
        if gazetteer.isPlace(name) { logit += Weight.place }
        return Self.share(ofLogit: logit)
    }

    /// The logistic function, without a library.
    private static func share(ofLogit logit: Double) -> Double {
        // e to the power of a number by its halves: exact enough for a share.
        let steps = 64.0
        var power = 1 - logit / steps
        for _ in 0..<6 { power *= power }  // checked: a fraction
        return 1 / (1 + max(power, 0))
    }
}
