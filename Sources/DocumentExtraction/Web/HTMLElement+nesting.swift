/// Which elements end where others begin, as far as pages leave their end tags out.
extension HTMLElement {
    /// Elements that leave the head of a page open.
    static let inHead: Set<String> = [
        "base", "head", "html", "link", "meta", "noscript", "script", "style", "template", "title",
    ]
    static let lists: Set<String> = ["ul", "ol", "menu", "dir"]
    /// What is open outside of these stays open whatever they hold.
    static let cells: Set<String> = ["td", "th", "caption"]
    static let tableParts: Set<String> = ["table", "tbody", "thead", "tfoot", "tr", "td", "th"]

    private static let listsAndCells = lists.union(cells)
    private static let definitionsAndCells = cells.union(["dl"])
    private static let rowGroups: Set<String> = ["tbody", "thead", "tfoot", "tr"]

    /// The elements of which the innermost ends where one of this name begins, and how far out to look for it.
    static func closed(by name: String) -> (names: Set<String>, boundary: Set<String>)? {
        switch name {
        case "li": ([name], listsAndCells)
        case "dt", "dd": (["dt", "dd"], definitionsAndCells)
        case "td", "th": (["td", "th"], ["table"])
        case "tr": ([name], ["table"])
        case "tbody", "thead", "tfoot": (rowGroups, ["table"])
        default: nil
        }
    }
}
