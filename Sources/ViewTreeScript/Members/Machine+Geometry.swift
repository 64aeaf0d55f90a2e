/// Geometry among arguments and receivers.
extension ScriptMachine {
  func point(_ value: Value) throws(ScriptFailure) -> PointValue {
    if let point = value.point { return point }
    if case .enumCase(let zero) = value, zero.isImplicitZero { return PointValue(x: 0, y: 0) }
    throw ScriptFailure(.typeMismatch(expected: "CGPoint", found: value.typeName))
  }

  func size(_ value: Value) throws(ScriptFailure) -> SizeValue {
    if case .size(let size) = value { return size }
    if case .enumCase(let zero) = value, zero.isImplicitZero {
      return SizeValue(width: 0, height: 0)
    }
    throw ScriptFailure(.typeMismatch(expected: "CGSize", found: value.typeName))
  }

  func rect(_ value: Value) throws(ScriptFailure) -> RectValue {
    if case .rect(let rect) = value { return rect }
    if case .enumCase(let zero) = value, zero.isImplicitZero { return .zero }
    throw ScriptFailure(.typeMismatch(expected: "CGRect", found: value.typeName))
  }

  func nominal(_ value: Value) throws(ScriptFailure) -> NominalValue {
    if case .nominal(let nominal) = value { return nominal }
    throw ScriptFailure(.typeMismatch(expected: "a struct", found: value.typeName))
  }

  func transform(_ value: Value) throws(ScriptFailure) -> TransformValue {
    if let transform = TransformValue(value) { return transform }
    throw ScriptFailure(.typeMismatch(expected: "CGAffineTransform", found: value.typeName))
  }

  /// A length that may be `nil`.
  func length(_ value: Value) throws(ScriptFailure) -> Double? {
    value.isNone ? nil : try double(value)
  }

  /// `replacingUnspecifiedDimensions(by:)`. The default is 10 by 10.
  @Sendable
  static func replacingUnspecified(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    guard let lengths = receiver.proposedLengths else {
      throw ScriptFailure(.typeMismatch(expected: "ProposedViewSize", found: receiver.typeName))
    }
    let fallback =
      arguments.has(0) ? try machine.size(arguments[0]) : SizeValue(width: 10, height: 10)
    return .size(
      SizeValue(
        width: lengths.width ?? fallback.width, height: lengths.height ?? fallback.height))
  }
}

extension Value {
  /// The coordinates of a `CGPoint` or of a `UnitPoint`.
  var point: PointValue? {
    switch self {
    case .point(let point), .unitPoint(let point): point
    default: nil
    }
  }

  var insets: EdgeInsetsValue? {
    if case .edgeInsets(let insets) = self { return insets }
    return nil
  }

  /// The size of an `Angle`.
  var radians: Double? {
    if case .angle(let radians) = self { return radians }
    return nil
  }
}
