import Foundation
import Glibc
import Synchronization

/// Asks the operating system for addresses.
package struct SystemHostResolver: HostResolver {
    package init() {}

    package func addresses(of host: String) async -> [NetworkAddress] {
        let answer = Answer()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                answer.wait(continuation)
                // The system's function blocks, for many seconds at times, and cannot be stopped: it gets a thread of
                // its own, which may outlive the wait.
                Thread.detachNewThread { answer.give(Self.lookUp(host)) }
            }
        } onCancel: {
            answer.give([])
        }
    }

    private static func lookUp(_ host: String) -> [NetworkAddress] {
        var hints = unsafe addrinfo()
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)  // checked: a constant of the system
        var list: UnsafeMutablePointer<addrinfo>?
        guard unsafe getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { unsafe freeaddrinfo(list) }
        var found: [NetworkAddress] = []
        var next = unsafe list
        while let info = unsafe next {
            if let address = unsafe address(in: info.pointee), !found.contains(address) { found.append(address) }
            unsafe next = info.pointee.ai_next
        }
        return found
    }

    private static func address(in info: addrinfo) -> NetworkAddress? {
        guard let pointer = unsafe UnsafeRawPointer(info.ai_addr) else { return nil }
        switch unsafe info.ai_family {
        case AF_INET:
            let address = unsafe pointer.loadUnaligned(as: sockaddr_in.self).sin_addr
            return NetworkAddress(bytes: unsafe withUnsafeBytes(of: address) { unsafe Array($0) })
        case AF_INET6:
            let address = unsafe pointer.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            return NetworkAddress(bytes: unsafe withUnsafeBytes(of: address) { unsafe Array($0) })
        default:
            return nil
        }
    }
}

extension SystemHostResolver {
    /// An answer that is given once, before or after somebody waits for it.
    private final class Answer: Sendable {
        private enum State {
            case open
            case awaited(CheckedContinuation<[NetworkAddress], Never>)
            case given([NetworkAddress])
            case taken
        }

        private let state = Mutex(State.open)

        func wait(_ continuation: CheckedContinuation<[NetworkAddress], Never>) {
            let given: [NetworkAddress]? = state.withLock { state in
                if case .given(let addresses) = state {
                    state = .taken
                    return addresses
                }
                state = .awaited(continuation)
                return nil
            }
            if let given { continuation.resume(returning: given) }
        }

        func give(_ addresses: [NetworkAddress]) {
            let waiting: CheckedContinuation<[NetworkAddress], Never>? = state.withLock { state in
                switch state {
                case .open:
                    state = .given(addresses)
                    return nil
                case .awaited(let continuation):
                    state = .taken
                    return continuation
                case .given, .taken:
                    return nil
                }
            }
            waiting?.resume(returning: addresses)
        }
    }
}
