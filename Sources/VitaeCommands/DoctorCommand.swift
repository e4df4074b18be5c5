import ArgumentParser
import ExtractionService
import Foundation
import PostgresStore
import Sessions
import TextDocument

/// `vitae doctor`
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Checks that everything Vitae needs is there, and says how to get what is missing.",
        discussion: "Exit code 1 when something is missing."
    )

    @Option(help: "Folder of the database (default: a temporary one).")
    var data: String?

    @OptionGroup var storeOption: StoreOption

    /// Bytes that must be free on the disk of the database, which grows with every upload.
    private static let leastRoom: Int64 = 1024 * 1024

    /// What a check found: nil when all is well, else what to do.
    private struct Check {
        let name: String
        let remedy: String?
        /// Whether Vitae works without, less well.
        var isOptional = false

        var mark: String {
            guard remedy != nil else { return "ok     " }
            return isOptional ? "LIMITED" : "MISSING"
        }
    }

    func run() async throws {
        var checks = [tables(), extractor()]
        if checks.allSatisfy({ $0.remedy == nil }) {
            checks.append(await start())
        }
        if checks.allSatisfy({ $0.remedy == nil }) {
            checks += [await ownPage(), await recognition(), await languages(), await photos(), await cage()]
        }
        checks += [zones(), await store()]
        for check in checks {
            StandardOutput.write("\(check.mark) \(check.name)")
            if let remedy = check.remedy { StandardOutput.write("        \(remedy)") }
        }
        if checks.contains(where: { $0.remedy != nil && !$0.isOptional }) { throw ExitCode(1) }
    }

    private func tables() -> Check {
        let name = "knowledge tables"
        do {
            _ = try Analyzer.bundled()
            return Check(name: name, remedy: nil)
        } catch {
            return Check(
                name: name,
                remedy: "Copy the folders *.resources beside the program, into \(Installation.folder.path)."
            )
        }
    }

    private func extractor() -> Check {
        let name = "vitae-extract"
        do {
            _ = try Installation.extractor()
            return Check(name: name, remedy: nil)
        } catch {
            return Check(name: name, remedy: "Copy vitae-extract beside the program, into \(Installation.folder.path).")
        }
    }

    private func start() async -> Check {
        var complaint: String? = "it cannot be executed"
        if let configuration = try? Installation.extractorConfiguration(workers: 1) {
            complaint = await ExtractorCage.complaint(of: configuration)
        }
        let packages = "libpoppler-glib8 libtesseract5 liblept5 libarchive13 libxml2 libseccomp2"
        return Check(
            name: "extractor starts (Poppler, Leptonica, Tesseract, libarchive, libxml2)",
            remedy: complaint.map { "vitae-extract: \($0). Install its libraries: apt-get install \(packages)" }
        )
    }

    /// A page in a font that it does not carry, read and analysed as documents are.
    private func ownPage() async -> Check {
        var trouble: ExtractorTrouble? = .doesNotStart
        if let configuration = try? Installation.extractorConfiguration(workers: 1) {
            let analysing = Installation.analysing(configuration, knowledge: nil)
            trouble = await withExtractorPool(analysing) { await $0.check() }
        }
        let remedy = "apt-get install --reinstall fontconfig-config fonts-liberation libpoppler-glib8 poppler-data"
        return Check(
            name: "extractor reads a page (fonts, their cache, tables)",
            remedy: trouble.map { "\($0) Repair fonts and libraries: \(remedy); then fc-cache -f" }
        )
    }

    private func recognition() async -> Check {
        Check(
            name: "text recognition (English)",
            remedy: await extract(DoctorPicture.bytes)
                ? nil : "Install the language data: apt-get install tesseract-ocr-eng"
        )
    }

    private func languages() async -> Check {
        var languages: ExtractorLanguages?
        if let configuration = try? Installation.extractorConfiguration(workers: 1) {
            languages = await ExtractorLanguages(toldBy: configuration)
        }
        guard let languages else {
            return Check(name: "languages of scans", remedy: "The extractor does not tell them.", isOptional: true)
        }
        let packages = languages.missing.map(Installation.package(ofLanguage:)).joined(separator: " ")
        return Check(
            name: "languages of scans: \(languages.installed.joined(separator: ", "))",
            remedy: packages.isEmpty ? nil : "To read the others with all their letters: apt-get install \(packages)",
            isOptional: true
        )
    }

    private func photos() async -> Check {
        let remedy = """
            To read them: apt-get install libheif1 (from Debian 13 on: libheif1 libheif-plugin-libde265); without, save photos as JPEG.
            """
        var areReadable = false
        if let configuration = try? Installation.extractorConfiguration(workers: 1) {
            areReadable = await ExtractorPhotos.areReadable(by: configuration)
        }
        return Check(
            name: "photos in HEIC format (libheif)",
            remedy: areReadable ? nil : remedy,
            isOptional: true
        )
    }

    private func cage() async -> Check {
        let level = try? await ExtractorCage.level(of: Installation.extractorConfiguration(workers: 1))
        return Check(
            name: "cage of the extractor: \(level ?? "not known")",
            remedy: level == ExtractorCage.full
                ? nil
                : "Use a kernel with seccomp filters and Landlock (5.13 or later); without, hostile files are less confined.",
            isOptional: true
        )
    }

    /// Times of other places, which briefs and quiet hours are told by.
    private func zones() -> Check {
        Check(
            name: "time zones",
            remedy: Self.knowsZones
                ? nil : "Install the zones of the world: apt-get install tzdata; without, everybody's clock shows UTC."
        )
    }

    /// Whether a zone is known with its summer time.
    private static var knowsZones: Bool {
        let (winter, summer) = (Date(timeIntervalSince1970: 1_768_000_000), Date(timeIntervalSince1970: 1_783_000_000))
        guard let zone = TimeZone(identifier: "Europe/Bratislava") else { return false }
        return zone.secondsFromGMT(for: winter) == 3_600 && zone.secondsFromGMT(for: summer) == 7_200
    }

    private func extract(_ bytes: [UInt8]) async -> Bool {
        guard let configuration = try? Installation.extractorConfiguration(workers: 1) else { return false }
        return await withExtractorPool(configuration) { pool in
            do {
                return try await pool.extract(ExtractionRequest(files: [bytes])).hasText
            } catch {
                return false
            }
        }
    }

    private func store() async -> Check {
        do {
            if let location = try storeOption.location() { return await server(location) }
        } catch let failure as CommandFailure {
            return Check(name: "database", remedy: failure.message)
        } catch {
            return Check(name: "database", remedy: "The database cannot be opened.")
        }
        return await file()
    }

    /// A PostgreSQL database.
    private func server(_ location: StoreLocation) async -> Check {
        let name = "database (PostgreSQL at \(location.address))"
        let store: PostgresStore
        do {
            store = try location.open(isListening: false)
        } catch let failure as CommandFailure {
            return Check(name: name, remedy: failure.message)
        } catch {
            return Check(name: name, remedy: "The database cannot be opened.")
        }
        guard (try? await store.checkSoundness()) != nil else {
            return Check(name: name, remedy: "It cannot be read. Its own log says why.")
        }
        guard (try? await store.checkWriting()) != nil else {
            return Check(name: name, remedy: "Nothing can be written to it: it is a standby, or its disk is full.")
        }
        return Check(name: name, remedy: nil)
    }

    private func file() async -> Check {
        let temporary = FileManager.default.temporaryDirectory.appending(path: "vitae-doctor-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: temporary) }
        let name = "database"
        let folder: DataFolder
        let store: any VitaeStore
        do {
            folder = try DataFolder(path: data ?? temporary.path, creates: data == nil)
            store = try folder.openStore()
        } catch let failure as CommandFailure {
            return Check(name: name, remedy: failure.message)
        } catch {
            return Check(name: name, remedy: "The database cannot be opened.")
        }
        guard (try? await store.checkSoundness()) != nil else {
            return Check(name: name, remedy: "The file is damaged. Stop the server and put a backup in its place.")
        }
        guard (try? await store.checkWriting()) != nil else {
            return Check(name: name, remedy: "Nothing can be written to it: the disk is full, read-only or broken.")
        }
        // A small change still fits into the room that the log has already.
        if let room = folder.freeBytes, room < Self.leastRoom {
            return Check(name: name, remedy: "The disk is full: \(room / 1024) KiB are left. Uploads need more.")
        }
        return Check(name: name, remedy: nil)
    }
}
