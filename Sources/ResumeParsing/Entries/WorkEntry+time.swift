import Resume

extension WorkEntry {
    /// Whether it was held within the time of an employer, as far as both say.
    func isWithinTime(of employer: WorkEntry) -> Bool {
        guard let start = startDate, let first = employer.startDate, start.lastMonthIndex >= first.firstMonthIndex
        else {
            return false
        }
        guard !employer.isCurrent, let last = employer.endDate else { return true }
        return !isCurrent && (endDate ?? start).firstMonthIndex <= last.lastMonthIndex
    }
}
