import ViewTreeSyntax

/// Values of JSON reports as text reports write them, as far as they tell.
struct JSONValueText {
  let tree: SyntaxTree

  /// A text without quotes, any other value as `text` writes it.
  func plain(_ node: SyntaxNode.Index) -> String {
    tree.kind(node) == .string ? tree.text(node) : text(node)
  }

  /// A value on one line.
  func text(_ node: SyntaxNode.Index) -> String {
    switch tree.kind(node) {
    case .null: return "nil"
    case .false: return "false"
    case .true: return "true"
    case .number, .string:
      return tree.withSourceBytes(node) { String(decoding: $0, as: UTF8.self) }
    case .array:
      var parts: [String] = []
      for element in tree.elements(node) { parts.append(text(element)) }
      return "[\(parts.joined(separator: ", "))]"
    case .object: return object(node)
    }
  }

  private func object(_ node: SyntaxNode.Index) -> String {
    var members: [(key: String, value: SyntaxNode.Index)] = []
    for (key, value) in tree.members(node) { members.append((tree.text(key), value)) }
    func arguments(_ members: ArraySlice<(key: String, value: SyntaxNode.Index)>) -> String {
      members.map { key, value in
        key.hasPrefix("_") ? text(value) : "\(key): \(text(value))"
      }.joined(separator: ", ")
    }
    guard let first = members.first else { return "[:]" }
    switch first.key {
    case "$type" where plain(first.value) == "UUID": return uuid(members.dropFirst())
    case "$type": return "\(plain(first.value))(\(arguments(members.dropFirst())))"
    case "$anchor": return "anchor \(plain(first.value))"
    case "$case":
      let payload = members.first { $0.key == "values" }.map { text($0.value) } ?? ""
      return ".\(plain(first.value))"
        + (payload.isEmpty ? "" : "(\(payload.dropFirst().dropLast()))")
    default: return "[\(arguments(members[...]))]"
    }
  }

  /// Only the digits that tell it apart, as text reports write it.
  private func uuid(_ members: ArraySlice<(key: String, value: SyntaxNode.Index)>) -> String {
    let digits = members.first.map { plain($0.value) } ?? ""
    return "UUID(…\(digits.suffix(4)))"
  }

  /// A rectangle; `nil` if the value is none.
  func frame(_ node: SyntaxNode.Index) -> BehaviourFrame? {
    guard tree.kind(node) == .object else { return nil }
    var frame = BehaviourFrame(x: 0, y: 0, width: 0, height: 0)
    var count = 0
    for (key, value) in tree.members(node) where tree.kind(value) == .number {
      count += 1
      let number = tree.number(value)
      switch tree.text(key) {
      case "x": frame.x = number
      case "y": frame.y = number
      case "width": frame.width = number
      case "height": frame.height = number
      default: return nil
      }
    }
    return count == 4 ? frame : nil
  }

  /// The value of an anchor as text reports write it.
  func geometry(_ node: SyntaxNode.Index) -> String {
    if let frame = frame(node) { return "\(frame.originText)  \(frame.sizeText)" }
    switch tree.kind(node) {
    case .array:
      var parts: [String] = []
      for element in tree.elements(node) { parts.append(geometry(element)) }
      return "[\(parts.joined(separator: ", "))]"
    case .object:
      var numbers: [String] = []
      for (_, value) in tree.members(node) { numbers.append(plain(value)) }
      return numbers.joined(separator: " ")
    default: return text(node)
    }
  }
}
