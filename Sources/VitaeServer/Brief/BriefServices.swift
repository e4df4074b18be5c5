package import DailyBrief
package import Foundation

/// What daily briefs stand on.
package struct BriefServices: Sendable {
    package var store: any BriefStore
    /// Where the weather is asked for; nil where nobody is asked.
    package var weatherURL: URL?
    package var namedays: Namedays
    /// What apps name themselves with when they sign in; none to take all.
    package var apiKeys: [String]

    package init(store: any BriefStore, weatherURL: URL?, namedays: Namedays, apiKeys: [String]) {
        self.store = store
        self.weatherURL = weatherURL
        self.namedays = namedays
        self.apiKeys = apiKeys
    }
}
