/// The parts of a pack. Raw values are written into files: they are never given to another part.
package enum PackSection: UInt32, CaseIterable, Sendable {
    case stringOffsets = 1
    case stringBytes = 2
    case attributions = 3

    // Ranks and abbreviations
    case rankPhrases = 10
    case rankLevels = 11
    case rankModifiers = 12
    case rankLongest = 13
    case abbreviations = 14
    case expansions = 15
    case abbreviationPlaces = 16

    // Occupations
    case occupationCodes = 20
    case occupationNames = 21
    case occupationZones = 22
    case occupationTitles = 23
    case occupationSkills = 24
    case occupationRelated = 25
    case occupationLicences = 26
    case occupationTraits = 27
    case traits = 28
    case titleHeads = 29
    case rankTitles = 30
    case rankTitleLevels = 31
    case rankTitleCountries = 32

    // Titles
    case titles = 40
    case titleOwners = 41
    case pieces = 42
    case pieceWeights = 43
    case pieceTitles = 44
    case titleNorms = 45
    case classCodes = 46
    case classNames = 47
    case classOccupations = 48
    case classShares = 49
    case nearClasses = 50
    case nearShares = 51
    case classLengths = 52

    // Skills
    case skillPhrases = 60
    case skillNames = 61
    case skillKinds = 62
    case skillContexts = 63
    case skillSpellings = 64
    case skillLongest = 65

    // Words of postings
    case postingWords = 70
    case postingWordCounts = 71

    // Places
    case cityNames = 80
    case citiesByName = 81
    case cityTexts = 82
    case cityNumbers = 83
    case countryNames = 84
    case countryCodes = 85
    case countryCodeIndex = 86
    case countryEnglishNames = 87
    case regionNames = 88
    case regionsByName = 89
    case regionTexts = 90
    case regionNumbers = 91
    case metroNames = 92
    case metroTexts = 93
    case metroNumbers = 94
    case metroMembers = 95
    case metrosByMember = 96
    case diallingPrefixes = 97
    case diallingCountries = 98
    case postalCountries = 99
    case postalByCountry = 100
    case postalTexts = 101
    case ordinaryCityNames = 102
}
