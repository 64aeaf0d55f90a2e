import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// An item of a tab bar.
struct TabItem {
  var title: String?
  var symbol: String?
  /// The number or the word on its icon.
  var badge: String?

  /// The item of a tab: from its own arguments, or from those of its `tabItem`.
  ///
  /// The system lays items out, so that no pass evaluates them: they are read from the document.
  init(of view: ID<InspectedView>, _ plan: LayoutPlan) {
    let inspection = plan.inspection
    let record = plan.view(view)
    let looks = DrawnLook.looks(of: record, in: inspection)
    badge = looks.last { $0.painting == .badge }.flatMap { ContentPainter.badge(of: $0) }
    for look in looks where look.painting == .tabItem {
      guard let place = look.place else { continue }
      let modifier = inspection.modifiers[record.firstModifier.advanced(by: place)]
      search(modifier.syntax, in: inspection.tree, depth: 8)
    }
    guard title == nil, symbol == nil else { return }
    // Only a tab has a title. Any other view shows its text itself.
    if plan.definition(record)?.tag != nil { title = inspection.string(record.text) }
    searchMembers(of: record.syntax, in: inspection.tree, depth: 0)
  }

  private mutating func search(_ node: SyntaxNode.Index, in tree: SyntaxTree, depth: Int) {
    guard depth > 0 else { return }
    switch tree.kind(node) {
    case .object: searchMembers(of: node, in: tree, depth: depth)
    case .array: for element in tree.elements(node) { search(element, in: tree, depth: depth - 1) }
    default: break
    }
  }

  private mutating func searchMembers(of node: SyntaxNode.Index, in tree: SyntaxTree, depth: Int) {
    guard tree.kind(node) == .object else { return }
    for member in tree.members(node) {
      let isText = tree.kind(member.value) == .string
      switch tree.text(member.key) {
      case "title" where isText, "text" where isText:
        title = title ?? Self.text(at: member.value, in: tree)
      case "systemImage" where isText, "systemName" where isText:
        symbol = symbol ?? Self.text(at: member.value, in: tree)
      case "label": search(member.value, in: tree, depth: 8)
      default: search(member.value, in: tree, depth: depth - 1)
      }
    }
  }
}

extension TabItem {
  /// The first text of a node of the document without code in it.
  static func text(at node: SyntaxNode.Index, in tree: SyntaxTree) -> String? {
    switch tree.kind(node) {
    case .string:
      let text = tree.text(node)
      return text.contains("\\(") ? nil : text
    case .object: return tree.members(node).lazy.compactMap { text(at: $0.value, in: tree) }.first
    default: return nil
    }
  }
}
