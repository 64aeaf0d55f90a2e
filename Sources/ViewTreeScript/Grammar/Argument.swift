/// An argument of a call or subscript, or an element of a tuple.
package struct Argument {
  /// The label, if there is one.
  package var label: Name?
  package let value: Expression
  /// True if it's a trailing closure.
  package var isTrailing = false

  package init(label: Name? = nil, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}
