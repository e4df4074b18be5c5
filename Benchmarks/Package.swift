// swift-tools-version: 6.2

import PackageDescription

// A package of its own: nobody who builds Vitae resolves or builds this one. It sees Vitae's programs only.

let package = Package(
    name: "vitae-benchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "vitae-benchmarks", targets: ["vitae-benchmarks"])
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ],
    targets: [
        .systemLibrary(name: "CPoppler", pkgConfig: "poppler-glib", providers: [.apt(["libpoppler-glib-dev"])]),
        .target(name: "CProcesses"),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .executableTarget(
            name: "vitae-benchmarks",
            dependencies: [
                "CPoppler",
                "CProcesses",
                "CSQLite",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .strictMemorySafety(),
                .treatAllWarnings(as: .error),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
