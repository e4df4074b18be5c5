extension StringProtocol {
    /// Whether four digits that may be a year stand in the text: "2013 to 2015", "May 1998".
    package var hasYear: Bool {
        split { !$0.isNumber }.contains { $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20")) }
    }
}
