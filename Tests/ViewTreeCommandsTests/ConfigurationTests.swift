import Foundation
import Testing

@testable import ViewTreeCommands

/// The settings of a project, which its documents have unless they set others.
@Suite("The configuration of a project")
struct ConfigurationTests {
  let folder = TemporaryFolder()
  private let document = "{ \"viewtree\": 1, \"root\": { \"view\": \"Text\", \"text\": \"a\" } }\n"

  private func add(_ name: String, _ text: String) -> String {
    let path = folder.path + "/" + name
    try? FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    return folder.file(name, text)
  }

  private func window(_ words: [String]) -> String? {
    CommandRun(["inspect"] + words).outputLines.first?.components(separatedBy: "  ").dropFirst()
      .first
  }

  @Test("An option comes before the document, and the document before the configuration")
  func precedence() {
    _ = add("viewtree.yml", "window: iPhone 16\n")
    let plain = add("deep/er/plain.json", document)
    let own = add(
      "own.json",
      "{ \"viewtree\": 1, \"window\": { \"width\": 9, \"height\": 9 }, \"root\": \"Color\" }\n")
    let swift = add("Card.swift", "#Preview(traits: .landscapeLeft) { Text(\"a\") }\n")
    #expect(window([plain]) == "393x852 @3x")
    #expect(window([own]) == "9x9 @2x")
    #expect(window([swift]) == "852x393 @3x")
    #expect(window(["--window", "20x30", plain]) == "20x30 @3x")
    // The nearest configuration counts.
    _ = add("deep/viewtree.json", "{ \"window\": { \"width\": 7, \"height\": 8 } }\n")
    #expect(window([plain]) == "7x8 @2x")
  }

  @Test("An option, the document or the configuration makes only lazy rows in sight")
  func lazyRows() {
    let body = "ScrollView { LazyVStack { ForEach(0..<20) { _ in Color.red.frame(height: 50) } } }"
    let plain = add("a/Feed.swift", "#Preview { \(body) }\n")
    let own = add("a/Own.swift", "/* viewtree\nlazy: all\n*/\n#Preview { \(body) }\n")
    func isLazy(_ words: [String]) -> Bool {
      let first = CommandRun(["inspect"] + words).outputLines.first ?? ""
      return first.contains("  lazy visible  ")
    }
    #expect(!isLazy([plain]))
    #expect(isLazy(["--lazy", "visible", plain]))
    _ = add("viewtree.yml", "lazy: visible\n")
    #expect(isLazy([plain]))
    #expect(!isLazy(["--lazy", "all", plain]))
    #expect(!isLazy([own]))
    let wrong = CommandRun(["inspect", "--lazy", "some", plain])
    #expect(wrong.status == .unusable && wrong.error.contains("all, visible"))
  }

  @Test("Mistakes have a place and the nearest key, and the document is shown without them")
  func mistakes() {
    let path = add(
      "viewtree.yml", "# settings\nwindoww: iPhone 16\ndynamicTypeSize: large\n")
    let run = CommandRun(["inspect", add("a.json", document)])
    #expect(run.status == .unusable && !run.output.isEmpty)
    #expect(
      run.error == """
        \(path):2:1: error: the configuration has no 'windoww' [unknown-argument]
        2 | windoww: iPhone 16
          | ^~~~~~~
          = help: did you mean 'window'?
        1 error

        """)
    _ = add("viewtree.yml", "lints: { text-truncatd: warn }\n")
    let lint = CommandRun(["inspect", folder.path + "/a.json"])
    #expect(lint.error.contains("viewtree.yml:1:10: error: unknown lint 'text-truncatd'"))
    #expect(lint.error.contains("did you mean 'text-truncated'?"))
    for (text, message) in [
      ("- 1\n", "an object of settings"), ("exclude: 3\n", "a list of patterns"),
      ("window: iPhone 99\n", "there is no device 'iPhone 99'"),
      ("checks: [inspekt]\n", "inspekt"),
    ] {
      _ = add("viewtree.yml", text)
      let run = CommandRun(["inspect", folder.path + "/a.json"])
      #expect(run.error.contains(message) && run.status == .unusable, "\(text): \(run.error)")
      #expect(!run.output.isEmpty, "\(text)")
    }
    _ = add("viewtree.yml", "# nothing yet\n")
    #expect(CommandRun(["inspect", folder.path + "/a.json"]).status == .fine)
  }

  @Test("A mistake is told once for all screens, and check makes no golden file with it")
  func mistakeOfScreens() {
    _ = add("viewtree.yml", "window: iPhone SE\nwindoww: iPhone 16\n")
    _ = add("A.swift", "#Preview(\"a\") { Text(\"a\") }\n#Preview(\"b\") { Text(\"b\") }\n")
    let run = CommandRun(["inspect", folder.path])
    #expect(run.error.components(separatedBy: "error:").count == 2, "\(run.error)")
    #expect(run.output.contains("A.swift#a  375x667") && run.output.contains("A.swift#b  375x667"))
    #expect(run.output.hasSuffix("2 screens\n") && run.status == .unusable)
    let check = CommandRun(["check", "--update", folder.path])
    #expect(check.error.components(separatedBy: "error:").count == 2, "\(check.error)")
    #expect(check.status == .unusable && folder.text("A#a.inspect.txt") == nil)
  }

  @Test("Values of expressions and preferred targets come from the configuration")
  func assumptionsAndTargets() {
    _ = add("viewtree.yml", "assume: { \"flags.isNew\": true }\ntargets: [Parts]\n")
    _ = add(
      "Package.swift",
      "let package = Package(targets: [.target(name: \"App\"), .target(name: \"Parts\", path: \"Sources/App\")])\n"
    )
    let card = add(
      "Sources/App/Card.swift",
      "#Preview(\"a\") { if flags.isNew { Text(\"new\") } else { Text(\"old\") } }\n")
    let run = CommandRun(["inspect", card])
    #expect(run.output.contains("\"new\"") && !run.output.contains("\"old\""), "\(run.output)")
    #expect(!run.error.contains("several-targets"), "\(run.error)")
    let chosen = CommandRun(["inspect", "--assume", "flags.isNew=false", card])
    #expect(chosen.output.contains("\"old\""), "\(chosen.output)")
    #expect(
      CommandRun(["inspect", "--explain-project", card]).output.contains("Target\n  Parts  "))
    // A file without the expression is no reason for a warning.
    #expect(CommandRun(["inspect", add("Row.swift", "#Preview { Text(\"r\") }\n")]).error.isEmpty)
    _ = add("viewtree.yml", "targets: [Part]\n")
    let unknown = CommandRun(["inspect", card])
    #expect(unknown.error.contains("viewtree.yml:1:11: warning: no target 'Part'"))
    #expect(unknown.error.contains("did you mean 'Parts'?") && unknown.status == .fine)
  }

  @Test("Golden files are those of the configuration, in its folder")
  func checks() {
    _ = add(
      "viewtree.yml",
      "checks:\n  reports: [inspect, \"@wide inspect --window 500x20\"]\n  goldens: Goldens\n")
    _ = add("Views/a.json", document)
    _ = add("Views/Card.swift", "#Preview(\"One\") { Text(\"a\") }\n")
    #expect(CommandRun(["check", "--update", folder.path]).status == .fine)
    #expect(folder.text("Goldens/Views/a@wide.inspect.txt")?.contains("500x20") == true)
    #expect(folder.text("Goldens/Views/Card#One.inspect.txt") != nil)
    #expect(folder.text("Views/a.inspect.txt") == nil)
    #expect(CommandRun(["check", folder.path]).output.hasPrefix("4 equal in "))
    #expect(CommandRun(["check", folder.path + "/Views/a.json"]).output.hasPrefix("2 equal in "))
  }

  @Test("Levels of lints come from the configuration, and those of the document count more")
  func lints() {
    let text = "{ \"viewtree\": 1, \"state\": { \"never\": 1 }, \"root\": \"Color\" }\n"
    let path = add("a.json", text)
    #expect(CommandRun(["lint", path]).status == .no)
    _ = add("viewtree.yml", "lints: { all: allow }\n")
    #expect(CommandRun(["lint", path]).status == .fine)
    let own = add(
      "b.json",
      text.replacingOccurrences(of: "\"root\"", with: "\"lints\": { \"all\": \"warn\" }, \"root\""))
    #expect(CommandRun(["lint", own]).status == .no)
  }

  @Test("Excluded files and folders have no documents and belong to no screen")
  func exclude() {
    _ = add("viewtree.yml", "exclude: [Tests, \"**/Generated/*.swift\", other.json]\n")
    for name in ["Tests/a.json", "deep/Generated/B.swift", "other.json", "Card.swift"] {
      _ = add(name, name.hasSuffix("json") ? document : "#Preview(\"P\") { Text(\"a\") }\n")
    }
    _ = add("shown.json", document)
    let lines = CommandRun(["inspect", folder.path]).outputLines
    #expect(
      lines.count == 3 && lines[0].contains("Card.swift#P") && lines[1].contains("shown.json"))
    #expect(CommandRun(["check", "--list", folder.path]).outputLines.count == 4)
  }

  @Test("The schema of the configuration has its keys and no others")
  func schema() {
    let schema = JSONValue(CommandRun(["schema", "--configuration"]).output)
    let keys = (schema["properties"]?.members ?? [:]).keys.sorted()
    #expect(
      keys == [
        "$schema", "assume", "checks", "comment", "compat", "dynamicTypeSize", "exclude",
        "layoutDirection", "lazy", "lints", "metrics", "platform", "targets", "window",
      ])
    let validator = SchemaValidator(schema: schema)
    #expect(validator.accepts(JSONValue("{ \"window\": \"iPhone 16\", \"exclude\": [\"a\"] }")))
    #expect(!validator.accepts(JSONValue("{ \"root\": \"Color\" }")))
  }

  @Test("The hooks of pre-commit run commands that exist")
  func hooks() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".pre-commit-hooks.yaml").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let entries = text.split(separator: "\n").filter { $0.contains("entry: viewtree ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(entries == ["check", "lint"] && entries.allSatisfy { Command.named($0) != nil })
  }
}
