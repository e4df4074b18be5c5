import Synchronization

/// Keeps what is told to it, in order.
package final class Recorder<Item: Sendable>: Sendable {
    private let list = Mutex<[Item]>([])

    package init() {}

    package var items: [Item] { list.withLock { $0 } }

    package func add(_ item: Item) { list.withLock { $0.append(item) } }
}
