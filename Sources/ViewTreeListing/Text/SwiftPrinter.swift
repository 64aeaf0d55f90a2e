/// Lays Swift out in the style of `swift format`: two spaces, lines of 100 characters, what does not fit broken
/// behind its opening parenthesis.
struct SwiftPrinter {
  /// How long a line may be.
  static let width = 100

  private(set) var lines: [String] = []

  /// The statements as lines.
  static func lines(_ statements: [SwiftStatement], indent: Int) -> [String] {
    var printer = SwiftPrinter()
    for statement in statements { printer.write(statement, indent) }
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

  private mutating func add(_ text: String, _ indent: Int) {
    lines.append(text.isEmpty ? "" : String(repeating: " ", count: indent) + text)
  }

  /// Adds a text of several lines, those behind the first further to the right.
  private mutating func add(text: String, _ indent: Int, rest: Int = 2) {
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      add(String(line), place == 0 ? indent : indent + rest)
    }
  }

  private mutating func write(_ statement: SwiftStatement, _ indent: Int) {
    switch statement {
    case .view(let view): write(view, indent)
    case .lines(let text): for line in text { add(line, indent) }
    case .branches(let branches):
      for (place, branch) in branches.enumerated() {
        add((place == 0 ? "" : "} ") + branch.head + " {", indent)
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

  private mutating func write(_ statements: [SwiftStatement], _ indent: Int) {
    for statement in statements { write(statement, indent) }
  }

  // MARK: - Views

  private mutating func write(_ view: SwiftView, _ indent: Int) {
    let first = lines.count
    write(view.base, indent)
    let isBlock = lines.count > first + 1 && lines.last.map { Self.ends($0) } ?? false
    for modifier in view.modifiers { write(modifier, isBlock ? indent : indent + 2) }
  }

  /// Whether a line ends what was opened on an earlier one.
  private static func ends(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    return text == "}" || text == ")"
  }

  private mutating func write(_ call: SwiftCall, _ indent: Int) {
    guard let first = call.closures.first else { return writeOpening(call, indent) }
    if call.closures.count == 1, first.label == nil, let line = first.line,
      fits("\(call.opening) \(line)", indent)
    {
      return add("\(call.opening) \(line)", indent)
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
      case .script(let text): for line in text { add(line, indent + 2) }
      case .views(let views): write(views, indent + 2)
      }
    }
    add("}", indent)
  }

  private mutating func writeOpening(_ call: SwiftCall, _ indent: Int) {
    if call.arguments.isEmpty || fits(call.opening, indent) {
      return add(text: call.opening, indent)
    }
    writeBroken(call, indent, end: ")")
  }

  /// The arguments below the head: on one line, or each on its own.
  private mutating func writeBroken(_ call: SwiftCall, _ indent: Int, end: String) {
    add("\(call.head)(", indent)
    let texts = call.arguments.map(\.text)
    let all = texts.joined(separator: ", ") + end
    if fits(all, indent + 2) { return add(all, indent + 2) }
    for (place, text) in texts.enumerated() {
      add(text: text + (place == texts.count - 1 ? end : ","), indent + 2)
    }
  }

  private func fits(_ text: String, _ indent: Int) -> Bool {
    indent + text.count <= Self.width && !text.contains("\n")
  }
}
