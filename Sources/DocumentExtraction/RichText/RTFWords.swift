/// The control words that stand for a character or begin a group that is not read.
enum RTFWords {
    static let characters: [String: Unicode.Scalar] = [
        "bullet": "\u{2022}", "emdash": "\u{2014}", "emspace": " ", "endash": "\u{2013}", "enspace": " ",
        "ldblquote": "\u{201C}", "lquote": "\u{2018}", "qmspace": " ", "rdblquote": "\u{201D}", "rquote": "\u{2019}",
    ]

    /// Groups without text of the body; the results of drawings repeat the text boxes before them.
    static let skipped: Set<String> = [
        "aftnsep", "annotation", "atnauthor", "atnid", "bkmkend", "bkmkstart", "datafield", "filetbl",
        "footnote", "ftncn", "ftnsep", "ftnsepc", "generator",
        "info", "listoverridetable", "listtable", "nonesttables", "nonshppict",
        "object", "pict", "pn", "private", "rxe", "shprslt", "sp", "stylesheet", "tc", "tcn", "txe", "xe",
    ]

    /// Groups that are read although a reader may leave them out.
    static let optional: Set<String> = [
        "do", "dptxbxtext", "fldinst", "fldrslt", "listtext", "nesttableprops", "pntext", "shpinst", "shptxt",
    ]
}
