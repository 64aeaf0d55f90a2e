/// One function, closure or method: its parameters, its frame, its body.
struct FunctionCode {
  /// Where a captured variable comes from when the closure is made.
  enum CaptureSource {
    case box(Int32)
    case captured(Int32)
  }

  struct Parameter {
    var label: String?
    var name: String
    var type: TypeNote = .any
    var isInout = false
    /// The node of the default value, or -1.
    var defaultValue: Int32 = -1
  }

  var name = ""
  var parameters: [Parameter] = []
  /// How many values are passed; for `$0` closures the greatest number used.
  var parameterCount = 0
  /// Whether parameters are `$0`, `$1`: then a single tuple is spread over several.
  var isAnonymous = false
  var frameSize = 0
  var boxCount = 0
  /// Parameters that closures capture: slot and box.
  var boxedParameters: [(slot: Int32, box: Int32)] = []
  var captures: [CaptureSource] = []
  /// The node of the body.
  var body: Int32 = -1
  /// Whether the body is an expression rather than a block.
  var isExpression = false
  var resultType: TypeNote = .any
  /// How deep the nodes of the body nest.
  var nodeDepth = 0
}
