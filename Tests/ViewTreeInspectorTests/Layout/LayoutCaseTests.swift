import Foundation
import Testing
import ViewTreeInspector
import ViewTreeLayout

/// The documents of Fixtures/layout have the frames that their sources give.
struct LayoutCaseTests {
  @Test("A document of one rule has the frames that the rule gives", arguments: LayoutCase.all)
  func frames(of layoutCase: LayoutCase) throws {
    let evaluated = try Evaluated(text(layoutCase.name))
    var wrong: [String] = []
    for (key, expected) in layoutCase.frames.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".")
      let view = try evaluated.view(String(parts[0]))
      let frame = parts.count > 1 ? view.content : view.frame
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      if zip(found, expected).contains(where: { abs($0 - $1) > 0.001 }) {
        wrong.append("\(key): \(found) instead of \(expected)")
      }
    }
    #expect(wrong == [])
  }

  private func text(_ name: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Fixtures/layout/\(name).json")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
