extension SweepRange {
  /// The options of the evaluation at one point.
  func options(
    _ options: InspectionOptions, at number: Int
  ) -> InspectionOptions {
    var options = options
    switch point(number) {
    case .number(let value): set(value, in: &options)
    case .typeSize(let size): options.dynamicTypeSize = size
    case .direction(let direction): options.layoutDirection = direction
    }
    return options
  }

  private func set(_ value: Double, in options: inout InspectionOptions) {
    switch axis {
    case .width: options.width = value
    case .height: options.height = value
    case .variable(let target):
      options.assignments.append(
        InspectionOptions.Assignment(target: target, value: Self.text(value)))
    case .dynamicType, .layoutDirection: break
    }
  }

  /// A number in script notation. An integer has no decimal point, so that it can be an `Int`.
  private static func text(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return "\(whole)" }
    return "\(value)"
  }
}
