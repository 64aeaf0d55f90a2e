/// An argument of a call or subscript, or an element of a tuple.
struct Argument {
  /// The label, if there is one.
  var label: Name?
  let value: Expression
  /// Whether it is a closure behind the parentheses.
  var isTrailing = false
}
