/// What a driver could not do.
struct WebDriverError: Error {
    /// One of the standard, such as `no such element`.
    let code: String
    let message: String
}
