/// What selectors tell an element of a web page by.
struct HTMLIdentity {
    let name: String
    let id: String?
    let classes: [Substring]
    let attributes: [String: String]
    /// Its place among the elements that stand in the same one, and among those of its name, both from 1.
    var place = 1
    var placeOfName = 1
    var isRoot = false

    private static let mostClasses = 64

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
        id = attributes["id"]
        // Rules are looked up for each: one that is named again must not bring them again.
        var seen: Set<Substring> = []
        let names = attributes["class"]?.split(maxSplits: Self.mostClasses, whereSeparator: \.isWhitespace) ?? []
        classes = names.prefix(Self.mostClasses).filter { seen.insert($0).inserted }
    }
}
