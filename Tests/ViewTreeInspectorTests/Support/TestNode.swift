/// A view of a document that is written in a test, short enough for tables.
struct TestNode: Sendable {
  private var members: String
  private var modifiers: [String] = []

  private init(_ members: String) { self.members = members }

  private init(container name: String, _ children: [TestNode]) {
    members = "\"view\": \"\(name)\", \"children\": \(Self.list(children))"
  }

  private static func list(_ nodes: [TestNode]) -> String {
    "[" + nodes.map(\.json).joined(separator: ", ") + "]"
  }

  /// The node in the document format.
  var json: String {
    guard !modifiers.isEmpty else { return "{\(members)}" }
    return "{\(members), \"modifiers\": [\(modifiers.joined(separator: ", "))]}"
  }

  func adding(_ modifier: String) -> TestNode {
    var node = self
    node.modifiers.append(modifier)
    return node
  }

  // MARK: - Views

  /// A view that writes nothing.
  static let leaf = TestNode("\"view\": \"Color\"")
  static let empty = TestNode("\"view\": \"EmptyView\"")

  static func stack(_ children: TestNode...) -> TestNode { TestNode(container: "VStack", children) }
  static func group(_ children: TestNode...) -> TestNode { TestNode(container: "Group", children) }

  static func condition(_ holds: Bool, _ content: TestNode...) -> TestNode {
    TestNode("\"if\": \(holds), \"then\": \(list(content))")
  }

  /// A loop over elements that each write their own name.
  static func loop(_ elements: [String], _ key: String = "L") -> TestNode {
    let content = TestNode("\"view\": \"Color\", \"id\": \"\\\\(e)\"").writing("\\(e)", key)
    return TestNode(
      "\"forEach\": [\(elements.map { "\"\($0)\"" }.joined(separator: ", "))], "
        + "\"as\": \"e\", \"content\": \(content.json)")
  }

  /// A leaf with an anchor writer whose value is its own name in a list.
  static func writer(_ name: String, _ key: String = "L") -> TestNode {
    TestNode("\"view\": \"Color\", \"id\": \"\(name)\"").writing(name, key)
  }

  /// A leaf with a name.
  static func named(_ name: String) -> TestNode {
    TestNode("\"view\": \"Color\", \"id\": \"\(name)\"")
  }

  // MARK: - Modifiers

  func writing(_ name: String, _ key: String = "L") -> TestNode {
    let text = name.hasPrefix("\\") ? "\\\(name)" : name
    return adding(
      "{\"anchorPreference\": {\"key\": \"\(key)\", \"value\": \"bounds\", "
        + "\"transform\": \"[\\\"\(text)\\\"]\"}}")
  }

  func transforming(_ name: String, _ key: String = "L") -> TestNode {
    adding(
      "{\"transformPreference\": {\"key\": \"\(key)\", "
        + "\"transform\": \"value.append(\\\"\(name)\\\")\"}}")
  }

  func overlay(_ content: TestNode) -> TestNode {
    adding("{\"overlay\": \(content.json)}")
  }

  func background(_ content: TestNode) -> TestNode {
    adding("{\"background\": \(content.json)}")
  }

  /// `onPreferenceChange` with an action that does nothing.
  func watching(_ key: String = "L") -> TestNode {
    adding("{\"onPreferenceChange\": {\"key\": \"\(key)\", \"perform\": \"_ = value\"}}")
  }

  /// A reader that builds content.
  func reading(
    _ key: String = "L", _ modifier: String = "overlayPreferenceValue", alignment: Bool = false,
    _ content: TestNode = .leaf
  ) -> TestNode {
    let alignment = alignment ? "\"alignment\": \"center\", " : ""
    return adding(
      "{\"\(modifier)\": {\"key\": \"\(key)\", \(alignment)\"content\": \(content.json)}}")
  }
}
