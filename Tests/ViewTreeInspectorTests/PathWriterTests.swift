import Testing
import ViewTreeInspector

@Suite("Writing paths")
struct PathWriterTests {
  /// Stacks within each other, 105 levels deep, the innermost with two texts.
  private static func deep(_ levels: Int) -> String {
    let inner = "{ \"view\": \"Text\", \"text\": \"a\" }, { \"view\": \"Text\", \"text\": \"b\" }"
    return (0..<levels).reduce(inner) { content, _ in
      "{ \"view\": \"VStack\", \"content\": [\(content)] }"
    }
  }

  @Test("Names that are long or not ASCII are written whole, with their place among others")
  func oddNames() throws {
    let long = "RowOf" + String(repeating: "Settings", count: 6)
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "components": {
          "\(long)": { "body": { "view": "VStack", "content": ["Spacer", "Divider"] } },
          "Größe": { "body": { "view": "VStack", "content": ["Spacer"] } } },
        "root": { "view": "HStack", "content": ["\(long)", "\(long)", "Größe", "Spacer"] } }
      """)
    var paths = PathWriter(evaluated.inspection)
    for view in evaluated.inspection.views.ids.reversed() {
      let path = String(decoding: paths.path(of: view), as: UTF8.self)
      #expect(path == evaluated.inspection.path(of: view))
    }
  }

  @Test("A path does not depend on which views were named before it")
  func everyOrder() throws {
    let evaluated = try Evaluated(
      """
      { "viewtree": 1, "root": { "view": "HStack", "content": [
        \(Self.deep(105)),
        { "view": "Text", "text": "c", "modifiers": [
          { "overlay": { "content": [\(Self.deep(2))] } },
          { "overlay": { "content": [{ "view": "Color" }] } }] },
        \(Self.deep(1))] } }
      """)
    let inspection = evaluated.inspection
    let views = Array(inspection.views.ids)
    #expect(views.count == 117)
    for order in [
      views, views.reversed(), views.filter { $0.index % 3 == 0 } + views, views + views,
    ] {
      var paths = PathWriter(inspection)
      for view in order {
        let path = String(decoding: paths.path(of: view), as: UTF8.self)
        #expect(path == inspection.path(of: view))
      }
    }
  }
}
