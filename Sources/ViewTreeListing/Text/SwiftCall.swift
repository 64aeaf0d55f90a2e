/// A call to be printed: `VStack(spacing: 8) { … }`, `.padding(10)`.
struct SwiftCall {
  /// An argument between the parentheses.
  struct Argument {
    var label: String?
    var value: String = ""
    /// A view instead of a value.
    var view: SwiftView?
  }

  /// A trailing closure.
  struct Closure {
    /// The content of the braces.
    enum Body {
      case script([String])
      case views([SwiftStatement])
    }

    var label: String?
    /// The names before `in`.
    var header: String?
    var body: Body
  }

  /// The text before the parentheses.
  var head: String
  var arguments: [Argument] = []
  /// True if it has parentheses even without arguments and closures.
  var isCall = true
  var closures: [Closure] = []

  /// The call without its closures, on one line.
  var opening: String {
    if arguments.isEmpty { return isCall && closures.isEmpty ? "\(head)()" : head }
    return "\(head)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}

extension SwiftCall.Argument {
  /// The argument with its label.
  var text: String { label.map { "\($0): \(value)" } ?? value }
}

extension SwiftCall.Closure {
  /// The closure on one line, if it's a single line of a script.
  var line: String? {
    let start = header.map { "{ \($0) in" } ?? "{"
    switch body {
    case .script(let lines) where lines.isEmpty: return header == nil ? "{}" : "\(start) }"
    case .script(let lines) where lines.count == 1 && !lines[0].contains("//"):
      return "\(start) \(lines[0]) }"
    case .views(let views) where views.isEmpty: return header == nil ? "{}" : "\(start) }"
    default: return nil
    }
  }
}
