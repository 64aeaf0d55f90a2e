/// One function, closure or method: its parameters, its frame, its body.
struct FunctionCode {
  /// Where a captured variable comes from when the closure is made.
  enum CaptureSource {
    case box(Int32)
    case captured(Int32)
    /// The value of a node, taken where the closure is made: an entry of a capture list.
    case value(Int32)
  }

  struct Parameter {
    var name: String
    var isInout = false
  }

  var name = ""
  var parameters: [Parameter] = []
  /// How many values are passed.
  var parameterCount = 0
  /// Whether a single tuple is spread over the parameters.
  var spreadsTuple = false
  var frameSize = 0
  var boxCount = 0
  /// Parameters that closures capture: slot and box.
  var boxedParameters: [(slot: Int32, box: Int32)] = []
  var captures: [CaptureSource] = []
  /// The node of the body.
  var body: Int32 = -1
  /// Whether the body is an expression rather than a block.
  var isExpression = false
  /// The steps that a call takes.
  var steps = 1
  /// How deep the nodes of the body nest.
  var nodeDepth = 0
}
