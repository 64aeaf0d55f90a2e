import Foundation
import Testing

/// The page with ten answers: their first lines, and the number of their lines.
@Suite("Ten answers")
struct AnswersPageTests {
  private static let path = "docs/explanation/answers.md"

  private static let text: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }()

  /// The last command after each question in bold.
  private static let commands: [String: String] = {
    var commands: [String: String] = [:]
    var question = ""
    for line in text.components(separatedBy: "\n") {
      if let match = line.firstMatch(of: /^\*\*(.+?)\*\*/) { question = String(match.1) }
      if line.hasPrefix("$ ") { commands[question] = line }
    }
    return commands
  }()

  @Test("Each answer is as shown, and has the number of lines in the table, fewer than before")
  func answers() throws {
    let page = try GuidePage(Self.path)
    if ProcessInfo.processInfo.environment["VIEWTREE_UPDATE_PAGES"] != nil {
      return try page.update()
    }
    for command in page.commands {
      #expect(command.isAsShown, "\(command.line)\n\(command.output.joined(separator: "\n"))")
    }
    let rows = Self.text.matches(of: /\| (.+\?) \| (\d+) \| (\d+) \|/)
    #expect(rows.count == 10)
    for row in rows {
      let question = String(row.1)
      let command = try #require(page.commands.last { $0.line == Self.commands[question] })
      #expect(Int(row.3) == command.output.count, "\(question)")
      #expect(command.output.count < Int(row.2) ?? 0, "\(question)")
    }
  }
}
