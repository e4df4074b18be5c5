import Foundation
import Glibc

/// The preparations for a new process.
@safe struct Spawning: ~Copyable {
    private var actions = unsafe posix_spawn_file_actions_t()

    init() throws {
        guard unsafe posix_spawn_file_actions_init(&actions) == 0 else { throw BenchmarkFailure("out of memory") }
    }

    deinit {
        var actions = unsafe actions
        unsafe posix_spawn_file_actions_destroy(&actions)
    }

    /// Says what a standard descriptor of the new process is.
    mutating func connect(_ number: Int32, to pipe: Descriptor?, otherwise path: String, flags: Int32) throws {
        let result =
            if let pipe {
                unsafe posix_spawn_file_actions_adddup2(&actions, pipe.number, number)
            } else {
                unsafe posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
            }
        guard result == 0 else { throw BenchmarkFailure("descriptor \(number) cannot be set (error \(result))") }
    }

    /// Starts the program.
    ///
    /// - Parameters:
    ///   - program: a path, or a name to look for in `PATH`.
    ///   - arguments: without the name of the program.
    ///   - settings: environment variables beside those of this process.
    /// - Returns: the identifier of the process.
    /// - Throws: when it cannot be started.
    mutating func start(_ program: String, _ arguments: [String], settings: [String: String]) throws -> pid_t {
        let environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }.map { "\($0)=\($1)" }
        var identifier: pid_t = 0
        let result = unsafe Self.withCStrings([program] + arguments) { argumentPointers in
            unsafe Self.withCStrings(environment) { environmentPointers in
                unsafe posix_spawnp(&identifier, program, &actions, nil, argumentPointers, environmentPointers)
            }
        }
        guard result == 0 else { throw BenchmarkFailure("\(program) cannot be started (error \(result))") }
        return identifier
    }

    private static func withCStrings<Result>(
        _ texts: [String],
        _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = unsafe texts.map { unsafe strdup($0) }
        unsafe pointers.append(nil)
        defer { unsafe pointers.forEach { unsafe free($0) } }
        return unsafe body(pointers)
    }
}
