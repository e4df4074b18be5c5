import Testing

/// Everything that needs a real browser: the web app as the built server gives it out.
///
/// One browser at a time: each takes several processes.
@Suite(
    "The web app in a browser",
    .enabled(if: BrowserPrograms.areInstalled, "Needs chromium and chromedriver (Debian: chromium-driver)."),
    .serialized,
    WebAppServer()
)
struct BrowserTests {}
