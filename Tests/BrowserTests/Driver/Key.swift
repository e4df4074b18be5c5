/// Keys by their names in the WebDriver standard.
enum Key: String {
    case tab = "\u{E004}"
    case enter = "\u{E007}"
    case escape = "\u{E00C}"
    case right = "\u{E014}"
    case space = " "
}
