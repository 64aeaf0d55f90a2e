import Foundation
import Testing
import ViewTreeDocument

/// docs/support.md says what the registry says.
struct SupportTests {
  @Test("The table of support is the registry's")
  func table() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/support.md"), encoding: .utf8)
    let rows = Set(page.components(separatedBy: "\n").filter { $0.hasPrefix("| `") })
    let wanted =
      ViewRegistry.standard.definitions.map { Self.row($0.name, $0.support) }
      + ModifierRegistry.standard.definitions.map { Self.row($0.name, $0.support) }
    #expect(wanted.filter { !rows.contains($0) } == [])
    #expect(rows.subtracting(wanted).sorted() == [])
  }

  private static func row(_ name: String, _ support: Support) -> String {
    switch support {
    case .exact: "| `\(name)` | exact | |"
    case .measured(let system): "| `\(name)` | measured | on \(system) |"
    case .approximate(let reason, _): "| `\(name)` | approximate | \(reason) |"
    case .drawn: "| `\(name)` | drawn | |"
    case .withoutEffect: "| `\(name)` | without effect | |"
    case .notModelled(let reason): "| `\(name)` | not modelled | \(reason) |"
    }
  }
}
