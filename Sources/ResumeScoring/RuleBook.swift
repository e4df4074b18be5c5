/// All rules of the rubric, in its order.
enum RuleBook {
    /// Changes whenever the same résumé may be scored differently.
    static let version = "11"

    static let rules: [any ScoringRule] = [
        HiddenTextRule(), TextLayerRule(), BrokenCharactersRule(), RecognisedStructureRule(),
        NameRule(), EmailRule(), PhoneRule(), PlaceRule(), ProfileLinkRule(),
        SummaryRule(), ExperienceSectionRule(), EducationSectionRule(), SkillsSectionRule(), SkillGroupsRule(),
        NewestFirstRule(),
        TitlesRule(), EmployersRule(), DatesRule(), DegreesRule(),
        NumbersRule(), DetailRule(),
        ActionVerbsRule(), WeakPhrasesRule(), PronounsRule(), ClichesRule(),
        SpellingRule(), DateStyleRule(), RepetitionRule(), ForeignTextRule(), CapitalsRule(),
        PagesRule(), StatementLengthRule(),
        ReferencesRule(), PersonalDataRule(), ObjectiveRule(),
    ]
}
