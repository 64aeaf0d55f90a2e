import ViewTreeScript

/// Arguments of components as values of the declared types.
enum ParameterConversion {
  /// A whole number given for a floating-point parameter becomes one, as a literal would in Swift.
  static func convert(_ value: Value, to type: String) -> Value {
    if case .int(let number) = value, ["Double", "CGFloat", "Float"].contains(type) {
      return .double(Double(number))
    }
    return value
  }
}
