import Foundation
import FoundationXML

/// Reads the items of an XML document with a parser that builds no tree and follows nothing.
final class XMLRows: NSObject, XMLParserDelegate {
    /// The items, in the document's order.
    private(set) var rows: [XMLRow] = []
    /// Texts above the items, such as the channel's title, by the element's name.
    private(set) var surroundings: [String: String] = [:]
    /// Why the document could not be read to its end.
    private(set) var breakage: String?

    private let items: Set<String>
    private let limits: FeedLimits
    /// Names of the elements that are open.
    private var path: [String] = []
    /// How many elements were open when the item began.
    private var itemDepth: Int?
    private var row = XMLRow()
    private var rowBytes = 0
    private var text = ""
    private var attributes: [String: String] = [:]
    private var abortReason: String?

    /// - Parameters:
    ///   - items: names of the elements that are rows.
    ///   - limits: what a row may cost.
    init(items: Set<String>, limits: FeedLimits) {
        self.items = items
        self.limits = limits
    }

    /// Reads a document, whose prolog was looked at before.
    func read(_ data: Data) {
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        // A document that merely ends too early is none the worse to the parser.
        let isWhole = parser.parse() && path.isEmpty
        if !isWhole || abortReason != nil {
            let line = parser.lineNumber
            breakage = "\(abortReason ?? "the document is broken") at line \(line); what follows is not read"
        }
        parser.delegate = nil
    }

    func parser(
        _ parser: XMLParser,
        didStartElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes attributeDict: [String: String]
    ) {
        path.append((qualifiedName ?? elementName).lowercased())
        guard path.count <= limits.depth else { return abort(parser, "elements are nested too deeply") }
        if itemDepth == nil, let name = path.last, items.contains(name) {
            itemDepth = path.count
            row = XMLRow()
            rowBytes = 0
        }
        text = ""
        attributes = attributeDict
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        add(string)
    }

    func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
        add(String(decoding: CDATABlock, as: UTF8.self))
    }

    func parser(
        _ parser: XMLParser,
        didEndElement elementName: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        defer {
            _ = path.popLast()
            text = ""
            attributes = [:]
        }
        guard let itemDepth else {
            if let name = path.last, !text.trimmingSpaces.isEmpty, surroundings.count < 100 {
                surroundings[name] = surroundings[name] ?? text.trimmingSpaces
            }
            return
        }
        if path.count == itemDepth {
            rows.append(row)
            self.itemDepth = nil
        } else if !text.isEmpty || !attributes.isEmpty {
            let name = path[itemDepth...].joined(separator: "/")
            row.fields.append(XMLRow.Field(path: name, text: text, attributes: attributes))
        }
    }

    // Documents with a document type do not come this far; what declares an entity all the same is no feed.

    func parser(_ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?) {
        abort(parser, "an entity is declared")
    }

    func parser(
        _ parser: XMLParser,
        foundExternalEntityDeclarationWithName name: String,
        publicID: String?,
        systemID: String?
    ) {
        abort(parser, "an entity is declared")
    }

    private func add(_ string: String) {
        guard row.defect == nil else { return }
        guard text.utf8.count + string.utf8.count <= limits.valueBytes, rowBytes <= limits.rowBytes else {
            text = ""
            if itemDepth != nil { row.defect = "a value is too large" }
            return
        }
        text += string
        rowBytes += string.utf8.count
    }

    private func abort(_ parser: XMLParser, _ reason: String) {
        abortReason = reason
        parser.abortParsing()
    }
}
