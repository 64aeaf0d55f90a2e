import Foundation
import Testing
import ViewTreeDocument

/// The pages of docs/reference/format say what the decoder does.
struct FormatTests {
  private static func format() throws -> String {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("docs/reference/format")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  /// The documents among the examples.
  private static func examples() throws -> [String] {
    try format().components(separatedBy: "```json\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .filter { $0.contains("\"viewtree\": 1") }
  }

  @Test("Every example of the format can be read; only the one with an unknown view is told of it")
  func examplesAreRight() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 5)
    let told = examples.flatMap { ReadDocument($0).diagnostics.map(\.message) }
    #expect(told == ["unknown view 'Sparkline': shown as a Box that takes the proposed size"])
  }

  @Test("The format lists every view and modifier, with all arguments")
  func listsAreComplete() throws {
    let rows = try Self.format().components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    var missing: [String] = []
    func look(for name: String, _ parameters: [ParameterDefinition]) {
      // A section of the document may have the name of a modifier.
      let own = rows.filter { row in
        row.components(separatedBy: " | ").first?.contains("`\(name)`") == true
      }
      for wanted in [name] + parameters.map(\.name)
      where !own.contains(where: { $0.contains("`\(wanted)`") }) {
        missing.append("\(name).\(wanted)")
      }
    }
    for view in ViewRegistry.standard.definitions { look(for: view.name, view.parameters) }
    for modifier in ModifierRegistry.standard.definitions {
      look(for: modifier.name, modifier.parameters)
    }
    #expect(missing == [])
  }

  @Test("Arguments in bold are the required ones")
  func requiredArguments() throws {
    let text = try Self.format()
    for modifier in ModifierRegistry.standard.definitions {
      for parameter in modifier.parameters where parameter.isRequired {
        #expect(text.contains("**`\(parameter.name)`**"), "\(modifier.name).\(parameter.name)")
      }
    }
  }
}
