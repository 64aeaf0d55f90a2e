/// The body of a closure that runs in Swift and in the script language.
struct Program: Hashable {
  /// The topic, such as "optionals": the name of its list.
  let kind: String
  /// The statements, or one expression.
  let text: String
  /// The comment above it in its list.
  var remark = ""
}
