import Foundation

/// The folder of tables that ships with the program, beside it.
package enum BundledTables {
    /// Where the folder lies.
    package static var folder: String { Bundle.module.bundleURL.path }
}
