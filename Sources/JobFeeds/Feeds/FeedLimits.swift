/// What a feed may cost; what goes beyond costs one row.
package struct FeedLimits: Sendable {
    /// Lists and objects, or elements, within each other.
    package var depth = 64
    /// Bytes of one value.
    package var valueBytes = 2 << 20
    /// Bytes of one row.
    package var rowBytes = 8 << 20

    package init() {}
}
