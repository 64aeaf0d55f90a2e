import Foundation
import Testing
import ViewTreeRequests

@testable import ViewTreeCommands

@Suite("What the project says of itself")
struct ProjectTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// What a command prints of a document of the project, named as from the project's folder.
  private func output(
    _ command: String, _ options: [String] = [], of document: String
  ) -> String {
    let path = root.appendingPathComponent(document).path
    return CommandRun([command] + options + [path]).output.replacing(path, with: document)
  }

  @Test(
    "The pictures in docs/pictures are what the tool draws now",
    arguments: ["layout", "order", "keys"])
  func pictures(_ kind: String) throws {
    let drawn = output("draw", ["--picture", kind], of: "Fixtures/articles/form.json")
    let held = try text("docs/pictures/form.\(kind).svg")
    // A test that fails shall not print two pictures.
    let isSame = drawn == held
    #expect(
      isSame,
      "viewtree draw --picture \(kind) --output docs/pictures/form.\(kind).svg Fixtures/articles/form.json"
    )
  }

  @Test(
    "The pictures of screens in docs/pictures are the golden files of Fixtures/screens",
    arguments: [
      "settings", "feed", "grid", "workout", "login", "product", "reading", "weather", "card",
      "settings@dark", "settings@large", "product@dark", "compose", "mail", "shapes", "empty",
      "chat", "inbox", "inbox@dark", "results", "checkout",
    ])
  func screens(_ name: String) throws {
    let golden = try text("Fixtures/screens/\(name).draw.svg")
    let held = try text("docs/pictures/\(name == "card" ? "card" : "screen.\(name)").svg")
    let isSame = golden.split(separator: "\n").dropFirst() == held.split(separator: "\n")[...]
    #expect(
      isSame,
      "sed 1d Fixtures/screens/\(name).draw.svg > docs/pictures/\(name == "card" ? "card" : "screen.\(name)").svg"
    )
  }

  /// The pages of all commands, one after another.
  private func manual() throws -> String {
    let folder = root.appendingPathComponent("docs/reference/commands").path
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .map { try text("docs/reference/commands/\($0)") }.joined(separator: "\n")
  }

  @Test("The reports in docs/reference/commands are what the commands print")
  func examples() throws {
    let manual = try manual()
    for command in ["inspect", "order"] {
      let output = output(command, of: "Fixtures/articles/anchor-overlay.json")
      #expect(manual.contains("```\n\(output)```\n"), "\(output)")
    }
    let keys = output("keys", of: "Fixtures/articles/form.json")
    #expect(manual.contains("```\n\(keys)```\n"), "\(keys)")
    let lint = output("lint", of: "Fixtures/lints/two-writers-one-view.json")
    #expect(manual.contains("```\n\(lint)```\n"), "\(lint)")
    let boxes = output(
      "draw", ["--format", "text", "--columns", "80", "--view", "form"],
      of: "Fixtures/articles/form.json")
    #expect(manual.contains("```\n\(boxes)```\n"), "\(boxes)")
    let pixels = output(
      "inspect", ["--pixels"], of: "Fixtures/layout/pixels-equal-thirds.json")
    #expect(manual.contains("```\n\(pixels)```\n"), "\(pixels)")
    let document = "Fixtures/articles/anchor-overlay.json"
    let words = ["--window", "300x120"]
    let difference = output("diff", words, of: document)
    #expect(
      manual.contains(
        "```\nviewtree diff \(document) --window 300x120\n```\n\n```\n\(difference)```\n"),
      "\(difference)")
    let thirds = "Fixtures/layout/pixels-equal-thirds.json"
    let path = root.appendingPathComponent(thirds).path
    let reasons = CommandRun(["explain", path, "second"]).output.replacing(path, with: thirds)
    #expect(manual.contains("```\n\(reasons)```\n"), "\(reasons)")
    let explained = CommandRun(["explain-error", "trailing-comma"]).output
    #expect(manual.contains("```\n\(explained)```\n"), "\(explained)")
    let messages = CommandRun(
      ["inspect", "--diagnostics", "json", "-"], input: "{ \"viewtree\": 1, \"root\": \"Colr\" }")
    #expect(manual.contains("```json\n\(messages.error)```\n"), "\(messages.error)")
  }

  @Test("The texts that docs/reference/commands gives for format are what it prints")
  func formats() throws {
    let manual = try manual()
    let examples = manual.components(separatedBy: "```\necho '").dropFirst()
      .filter { $0.contains("' | viewtree format --to yaml -\n```\n\n```\n") }
    let example = try #require(examples.first)
    let input = try #require(example.components(separatedBy: "'").first)
    let output = try #require(example.components(separatedBy: "```\n").dropFirst(2).first)
    #expect(CommandRun(["format", "--to", "yaml", "-"], input: input).output == output)
  }

  @Test("The report in the README is what the command prints, shortened")
  func readmeExample() throws {
    let document = "Fixtures/swift/FormExample.swift"
    let blocks = try text("README.md").components(separatedBy: "```\n")
    let block = try #require(blocks.first { $0.hasPrefix(document) })
    var rest = output("inspect", of: document).split(separator: "\n")[...]
    for line in block.split(separator: "\n") where !line.hasSuffix("…") {
      let pieces = line.split(separator: "…")
      let place = rest.firstIndex { real in pieces.allSatisfy { real.contains($0) } }
      rest = rest[(try #require(place, "\(line)"))...].dropFirst()
    }
  }

  @Test("The check in the README is what the command prints, shortened")
  func readmeCheck() throws {
    let folder = TemporaryFolder()
    for name in [
      "form.json", "form.inspect.txt", "form.order.txt", "form.keys.txt", "form.draw.svg",
      "form.sweep.txt", "form@order.draw.svg",
    ] {
      let content = try text("Fixtures/articles/\(name)")
      _ = folder.file(name, content.replacing("{ \"padding\": 15 }", with: "{ \"padding\": 16 }"))
    }
    let output = CommandRun(["check", folder.path]).output
    var rest = output.replacing(folder.path, with: "Fixtures/articles").split(separator: "\n")[...]
    let blocks = try text("README.md").components(separatedBy: "```\n")
    let block = try #require(blocks.first { $0.hasPrefix("Fixtures/articles/form.json: ") })
    for line in block.split(separator: "\n") where line != "  …" {
      let place = rest.firstIndex { $0 == line }
      rest = rest[(try #require(place, "\(line)"))...].dropFirst()
    }
  }

  @Test("The README names the two commands, and .ci/run runs what they run")
  func commands() throws {
    let readme = try text("README.md")
    #expect(readme.contains("swift run viewtree inspect Fixtures/articles/form.json"))
    #expect(readme.contains("swift test"))
    let script = try text(".ci/run")
    #expect(script.contains("swift test") && script.contains("check Fixtures"))
    #expect(script.contains("inspect --format text \"$document\""))
  }

  @Test("docs/reference/commands names every command and the exit codes")
  func commandPages() throws {
    let manual = try manual()
    for command in Command.all {
      #expect(manual.contains("viewtree \(command.name)"), "\(command.name)")
    }
    for code in ["| 0 |", "| 1 |", "| 2 |", "| 70 |"] { #expect(manual.contains(code)) }
  }

  @Test("The changelog and the command agree on the version")
  func version() throws {
    #expect(try text("CHANGELOG.md").contains("## \(ViewTreeVersion.text)"))
  }
}
