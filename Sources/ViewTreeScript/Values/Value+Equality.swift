/// Equality as in Swift: structs by type and fields, host values by their own equality.
///
/// An implicit member equals the case of any type with its name and payload, and an implicit
/// `.zero` equals the zero of every geometry type.
extension Value: Hashable {
  /// True if the two are equal.
  public static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.slice(let a), .slice(let b)): a.elements == b.elements
    case (.slice(let slice), .array(let elements)), (.array(let elements), .slice(let slice)):
      slice.elements == elements
    case (.set(let a), .set(let b)): a.hasSameElements(as: b)
    case (.some(let a), .some(let b)): a == b
    case (.dictionary(let a), .dictionary(let b)): a.hasSamePairs(as: b)
    case (.tuple(let a), .tuple(let b)): a.elements == b.elements
    case (.range(let a), .range(let b)):
      a.lower == b.lower && a.upper == b.upper && a.isClosed == b.isClosed
    case (.nominal(let a), .nominal(let b)): a.isEqual(to: b)
    case (.enumCase(let a), .enumCase(let b)): a.isEqual(to: b)
    case (.function(let a), .function(let b)): a === b
    case (.binding(let a), .binding(let b)): a === b
    case (.type(let a), .type(let b)): a.name == b.name
    case (.foreign(let a), .foreign(let b)): a === b || a.isEqual(to: b)
    default: equalNumbersOrGeometry(left, right)
    }
  }

  private static func equalNumbersOrGeometry(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.point(let a), .point(let b)), (.unitPoint(let a), .unitPoint(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.vector(let a), .vector(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.edgeInsets(let a), .edgeInsets(let b)): a == b
    case (.angle(let a), .angle(let b)): a == b
    case (.int, .enumCase), (.enumCase, .int), (.double, .enumCase), (.enumCase, .double),
      (.int, .double), (.double, .int), (.double, .double):
      left.number.map { $0 == right.number } ?? false
    case (.enumCase(let zero), let other), (let other, .enumCase(let zero)):
      zero.isImplicitZero && other.isGeometryZero
    default: false
    }
  }

  /// Hashes the parts that equality compares. Equal numbers of different types have the same hash.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .string(let value): hasher.combine(value)
    case .array(let value): hasher.combine(value)
    case .slice(let value): hasher.combine(value.elements)
    case .set(let value): hasher.combine(Self.hash(ofAll: value.elements))
    case .some(let value): hasher.combine(value)
    case .dictionary(let value):
      hasher.combine(Self.hash(ofAll: value.keys))
      hasher.combine(Self.hash(ofAll: value.values))
    case .tuple(let value): hasher.combine(value.elements)
    case .nominal(let value):
      hasher.combine(value.typeName)
      hasher.combine(value.fields)
    case .enumCase(let value):
      // An implicit member equals a number or a case of any enum, so its hash ignores the type.
      if value.payload.isEmpty, let number = Self.namedNumber(value.name) {
        return hasher.combine(number)
      }
      hasher.combine(value.name)
      hasher.combine(value.payload)
    default: hashOther(into: &hasher)
    }
  }

  /// A hash that doesn't depend on the order of the values.
  private static func hash(ofAll values: some Sequence<Value>) -> Int {
    values.reduce(0) { $0 &+ $1.hashValue }
  }

  private func hashOther(into hasher: inout Hasher) {
    if isGeometryZero { return hasher.combine(0.0) }
    switch self {
    case .range(let range):
      hasher.combine(range.lower)
      hasher.combine(range.upper)
    case .point(let point), .unitPoint(let point): hasher.combine([point.x, point.y])
    case .size(let size): hasher.combine([size.width, size.height])
    case .vector(let vector): hasher.combine([vector.dx, vector.dy])
    case .rect(let rect):
      hasher.combine([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    case .edgeInsets(let insets):
      hasher.combine([insets.top, insets.leading, insets.bottom, insets.trailing])
    case .angle(let angle): hasher.combine(angle)
    case .foreign(let object as ObjectValue): hasher.combine(ObjectIdentifier(object))
    case .function(let function): hasher.combine(ObjectIdentifier(function))
    case .type(let type): hasher.combine(type.name)
    default: break
    }
  }

  /// The value as a number: an `Int`, a `Double`, or an implicit member that names a number.
  package var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    case .enumCase(let value) where value.shape.typeName == nil && value.payload.isEmpty:
      Self.namedNumber(value.name)
    default: nil
    }
  }

  /// The number that a static member of `Double` or `CGFloat` names.
  package static func namedNumber(_ name: String) -> Double? {
    switch name {
    case "zero": 0
    case "infinity": .infinity
    case "pi": .pi
    case "nan": .nan
    case "greatestFiniteMagnitude": .greatestFiniteMagnitude
    case "leastNonzeroMagnitude": .leastNonzeroMagnitude
    case "leastNormalMagnitude": .leastNormalMagnitude
    case "ulpOfOne": .ulpOfOne
    default: nil
    }
  }

  var isGeometryZero: Bool {
    switch self {
    case .point(let value), .unitPoint(let value): value == PointValue(x: 0, y: 0)
    case .size(let value): value == SizeValue(width: 0, height: 0)
    case .vector(let value): value == VectorValue(dx: 0, dy: 0)
    case .rect(let value): value == RectValue(x: 0, y: 0, width: 0, height: 0)
    case .edgeInsets(let value):
      value == EdgeInsetsValue(top: 0, leading: 0, bottom: 0, trailing: 0)
    case .angle(let value): value == 0
    case .int(let value): value == 0
    case .double(let value): value == 0
    default: false
    }
  }
}

extension DictionaryValue {
  func hasSamePairs(as other: DictionaryValue) -> Bool {
    guard count == other.count else { return false }
    for (key, value) in zip(keys, values) {
      guard let counterpart = other[key], counterpart == value else { return false }
    }
    return true
  }
}

extension NominalValue {
  func isEqual(to other: NominalValue) -> Bool {
    guard shape === other.shape || typeName == other.typeName && shape.labels == other.shape.labels
    else { return false }
    return fields == other.fields
  }
}

extension EnumValue {
  /// True if the names agree. A case without a type name agrees with every type's.
  func hasSameCase(as other: EnumValue) -> Bool {
    if shape === other.shape { return true }
    guard name == other.name else { return false }
    guard let typeName, let otherType = other.typeName else { return true }
    return typeName == otherType
  }

  func isEqual(to other: EnumValue) -> Bool {
    hasSameCase(as: other) && payload == other.payload
  }
}
