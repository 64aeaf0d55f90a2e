import ViewTreeScript

/// What surrounds the place that is being decoded: what is changed for what stands inside, and is behind it what it
/// was.
struct PlaceInDocument {
  /// How many lists of views may be inside one another; a stack made for it is needed.
  static let depthLimit = 15_000

  /// The names that scripts can see.
  var scope = DocumentScope.root
  /// The names of the proxies that are in scope, the innermost last.
  var proxyNames: [String] = []
  /// How many lists of views are being decoded inside one another.
  var depth = 0
  /// The component whose body is being decoded.
  var openComponent: Int?
  /// What is known of the values of the rows of the table.
  var tableRowType = ScriptType.unknown
  /// The type of the value of the modifier.
  var writtenValueType = DeclaredType.any
  /// The declared type in which scripts stand, whose static members they see.
  var typeAround: String?
  /// Whether the expression may have a text for its value.
  var mayBeText = false
  /// Whether members that nobody knows are let be where they stand.
  var takesAnyMember = false
}
