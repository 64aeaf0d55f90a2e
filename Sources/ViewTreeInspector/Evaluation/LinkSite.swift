import ViewTreeScript

/// The effect of a tap on a link.
enum LinkSite {
  /// It appends a value to a path.
  case appends(Value, to: BindingValue)
  /// It appends a value to the path of a stack that has none in the document, by identity.
  case appendsValue(Value, toStack: UInt64)
  /// It shows its own destination, by the identity of the link.
  case shows(UInt64)
}
