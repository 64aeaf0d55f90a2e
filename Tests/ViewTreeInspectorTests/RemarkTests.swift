import Testing
import ViewTreeInspector

/// Numbers that layout has no use for are told, whether they are written or computed.
struct RemarkTests {
  private func messages(_ modifier: String) throws -> [String] {
    let evaluated = try Evaluated(
      #"{"viewtree": 1, "state": {"n": -3}, "root": {"view": "Color", "modifiers": [\#(modifier)]}}"#
    )
    return evaluated.inspection.diagnostics.map(\.message)
  }

  @Test(
    "A number that is odd gets a warning and a fixed answer",
    arguments: [
      (#"{"frame": {"width": -1}}"#, ["width of 'frame' is -1: it is treated as 0"]),
      (#"{"frame": {"height": "n"}}"#, ["height of 'frame' is -3: it is treated as 0"]),
      (
        #"{"frame": {"height": "infinity"}}"#,
        ["height of 'frame' is infinity: it is treated as nil"]
      ),
      (
        #"{"frame": {"minWidth": "Double(n) * 0.5"}}"#,
        ["minWidth of 'frame' is -1.5: it is treated as 0"]
      ),
      (
        #"{"frame": {"minHeight": 5, "maxHeight": 4}}"#,
        ["maxHeight of 'frame' is ignored, because it is below minHeight"]
      ),
      (
        #"{"aspectRatio": {"ratio": 0, "contentMode": "fit"}}"#,
        ["ratio of 'aspectRatio' is 0: it is ignored"]
      ),
      (
        #"{"frame": {"minWidth": 5, "idealWidth": 4}}"#,
        ["idealWidth of 'frame' is below minWidth, and is raised to it"]
      ),
      (#"{"gridCellColumns": 0}"#, ["count of 'gridCellColumns' is 0: it is treated as 1"]),
      (#"{"frame": {"width": 0, "height": 0}}, {"frame": {"maxWidth": "infinity"}}"#, []),
    ] as [(String, [String])])
  func oddNumbers(_ modifier: String, _ expected: [String]) throws {
    #expect(try messages(modifier) == expected)
  }

  @Test("A loop makes one remark for one place of the document")
  func loops() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "root": {"view": "VStack", "children": {"forEach": "0..<50", "content":
        {"view": "Color", "modifiers": [{"frame": {"width": -1}}]}}}}
      """#)
    #expect(evaluated.inspection.diagnostics.count == 1)
  }

  @Test("A column of a grid that is aligned in two ways is told")
  func columns() throws {
    let cell = { (guide: String) in
      #"{"view": "GridRow", "children": [{"view": "Color", "modifiers": [{"gridColumnAlignment": "\#(guide)"}]}]}"#
    }
    let grid = { (second: String) in
      #"{"viewtree": 1, "root": {"view": "Grid", "id": "g", "#
        + #""children": [\#(cell("leading")), \#(cell(second))]}}"#
    }
    #expect(try Evaluated(grid("leading")).inspection.diagnostics.isEmpty)
    #expect(
      try Evaluated(grid("trailing")).inspection.diagnostics.map(\.id) == ["column-aligned-twice"])
  }
}
