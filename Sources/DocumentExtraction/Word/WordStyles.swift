import TextDocument

/// The paragraph styles of a Word document, as far as they change how text looks.
struct WordStyles {
    struct Style {
        var basedOn: String?
        var isBold: Bool?
        var isItalic: Bool?
        /// Points.
        var fontSize: Double?
        var isListItem: Bool?
    }

    private var styles: [String: Style] = [:]
    private var defaultSize = 11.0

    private static let largestSize = 400.0

    init() {}

    init(_ bytes: [UInt8]) throws(ExtractionFailure) {
        var current: String?
        var inRunDefaults = false
        var defaults: Double?
        var collected: [String: Style] = [:]
        try XMLEvents.read(bytes) { event in
            switch event {
            case .start("rPrDefault", _): inRunDefaults = true
            case .end("rPrDefault"): inRunDefaults = false
            case .start("style", let attributes):
                current = attributes["styleId"]
                if let current { collected[current] = Style() }
            case .end("style"): current = nil
            case .start(let name, let attributes):
                let value = attributes["val"]
                if inRunDefaults, name == "sz" { defaults = Self.size(value) }
                guard let current else { return }
                switch name {
                case "basedOn": collected[current]?.basedOn = value
                case "b": collected[current]?.isBold = value != "0" && value != "false"
                case "i": collected[current]?.isItalic = value != "0" && value != "false"
                case "sz": collected[current]?.fontSize = Self.size(value)
                case "numPr": collected[current]?.isListItem = true
                default: break
                }
            case .end, .text: break
            }
        }
        styles = collected
        defaultSize = defaults ?? 11
    }

    /// The size in points that a number of half points stands for; nil for what is no size.
    static func size(_ halfPoints: String?) -> Double? {
        guard let size = halfPoints.flatMap(Double.init), size.isFinite, size > 0 else { return nil }
        return min(max(size / 2, 1), largestSize)
    }

    /// What a style comes to, with all it is based on.
    func resolved(_ identifier: String?) -> (isBold: Bool, isItalic: Bool, fontSize: Double, isListItem: Bool) {
        var result = Style()
        var next = identifier ?? "Normal"
        for _ in 0..<10 {
            guard let style = styles[next] else { break }
            result.isBold = result.isBold ?? style.isBold
            result.isItalic = result.isItalic ?? style.isItalic
            result.fontSize = result.fontSize ?? style.fontSize
            result.isListItem = result.isListItem ?? style.isListItem
            guard let base = style.basedOn else { break }
            next = base
        }
        return (
            result.isBold ?? false, result.isItalic ?? false, result.fontSize ?? defaultSize, result.isListItem ?? false
        )
    }
}
