/// What a piece of an entry's header says.
enum HeaderLabel: Int, CaseIterable, Sendable {
    case title
    case employer
    case place
    /// Full-time, contract, three years.
    case terms
    /// A part of the employer.
    case unit
    /// Anything else.
    case other
}

/// Which of title and employer a line names, and in what order.
enum HeaderContent: Int, CaseIterable, Sendable {
    case neither
    case title
    case employer
    case titleThenEmployer
    case employerThenTitle

    var namesEmployer: Bool { self != .neither && self != .title }

    /// What a line names with one more piece behind; nil where it would name something twice.
    func followed(by label: HeaderLabel) -> HeaderContent? {
        switch (label, self) {
        case (.title, .neither): .title
        case (.title, .employer): .employerThenTitle
        case (.employer, .neither): .employer
        case (.employer, .title): .titleThenEmployer
        case (.title, _), (.employer, _): nil
        case (.place, _), (.terms, _), (.unit, _), (.other, _): self
        }
    }
}
