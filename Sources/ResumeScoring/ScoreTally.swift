/// What the answers of all rules come to, before anything is known of the document as a whole.
struct ScoreTally {
    /// The points, 0-100.
    let total: Double
    /// The same by category, in the order of the rubric.
    let categories: [CategoryScore]
    /// What a point of a rule's weight counts: where rules cannot judge a document, the others share out the 100 points.
    let scale: Double
    /// Points that were withheld because there is too little to judge.
    let withheld: Double
    /// The points that the rules which withheld them can give.
    let withholding: Double

    /// What all rules together give.
    private static let points = 100.0

    init(_ answers: [Answer]) {
        var judgedWeight = 0.0
        var judgedPoints = 0.0
        var withheld = 0.0
        var withholding = 0.0
        for answer in answers {
            guard answer.weight > 0, let earned = answer.assessment.earned else { continue }
            judgedWeight += answer.weight
            judgedPoints += answer.weight * earned
            guard answer.assessment.judged < 1 else { continue }
            withheld += answer.weight * (1 - answer.assessment.judged)
            withholding += answer.weight
        }
        // What cannot be judged neither helps nor harms, and no points are lost by it.
        let scale = judgedWeight > 0 ? Self.points / judgedWeight : 0
        var categories = ScoreCategory.allCases.filter { $0 != .advice }.map { category in
            CategoryScore(name: category.rawValue, points: 0, possible: 0)
        }
        for answer in answers where answer.weight > 0 {
            guard let earned = answer.assessment.earned,
                let place = categories.firstIndex(where: { $0.name == answer.category.rawValue })
            else { continue }
            categories[place].points += answer.weight * earned * scale
            categories[place].possible += answer.weight * scale
        }
        total = judgedPoints * scale
        self.scale = scale
        // Of what was not judged there is nothing to show.
        self.categories = categories.filter { $0.possible > 0 }
        self.withheld = withheld * scale
        self.withholding = withholding * scale
    }
}
