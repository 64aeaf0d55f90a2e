/// Optionals. An optional that isn't `nil` is represented by its value, unless it wraps another
/// optional.
extension Value {
  /// The optional that wraps a value.
  public static func wrapping(_ value: Value) -> Value {
    switch value {
    case .none, .some: .some(value)
    default: value
    }
  }

  /// The optional that wraps a value, or none.
  public static func wrapping(_ value: Value?) -> Value {
    guard let value else { return .none }
    return wrapping(value)
  }

  /// The value that an optional wraps, without one level of optional. Any other value is returned
  /// unchanged.
  public var unwrapped: Value {
    if case .some(let value) = self { return value }
    return self
  }
}
