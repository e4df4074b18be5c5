/// A day, as whoever sends a document says that it is: what reads documents has no clock of its own.
package struct CalendarDay: Hashable, Sendable {
    package var year: Int
    /// 1-12.
    package var month: Int
    /// 1-31.
    package var day: Int

    package init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }
}
