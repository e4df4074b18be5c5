import JobMatching

extension Salary {
    /// The pay that a feed states in parts; nil without a currency or an amount.
    ///
    /// - Parameters:
    ///   - currency: a code of ISO 4217, in any case.
    ///   - minimum: the least.
    ///   - maximum: the most.
    ///   - unit: schema.org's word for the period; a year where none is stated.
    /// - Returns: the pay.
    static func stated(currency: String?, minimum: Double?, maximum: Double?, unit: String?) -> Salary? {
        let amounts = [minimum, maximum].map { $0.flatMap { $0 > 0 ? $0 : nil } }
        guard let currency, currency.utf8.count == 3, amounts.contains(where: { $0 != nil }) else { return nil }
        return Salary(currency: currency.uppercased(), minimum: amounts[0], maximum: amounts[1], unit: unit ?? "YEAR")
    }
}
