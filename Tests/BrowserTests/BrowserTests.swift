import TestSupport
import Testing

/// Everything that needs a real browser: the web app as the built server gives it out.
///
/// One browser at a time: each takes several processes.
@Suite(
    "The web app in a browser",
    .enabled(if: BrowserPrograms.areWanted, "Needs VITAE_BROWSER_TESTS, chromium and chromedriver: make test-browser."),
    .serialized,
    .serverWithJobs
)
struct BrowserTests {}
