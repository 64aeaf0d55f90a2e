import ViewTreeNumbers

/// One function, closure or method: its parameters, its frame, its body.
struct FunctionCode {
  /// The source of a captured variable when the closure is made.
  enum CaptureSource {
    case box(Int32)
    case captured(Int32)
    /// The value of a node, taken where the closure is made: an entry of a capture list.
    case value(ID<Node>)
  }

  struct Parameter {
    var name: String
    var isInout = false
  }

  var name = ""
  var parameters: [Parameter] = []
  /// The number of arguments.
  var parameterCount = 0
  /// True if a single tuple argument is spread over the parameters.
  var spreadsTuple = false
  var frameSize = 0
  var boxCount = 0
  /// Parameters that closures capture: slot and box.
  var boxedParameters: [(slot: Int32, box: Int32)] = []
  var captures: [CaptureSource] = []
  /// The node of the body.
  var body = ID<Node>.none
  /// True if the body is an expression rather than a block.
  var isExpression = false
  /// True for an initializer whose statements are skipped if they fail.
  var skipsFailingStatements = false
  /// The steps that a call takes.
  var steps = 1
  /// The nesting depth of the body's nodes.
  var nodeDepth = 0
}
