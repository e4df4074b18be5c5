/// What the headers of a part say: the name of its field, and whether it is a file.
struct MultipartHeaders: Hashable, Sendable {
    let name: String
    /// As the sender named it: a label, never a path.
    let filename: String?

    /// Reads header lines.
    ///
    /// - Returns: nil without a content disposition that names the field.
    init?(_ bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
        var name: String?
        var filename: String?
        for line in lines {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == "content-disposition" else {
                continue
            }
            let value = line[line.index(after: colon)...]
            guard value.drop(while: { $0 == " " }).lowercased().hasPrefix("form-data") else { return nil }
            name = Self.parameter("name", in: value)
            filename = Self.parameter("filename", in: value)
        }
        guard let name else { return nil }
        self.name = name
        self.filename = filename
    }

    /// The next semicolon outside quotes.
    private static func endOfParameter(in text: Substring) -> Substring.Index? {
        var isQuoted = false
        var isEscaped = false
        for index in text.indices {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\", isQuoted {
                isEscaped = true
            } else if text[index] == "\"" {
                isQuoted.toggle()
            } else if text[index] == ";", !isQuoted {
                return index
            }
        }
        return nil
    }

    /// The value of a parameter, quoted or not.
    static func parameter(_ name: String, in value: Substring) -> String? {
        var rest = value
        while let semicolon = endOfParameter(in: rest) {
            rest = rest[rest.index(after: semicolon)...].drop { $0 == " " || $0 == "\t" }
            guard rest.lowercased().hasPrefix(name + "=") else { continue }
            let content = rest.dropFirst(name.count + 1)
            guard content.first == "\"" else { return String(content.prefix { $0 != ";" && $0 != " " }) }
            var result = ""
            var isEscaped = false
            for character in content.dropFirst() {
                if isEscaped {
                    result.append(character)
                    isEscaped = false
                } else if character == "\\" {
                    isEscaped = true
                } else if character == "\"" {
                    return result
                } else {
                    result.append(character)
                }
            }
            return nil
        }
        return nil
    }
}
