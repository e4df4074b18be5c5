/// What the answers of all rules come to, before anything is known of the document as a whole.
struct ScoreTally {
    /// The points, 0-100.
    let total: Double
    /// The same by category, in the order of the rubric.
    let categories: [CategoryScore]
    /// Points that were withheld because there is too little to judge.
    let withheld: Double
    /// The points that the rules which withheld them can give.
    let withholding: Double

    init(_ answers: [Answer]) {
        var judgedWeight = 0.0
        var judgedPoints = 0.0
        var withheld = 0.0
        var withholding = 0.0
        for answer in answers {
            guard let earned = answer.assessment.earned else { continue }
            judgedWeight += answer.weight
            judgedPoints += answer.weight * earned
            guard answer.assessment.judged < 1 else { continue }
            withheld += answer.weight * (1 - answer.assessment.judged)
            withholding += answer.weight
        }
        // What cannot be judged earns what the rest earned on average: it neither helps nor harms.
        let mean = judgedWeight > 0 ? judgedPoints / judgedWeight : 0
        var categories = ScoreCategory.allCases.filter { $0 != .advice }.map { category in
            CategoryScore(name: category.rawValue, points: 0, possible: 0)
        }
        var total = 0.0
        for answer in answers where answer.weight > 0 {
            let points = answer.weight * (answer.assessment.earned ?? mean)
            total += points
            guard let place = categories.firstIndex(where: { $0.name == answer.category.rawValue }) else { continue }
            categories[place].points += points
            categories[place].possible += answer.weight
        }
        self.total = total
        self.categories = categories
        self.withheld = withheld
        self.withholding = withholding
    }
}
