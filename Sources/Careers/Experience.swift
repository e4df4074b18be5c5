import Resume

/// How long somebody has worked.
enum Experience {
    /// Years covered by at least one position; nil when none has a start.
    static func years(of entries: [WorkEntry], today: PartialDate) -> Double? {
        let now = today.firstMonthIndex
        let intervals = entries.compactMap { entry -> ClosedRange<Int>? in
            guard let start = entry.startDate else { return nil }
            let end = entry.endDate.map { min($0.lastMonthIndex, now) } ?? (entry.isOpen ? now : start.lastMonthIndex)
            return start.firstMonthIndex <= end ? start.firstMonthIndex...end : nil
        }.sorted { $0.lowerBound < $1.lowerBound }
        guard !intervals.isEmpty else { return nil }
        var months = 0
        var covered = Int.min
        for interval in intervals {
            let from = max(interval.lowerBound, covered == .min ? interval.lowerBound : covered + 1)
            // checked: the first and the last month are some of PartialDate
            if interval.upperBound >= from { months += interval.upperBound - from + 1 }
            covered = max(covered, interval.upperBound)
        }
        return (Double(months) / 12 * 10).rounded() / 10
    }
}
