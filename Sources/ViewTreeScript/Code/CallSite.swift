import ViewTreeNumbers

/// The constant part of a call: who is called, with which arguments.
///
/// A class, so that a call takes one reference and not a copy of every field.
final class CallSite {
  /// The source of a parameter's value, in a standard or local function.
  enum Source {
    /// The argument at an index of the call.
    case argument(Int)
    /// Several arguments, as an array.
    case variadic([Int])
    /// No argument: the callee handles it.
    case missing
  }

  /// The node of the function, or of the receiver of a method.
  var base: ID<Node>
  /// The name of the method, function or type.
  var member: MemberReference
  /// The nodes of the arguments, in source order.
  let arguments: [ID<Node>]
  /// The labels, if any argument has one.
  let labels: [String?]?
  /// True if an argument is passed with `&`.
  let hasInout: Bool
  /// The source of each parameter's value. `nil` if the arguments match the parameters in order.
  var sources: [Source]?
  /// The standard member that is called. `nil` if it's looked up at run time.
  var standard: StandardMember?
  /// The method of a declared type that is called.
  var declared: TypeTable.MethodReference?
  /// The type of the result, for members whose action depends on it.
  var type = StaticType.unknown
  /// The shape of the struct that is made.
  var nominal: StructInfo?
  /// The shape of the enum case that is made.
  var enumShape: CaseInfo?
  /// For a declared type: for each field the argument that fills it, or `nil` for its default.
  var fieldSources: [Int?] = []

  init(
    base: ID<Node>, member: MemberReference, arguments: [ID<Node>], labels: [String?]?,
    hasInout: Bool = false
  ) {
    self.base = base
    self.member = member
    self.arguments = arguments
    self.labels = labels
    self.hasInout = hasInout
  }
}
