import Testing
import ViewTreeInspector
import ViewTreeReport

@Suite("What closures returned, and view-tree order")
struct OrderReportTests {
  /// `L` appends, `F` keeps the first value and never asks for the next.
  private static func document(_ root: String) -> String {
    """
    { "viewtree": 1, "preferenceKeys": {
        "L": { "defaultValue": [], "reduce": "value.append(contentsOf: nextValue())" },
        "F": { "defaultValue": [], "reduce": "_ = value.count" } },
      "root": \(root) }
    """
  }

  private static func writer(_ name: String, key: String = "L", _ more: String = "") -> String {
    """
    { "view": "Color", "id": "\(name)", "modifiers": [
      { "anchorPreference": { "key": "\(key)", "value": ".bounds", "transform": "[\\"\(name)\\"]" } }
      \(more) ] }
    """
  }

  private static func action(_ key: String = "L") -> String {
    "{ \"onPreferenceChange\": { \"key\": \"\(key)\", \"perform\": \"_ = value\" } }"
  }

  private static func stack(_ children: [String], _ modifiers: String) -> String {
    """
    { "view": "VStack", "id": "V", "children": [\(children.joined(separator: ", "))],
      "modifiers": [\(modifiers)] }
    """
  }

  /// The lines of one section of the order report.
  private func section(
    _ title: String, _ root: String, whole: Bool = false, reduces: Bool = false
  ) throws -> [String] {
    let report = String(decoding: try report(root, whole, reduces, TextReport.order), as: UTF8.self)
    let sections = report.split(separator: "\n\n", omittingEmptySubsequences: false)
    let section = sections.first { $0.hasPrefix("\(title)\n") } ?? ""
    return section.split(separator: "\n").dropFirst().map(String.init)
  }

  private func json(_ root: String, whole: Bool = false) throws -> String {
    String(decoding: try report(root, whole, false, JSONReport.order), as: UTF8.self)
  }

  private func report(
    _ root: String, _ whole: Bool, _ reduces: Bool,
    _ make: (Inspection, ReportOptions) -> [UInt8]
  ) throws -> [UInt8] {
    var options = InspectionOptions()
    options.valueDetail = whole ? .whole : .short
    options.recordsReduces = reduces
    options.recordsViewTreeOrder = true
    var report = ReportOptions()
    report.showsWholeValues = whole
    report.showsReduces = reduces
    report.showsViewTreeOrder = true
    return make(try Sample(Self.document(root), options).inspection, report)
  }

  // MARK: - Values

  @Test("A transformer and a reduce have the value after them, a reader the one it was given")
  func values() throws {
    let transformer =
      "{ \"transformPreference\": { \"key\": \"L\", \"transform\": \"value.append(\\\"t\\\")\" } }"
    let root = Self.stack([Self.writer("a"), Self.writer("b")], "\(transformer), \(Self.action())")
    #expect(
      try section("Order", root, reduces: true) == [
        "1  anchorPreference L  a  = [\"a\"]",
        "reduce L  V  = [\"a\", \"b\"]",
        "  2  anchorPreference L  b  = [\"b\"]",
        "3  transformPreference L  V  = [\"a\", \"b\", \"t\"]",
        "4  onPreferenceChange L  V  = [\"a\", \"b\", \"t\"]",
      ])
  }

  @Test("A value is cut after 60 characters; the option shows all of it")
  func cut() throws {
    let numbers = (1...100).map(String.init).joined(separator: ", ")
    let root = """
      { "view": "Color", "modifiers": [
        { "anchorPreference": { "key": "L", "value": ".bounds", "transform": "[\(numbers)]" } },
        \(Self.action()) ] }
      """
    let shown = try section("Order", root)[0]
    #expect(shown == "1  anchorPreference L  Color  = \("[\(numbers)".prefix(60))… (100 elements)")
    #expect(
      try section("Order", root, whole: true)[0]
        == "1  anchorPreference L  Color  = [\(numbers)]")
  }

  @Test("JSON has the value, and says where only the first 48 parts of it are there")
  func valuesInJSON() throws {
    #expect(
      try json(Self.stack([Self.writer("a")], Self.action()))
        .contains(
          "\"view\": \"VStack/Color\", \"id\": \"a\", \"pass\": 1, \"value\": [\"a\"] }"))
    let numbers = (1...49).map(String.init)
    let root = """
      { "view": "Color", "modifiers": [
        { "anchorPreference": { "key": "L", "value": ".bounds",
            "transform": "[\(numbers.joined(separator: ", "))]" } },
        \(Self.action()) ] }
      """
    let first = numbers.prefix(48).joined(separator: ", ")
    #expect(try json(root).contains("\"value\": [\(first)], \"cut\": true }"))
    #expect(
      try json(root, whole: true).contains("\"value\": [\(numbers.joined(separator: ", "))] }"))
  }

  @Test("A text is cut after 80 characters, also inside other values")
  func texts() throws {
    let root = Self.stack([Self.writer(String(repeating: "a", count: 81))], Self.action())
    let cut = String(repeating: "a", count: 80)
    #expect(try json(root).contains("\"value\": [\"\(cut)\"], \"cut\": true }"))
  }

  // MARK: - View-tree order

  @Test("Where nothing differs, the order says so")
  func same() throws {
    let root = Self.stack([Self.writer("a"), Self.writer("b")], Self.action())
    #expect(
      try section("View-tree order", root) == [
        "1  anchorPreference L  a  ran as 1",
        "2  anchorPreference L  b  ran as 2",
        "3  onPreferenceChange L  V  ran as 3",
      ])
    #expect(
      try section("Differences", root) == ["none: every closure ran, and in view-tree order"])
  }

  @Test("Closures that did not run stand in their place with the reason")
  func missing() throws {
    let root = Self.stack(
      [Self.writer("a", key: "F"), Self.writer("b", key: "F"), Self.writer("c")],
      Self.action("F"))
    #expect(
      try section("View-tree order", root) == [
        "1  anchorPreference F  a  ran as 1",
        "2  anchorPreference F  b  did not run  nextValue-not-called by V",
        "3  anchorPreference L  c  did not run  unread-key",
        "4  onPreferenceChange F  V  ran as 2",
      ])
    #expect(
      try section("Differences", root) == [
        "1 closure did not run: nextValue-not-called", "1 closure did not run: unread-key",
      ])
  }

  @Test("An inner action stands after its content, and runs when everything is known")
  func innerAction() throws {
    let root = Self.stack(
      [Self.writer("a", ", \(Self.action())"), Self.writer("b")], Self.action())
    #expect(
      try section("View-tree order", root) == [
        "1  anchorPreference L  a  ran as 1",
        "2  onPreferenceChange L  a  ran as 3, after 3  action",
        "3  anchorPreference L  b  ran as 2",
        "4  onPreferenceChange L  V  ran as 4",
      ])
  }

  @Test("A reader that asks first runs its writers before those that stand before them")
  func severalReaders() throws {
    let inner = Self.writer("b", ", \(Self.action())")
    let root = Self.stack([Self.writer("a"), inner], Self.action())
    #expect(
      try section("View-tree order", root) == [
        "1  anchorPreference L  a  ran as 2, after 2  several-readers",
        "2  anchorPreference L  b  ran as 1",
        "3  onPreferenceChange L  b  ran as 3",
        "4  onPreferenceChange L  V  ran as 4",
      ])
    #expect(
      try section("Differences", root) == [
        "1 closure ran in another position: several-readers: "
          + "readers request values one after another, and each runs the closures that it needs"
      ])
  }

  @Test("In a dynamic container a view that a zIndex puts in front runs after its siblings")
  func zIndex() throws {
    let first = "{ \"if\": \"true\", \"then\": \(Self.writer("a", ", { \"zIndex\": 1 }")) }"
    let root = Self.stack([first, Self.writer("b"), Self.writer("c")], Self.action())
    #expect(
      try section("View-tree order", root) == [
        "1  anchorPreference L  a  ran as 3, after 3  z-index",
        "2  anchorPreference L  b  ran as 1",
        "3  anchorPreference L  c  ran as 2",
        "4  onPreferenceChange L  V  ran as 4",
      ])
  }

  @Test("A background stands before its view; what a reader builds stands after the reader")
  func secondaries() throws {
    let reader = """
      { "backgroundPreferenceValue": { "key": "L", "as": "names", "alignment": ".center",
          "content": \(Self.writer("s")) } }
      """
    let background = "{ \"background\": \(Self.writer("b")) }"
    let root = Self.stack([Self.writer("a")], "\(background), \(reader), \(Self.action())")
    #expect(
      try section("View-tree order", root) == [
        "1  anchorPreference L  b  ran as 1",
        "2  anchorPreference L  a  ran as 2",
        "3  backgroundPreferenceValue L  V  ran as 3",
        "4  anchorPreference L  s  ran as 4",
        "5  onPreferenceChange L  V  ran as 5",
      ])
  }

  @Test("JSON has all closures in view-tree order, with what is different")
  func orderInJSON() throws {
    let inner = Self.writer("b", ", \(Self.action())")
    let root = Self.stack([Self.writer("a"), inner, Self.writer("c", key: "F")], Self.action())
    let text = try json(root)
    #expect(
      text.contains(
        """
            { "place": 1, "event": "anchorPreference", "key": "L", "view": "VStack/Color[0]", "id": "a", \
        "n": 2, \
        "after": 2, "cause": "several-readers" },
        """))
    #expect(
      text.contains(
        """
            { "place": 4, "event": "anchorPreference", "key": "F", "view": "VStack/Color[2]", "id": "c", \
        "reason": "unread-key" },
        """))
  }

  @Test("Closures in views that are not there have lines, and what decided about them")
  func absences() throws {
    let root = Self.stack(
      ["{ \"if\": \"1 > 2\", \"then\":\n[\(Self.writer("a"))] }", Self.writer("b")], Self.action())
    #expect(
      try section("Not instantiated", root) == [
        "-  anchorPreference L  Color #a in line 6  1 > 2 is false in line 4"
      ])
    #expect(
      try json(root).contains(
        """
        { "event": "anchorPreference", "key": "L", "line": 6, "name": "Color", "id": "a", \
        "reason": "not-instantiated", "because": "false", "expression": "1 > 2", "decidedInLine": 4, \
        "pass": 1 }
        """))
  }
}
