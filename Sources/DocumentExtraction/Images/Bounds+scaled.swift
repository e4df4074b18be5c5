import TextDocument

extension Bounds {
    /// The same place on a page of which so many dots or points stand for one here.
    func scaled(by scale: Double) -> Bounds {
        Bounds(left: left * scale, top: top * scale, right: right * scale, bottom: bottom * scale)
    }
}
