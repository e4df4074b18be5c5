import Foundation

/// What version 1.2.1 of JSON Resume asks of a document: which fields there are, of what type, in what format.
enum JSONResumeSchema {
    indirect enum Rule: Sendable {
        case text
        case date
        case uri
        case email
        case country
        case list(Rule)
        case object([String: Rule])
        case anything
    }

    static let document = Rule.object([
        "$schema": .uri, "basics": basics, "work": .list(.object(work)), "volunteer": .list(.object(volunteer)),
        "education": .list(.object(education)),
        "awards": .list(.object(["title": .text, "date": .date, "awarder": .text, "summary": .text])),
        "certificates": .list(.object(["name": .text, "date": .date, "url": .uri, "issuer": .text])),
        "publications": .list(
            .object(["name": .text, "publisher": .text, "releaseDate": .date, "url": .uri, "summary": .text])
        ),
        "skills": .list(.object(["name": .text, "level": .text, "keywords": .list(.text)])),
        "languages": .list(.object(["language": .text, "fluency": .text])),
        "interests": .list(.object(["name": .text, "keywords": .list(.text)])),
        "references": .list(.object(["name": .text, "reference": .text])), "projects": .list(.object(project)),
        "meta": .object(["canonical": .uri, "version": .text, "lastModified": .text, "vitae": .anything]),
    ])

    private static let basics = Rule.object([
        "name": .text, "label": .text, "image": .text, "email": .email, "phone": .text, "url": .uri, "summary": .text,
        "location": .object([
            "address": .text, "postalCode": .text, "city": .text, "countryCode": .country, "region": .text,
        ]),
        "profiles": .list(.object(["network": .text, "username": .text, "url": .uri])),
    ])
    private static let span: [String: Rule] = ["startDate": .date, "endDate": .date, "url": .uri]
    private static let work = span.merging([
        "name": .text, "location": .text, "description": .text, "position": .text, "summary": .text,
        "highlights": .list(.text),
    ]) { first, _ in first }
    private static let volunteer = span.merging([
        "organization": .text, "position": .text, "summary": .text, "highlights": .list(.text),
    ]) { first, _ in first }
    private static let education = span.merging([
        "institution": .text, "area": .text, "studyType": .text, "score": .text, "courses": .list(.text),
    ]) { first, _ in first }
    private static let project = span.merging([
        "name": .text, "description": .text, "highlights": .list(.text), "keywords": .list(.text),
        "roles": .list(.text), "entity": .text, "type": .text,
    ]) { first, _ in first }

    private static let countries = Set(Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 })

    /// What is wrong with a value, by path.
    static func faults(in value: Any, by rule: Rule = document, at path: String = "") -> [String] {
        if case .anything = rule { return [] }
        if case .list(let element) = rule {
            guard let list = value as? [Any] else { return ["\(path): no list"] }
            return list.enumerated().flatMap { faults(in: $1, by: element, at: "\(path)[\($0)]") }
        }
        if case .object(let fields) = rule {
            guard let object = value as? [String: Any] else { return ["\(path): no object"] }
            return object.sorted { $0.key < $1.key }.flatMap { key, value in
                fields[key].map { faults(in: value, by: $0, at: "\(path).\(key)") } ?? ["\(path).\(key): unknown"]
            }
        }
        guard let text = value as? String else { return ["\(path): no text"] }
        return isWellFormed(text, rule) ? [] : ["\(path): \(text)"]
    }

    private static func isWellFormed(_ text: String, _ rule: Rule) -> Bool {
        switch rule {
        case .date: isDate(text)
        case .uri: isURI(text)
        case .email: isEmail(text)
        case .country: countries.contains(text)
        case .text: !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
        case .list, .object, .anything: false
        }
    }

    /// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, of a day that there is.
    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count), parts[0].count == 4, parts.dropFirst().allSatisfy({ $0.count == 2 }),
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
        else { return false }
        let numbers = parts.compactMap { Int($0) }
        if numbers.count > 1, !(1...12).contains(numbers[1]) { return false }
        return numbers.count < 3 || (1...31).contains(numbers[2])
    }

    private static func isURI(_ text: String) -> Bool {
        guard let url = URL(string: text), let scheme = url.scheme, let host = url.host() else { return false }
        return ["http", "https"].contains(scheme) && host.contains(".") && text.allSatisfy { $0.isASCII }
    }

    private static func isEmail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && !parts[0].isEmpty && parts[1].split(separator: ".").count > 1
            && !text.contains { $0.isWhitespace }
    }
}
