extension FixedWidthInteger {
    /// The whole number that is nearest towards zero, the largest or smallest there is beyond the range, and 0 for what is
    /// no number.
    ///
    /// `Int(_:)` stops the process where the value is not finite or out of range, and a file may state any value.
    package init(saturating value: Double) {
        if let exact = Self(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }
}
