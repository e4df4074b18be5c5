import TextDocument

/// A picture ready to be recognised, and its scale.
struct PreparedPicture: ~Copyable {
    let picture: Picture
    /// Dots per inch.
    let resolution: Double
    /// Bullets that were taken off it, in dots.
    let bullets: [Bounds]
    /// Lines of tables that were taken off it, in points.
    let rules: [Bounds]
}
