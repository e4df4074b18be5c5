/// Tells the lines of a section that are set apart from its text: bold, or larger than most of it.
struct Prominence {
    /// The size of most of the text, in points; nil where sizes are estimates.
    private let size: Double?

    /// Points that tell two sizes apart.
    private static let tolerance = 0.4

    init(_ lines: [DocumentLine]) {
        guard !lines.contains(where: \.isRecognised) else {
            size = nil
            return
        }
        var lengths: [Double: Int] = [:]
        for line in lines { lengths[line.fontSize, default: 0] += line.text.utf8.count }
        size = lengths.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// Whether a line is set apart.
    func has(_ line: DocumentLine) -> Bool {
        line.isBold || size.map { line.fontSize > $0 + Self.tolerance } == true
    }
}
