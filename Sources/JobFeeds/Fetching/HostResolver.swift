/// Finds the addresses of a host.
package protocol HostResolver: Sendable {
    /// The addresses of a host, best first.
    ///
    /// - Parameter host: a name, or an address in digits.
    /// - Returns: nothing when there is no such host, or when the task was cancelled.
    func addresses(of host: String) async -> [NetworkAddress]
}
