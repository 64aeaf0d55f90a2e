import ViewTreeScript

/// The context of the value that is being decoded. Changes for nested values are undone after them.
struct PlaceInDocument {
  /// The maximum nesting of view lists, which needs a thread with a larger stack.
  static let depthLimit = 15_000

  /// The names that scripts can use.
  var scope = DocumentScope.root
  /// The names of the proxies that are in scope, the innermost last.
  var proxyNames: [String] = []
  /// The current nesting of view lists.
  var depth = 0
  /// The component whose body is being decoded.
  var openComponent: Int?
  /// The type of a table's row values, if known.
  var tableRowType = ScriptType.unknown
  /// The type of the value of the modifier.
  var writtenValueType = DeclaredType.any
  /// The enclosing declared type, whose static members scripts can use.
  var typeAround: String?
  /// True if the value of the expression may be text.
  var mayBeText = false
  /// True if unknown members are accepted here.
  var takesAnyMember = false
}
