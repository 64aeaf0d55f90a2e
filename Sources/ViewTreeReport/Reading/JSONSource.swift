import ViewTreeSyntax

/// A JSON report while it's read, and the values in it as text reports write them.
package struct JSONSource {
  let tree: SyntaxTree
  /// The ids of views by their paths: lines of text name views so.
  var ids: [String: String] = [:]
  /// True if the evaluation took more than one pass.
  var hasPasses = false

  /// The value of a member, or `nil` if the object has none.
  func member(_ key: StaticString, of object: SyntaxNode.Index) -> SyntaxNode.Index? {
    guard tree.kind(object) == .object else { return nil }
    for (name, value) in tree.members(object) where tree.text(name, equals: key) { return value }
    return nil
  }

  /// A number, or the word for a number that JSON can't represent.
  func number(_ node: SyntaxNode.Index) -> Double? {
    switch tree.kind(node) {
    case .number: return tree.number(node)
    case .string:
      let words: [String: Double] = [
        "infinity": .infinity, "-infinity": -.infinity, "nan": .nan,
      ]
      return words[tree.text(node)]
    default: return nil
    }
  }

  func number(_ key: StaticString, of object: SyntaxNode.Index) -> Double? {
    member(key, of: object).flatMap(number)
  }

  /// A text without quotes, any other value as `value` writes it.
  func plain(_ node: SyntaxNode.Index) -> String {
    tree.kind(node) == .string ? tree.text(node) : value(node)
  }

  // MARK: - Values

  /// A value on one line.
  func value(_ node: SyntaxNode.Index) -> String {
    switch tree.kind(node) {
    case .null: return "nil"
    case .false: return "false"
    case .true: return "true"
    case .number: return tree.withSourceBytes(node) { String(decoding: $0, as: UTF8.self) }
    case .string: return TerminalText.escaped(tree.text(node).debugDescription)
    case .array: return "[\(list(node).joined(separator: ", "))]"
    case .object: return object(node)
    }
  }

  /// The elements of an array as values.
  func list(_ array: SyntaxNode.Index) -> [String] {
    var parts: [String] = []
    guard tree.kind(array) == .array else { return parts }
    for element in tree.elements(array) { parts.append(value(element)) }
    return parts
  }

  /// The entries of a dictionary in the words of text reports, empty for any other value.
  func entries(_ node: SyntaxNode.Index) -> [String] {
    guard tree.kind(node) == .object else { return [] }
    var entries: [String] = []
    for (key, value) in tree.members(node) {
      if tree.text(key).hasPrefix("$") { return [] }
      let name = tree.withSourceBytes(key) { String(decoding: $0, as: UTF8.self) }
      entries.append("\(name): \(self.value(value))")
    }
    return entries
  }

  private typealias Members = ArraySlice<(key: String, value: SyntaxNode.Index)>

  private func object(_ node: SyntaxNode.Index) -> String {
    var members: [(key: String, value: SyntaxNode.Index)] = []
    for (key, value) in tree.members(node) { members.append((tree.text(key), value)) }
    guard let first = members.first else { return "[:]" }
    let name = plain(first.value)
    switch first.key {
    case "$type" where name == "UUID": return ValueText.unique(members.last.map { plain($0.value) })
    case "$type": return "\(name)(\(arguments(members.dropFirst())))"
    case "$anchor":
      return tree.kind(first.value) == .null ? "anchor of an earlier pass" : "anchor \(name)"
    case "$case": return enumCase(name, node)
    default:
      if let name = Self.geometry[members.map(\.key)] {
        return "\(name)(\(arguments(members[...])))"
      }
      return "[\(members.map { "\($0.debugDescription): \(value($1))" }.joined(separator: ", "))]"
    }
  }

  /// The type of an object with exactly these members, which no other type has.
  private static let geometry: [[String]: String] = [
    ["x", "y"]: "CGPoint", ["width", "height"]: "CGSize", ["dx", "dy"]: "CGVector",
    ["x", "y", "width", "height"]: "CGRect",
    ["top", "leading", "bottom", "trailing"]: "EdgeInsets",
  ]

  private func arguments(_ members: Members) -> String {
    members.map { $0.hasPrefix("_") ? value($1) : "\($0): \(value($1))" }.joined(separator: ", ")
  }

  /// `.field(0)`, with the base of an opacity at the front.
  private func enumCase(_ name: String, _ node: SyntaxNode.Index) -> String {
    var parts = member("values", of: node).map(list) ?? []
    var base = ""
    if name == "opacity", let color = parts.first, color.hasPrefix(".") {
      base = color
      parts.removeFirst()
    }
    if let labels = member("labels", of: node), tree.kind(labels) == .array {
      for (place, label) in tree.elements(labels).enumerated() where place < parts.count {
        if tree.kind(label) == .string { parts[place] = "\(tree.text(label)): \(parts[place])" }
      }
    }
    return "\(base).\(name)" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
  }
}
