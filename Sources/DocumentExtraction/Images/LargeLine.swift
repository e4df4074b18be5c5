import TextDocument

/// A line of large type on a picture.
struct LargeLine {
    /// In dots.
    var box: Bounds
    /// Parts that are as high as letters of that type.
    var letters: Int
}
