import CXML
import TextDocument

/// What an XML part holds, one piece after the other.
enum XMLEvent {
    /// Local name and attributes by local name.
    case start(String, [String: String])
    case end(String)
    case text(String)
}

/// Reads an XML part event by event. Declares no entities, loads nothing, refuses any DOCTYPE.
enum XMLEvents {
    /// Hands each event over.
    ///
    /// - Throws: `damaged` for what is not well-formed and for a document type declaration.
    static func read(_ bytes: [UInt8], _ handle: (XMLEvent) -> Void) throws(ExtractionFailure) {
        let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        let isOpen = unsafe bytes.withUnsafeBytes { buffer in
            unsafe xmlReaderForMemory(
                buffer.bindMemory(to: CChar.self).baseAddress,
                Int32(buffer.count),
                nil,
                nil,
                Int32(options)
            )
        }
        guard let reader = unsafe isOpen else { throw .damaged }
        defer { unsafe xmlFreeTextReader(reader) }
        while true {
            let status = unsafe xmlTextReaderRead(reader)
            if status == 0 { return }
            guard status == 1 else { throw .damaged }
            try unsafe report(reader, handle)
        }
    }

    private static func report(
        _ reader: xmlTextReaderPtr,
        _ handle: (XMLEvent) -> Void
    ) throws(ExtractionFailure) {
        let kind = unsafe UInt32(bitPattern: xmlTextReaderNodeType(reader))
        switch kind {
        case XML_READER_TYPE_ELEMENT.rawValue:
            let name = unsafe string(xmlTextReaderConstLocalName(reader))
            let isEmpty = unsafe xmlTextReaderIsEmptyElement(reader) == 1
            unsafe handle(.start(name, attributes(of: reader)))
            if isEmpty { handle(.end(name)) }
        case XML_READER_TYPE_END_ELEMENT.rawValue:
            unsafe handle(.end(string(xmlTextReaderConstLocalName(reader))))
        case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue,
            XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue, XML_READER_TYPE_WHITESPACE.rawValue:
            unsafe handle(.text(string(xmlTextReaderConstValue(reader))))
        case XML_READER_TYPE_DOCUMENT_TYPE.rawValue, XML_READER_TYPE_ENTITY_REFERENCE.rawValue:
            throw .damaged
        default:
            break
        }
    }

    private static func attributes(of reader: xmlTextReaderPtr) -> [String: String] {
        var attributes: [String: String] = [:]
        while unsafe xmlTextReaderMoveToNextAttribute(reader) == 1 {
            let name = unsafe string(xmlTextReaderConstLocalName(reader))
            attributes[name] = unsafe string(xmlTextReaderConstValue(reader))
        }
        unsafe xmlTextReaderMoveToElement(reader)
        return attributes
    }

    private static func string(_ pointer: UnsafePointer<xmlChar>?) -> String {
        guard let pointer = unsafe pointer else { return "" }
        return unsafe String(cString: pointer)
    }
}
