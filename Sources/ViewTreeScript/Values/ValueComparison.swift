import ViewTreeNumbers

/// Tells values that are the same to whoever looks at them, which is more than that they are equal: `-0.0` equals
/// `0.0`, `1` equals `1.0` and an accented letter equals the letter with its accent behind it, but none of them reads
/// like the other.
public struct ValueComparison {
  /// So many parts are looked at in all; what is larger counts as different.
  public static let limit = 1 << 20

  /// How many parts were looked at.
  public private(set) var count = 0

  /// Makes a comparison that has looked at nothing yet.
  public init() {}

  /// Whether two values are surely the same; false, too, of values that are not compared.
  public mutating func isSame(_ left: Value, _ right: Value) -> Bool {
    count += 1
    guard count <= Self.limit else { return false }
    switch (left, right) {
    case (.void, .void), (.none, .none): return true
    case (.some(let left), .some(let right)): return isSame(left, right)
    case (.bool(let left), .bool(let right)): return left == right
    case (.int(let left), .int(let right)): return left == right
    case (.string(let left), .string(let right)): return isSame(left, right)
    case (.array(let left), .array(let right)): return areSame(left, right)
    case (.dictionary(let left), .dictionary(let right)):
      return areSame(left.keys, right.keys) && areSame(left.values, right.values)
    case (.tuple(let left), .tuple(let right)):
      return left.labels == right.labels && areSame(left.elements, right.elements)
    case (.nominal(let left), .nominal(let right)):
      return left.shape === right.shape && areSame(left.fields, right.fields)
    case (.enumCase(let left), .enumCase(let right)):
      return areSame(left.shape, right.shape) && areSame(left.payload, right.payload)
    case (.range(let left), .range(let right)):
      return left.isClosed == right.isClosed && isSame(left.lower, right.lower)
        && isSame(left.upper, right.upper)
    case (.function(let left), .function(let right)): return left === right
    case (.binding(let left), .binding(let right)): return left === right
    case (.type(let left), .type(let right)): return left.name == right.name
    case (.foreign(let left), .foreign(let right)): return left === right
    default: return areSameNumbers(left, right)
    }
  }

  /// Whether two lists have the same values in the same order.
  public mutating func areSame(_ left: [Value], _ right: [Value]) -> Bool {
    guard left.count == right.count else { return false }
    // Lists that share their elements have the same, however many they are and hold in their turn.
    let isShared = left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
    }
    if isShared { return true }
    for place in left.indices where !isSame(left[place], right[place]) { return false }
    return true
  }

  /// Whether two texts are the same bytes; long ones count as more than one part.
  public mutating func isSame(_ left: String, _ right: String) -> Bool {
    count += left.utf8.count / 64
    return left.utf8.elementsEqual(right.utf8)
  }

  private mutating func isSame(_ left: Value?, _ right: Value?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return isSame(left, right)
  }

  private func areSame(_ left: EnumShape, _ right: EnumShape) -> Bool {
    left === right
      || left.typeName == right.typeName && left.name == right.name && left.labels == right.labels
  }

  private func areSameNumbers(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.double(let left), .double(let right)), (.angle(let left), .angle(let right)):
      areSame([left], [right])
    case (.point(let left), .point(let right)), (.unitPoint(let left), .unitPoint(let right)):
      areSame([left.x, left.y], [right.x, right.y])
    case (.size(let left), .size(let right)):
      areSame([left.width, left.height], [right.width, right.height])
    case (.vector(let left), .vector(let right)):
      areSame([left.dx, left.dy], [right.dx, right.dy])
    case (.rect(let left), .rect(let right)):
      areSame(
        [left.origin.x, left.origin.y, left.size.width, left.size.height],
        [right.origin.x, right.origin.y, right.size.width, right.size.height])
    case (.edgeInsets(let left), .edgeInsets(let right)):
      areSame(
        [left.top, left.leading, left.bottom, left.trailing],
        [right.top, right.leading, right.bottom, right.trailing])
    default: false
    }
  }

  private func areSame(_ left: [Double], _ right: [Double]) -> Bool {
    left.elementsEqual(right) { $0.bitPattern == $1.bitPattern }
  }
}
