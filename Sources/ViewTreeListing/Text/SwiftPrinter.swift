/// Formats Swift in the style of `swift format`: two spaces, lines of 100 characters, and longer
/// lines broken after the opening parenthesis.
struct SwiftPrinter {
  /// The maximum length of a line.
  static let width = 100

  private(set) var lines: [String] = []

  /// The statements as lines.
  static func lines(_ statements: [SwiftStatement], indent: Int) -> [String] {
    var printer = SwiftPrinter()
    printer.write(statements, indent)
    return printer.lines
  }

  /// A closure as an argument between parentheses.
  static func text(of closure: SwiftCall.Closure) -> String {
    if let line = closure.line { return line }
    let start = closure.header.map { "{ \($0) in" } ?? "{"
    let body =
      switch closure.body {
      case .script(let lines): lines
      case .views(let views): lines(views, indent: 0)
      }
    return ([start] + body.map(\.indented) + ["}"]).joined(separator: "\n")
  }

  /// A declaration with a value: `let factor = …`, with a long value on separate lines.
  static func assignment(_ head: String, _ value: String, indent: Int) -> [String] {
    let line = "\(head) = \(value)"
    if fits(line, indent) { return [line] }
    let room = width - indent - 2
    var whole = LongExpression.lines(value, room: room, hanging: 0)
    // The opening bracket of a list stays on the line of its name.
    if value.hasPrefix("[") {
      if whole.count == 1 { whole = LongExpression.list(value, room: room) }
      return ["\(head) = \(whole[0])"] + whole.dropFirst()
    }
    return ["\(head) ="] + whole.map { "  \($0)" }
  }

  private mutating func add(_ text: String, _ indent: Int) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: indent) + text)
  }

  private mutating func add(_ texts: [String], _ indent: Int) {
    for text in texts { add(text, indent) }
  }

  private mutating func write(_ statements: [SwiftStatement], _ indent: Int) {
    for statement in statements { write(statement, indent) }
  }

  private mutating func write(_ statement: SwiftStatement, _ indent: Int) {
    switch statement {
    case .view(let view): write(view, indent, end: "")
    case .assignment(let head, let value):
      add(Self.assignment(head, value, indent: indent), indent)
    case .lines(let text): add(text, indent)
    case .branches(let branches):
      for (place, branch) in branches.enumerated() {
        writeHead((place == 0 ? "" : "} ") + branch.head, indent)
        write(branch.body, indent + 2)
      }
      add("}", indent)
    case .choice(let subject, let cases):
      add("switch \(subject) {", indent)
      for entry in cases {
        add("\(entry.head):", indent)
        write(entry.body, indent + 2)
      }
      add("}", indent)
    }
  }

  /// Writes a condition. The brace after several conditions is on a separate line.
  private mutating func writeHead(_ head: String, _ indent: Int) {
    if fits("\(head) {", indent) { return add("\(head) {", indent) }
    let parts = head.split(separator: " = ", maxSplits: 1).map { String($0) }
    if parts.count == 2, head.contains("let ") {
      add(Self.assignment(parts[0], parts[1], indent: indent), indent)
    } else {
      add(LongExpression.lines(head, room: Self.width - indent), indent)
    }
    add("{", indent)
  }

  // MARK: - Views

  private mutating func write(_ view: SwiftView, _ indent: Int, end: String) {
    let first = lines.count
    write(view.base, indent, end: view.modifiers.isEmpty ? end : nil)
    let isBlock = lines.count > first + 1 && lines.last.map { Self.ends($0) } ?? false
    for (place, modifier) in view.modifiers.enumerated() {
      write(
        modifier, isBlock ? indent : indent + 2,
        end: place == view.modifiers.count - 1 ? end : nil)
    }
  }

  /// True if a line ends a construct that an earlier line opened.
  private static func ends(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text == "}" || text == ")"
  }

  /// Writes a call. `end` follows on the last line, or is `nil` if another call of the chain
  /// follows.
  private mutating func write(_ call: SwiftCall, _ indent: Int, end: String?) {
    guard let first = call.closures.first else { return writeOpening(call, indent, end: end) }
    let end = end ?? ""
    if call.closures.count == 1, first.label == nil, let line = first.line,
      fits("\(call.opening) \(line)\(end)", indent)
    {
      return add("\(call.opening) \(line)\(end)", indent)
    }
    for (place, closure) in call.closures.enumerated() {
      let start = closure.header.map { " { \($0) in" } ?? " {"
      if place > 0 {
        add("}" + (closure.label.map { " \($0):" } ?? "") + start, indent)
      } else if fits(call.opening + start, indent) || call.arguments.isEmpty {
        add(call.opening + start, indent)
      } else {
        writeBroken(call, indent, end: "")
        add(")" + start, indent)
      }
      switch closure.body {
      case .script(let text): add(text, indent + 2)
      case .views(let views): write(views, indent + 2)
      }
    }
    add("}" + end, indent)
  }

  private mutating func writeOpening(_ call: SwiftCall, _ indent: Int, end: String?) {
    let line = call.opening + (end ?? "")
    let hasViews = call.arguments.contains { $0.view != nil }
    if !hasViews, fits(line, indent) { return add(line, indent) }
    guard !call.arguments.isEmpty else {
      return add(LongExpression.lines(line, room: Self.width - indent), indent)
    }
    // In a chain, the closing parenthesis is on a separate line, like a brace.
    guard let end else {
      writeBroken(call, indent, end: "")
      return add(")", indent)
    }
    writeBroken(call, indent, end: ")" + end)
  }

  /// The arguments below the head: on one line, or each on a separate line.
  private mutating func writeBroken(_ call: SwiftCall, _ indent: Int, end: String) {
    add("\(call.head)(", indent)
    let texts = call.arguments.map(\.text)
    let all = texts.joined(separator: ", ") + end
    let hasViews = call.arguments.contains { $0.view != nil }
    if !hasViews, fits(all, indent + 2) { return add(all, indent + 2) }
    for (place, argument) in call.arguments.enumerated() {
      let rest = place == texts.count - 1 ? end : ","
      if var view = argument.view {
        if let label = argument.label { view.base.head = "\(label): \(view.base.head)" }
        write(view, indent + 2, end: rest)
      } else {
        add(Self.lines(of: argument, end: rest, room: Self.width - indent - 2), indent + 2)
      }
    }
  }

  private static func lines(
    of argument: SwiftCall.Argument, end: String, room: Int
  ) -> [String] {
    var lines = LongExpression.lines(argument.text, room: room - end.count)
    if lines.count == 1, lines[0].count > room - end.count, let label = argument.label {
      lines = ["\(label):", "  \(argument.value)"]
    }
    lines[lines.count - 1] += end
    return lines
  }

  private func fits(_ text: String, _ indent: Int) -> Bool { Self.fits(text, indent) }

  private static func fits(_ text: String, _ indent: Int) -> Bool {
    indent + text.count <= width && !text.contains("\n")
      && indent + LongExpression.length(text) <= width
  }
}
