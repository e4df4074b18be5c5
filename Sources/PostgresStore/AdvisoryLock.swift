import Foundation

/// Locks that have numbers and protect no row. Other programs in the same database have other numbers: these begin with
/// "vita" in ASCII, or are hashes.
enum AdvisoryLock {
    /// Held by whoever changes the tables.
    static let migration = 0x7669_7461_65
    /// Held for a moment by uploads that may be the last for which there is room.
    static let lastPlaces = 0x7669_7461_66

    /// Held by whoever takes postings in.
    static let intake = 0x7669_7461_67
    /// Held by whoever chooses notifications to send.
    static let sending = 0x7669_7461_68

    /// The lock of a process, which it holds as long as it is there.
    static func process(_ identifier: UUID) -> Int { number(Data(identifier.encoded ?? [])) }

    /// The lock of whatever has some bytes for a name; others may have the same, and wait without need.
    static func number(_ name: Data) -> Int {
        // FNV-1a: the same in all processes.
        let hash = name.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return Int(Int64(bitPattern: hash))
    }
}

extension PostgresConnection {
    /// Waits for a lock, which is held to the end of the transaction.
    func lock(_ number: Int) throws(PostgresError) {
        try execute("SELECT pg_advisory_xact_lock($1)", [number])
    }

    /// Takes a lock for as long as there is the connection, unless another has it.
    func tryHold(_ number: Int) throws(PostgresError) -> Bool {
        try value("SELECT pg_try_advisory_lock($1)", [number]) ?? false
    }

    /// Whether nobody holds a lock alone; nobody will before the end of the transaction.
    func isFree(_ number: Int) throws(PostgresError) -> Bool {
        try value("SELECT pg_try_advisory_xact_lock_shared($1)", [number]) ?? false
    }
}
