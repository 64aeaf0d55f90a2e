/// A part of a body to be printed.
indirect enum SwiftStatement {
  /// A view with its modifiers.
  case view(SwiftView)
  /// A name with its value: `let factor`, and an expression.
  case assignment(head: String, value: String)
  /// Complete lines.
  case lines([String])
  /// `if` with all its branches, the last possibly without a condition. `head` is the text before
  /// the brace.
  case branches([(head: String, body: [SwiftStatement])])
  /// `switch` with the patterns of its cases.
  case choice(subject: String, cases: [(head: String, body: [SwiftStatement])])
}

/// A view with its modifiers, the innermost first.
struct SwiftView {
  var base: SwiftCall
  var modifiers: [SwiftCall] = []
}
