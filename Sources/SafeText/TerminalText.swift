/// Text that cannot command a terminal, nor turn the direction of writing: names of files and what documents say were
/// chosen by strangers.
package enum TerminalText {
    /// One line.
    package static func line(_ text: String) -> String { harmless(text, keeping: []) }

    /// Several lines, with what parts and indents them.
    package static func lines(_ text: String) -> String { harmless(text, keeping: ["\n", "\r\n", "\t"]) }

    /// Several lines with whatever ends them, for what is read by a program first.
    package static func cell(_ text: String) -> String { harmless(text, keeping: ["\n", "\r", "\r\n", "\t"]) }

    private static func harmless(_ text: String, keeping kept: Set<Character>) -> String {
        String(text.map { kept.contains($0) || !$0.unicodeScalars.contains(where: isHarmful) ? $0 : " " })
    }

    private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
    }
}
