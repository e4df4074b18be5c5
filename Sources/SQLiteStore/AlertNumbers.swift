import Foundation

/// Numbers of the devices that are active and of what they want, as they were when all of that was read last: a turn finds
/// many matches for them.
///
/// A number may belong to somebody else by now. Whoever uses it looks whether its row has the identifier.
struct AlertNumbers {
    var devices: [UUID: Int64] = [:]
    var subscriptions: [UUID: Int64] = [:]
}
