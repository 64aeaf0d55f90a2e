import Foundation
import Testing

@testable import ViewTreeCommands

/// `--input`, and that the language of a document does not show in its report.
struct InputTests {
  private static let fixtures: URL = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.appendingPathComponent("Fixtures")
  }()

  /// The documents of all fixtures that are JSON.
  private static func documents() throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(
      at: fixtures, includingPropertiesForKeys: nil)
    return try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "json" }
    }.map { try String(contentsOf: $0, encoding: .utf8) }.sorted()
  }

  /// A report without its places: lines of the document are other ones in another language.
  private func report(_ command: String, _ text: String, _ language: String) -> String {
    let run = CommandRun([command, "--reduces", "--input", language, "-"], input: text)
    return run.output.replacing(#/  at \d+:\d+/#, with: "") + run.error
  }

  @Test("JSON read as YAML gives the same report, byte for byte")
  func sameReport() throws {
    let documents = try Self.documents()
    #expect(documents.count > 150)
    for text in documents {
      // A document of JSON is one of YAML, too.
      for command in ["inspect", "order"] {
        #expect(
          report(command, text, "yaml") == report(command, text, "json"), "\(text.prefix(200))")
      }
    }
  }

  private static let yaml = "viewtree: 1\nroot: Spacer\n"
  private static let json = #"{"viewtree": 1, "root": "Spacer"}"#

  @Test("The language is told by the option, or else by the ending, or else by the first line")
  func language() {
    let folder = TemporaryFolder()
    let (yaml, json) = (Self.yaml, Self.json)
    for (words, isFine) in [
      ([folder.file("a.yaml", yaml)], true), ([folder.file("a.json", json)], true),
      ([folder.file("b.json", yaml)], false),
      (["--input", "yaml", folder.file("c.json", yaml)], true),
      (["--input", "json", folder.file("c.yaml", yaml)], false),
      ([folder.file("no-ending", yaml)], true), ([folder.file("no-ending-either", json)], true),
    ] {
      let run = CommandRun(["inspect"] + words)
      #expect((run.status == .fine) == isFine, "\(words) \(run.error)")
    }
    #expect(CommandRun(["inspect", "-"], input: yaml).status == .fine)
    #expect(CommandRun(["inspect", "--input", "json", "-"], input: yaml).status == .unusable)
    let wrong = CommandRun(["inspect", "--input", "toml", "-"], input: json)
    #expect(wrong.error.hasPrefix("viewtree: '--input' cannot be 'toml'; it can be: json"))
  }
}
