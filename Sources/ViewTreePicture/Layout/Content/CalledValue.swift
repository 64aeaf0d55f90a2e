import ViewTreeScript

/// A value as a call that makes it: `Color(white: 0.5)`, `.red`,
/// `RoundedRectangle(cornerRadius: 5)`.
struct CalledValue {
  /// The name of the called type or member.
  let name: String
  private let labels: [String?]
  private let values: [Value]

  /// The call that makes a value, or `nil` if it's unknown.
  init?(_ value: Value) {
    switch value {
    case .enumCase(let value):
      name = value.name == "init" ? value.typeName ?? "init" : value.name
      labels = value.labels ?? Array(repeating: nil, count: value.payload.count)
      values = value.payload
    case .nominal(let value):
      name = value.typeName
      labels = value.shape.labels
      values = value.fields
    case .type(let value):
      name = value.name
      (labels, values) = ([], [])
    default: return nil
    }
  }

  /// The argument with a label.
  subscript(label: String) -> Value? {
    for (place, known) in labels.enumerated() where known == label && place < values.count {
      return values[place]
    }
    return nil
  }

  /// The argument at an index.
  subscript(place: Int) -> Value? { place < values.count ? values[place] : nil }

  /// The name of the member that is the argument with a label, such as `round`.
  func name(of label: String) -> String? {
    if case .enumCase(let value)? = self[label] { return value.name }
    return nil
  }

  /// The number with a label.
  func number(_ label: String) -> Double? { self[label]?.drawnNumber }
}

extension Value {
  /// The value as a number that can be drawn.
  var drawnNumber: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value.isFinite ? value : nil
    default: nil
    }
  }
}
