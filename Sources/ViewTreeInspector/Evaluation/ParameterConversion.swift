import ViewTreeScript

/// Arguments of components as values of the declared types.
enum ParameterConversion {
  /// Converts an integer for a floating-point parameter, as Swift does for a literal.
  static func convert(_ value: Value, to type: String) -> Value {
    if case .int(let number) = value, ["Double", "CGFloat", "Float"].contains(type) {
      return .double(Double(number))
    }
    return value
  }
}
