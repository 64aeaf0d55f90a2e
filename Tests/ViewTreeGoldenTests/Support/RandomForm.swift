import ViewTreeRandom

/// A random document of stacks and texts in which one thing can be changed.
struct RandomForm {
  /// A view; a container if it has children.
  struct Node {
    var name: String
    var id: String
    var text: String
    var padding: Int
    var value: Int?
    var children: [Node] = []

    /// The view as a document has it.
    var json: String {
      var modifiers = ["{\"padding\": \(padding)}"]
      if let value {
        modifiers.append("{\"preference\": {\"key\": \"Total\", \"value\": [\(value)]}}")
      }
      let content =
        children.isEmpty
        ? "\"text\": \"\(text)\""
        : "\"children\": [\(children.map(\.json).joined(separator: ", "))]"
      return "{\"view\": \"\(name)\", \"id\": \"\(id)\", \(content), "
        + "\"modifiers\": [\(modifiers.joined(separator: ", "))]}"
    }
  }

  var root: Node

  init(_ random: inout SplitMix64) {
    var count = 0
    func node(_ depth: Int, _ random: inout SplitMix64) -> Node {
      count += 1
      let isContainer = depth == 0 || (depth < 4 && random.below(2) == 0)
      var node = Node(
        name: isContainer ? ["VStack", "HStack", "ZStack"][random.below(3)] : "Text",
        id: "n\(count)", text: "word \(count)", padding: random.below(5),
        value: random.below(2) == 0 ? random.below(50) : nil)
      if isContainer {
        node.value = nil
        node.children = (0..<random.number(in: 2...4)).map { _ in child(depth + 1, &random) }
      }
      return node
    }
    func child(_ depth: Int, _ random: inout SplitMix64) -> Node { node(depth, &random) }
    root = node(0, &random)
  }

  /// The document.
  var json: String {
    """
    {"viewtree": 1, "window": {"width": 2000, "height": 2000},
     "preferenceKeys": {"Total": {"defaultValue": "[]", "reduce": "append"}},
     "root": {"view": "VStack", "id": "all", "children": [\(root.json)],
              "modifiers": [{"onPreferenceChange": {"key": "Total", "perform": ""}}]}}
    """
  }

  /// The ways to the views that satisfy a condition.
  func ways(where isWanted: (Node) -> Bool) -> [[Int]] {
    var found: [[Int]] = []
    func visit(_ node: Node, _ way: [Int]) {
      if isWanted(node) { found.append(way) }
      for (place, child) in node.children.enumerated() { visit(child, way + [place]) }
    }
    visit(root, [])
    return found
  }

  /// Changes the view at the end of a way; gives the ids on it.
  mutating func change(_ way: [Int], _ body: (inout Node) -> Void) -> [String] {
    var ids: [String] = []
    func visit(_ node: inout Node, _ way: ArraySlice<Int>) {
      ids.append(node.id)
      guard let first = way.first else { return body(&node) }
      visit(&node.children[first], way.dropFirst())
    }
    visit(&root, way[...])
    return ids
  }
}
