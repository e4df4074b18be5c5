package import Foundation

/// Feeds of postings whose pay, dates and places no employer writes.
package enum HostileFeed {
    /// How a feed is written.
    package enum Format: CaseIterable, Sendable {
        case ownLines
        case table
        case jsonLD
        case greenhouse
        case lever
        case indeed
    }

    private static let amounts = [
        "0", "-0.0", "1", "-1", "0.005", "35000", "999999999999", "1e10", "1e22", "1e308", "1e309", "-1e308", "5e-324",
        "NaN",
        "9223372036854775807", "18446744073709551616", "00012", "\"\"", "null", "true", "\"60k\"", "\"$40-50k\"",
        "\"€ 1.000.000.000.000.000 per hour\"", "\"99999999999999999999-1 USD/yr\"", "[1,2]", "{}",
    ]
    private static let dates = [
        "2026-11-03", "0000-00-00", "9999-12-31", "1900-01-01", "2200-12-31T23:59:60.999999999999999999Z", "2026-02-30",
        "2026-11-03T12:00:00+99:99", "2026-11-03T24:00:00-14:00", "99999999-01-01", "Tue, 03 Nov 2026 12:00:00 +0200",
        "Tue, 999999999 Nov 999999999", "1 Jan 99", "1 Jan 999999999 00:00:00 EST", "1790000000", "1790000000000",
        "99999999999999",
        "-1", "1e18", "٢٠٢٦-١١-٠٣", "",
    ]
    /// Those that a reader takes, so that what is behind them is reached too.
    private static let readableDates = [
        "2026-11-03", "1900-01-01", "2200-12-31T23:59:60.999999999999999999Z", "2026-11-03T24:00:00-14:00",
        "Tue, 03 Nov 2026 12:00:00 +0200", "1 Jan 99", "1790000000", "1790000000000", "4133980799", "2027-02-28",
    ]
    private static let numbers = [
        "0", "-0.0", "1", "-1", "0.005", "35000", "90000.5", "999999999999", "1e10", "1e22", "1e308", "-1e308",
        "5e-324", "9223372036854775807", "18446744073709551616",
    ]
    private static let places = [
        "Austin, TX", "Remote", "Remote (UTC-5 to UTC+99)", "UTC±99999999999999999999 hours", "GMT+14:99",
        "CET ± 3 hours",
        "UTC−14 to UTC+14", "UTC -99999999999999999999", "99999999999999999999 days in the office, Berlin",
        "2-3 days remote", "Remote 100%", "-5% remote", "99999999999999999999% remote", "10115 Berlin", "00000",
        "99999999999999999999999", "90°N 999999°E", "(((((", "//////", "München, Bayern, DE", "Worldwide",
        "Anywhere (EST only)",
        "London / Paris / New York | Remote", "",
    ]
    private static let titles = [
        "Accountant", "Senior Software Engineer (m/f/d)", "Registered Nurse | Remote US", "Engineer IV",
        "Manager 99999999999999999999",
        "C++ Developer - 80% - 100%", "(((", ")", "–", "CEO", "Buyer (2j)", "",
    ]

    /// A feed of some postings.
    ///
    /// - Parameters:
    ///   - format: how it is written.
    ///   - source: choices.
    /// - Returns: the bytes.
    package static func feed(_ format: Format, _ source: inout some ByteSource) -> Data {
        var rows: [[String: String]] = []
        repeat { rows.append(row(rows.count, &source)) } while rows.count < 12 && !source.isExhausted
        let text =
            switch format {
            case .ownLines: rows.map(ownLine).joined(separator: "\n")
            case .table: table(rows)
            case .jsonLD: "[" + rows.map(jsonLD).joined(separator: ",") + "]"
            case .greenhouse: "{\"jobs\":[" + rows.map(greenhouse).joined(separator: ",") + "]}"
            case .lever: "[" + rows.map(lever).joined(separator: ",") + "]"
            case .indeed: "<source>" + rows.map(indeed).joined() + "</source>"
            }
        return Data(text.utf8)
    }

    private static func row(_ number: Int, _ source: inout some ByteSource) -> [String: String] {
        func text(_ list: [String]) -> String {
            source.isOne(of: 4) ? HostileText.line(&source, upTo: 5) : source.pick(list)
        }
        return [
            "id": source.isOne(of: 6) ? source.pick(HostileText.numbers) : "\(number)",
            "title": text(titles), "place": text(places), "company": source.isOne(of: 3) ? text(titles) : "Globex",
            "date": source.isOne(of: 4) ? text(dates) : source.pick(readableDates),
            "end": source.isOne(of: 4) ? text(dates) : source.pick(readableDates),
            "least": source.isOne(of: 3) ? source.pick(amounts) : source.pick(numbers),
            "most": source.isOne(of: 3) ? source.pick(amounts) : source.pick(numbers),
            "unit": source.pick(["HOUR", "YEAR", "per hour", "MONTH", "SHIFT", "9", ""]),
            "currency": source.pick(["USD", "EUR", "usd", "???", "", "ﷺ€£"]),
            "body": HostileText.line(&source, upTo: 12),
        ]
    }

    /// The text in quotation marks, its own escaped.
    private static func quoted(_ text: String?) -> String {
        let escaped = (text ?? "").unicodeScalars.map { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case _ where scalar.value < 0x20:
                "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    private static func number(_ text: String?) -> String {
        let text = text ?? "null"
        return text == "NaN" ? "\"NaN\"" : text == "00012" ? "\"00012\"" : text
    }

    private static func ownLine(_ row: [String: String]) -> String {
        """
        {"identifier":\(quoted(row["id"])),"title":\(quoted(row["title"])),"company":\(quoted(row["company"])),\
        "location":\(quoted(row["place"])),"date":\(quoted(row["date"])),"validThrough":\(quoted(row["end"])),\
        "description":\(quoted(row["body"])),"salary":{"currency":\(quoted(row["currency"])),\
        "minValue":\(number(row["least"])),"maxValue":\(number(row["most"])),"unitText":\(quoted(row["unit"]))}}
        """
    }

    private static func jsonLD(_ row: [String: String]) -> String {
        """
        {"@type":"JobPosting","identifier":\(quoted(row["id"])),"title":\(quoted(row["title"])),\
        "hiringOrganization":{"name":\(quoted(row["company"]))},"datePosted":\(quoted(row["date"])),\
        "validThrough":\(quoted(row["end"])),\
        "jobLocation":{"address":{"addressLocality":\(quoted(row["place"]))}},"description":\(quoted(row["body"])),"baseSalary":{"currency":\(quoted(row["currency"])),\
        "value":{"minValue":\(number(row["least"])),"maxValue":\(number(row["most"])),\
        "unitText":\(quoted(row["unit"]))}}}
        """
    }

    private static func greenhouse(_ row: [String: String]) -> String {
        """
        {"id":\(quoted(row["id"])),"title":\(quoted(row["title"])),"location":{"name":\(quoted(row["place"]))},\
        "updated_at":\(quoted(row["date"])),"application_deadline":\(quoted(row["end"])),\
        "content":\(quoted(row["body"])),\
        "pay_input_ranges":[{"currency_type":\(quoted(row["currency"])),"min_cents":\(number(row["least"])),\
        "max_cents":\(number(row["most"])),"title":\(quoted(row["unit"]))}]}
        """
    }

    private static func lever(_ row: [String: String]) -> String {
        """
        {"id":\(quoted(row["id"])),"text":\(quoted(row["title"])),"categories":{"location":\(quoted(row["place"]))},\
        "createdAt":\(quoted(row["date"])),"descriptionPlain":\(quoted(row["body"])),\
        "salaryRange":{"currency":\(quoted(row["currency"])),"min":\(number(row["least"])),"max":\(number(row["most"])),\
        "interval":\(quoted(row["unit"]))}}
        """
    }

    private static func indeed(_ row: [String: String]) -> String {
        func element(_ name: String, _ key: String) -> String { "<\(name)><![CDATA[\(row[key] ?? "")]]></\(name)>" }
        let pay = ["least", "most", "currency", "unit"].compactMap { row[$0] }.joined(separator: " - ")
        return "<job><salary>\(pay.filter { $0 != "<" && $0 != "&" })</salary>" + element("referencenumber", "id")
            + element("title", "title") + element("city", "place")
            + element("date", "date") + element("expirationdate", "end") + element("description", "body")
            + element("company", "company") + "</job>"
    }

    private static func table(_ rows: [[String: String]]) -> String {
        let columns = ["id", "title", "company", "place", "date", "end", "least", "most", "currency", "unit", "body"]
        let header = [
            "identifier", "title", "company", "location", "date", "validThrough", "salaryMin", "salaryMax",
            "salaryCurrency",
            "salaryUnit", "description",
        ]
        let lines = rows.map { row in
            columns.map { "\"" + (row[$0] ?? "").replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",")
        }
        return ([header.joined(separator: ",")] + lines).joined(separator: "\n")
    }
}
