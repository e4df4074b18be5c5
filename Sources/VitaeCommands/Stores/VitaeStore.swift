import Accounts
import DailyBrief
import JobAlerts
import JobMatching
import PostgresStore
import Profiles
import Publications
import Sessions
import SQLiteStore

import struct Foundation.Date

/// A store of everything, whatever is behind it.
protocol VitaeStore: SessionStore, SessionLibrary, AccountStore, PostingStore, PostingCatalogue, PostingDirectory,
    PostingMarket, KeywordPostings, DeviceStore, AlertStore, AlertSweeper, Outbox, ProfileStore, PublicationStore,
    BriefStore
{
    /// The sessions that have not expired, newest first.
    func newestSessions(limit: Int, now: Date) async throws -> [Session]

    /// Looks whether what is stored can be read.
    ///
    /// - Throws: what the store throws, when it cannot.
    func checkSoundness() async throws

    /// Wakes those who wait in this process for what happens in others, until the task is cancelled or nothing ever will.
    func tell(_ changes: SessionChanges) async
}

extension SQLiteStore: VitaeStore {
    /// No other process works on the file.
    func tell(_ changes: SessionChanges) async {}
}

extension PostgresStore: VitaeStore {
    func checkSoundness() async throws { _ = try await hasPostings() }
}
