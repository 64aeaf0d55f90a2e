import ViewTreeNumbers
import ViewTreeScript

/// Determines if two values have the same text, without writing the parts that they share.
enum ValueLikeness {
  /// True if reports write two values in the same way.
  static func areAlike(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.int(let before), .int(let after)): before == after
    case (.double(let before), .double(let after)) where before.bitPattern == after.bitPattern: true
    case (.string(let before), .string(let after)): before.hasBytes(of: after)
    case (.array(let before), .array(let after)): areAlike(before, after)
    case (.tuple(let before), .tuple(let after)) where before.labels == after.labels:
      areAlike(before.elements, after.elements)
    case (.nominal(let before), .nominal(let after))
    where before.typeName == after.typeName && before.shape.labels == after.shape.labels:
      areAlike(before.fields, after.fields)
    case (.dictionary(let before), .dictionary(let after)):
      areAlike(before.keys, after.keys) && areAlike(before.values, after.values)
    case (.set(let before), .set(let after)): areAlike(before.elements, after.elements)
    default: ValueText.whole(left) == ValueText.whole(right)
    }
  }

  /// Lists that a step didn't change have the same storage as before.
  private static func areAlike(_ left: [Value], _ right: [Value]) -> Bool {
    guard left.count == right.count else { return false }
    let isSamePlace = left.withUnsafeBufferPointer { left in
      right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
    }
    return isSamePlace || zip(left, right).allSatisfy { areAlike($0, $1) }
  }
}
