extension FixedWidthInteger {
    /// The whole number that is nearest towards zero, the largest or smallest there is beyond the range, and 0 for what is
    /// no number.
    ///
    /// `Int(_:)` stops the process where the value is not finite or out of range, and a file may state any value. Pictures
    /// ask this of every dot, so that it is inlined.
    @inlinable
    package init(saturating value: Double) {
        if value > Double(Self.min), value < Double(Self.max) {
            self = Self(value)  // checked: within the range
        } else {
            self = value.isNaN ? 0 : value <= Double(Self.min) ? .min : .max
        }
    }
}
