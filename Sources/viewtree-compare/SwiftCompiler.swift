import Foundation

/// Runs the Swift compiler, and the programs that it makes.
///
/// The only file that needs Foundation, for processes.
struct SwiftCompiler {
  /// The output of a process and its exit status.
  struct Run {
    let output: String
    let status: Int32
  }

  /// A temporary folder, which `removeFolder` removes.
  let folder: URL

  /// Creates a compiler with its own folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("viewtree-compare-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func removeFolder() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Compiles a file. Returns the messages of the compiler, and its exit status.
  func compile(_ text: String) throws -> Run {
    let source = folder.appendingPathComponent("main.swift")
    try Data(text.utf8).write(to: source)
    return try run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "5", "-suppress-warnings", "-Onone", "-o", program.path,
        source.path,
      ])
  }

  /// Checks a file. Returns the messages of the compiler, including warnings.
  func check(_ text: String) throws -> Run {
    let source = folder.appendingPathComponent("main.swift")
    try Data(text.utf8).write(to: source)
    return try run(
      "/usr/bin/env", ["swiftc", "-swift-version", "5", "-typecheck", source.path])
  }

  /// Parses files at some paths. Returns the messages of the compiler.
  func parse(_ paths: [String]) throws -> Run {
    try run("/usr/bin/env", ["swiftc", "-frontend", "-parse", "-suppress-warnings"] + paths)
  }

  /// Creates a module of some files, for others to import.
  func makeModule(_ name: String, of files: [(name: String, text: String)]) throws -> Run {
    let paths = try write(files)
    return try run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", name,
        "-emit-module-path", folder.appendingPathComponent("\(name).swiftmodule").path, "-I",
        folder.path,
      ] + paths)
  }

  /// Checks files as one module that can import earlier modules. It generates no code.
  func check(_ files: [(name: String, text: String)]) throws -> Run {
    let paths = try write(files)
    return try run(
      "/usr/bin/env",
      [
        "swiftc", "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-typecheck",
        "-enable-batch-mode", "-j", "4", "-module-name", "Listings", "-I", folder.path,
      ] + paths)
  }

  private func write(_ files: [(name: String, text: String)]) throws -> [String] {
    try files.map { file in
      let source = folder.appendingPathComponent(file.name)
      try Data(file.text.utf8).write(to: source)
      return source.path
    }
  }

  /// Runs the compiled file from a program on.
  func runProgram(from number: Int) throws -> Run {
    try run(program.path, [String(number)])
  }

  private var program: URL { folder.appendingPathComponent("programs") }

  private func run(_ path: String, _ arguments: [String]) throws -> Run {
    let output = folder.appendingPathComponent("output")
    try Data().write(to: output)
    let file = try FileHandle(forWritingTo: output)
    defer { try? file.close() }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = file
    process.standardError = file
    process.environment = ProcessInfo.processInfo.environment.merging([
      "SWIFT_BACKTRACE": "enable=no", "SWIFT_DETERMINISTIC_HASHING": "1",
    ]) { $1 }
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    return Run(output: text, status: process.terminationStatus)
  }
}
