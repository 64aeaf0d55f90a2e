import Foundation
import Testing

@testable import viewtree

@Suite("What the project says of itself")
struct ProjectTests {
  private func text(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("The README names the two commands, and .ci/run runs what they run")
  func commands() throws {
    let readme = try text("README.md")
    #expect(readme.contains("swift run viewtree inspect Fixtures/articles/form.json"))
    #expect(readme.contains("swift test"))
    let script = try text(".ci/run")
    #expect(script.contains("swift test") && script.contains("check Fixtures"))
    #expect(script.contains("inspect \"$document\""))
  }

  @Test("docs/commands.md names every command, every option and the exit codes")
  func manual() throws {
    let manual = try text("docs/commands.md")
    for command in Command.all {
      #expect(manual.contains("viewtree \(command.name)"), "\(command.name)")
      for option in command.options {
        #expect(manual.contains("`--\(option.name)"), "--\(option.name)")
      }
    }
    for code in ["| 0 |", "| 1 |", "| 2 |", "| 70 |"] { #expect(manual.contains(code)) }
  }

  @Test("The changelog and the command agree on the version")
  func version() throws {
    #expect(try text("CHANGELOG.md").contains("## \(ViewTreeCommand.version)"))
  }
}
