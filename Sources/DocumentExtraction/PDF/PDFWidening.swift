import CheckedNumbers

/// Rewrites a PDF so that its pages reach far beyond their edges: Poppler gives no text that lies off a page.
///
/// As programs do that change a PDF, it adds to the end of the file: the pages anew, each with a wider box of its own,
/// and where they are (ISO 32000-2, 7.5.6). So it does not matter how the file says what a page is.
struct PDFWidening {
    private let bytes: [UInt8]
    private let objects: PDFObjects

    /// Points added on each side.
    private static let margin = 6000.0
    private static let mostPages = 256
    private static let furthestEdge = 100_000.0
    private static let deepestTree = 32
    /// Letter: what readers take where a file gives no box.
    private static let standardBox = [0.0, 0, 612, 792]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        objects = PDFObjects(bytes)
    }

    /// The file with wider pages; nil where there is none to widen.
    func widened() -> [UInt8]? {
        var result = bytes
        var table = "xref\n"
        var pages = 0
        for (number, object) in objects.objects.sorted(by: { $0.key < $1.key }) where pages < Self.mostPages {
            guard let description = description(of: object) else { continue }
            pages += 1
            let generation = object.generation
            result += Array("\n".utf8)
            table += "\(number) 1\n\(Self.padded(result.count - header, 10)) \(Self.padded(generation, 5)) n \n"
            result += Array("\(number) \(generation) obj".utf8) + description + Array("endobj".utf8)
        }
        guard result.count > bytes.count else { return nil }
        // Where readers have to find the objects by themselves, they find these.
        guard let (start, trailer) = trailer else { return result }
        result += Array("\n".utf8)
        let place = result.count - header
        result += Array(table.utf8) + Array("trailer<</Prev \(start)".utf8)
        for name in ["Size", "Root", "Encrypt", "ID"] {
            if let value = trailer[name] { result += Array("/\(name) ".utf8) + value }
        }
        return result + Array(">>\nstartxref\n\(place)\n%%EOF\n".utf8)
    }

    /// The description of a page with a wider box; nil for what is no page.
    private func description(of object: PDFObjects.Object) -> [UInt8]? {
        guard let page = objects.dictionary(object.value), page["Kids"] == nil else { return nil }
        guard Self.isPage(page["Type"]) || page["Parent"] != nil && page["Contents"] != nil else { return nil }
        let media = box("MediaBox", of: page) ?? Self.standardBox
        let crop = box("CropBox", of: page)
        let sides = crop.map { Self.intersection(media, $0) } ?? media
        let numbers = zip(sides, [-Self.margin, -Self.margin, Self.margin, Self.margin])
            .map { String(Int(saturating: ($0 + $1).rounded())) }.joined(separator: " ")
        var description = Array("<</MediaBox[\(numbers)]/CropBox[\(numbers)]".utf8)
        for (name, value) in page.sorted(by: { $0.key < $1.key }) where name != "MediaBox" && name != "CropBox" {
            description += Array("/\(Self.written(name)) ".utf8) + value
        }
        return description + Array(">>".utf8)
    }

    private static func isPage(_ type: ArraySlice<UInt8>?) -> Bool {
        guard let type else { return false }
        var syntax = PDFSyntax(type)
        return syntax.name() == "Page"
    }

    /// A box of a page or of what it belongs to: its left, bottom, right and top.
    private func box(_ name: String, of page: [String: ArraySlice<UInt8>]) -> [Double]? {
        var next: [String: ArraySlice<UInt8>]? = page
        for _ in 0..<Self.deepestTree {
            guard let node = next else { return nil }
            if let box = objects.numbers(node[name]), box.count == 4,
                box.allSatisfy({ abs($0) < Self.furthestEdge })
            {
                return [min(box[0], box[2]), min(box[1], box[3]), max(box[0], box[2]), max(box[1], box[3])]
            }
            next = objects.dictionary(node["Parent"])
        }
        return nil
    }

    private static func intersection(_ first: [Double], _ second: [Double]) -> [Double] {
        [max(first[0], second[0]), max(first[1], second[1]), min(first[2], second[2]), min(first[3], second[3])]
    }

    /// Where the file says that its table is, and what it says with it; nil where readers cannot use that either.
    private var trailer: (start: Int, entries: [String: ArraySlice<UInt8>])? {
        guard let word = bytes.suffix(1024).lastPlace(of: "startxref") else { return nil }
        var syntax = PDFSyntax(bytes[(word + 9)...])
        guard let start = syntax.integer(), start < bytes.count - header else { return nil }
        let table = bytes[(header + start)...].drop(while: PDFSyntax.isSpace)
        var dictionary: PDFSyntax
        if table.starts(with: "xref".utf8) {
            guard let word = table.firstPlace(of: "trailer") else { return nil }
            dictionary = PDFSyntax(bytes[(word + 7)...])
        } else {
            guard let word = table.prefix(32).firstPlace(of: "obj") else { return nil }
            dictionary = PDFSyntax(bytes[(word + 3)...])
        }
        guard let entries = dictionary.dictionary(), entries["Root"] != nil else { return nil }
        return (start, entries)
    }

    /// Places in the file are counted from here.
    private var header: Int {
        bytes.prefix(1024).firstPlace(of: "%PDF-") ?? 0
    }

    private static func padded(_ number: Int, _ length: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, length - digits.count)) + digits
    }

    /// The name with all but letters and digits in digits.
    private static func written(_ name: String) -> String {
        name.utf8.reduce(into: "") { written, byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = scalar.properties.isAlphabetic && scalar.isASCII || PDFSyntax.isDigit(byte)
            if isPlain {
                written.unicodeScalars.append(scalar)
            } else {
                let digits = String(byte, radix: 16)
                written += "#" + (digits.count < 2 ? "0" : "") + digits
            }
        }
    }
}
