import Testing
import ViewTreeLayout

/// Documents whose root is no view, one, or several.
struct RootTests {
  private func evaluate(_ root: String) throws -> Evaluated {
    try Evaluated(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 60, "safeArea": { "top": 20 } },
        "root": \(root) }
      """)
  }

  @Test(
    "A root without views is empty",
    arguments: ["[]", "{ \"if\": \"false\", \"then\": \"Color\" }"])
  func empty(_ root: String) throws {
    #expect(try evaluate(root).inspection.views.isEmpty)
  }

  @Test("Several views at the root stand in a VStack, 8 apart, in the middle of the safe area")
  func several() throws {
    let leaf = "\"size\": { \"width\": 10, \"height\": 6 }"
    let evaluated = try evaluate(
      "[{ \"view\": \"Rectangle\", \"id\": \"a\", \(leaf) },"
        + " { \"view\": \"Rectangle\", \"id\": \"b\", \(leaf) }]")
    #expect(try evaluated.frame("a") == Rect(x: 45, y: 30, width: 10, height: 6))
    #expect(try evaluated.frame("b") == Rect(x: 45, y: 44, width: 10, height: 6))
  }
}
