/// The body of a closure, which the compiler and the script language are both asked about.
struct Program: Hashable {
  /// The topic, such as "optionals": the name of its list.
  let kind: String
  /// The statements, or one expression.
  let text: String
  /// The comment above it in its list.
  var remark = ""
}
