import Foundation
import Testing
import ViewTreeInspector
import ViewTreeLayout

/// Documents of Fixtures have the frames that their sources give.
struct LayoutCaseTests {
  @Test("A document of one rule has the frames of that rule", arguments: LayoutCase.all)
  func frames(of layoutCase: LayoutCase) throws { try check(layoutCase) }

  @Test("A document with lists has the frames of its rule", arguments: LayoutCase.lists)
  func frames(ofLists layoutCase: LayoutCase) throws { try check(layoutCase) }

  private func check(_ layoutCase: LayoutCase) throws {
    let evaluated = try Evaluated(text(layoutCase.name, in: layoutCase.folder))
    var wrong: [String] = []
    for (key, expected) in layoutCase.frames.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".")
      let view = try evaluated.view(String(parts[0]))
      let frame = parts.count > 1 ? view.content : view.frame
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      if zip(found, expected).contains(where: { abs($0 - ($1 ?? $0)) > 0.001 }) {
        wrong.append("\(key): \(found) instead of \(expected)")
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "What is drawn lies on whole pixels",
    arguments: [
      ("text-grows-over-its-window-with-padding", "t", 3.0, [61.0, 118, 239, 61]),
      ("text-is-centred-between-pixels", "t", 3, [481, 120, 245, 61]),
      ("text-is-centred-on-a-pixel", "t", 3, [480, 120, 246, 61]),
      ("text-distance-after-a-padded-column", "t", 3, [603, 1387, 0, 61]),
      ("three-thirds-keep-fractions", "a", 1, [0, 0, 33, 10]),
      ("three-thirds-keep-fractions", "b", 1, [33, 0, 34, 10]),
      ("three-thirds-keep-fractions", "c", 1, [67, 0, 33, 10]),
    ])
  func drawnPixels(name: String, id: String, scale: Double, pixels: [Double]) throws {
    let drawn = PixelGrid(scale: scale).drawnFrame(try Evaluated(text(name)).view(id).content)
    let found = [drawn.minX, drawn.minY, drawn.width, drawn.height].map { $0 * scale }
    #expect(zip(found, pixels).allSatisfy { abs($0 - $1) < 0.000001 }, "\(found)")
  }

  private func text(_ name: String, in folder: String = "layout") throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Fixtures/\(folder)/\(name).json")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
