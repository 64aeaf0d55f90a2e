import Testing
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

/// A component whose body is a condition, a loop or several views is no view itself.
@Suite("Components that are no views themselves")
struct ComponentReportTests {
  private static let components = """
    "state": { "isOn": true },
    "components": {
      "Badge": { "parameters": { "shows": "Bool" },
        "body": { "if": "shows", "then": [ { "view": "Color", "id": "c" } ] } },
      "Pair": { "body": { "view": "Group", "content": [
        { "view": "Badge", "shows": { "$": "isOn" } }, { "view": "Badge", "shows": false }, "Spacer" ] } } },
    """
  private static let none = "{ \"view\": \"Badge\", \"shows\": false }"
  private static let some = "{ \"view\": \"Badge\", \"shows\": true }"

  private func sample(_ root: String) throws -> Sample {
    try Sample(root: root, Self.components)
  }

  /// The lines of the tree without frames.
  private func tree(_ root: String, _ options: ReportOptions = ReportOptions()) throws -> [String] {
    let report = String(
      decoding: TextReport.order(try sample(root).inspection, options), as: UTF8.self)
    let tree = report.split(separator: "\n\n").first { $0.hasPrefix("Tree\n") } ?? ""
    return tree.split(separator: "\n").dropFirst().map(String.init)
  }

  @Test("A view names the components that it is of, the innermost first")
  func names() throws {
    #expect(
      try tree("{ \"view\": \"VStack\", \"children\": [ \"Pair\", \(Self.some) ] }") == [
        "VStack", "  Color #c  of Badge of Pair", "  Badge  no views", "  Spacer  of Pair",
        "  Color #c  of Badge",
      ])
    #expect(
      try sample("{ \"view\": \"VStack\", \"children\": [ \(Self.some) ] }").text().contains(
        "\n  Color #c  of Badge  0 0  100x50\n"))
  }

  @Test("One that gave no view has a line where its views would stand")
  func empty() throws {
    #expect(
      try tree(
        """
        { "view": "VStack", "children": [ \(Self.none),
          { "view": "HStack", "children": [ \(Self.none) ] }, \(Self.none) ],
          "modifiers": [ { "overlay": \(Self.none) } ] }
        """) == [
          "VStack", "  Badge  no views", "  HStack", "    Badge  no views", "  Badge  no views",
          "  overlay: Badge  no views",
        ])
    #expect(try tree(Self.none) == ["Badge  no views"])
  }

  @Test("Paths are those of the views, and a use with modifiers where one view stands is a view")
  func paths() throws {
    let inspection = try sample(
      "{ \"view\": \"VStack\", \"children\": [ \"Pair\", \(Self.some) ] }"
    ).inspection
    #expect(
      inspection.views.indices.map { inspection.path(of: ID($0)) } == [
        "VStack", "VStack/Color[0]", "VStack/Spacer[1]", "VStack/Color[2]",
      ])
    let modified = "{ \"view\": \"Badge\", \"shows\": true, \"modifiers\": [ { \"padding\": 1 } ] }"
    #expect(try tree(modified) == ["Badge", "  Color #c"])
  }

  @Test("Only what is in a chosen view is told")
  func scope() throws {
    let root = """
      { "view": "VStack", "children": [ \(Self.none),
        { "view": "HStack", "children": [ \(Self.none) ] }, \(Self.none) ] }
      """
    var options = ReportOptions()
    options.views = [ID(1)]
    #expect(try tree(root, options) == ["HStack", "  Badge  no views"])
    // Beside the chosen view there may be others that have none.
    options.views = [ID(0)]
    let group = "{ \"view\": \"Group\", \"content\": [ \(Self.none), \"Color\", \(Self.none) ] }"
    #expect(try tree(group, options) == ["Color"])
    #expect(try tree(group) == ["Badge  no views", "Color", "Badge  no views"])
  }

  @Test("JSON lists the uses with lines, how many views they gave and the first of them")
  func json() throws {
    let json = try sample("{ \"view\": \"VStack\", \"children\": [ \"Pair\" ] }").json()
    let line = "\"line\": 6, \"in\": \"VStack\""
    #expect(
      json.contains(
        "\"component\": \"Pair\", \"line\": 6, \"in\": \"VStack\", \"views\": 2, \"first\": \"VStack/Color[0]\" }"
      ))
    #expect(
      json.contains(
        "{ \"component\": \"Badge\", \(line), \"views\": 1, \"first\": \"VStack/Color[0]\" }"))
    #expect(json.contains("{ \"component\": \"Badge\", \(line), \"views\": 0 }"))
    #expect(!(try Sample(root: "\"Spacer\"").json().contains("\"components\"")))
  }

  @Test("A component that is inside itself is named once")
  func recursion() throws {
    let components = """
      "components": { "Down": { "parameters": { "n": "Int" }, "body": { "if": "n > 0", "then": [
        "Spacer", { "view": "Down", "n": { "$": "n - 1" } } ] } } },
      """
    let text = try Sample(
      root: "{ \"view\": \"VStack\", \"children\": [ { \"view\": \"Down\", \"n\": 2 } ] }",
      components
    ).text()
    // Two spacers share 50 points without a gap.
    #expect(
      text.contains(
        "\n  Spacer  of Down  50 0  0x25\n  Spacer  of Down  50 25  0x25\n  Down  no views\n"))
  }
}
