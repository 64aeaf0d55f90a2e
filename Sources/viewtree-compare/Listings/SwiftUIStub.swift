import ViewTreeInspector

/// The modules that listings are compiled with: SwiftUI, and additional modules that harnesses
/// need.
struct SwiftUIStub {
  /// The modules that SwiftUI imports, or a harness, each of one file.
  private static let others = ["UIKit", "AppKit", "XCTest"]

  private let modules: [(name: String, text: String)]
  private let files: [(name: String, text: String)]

  /// Reads the declarations of SwiftUI, and those of the neighboring files.
  init(_ path: String) throws {
    func text(_ name: String) throws -> String {
      let file = FileSystem.path("\(name).swift", in: FileSystem.folder(of: path))
      return String(decoding: try FileSystem.read(file), as: UTF8.self)
    }
    modules = try Self.others.map { ($0, try text($0)) }
    files = [
      ("SwiftUI.swift", String(decoding: try FileSystem.read(path), as: UTF8.self)),
      ("Hosting.swift", try text("Hosting")), ("Calls.swift", StubCalls.text),
    ]
  }

  /// Creates the modules, for others to import.
  func make(with compiler: SwiftCompiler) throws {
    for module in modules {
      try make(module.name, [("\(module.name).swift", module.text)], compiler)
    }
    try make("SwiftUI", files, compiler)
  }

  private func make(
    _ name: String, _ files: [(name: String, text: String)], _ compiler: SwiftCompiler
  ) throws {
    let made = try compiler.makeModule(name, of: files)
    guard made.status == 0 else { throw SwiftRunner.Failure(words: made.output) }
  }
}
