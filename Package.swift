// swift-tools-version: 6.2

import PackageDescription

// MARK: - Settings

let strictness: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

// MARK: - Products this package builds on

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let asyncHTTPClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let configuration: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let cryptoExtras: Target.Dependency = .product(name: "CryptoExtras", package: "swift-crypto")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let grdbSQLite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore: Target.Dependency = .product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdHTTP2: Target.Dependency = .product(name: "HummingbirdHTTP2", package: "hummingbird")
let jwtKit: Target.Dependency = .product(name: "JWTKit", package: "jwt-kit")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let nioEmbedded: Target.Dependency = .product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPTypes: Target.Dependency = .product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioHTTPTypesHTTP1: Target.Dependency = .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioSSL: Target.Dependency = .product(name: "NIOSSL", package: "swift-nio-ssl")
let serviceLifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let systemPackage: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")
let unixSignals: Target.Dependency = .product(name: "UnixSignals", package: "swift-service-lifecycle")

let package = Package(
    name: "vitae",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "vitae", targets: ["vitae"]),
        .executable(name: "vitae-evaluate", targets: ["vitae-evaluate"]),
        .executable(name: "vitae-extract", targets: ["vitae-extract"]),
        .library(name: "VitaeClient", targets: ["VitaeAPI", "VitaeClient"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-configuration.git", from: "1.4.0", traits: []),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
        .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
    ],
    targets: [
        // MARK: System libraries

        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "CPoppler", pkgConfig: "poppler-glib", providers: [.apt(["libpoppler-glib-dev"])]),
        .systemLibrary(
            name: "CPopplerCore",
            pkgConfig: "poppler freetype2",
            providers: [.apt(["libfreetype-dev", "libpoppler-private-dev"])]
        ),
        .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(
            name: "CTesseract",
            pkgConfig: "tesseract lept",
            providers: [.apt(["libleptonica-dev", "libtesseract-dev"])]
        ),
        .target(
            name: "CProcessLimits",
            cSettings: [.define("VITAE_ATTEMPTS", .when(configuration: .debug))],
            linkerSettings: [.linkedLibrary("seccomp", .when(platforms: [.linux]))]
        ),
        .systemLibrary(name: "CAllocator"),
        .target(name: "CExtractorChannel"),
        .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),

        // MARK: Numbers

        .target(name: "CheckedNumbers", swiftSettings: strictness),

        // MARK: Text of strangers

        .target(name: "SafeText", swiftSettings: strictness),

        // MARK: Documents

        .target(name: "CPagePaint", dependencies: ["CPopplerCore"]),
        .target(name: "TextDocument", swiftSettings: strictness),
        .target(
            name: "DocumentExtraction",
            dependencies: [
                "CArchive", "CExtractorChannel", "CPagePaint", "CPoppler", "CProcessLimits", "CTesseract", "CXML",
                "CheckedNumbers", "TextDocument",
            ],
            exclude: ["Web/make_entities.py"],
            swiftSettings: strictness
        ),

        // MARK: Knowledge

        .target(name: "TextFolding", swiftSettings: strictness),
        .target(name: "Resume", swiftSettings: strictness),
        .target(name: "KnowledgePack", swiftSettings: strictness),
        .target(
            name: "KnowledgeTables",
            dependencies: ["CheckedNumbers", "KnowledgePack", "TextFolding"],
            swiftSettings: strictness
        ),
        .target(
            name: "KnowledgeImport",
            dependencies: ["KnowledgePack", "KnowledgeTables", "TextFolding"],
            swiftSettings: strictness
        ),
        .executableTarget(
            name: "knowledge-compiler",
            dependencies: ["KnowledgeImport", "KnowledgeTables"],
            swiftSettings: strictness
        ),
        .plugin(
            name: "KnowledgePlugin",
            capability: .buildTool(),
            dependencies: ["knowledge-compiler"],
            path: "Sources/KnowledgePlugin"
        ),
        .target(
            name: "Places",
            dependencies: ["KnowledgePack", "KnowledgeTables", "TextFolding"],
            exclude: ["Resources", "make_places.py"],
            swiftSettings: strictness
        ),
        .target(
            name: "Careers",
            dependencies: ["CheckedNumbers", "KnowledgePack", "KnowledgeTables", "Resume", "TextFolding"],
            exclude: ["Resources", "make_posting_words.py"],
            swiftSettings: strictness
        ),

        // MARK: Analysis

        .target(
            name: "ResumeParsing",
            dependencies: ["Careers", "CheckedNumbers", "Places", "Resume", "TextDocument", "TextFolding"],
            exclude: ["Resources"],
            swiftSettings: strictness
        ),

        .target(
            name: "Publications",
            dependencies: ["Resume", "ResumeParsing", "SafeText", "StoredRows", "TextFolding"],
            swiftSettings: strictness
        ),
        .target(
            name: "ResumeScoring",
            dependencies: ["Careers", "CheckedNumbers", "Resume", "TextDocument", "TextFolding"],
            exclude: ["Resources", "Rubric.md", "make_reference.py", "make_words.py"],
            swiftSettings: strictness
        ),
        .target(
            name: "ResumeAnalysis",
            dependencies: [
                "Careers", "KnowledgePack", "Places", "Resume", "ResumeParsing", "ResumeScoring", "TextDocument",
                "TextFolding",
            ],
            swiftSettings: strictness
        ),
        // The tables that ship with the program, and what finds them there. Apart, because what a target with resources
        // is built with brings Foundation along, and processes of documents are to have no more than they need.
        .target(
            name: "BundledTables",
            dependencies: ["Careers", "KnowledgePack", "Places", "ResumeParsing", "ResumeScoring", "TextFolding"],
            swiftSettings: strictness,
            plugins: ["KnowledgePlugin"]
        ),
        .target(
            name: "ExtractionService",
            dependencies: [
                "CExtractorChannel", "ResumeAnalysis", "TextDocument", logging, subprocess, systemPackage,
            ],
            swiftSettings: strictness
        ),

        // MARK: Jobs

        .target(
            name: "JobMatching",
            dependencies: ["Careers", "CheckedNumbers", "Places", "Resume", "TextFolding"],
            swiftSettings: strictness
        ),
        .target(
            name: "JobAlerts",
            dependencies: ["Careers", "JobMatching", "Places", "TextFolding"],
            swiftSettings: strictness
        ),
        .target(
            name: "Profiles",
            dependencies: ["Careers", "CheckedNumbers", "JobAlerts", "JobMatching", "Resume"],
            swiftSettings: strictness
        ),
        .target(
            name: "JobFeeds",
            dependencies: [
                "Careers", "CheckedNumbers", "JobMatching", "Places", "TextFolding", asyncHTTPClient, httpTypes,
                nioCore, nioHTTP1,
            ],
            swiftSettings: strictness
        ),

        .target(
            name: "Answers",
            dependencies: [
                "Careers", "CheckedNumbers", "JobAlerts", "JobFeeds", "JobMatching", "Places", "Resume",
                "ResumeScoring",
                "TextFolding",
            ],
            swiftSettings: strictness
        ),
        .target(
            name: "DailyBrief",
            dependencies: ["CheckedNumbers", "JobAlerts", "Places"],
            swiftSettings: strictness
        ),
        .target(
            name: "PushDelivery",
            dependencies: [
                "JobAlerts", asyncHTTPClient, crypto, jwtKit, logging, nioCore, nioHTTP1, nioSSL, subprocess,
                systemPackage,
            ],
            swiftSettings: strictness
        ),

        // MARK: Rows of stores

        .target(name: "StoredRows", swiftSettings: strictness),

        // MARK: Accounts

        .target(
            name: "Accounts",
            dependencies: ["StoredRows", crypto, cryptoExtras, jwtKit, logging],
            swiftSettings: strictness
        ),

        // MARK: Sessions and stores

        .target(
            name: "Sessions",
            dependencies: [
                "BundledTables", "Careers", "ExtractionService", "JobMatching", "Places", "Resume", "ResumeAnalysis",
                "ResumeScoring", "StoredRows", "TextDocument", crypto, logging,
            ],
            swiftSettings: strictness
        ),
        .target(
            name: "StoreCopying",
            dependencies: ["Careers", "JobMatching", "Publications", "StoredRows", crypto],
            swiftSettings: strictness
        ),
        .target(
            name: "PostgresStore",
            dependencies: [
                "Accounts", "CPostgres", "Careers", "DailyBrief", "JobAlerts", "JobMatching", "Places", "Profiles",
                "Publications", "Resume", "Sessions", "StoreCopying", "StoredRows", "TextDocument", "TextFolding",
            ],
            swiftSettings: strictness
        ),
        .target(
            name: "SQLiteStore",
            dependencies: [
                "Accounts", "Careers", "DailyBrief", "JobAlerts", "JobMatching", "Places", "Profiles", "Publications",
                "Resume", "Sessions", "StoreCopying", "StoredRows", "TextDocument", "TextFolding",
                grdb, grdbSQLite,
            ],
            swiftSettings: strictness
        ),

        // MARK: HTTP

        .target(name: "VitaeAPI", swiftSettings: strictness),
        .target(
            name: "VitaeClient",
            dependencies: ["VitaeAPI", asyncHTTPClient, nioCore, nioHTTP1, nioPosix],
            swiftSettings: strictness
        ),
        .target(
            name: "VitaeServer",
            dependencies: [
                "Accounts", "Answers", "Careers", "DailyBrief", "ExtractionService", "JobAlerts", "JobFeeds",
                "JobMatching", "Places", "Profiles", "Publications", "PushDelivery", "Resume", "ResumeScoring",
                "Sessions",
                "TextDocument", "VitaeAPI", asyncHTTPClient, crypto, httpTypes, hummingbird, hummingbirdCore, logging,
                nioCore, nioHTTP1, nioHTTPTypes, nioHTTPTypesHTTP1, nioPosix, nioSSL, serviceLifecycle, unixSignals,
            ],
            resources: [.copy("Resources/web")],
            swiftSettings: strictness
        ),

        // MARK: Commands

        .target(
            name: "VitaeCommands",
            dependencies: [
                "Accounts", "BundledTables", "CAllocator", "Careers", "DailyBrief", "ExtractionService", "JobAlerts",
                "JobFeeds", "JobMatching", "KnowledgeImport", "KnowledgePack", "KnowledgeTables", "Places",
                "PostgresStore", "Profiles", "Publications", "PushDelivery", "Resume", "ResumeAnalysis",
                "ResumeScoring",
                "SQLiteStore", "SafeText", "Sessions", "StoreCopying", "TextDocument", "VitaeAPI", "VitaeClient",
                "VitaeServer",
                argumentParser, configuration, crypto, logging, nioCore, subprocess, systemPackage,
            ],
            swiftSettings: strictness
        ),

        .target(
            name: "ResumeEvaluation",
            dependencies: [
                "BundledTables", "Careers", "ExtractionService", "JobFeeds", "JobMatching", "Places", "PostgresStore",
                "Resume", "ResumeAnalysis", "ResumeParsing", "ResumeScoring", "Sessions", "TextDocument", "TextFolding",
                argumentParser,
            ],
            swiftSettings: strictness
        ),

        // MARK: Executables

        .executableTarget(name: "vitae", dependencies: ["VitaeCommands"], swiftSettings: strictness),
        .executableTarget(name: "vitae-evaluate", dependencies: ["ResumeEvaluation"], swiftSettings: strictness),
        .executableTarget(
            name: "vitae-extract",
            dependencies: ["DocumentExtraction", "ResumeAnalysis"],
            swiftSettings: strictness
        ),

        // MARK: Tests

        .target(
            name: "StandIn",
            dependencies: [
                "TestSupport", crypto, httpTypes, hummingbird, hummingbirdCore, hummingbirdHTTP2, logging, nioCore,
                nioSSL, serviceLifecycle,
            ],
            path: "Tests/StandIn",
            swiftSettings: strictness
        ),
        // Rules that every store keeps; each store's tests check all of them.
        .target(
            name: "StoreContracts",
            dependencies: [
                "Accounts", "Careers", "DailyBrief", "JobAlerts", "JobMatching", "Places", "Profiles", "Publications",
                "Resume", "ResumeScoring", "Sessions", "TestSupport", "TextDocument",
            ],
            path: "Tests/StoreContracts",
            swiftSettings: strictness
        ),
        .target(
            name: "TestSupport",
            dependencies: [
                "Accounts", "BundledTables", "Careers", "ExtractionService", "JobAlerts", "Places", "Profiles",
                "ResumeAnalysis", "ResumeParsing",
                "ResumeScoring", "Sessions", "TextDocument",
                asyncHTTPClient, nioCore, nioHTTP1,
            ],
            path: "Tests/TestSupport",
            swiftSettings: strictness
        ),
        .testTarget(
            name: "AccountsTests",
            dependencies: [
                "Accounts", "TestSupport", crypto, cryptoExtras, logging,
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "AnswersTests",
            dependencies: [
                "Answers", "Careers", "JobFeeds", "JobMatching", "Places", "TestSupport",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "StandIn", "TestSupport", "vitae", "vitae-extract",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "CareersTests",
            dependencies: [
                "BundledTables", "Careers", "KnowledgePack", "Resume", "TestSupport", "TextFolding",
            ],
            swiftSettings: strictness
        ),
        .testTarget(name: "CheckedNumbersTests", dependencies: ["CheckedNumbers"], swiftSettings: strictness),
        .testTarget(
            name: "DailyBriefTests",
            dependencies: [
                "Accounts", "DailyBrief", "JobAlerts", "Places", "SQLiteStore", "TestSupport",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "DocumentExtractionTests",
            dependencies: [
                "DocumentExtraction", "ExtractionService", "TestSupport", "TextDocument", "vitae-extract",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "Careers", "ExtractionService", "Places", "Resume", "ResumeAnalysis", "ResumeParsing", "ResumeScoring",
                "Sessions", "StandIn", "TestSupport", "TextDocument", "VitaeAPI", "VitaeClient", "vitae",
                "vitae-extract",
                asyncHTTPClient, grdb, nioCore, nioHTTP1, nioSSL,
            ],
            exclude: ["schemathesis.sh"],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "ExtractionServiceTests",
            dependencies: [
                "ExtractionService", "Resume", "ResumeAnalysis", "TestSupport", "TextDocument", "vitae-extract",
                logging,
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "JobAlertsTests",
            dependencies: [
                "Careers", "JobAlerts", "JobMatching", "Places", "TestSupport",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "JobFeedsTests",
            dependencies: [
                "Careers", "JobFeeds", "JobMatching", "Places", "TestSupport", nioCore, nioPosix,
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "JobMatchingTests",
            dependencies: [
                "Careers", "JobMatching", "Places", "Resume", "TestSupport",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "KnowledgePackTests",
            dependencies: [
                "KnowledgePack", "TestSupport",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "KnowledgeTablesTests",
            dependencies: [
                "BundledTables", "Careers", "KnowledgeImport", "KnowledgePack", "KnowledgeTables", "TestSupport",
                "TextFolding",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "PlacesTests",
            dependencies: [
                "BundledTables", "KnowledgePack", "KnowledgeTables", "Places", "TestSupport", "TextFolding",
            ],
            resources: [.copy("Resources")],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "PostgresStoreTests",
            dependencies: [
                "Accounts", "Careers", "DailyBrief", "JobAlerts", "JobMatching", "Places", "PostgresStore", "Profiles",
                "Publications", "Resume", "SQLiteStore", "Sessions", "StandIn", "StoreContracts", "StoreCopying",
                "StoredRows", "TestSupport", "TextDocument",
                grdb,
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "ProfilesTests",
            dependencies: [
                "Careers", "JobAlerts", "JobMatching", "Profiles", "Resume", "TestSupport",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "PublicationsTests",
            dependencies: [
                "Publications", "Resume", "TestSupport",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "ResumeAnalysisTests",
            dependencies: [
                "Careers", "Resume", "ResumeAnalysis", "ResumeScoring", "TestSupport", "TextDocument",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "ResumeEvaluationTests",
            dependencies: [
                "Careers", "ExtractionService", "JobMatching", "Places", "ResumeEvaluation", "ResumeParsing",
                "Sessions",
                "TestSupport", "vitae-extract",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "ResumeParsingTests",
            dependencies: [
                "Careers", "Places", "Resume", "ResumeParsing", "TestSupport", "TextDocument",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "ResumeScoringTests",
            dependencies: [
                "BundledTables", "Careers", "ExtractionService", "Places", "Resume", "ResumeParsing", "ResumeScoring",
                "TestSupport", "TextDocument", "TextFolding", "vitae-extract",
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "PushDeliveryTests",
            dependencies: [
                "Accounts", "Careers", "DailyBrief", "JobAlerts", "JobMatching", "Places", "Profiles", "PushDelivery",
                "SQLiteStore", "StandIn",
                "TestSupport", crypto, grdb, jwtKit, logging,
            ],
            swiftSettings: strictness
        ),
        .testTarget(name: "ResumeTests", dependencies: ["Resume"], swiftSettings: strictness),
        .testTarget(
            name: "SQLiteStoreTests",
            dependencies: [
                "Accounts", "Careers", "DailyBrief", "JobAlerts", "JobMatching", "Places", "Profiles", "Publications",
                "Resume",
                "ResumeScoring",
                "SQLiteStore", "Sessions", "StoreContracts", "TestSupport", "TextDocument", grdb,
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "SessionsTests",
            dependencies: [
                "ExtractionService", "JobMatching", "Resume", "ResumeAnalysis", "Sessions", "TestSupport",
                "TextDocument",
                crypto, logging,
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "TextDocumentTests",
            dependencies: [
                "TestSupport", "TextDocument",
            ],
            swiftSettings: strictness
        ),
        .testTarget(name: "SourceRulesTests", swiftSettings: strictness),
        .testTarget(name: "VitaeAPITests", dependencies: ["VitaeAPI"], swiftSettings: strictness),
        .testTarget(
            name: "VitaeClientTests",
            dependencies: ["StandIn", "TestSupport", "VitaeAPI", "VitaeClient"],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "VitaeCommandsTests",
            dependencies: [
                "Accounts", "Careers", "DailyBrief", "JobAlerts", "JobFeeds", "JobMatching", "PostgresStore",
                "PushDelivery", "SQLiteStore", "SafeText", "Sessions",
                "TestSupport", "TextDocument",
                "VitaeCommands", "VitaeServer", argumentParser, crypto, logging,
            ],
            swiftSettings: strictness
        ),
        .testTarget(
            name: "VitaeServerTests",
            dependencies: [
                "Accounts", "DailyBrief", "ExtractionService", "JobAlerts", "JobMatching", "Resume", "Sessions",
                "StandIn",
                "TestSupport",
                "TextDocument", "VitaeAPI", "VitaeServer", httpTypes, hummingbird, logging, nioCore, nioEmbedded,
                nioHTTP1,
                nioHTTPTypes, nioHTTPTypesHTTP1, nioPosix, nioSSL,
                serviceLifecycle,
            ],
            swiftSettings: strictness
        ),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
