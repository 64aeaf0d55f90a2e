import Testing
import ViewTreeInspector
import ViewTreeLayout

@Suite("Sections")
struct SectionTests {
  private func evaluated(
    _ root: String, _ settings: String = "\"window\": { \"width\": 300, \"height\": 600 }"
  ) throws -> Evaluated {
    try Evaluated("{ \"viewtree\": 1, \(settings), \"root\": \(root) }")
  }

  private static func box(_ id: String, _ height: Double = 10) -> String {
    "{ \"view\": \"Box\", \"id\": \"\(id)\", \"size\": { \"width\": 40, \"height\": \(height) } }"
  }

  private static func list(_ children: String, _ style: String = "automatic") -> String {
    "{ \"view\": \"List\", \"id\": \"list\", \"children\": [\(children)], "
      + "\"modifiers\": [{ \"listStyle\": \"\(style)\" }] }"
  }

  private static func section(_ members: String) -> String {
    "{ \"view\": \"Section\", \(members) }"
  }

  @Test("The parts of a section stand in their order, whatever that of the document is")
  func order() throws {
    let list = try evaluated(
      Self.list(
        Self.section(
          "\"footer\": \(Self.box("f")), \"children\": \(Self.box("a")), \"header\": \(Self.box("h"))"
        )))
    #expect(try list.frame("h").minY == 17)
    // 17 + 10 + 6, and 17 above a view of 10 in a row of 44.
    #expect(try list.frame("a").minY == 50)
    #expect(try list.frame("f").minY == 85)
  }

  @Test("Rows between sections form a section")
  func looseRows() throws {
    let list = try evaluated(
      Self.list(
        "\(Self.box("a")), \(Self.section("\"children\": \(Self.box("b"))")), \(Self.box("c")), \(Self.box("d"))"
      ))
    #expect(try list.frame("a").minY == 52)
    #expect(try list.frame("b").minY == 131)
    #expect(try list.frame("c").minY == 210)
    #expect(try list.frame("d").minY == 254)
  }

  @Test(
    "Styles set the distances of cells from the sides and the top",
    arguments: [
      ("insetGrouped", 32.0, 52.0), ("grouped", 16.0, 52.0), ("plain", 16.0, 17.0),
      ("inset", 16.0, 17.0), ("sidebar", 32.0, 52.0),
    ])
  func styles(style: String, x: Double, y: Double) throws {
    let list = try evaluated(Self.list(Self.box("a"), style))
    #expect(try list.frame("a").origin == Point(x: x, y: y))
  }

  @Test("A header is a footnote, in capitals except on iOS 26 and in plain lists")
  func title() throws {
    let sample = Self.section("\"title\": \"ab\", \"children\": \(Self.box("a"))")
    let cells = "\"window\": { \"width\": 300, \"height\": 600 }"
    let upper = try evaluated(Self.list(sample), cells)
    let written = try evaluated(Self.list(sample), cells + ", \"platform\": \"iOS 26\"")
    let plain = try evaluated(Self.list(sample, "plain"), cells)
    func width(_ evaluated: Evaluated) throws -> Double {
      try #require(evaluated.views(named: "Text").first).frame.width
    }
    #expect(try width(upper) > width(written))
    #expect(try width(plain) == width(written))
  }

  @Test("A modifier on a section is on each of its views; texts of a header may keep their letters")
  func modifiers() throws {
    let list = try evaluated(
      Self.list(
        "{ \"view\": \"Section\", \"header\": \(Self.box("h")), \"children\": \(Self.box("a")), "
          + "\"modifiers\": [{ \"padding\": 5 }] }"))
    #expect(try list.view("h").frame.height == 20)
    #expect(try list.view("a").frame.height == 20)
  }

  @Test("Insets of a row reach through a component and not out of a stack")
  func insets() throws {
    let insets =
      "{ \"listRowInsets\": \"EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 0)\" }"
    let root = Self.list(
      "\"Row\", { \"view\": \"VStack\", \"children\": { \"view\": \"Box\", \"id\": \"b\", "
        + "\"size\": { \"width\": 40, \"height\": 10 }, \"modifiers\": [\(insets)] } }")
    let evaluated = try Evaluated(
      "{ \"viewtree\": 1, \"window\": { \"width\": 300, \"height\": 600 }, "
        + "\"components\": { \"Row\": { \"body\": { \"view\": \"Box\", \"id\": \"a\", "
        + "\"size\": { \"width\": 40, \"height\": 10 }, \"modifiers\": [\(insets)] } } }, "
        + "\"root\": \(root) }")
    #expect(try evaluated.frame("a").minX == 17)
    #expect(try evaluated.frame("b").minX == 32)
  }

  @Test("Modifiers set the distances of sections and rows")
  func spacing() throws {
    let sections =
      "\(Self.section("\"children\": [\(Self.box("a", 22)), \(Self.box("b", 22))]")), "
      + Self.section("\"children\": \(Self.box("c", 22))")
    let list = try evaluated(
      "{ \"view\": \"List\", \"children\": [\(sections)], \"modifiers\": "
        + "[{ \"listRowSpacing\": 4 }, { \"listSectionSpacing\": 10 }] }")
    #expect(try list.frame("a").minY == 46)
    #expect(try list.frame("b").minY == 94)
    #expect(try list.frame("c").minY == 148)
  }

  @Test("Values of a section come as its views stand")
  func preferences() throws {
    func writer(_ id: String) -> String {
      "{ \"view\": \"Color\", \"modifiers\": "
        + "[{ \"preference\": { \"key\": \"Names\", \"value\": [\"\(id)\"] } }] }"
    }
    let evaluated = try Evaluated(
      "{ \"viewtree\": 1, \"window\": { \"width\": 300, \"height\": 600 }, "
        + "\"preferenceKeys\": { \"Names\": { \"defaultValue\": [], "
        + "\"reduce\": \"value.append(contentsOf: nextValue())\" } }, "
        + "\"root\": { \"view\": \"List\", \"children\": [{ \"view\": \"Section\", "
        + "\"footer\": \(writer("f")), \"header\": \(writer("h")), "
        + "\"children\": [\(writer("a")), \(writer("b"))] }], "
        + "\"modifiers\": [{ \"onPreferenceChange\": "
        + "{ \"key\": \"Names\", \"perform\": \"_ = value\" } }] } }")
    let value = try #require(evaluated.inspection.preferences.first).value
    #expect("\(value)" == "[\"h\", \"a\", \"b\", \"f\"]")
  }
}
