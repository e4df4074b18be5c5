import Foundation

/// A password as it is stored: `$scrypt$ln=15,r=8,p=3$SALT$KEY`, the last two in base64 without padding.
struct PasswordRecord: Hashable {
    var parameters: ScryptParameters
    var salt: Data
    var key: Data

    init(parameters: ScryptParameters, salt: Data, key: Data) {
        self.parameters = parameters
        self.salt = salt
        self.key = key
    }

    /// Reads what `text` wrote; nil for anything else.
    init?(_ text: String) {
        let fields = text.split(separator: "$", omittingEmptySubsequences: false)
        guard fields.count == 5, fields[0].isEmpty, fields[1] == "scrypt" else { return nil }
        let costs = fields[2].split(separator: ",", omittingEmptySubsequences: false)
        guard
            costs.count == 3,
            let logRounds = Self.number(costs[0], named: "ln="),
            let blockSize = Self.number(costs[1], named: "r="),
            let parallelism = Self.number(costs[2], named: "p="),
            let salt = Self.bytes(fields[3]),
            let key = Self.bytes(fields[4])
        else { return nil }
        parameters = ScryptParameters(logRounds: logRounds, blockSize: blockSize, parallelism: parallelism)
        self.salt = salt
        self.key = key
        guard parameters.isReasonable, (8...64).contains(salt.count), (16...64).contains(key.count) else { return nil }
    }

    var text: String {
        let costs = "ln=\(parameters.logRounds),r=\(parameters.blockSize),p=\(parameters.parallelism)"
        return "$scrypt$\(costs)$\(Self.unpadded(salt))$\(Self.unpadded(key))"
    }

    private static func number(_ text: Substring, named name: String) -> Int? {
        text.hasPrefix(name) ? Int(text.dropFirst(name.count)) : nil
    }

    private static func bytes(_ text: Substring) -> Data? {
        Data(base64Encoded: text + String(repeating: "=", count: (4 - text.utf8.count % 4) % 4))
    }

    private static func unpadded(_ data: Data) -> String {
        String(data.base64EncodedString().prefix { $0 != "=" })
    }
}
