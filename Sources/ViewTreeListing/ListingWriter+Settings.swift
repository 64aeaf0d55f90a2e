import ViewTreeSyntax

extension ListingWriter {
  /// Settings without an equivalent in SwiftUI. They are written as YAML in a comment at the top.
  private static let settings = [
    "comment", "window", "proposal", "layoutDirection", "dynamicTypeSize", "metrics", "platform",
    "compat", "lazy", "lints", "checks", "steps",
  ]

  /// The comment with the settings of the document, if it has any.
  func settings() -> [[String]] {
    let members = Self.settings.compactMap { name -> String? in
      guard let node = sections.section(name) else { return nil }
      if name == "comment", tree.kind(node) != .string { return nil }
      return "\(quoted(name)): \(json(node))"
    }
    guard !members.isEmpty else { return [] }
    let text = "{" + members.joined(separator: ", ") + "}"
    let source = SourceFile(name: "settings.json", bytes: Array(text.utf8))
    let read = SourceSyntax.json.read(source)
    let yaml = (try? DocumentFormatter.format(read, from: .json, to: .yaml)) ?? Array(text.utf8)
    var lines = String(decoding: yaml, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    // The text must not contain comment marks. JSON can be written without them.
    if lines.contains(where: \.holdsCommentMark) { lines = [text.withoutCommentMarks] }
    return [["/* viewtree"] + lines + ["*/"]]
  }

  private func json(_ node: Index) -> String {
    switch tree.kind(node) {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .string: quoted(tree.text(node))
    case .number: tree.integer(node).map { String($0) } ?? tree.number(node).description
    case .array: "[" + tree.elements(node).map { json($0) }.joined(separator: ", ") + "]"
    case .object:
      "{"
        + tree.members(node).map { "\(quoted(tree.text($0))): \(json($1))" }
        .joined(separator: ", ") + "}"
    }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension String {
  /// True if a comment would start or end within the text, which a lexer decides by bytes.
  fileprivate var holdsCommentMark: Bool {
    zip(utf8, utf8.dropFirst()).contains { first, second in
      (first == UInt8(ascii: "/") && second == UInt8(ascii: "*"))
        || (first == UInt8(ascii: "*") && second == UInt8(ascii: "/"))
    }
  }

  /// The JSON with the second character of each comment mark escaped: `/\u002a` and `*\/`.
  fileprivate var withoutCommentMarks: String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch (result.last, scalar) {
      case ("*", "/"): result.append(contentsOf: "\\/".unicodeScalars)
      case ("/", "*"): result.append(contentsOf: "\\u002a".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
