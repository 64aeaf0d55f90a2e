/// Unusual argument values that layout corrects (docs/explanation/layout.md, Choices). Parameters
/// are indices.
public enum ArgumentRemark: Hashable, Sendable {
  /// A fixed length that isn't finite is ignored.
  case ignoredLength(parameter: Int, value: Double)
  /// A fixed length or a bound that is negative becomes 0.
  case raisedToZero(parameter: Int, value: Double)
  /// A minimum length above the maximum. The maximum is ignored.
  case minimumAboveMaximum(minimum: Int, maximum: Int)
  /// A length below its minimum becomes the minimum.
  case raisedToMinimum(parameter: Int, minimum: Int)
  /// A ratio that isn't above 0 and finite is ignored.
  case ignoredRatio(parameter: Int, value: Double)
  /// A number of columns below 1 becomes 1.
  case raisedToOne(parameter: Int, value: Double)
  /// The modifier changes sizes in SwiftUI and not here.
  case notModelled
  /// The value of the environment changes views in SwiftUI and not here.
  case environmentNotModelled(SystemEnvironmentValue)
}

extension EvaluatedArguments {
  /// Adds a remark on a length that must be finite and not negative.
  func remark(onLength handle: Handle<Double>, in remarks: inout [ArgumentRemark]) {
    guard let value = self[handle], !(value >= 0 && value.isFinite) else { return }
    remarks.append(
      value.isFinite
        ? .raisedToZero(parameter: handle.place, value: value)
        : .ignoredLength(parameter: handle.place, value: value))
  }

  /// Adds remarks on the bounds of one axis.
  func remark(
    onBounds minimum: Handle<Double>, _ ideal: Handle<Double>, _ maximum: Handle<Double>,
    in remarks: inout [ArgumentRemark]
  ) {
    let (least, wanted, most) = (self[minimum], self[ideal], self[maximum])
    remark(onBound: least, of: minimum, in: &remarks)
    remark(onBound: wanted, of: ideal, in: &remarks)
    remark(onBound: most, of: maximum, in: &remarks)
    guard let wanted else {
      if let least, let most, least > most {
        remarks.append(.minimumAboveMaximum(minimum: minimum.place, maximum: maximum.place))
      }
      return
    }
    if let least, least > wanted {
      remarks.append(.raisedToMinimum(parameter: ideal.place, minimum: minimum.place))
    }
    if let most, max(wanted, least ?? wanted) > most {
      remarks.append(.raisedToMinimum(parameter: maximum.place, minimum: ideal.place))
    }
  }

  private func remark(
    onBound bound: Double?, of handle: Handle<Double>, in remarks: inout [ArgumentRemark]
  ) {
    guard let bound, !(bound >= 0) else { return }
    remarks.append(.raisedToZero(parameter: handle.place, value: bound))
  }
}
