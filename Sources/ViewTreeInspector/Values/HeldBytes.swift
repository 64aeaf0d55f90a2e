import ViewTreeScript

/// Counts the bytes of a value, without those that it shares with the previous value.
struct HeldBytes {
  /// The number of compared elements.
  private(set) var visits = 0

  /// The bytes of a value. `former` is the value in the previous record, if there was one.
  mutating func bytes(of value: Value, since former: Value? = nil) -> Int {
    visits += 1
    switch (value, former) {
    case (.string(let text), _): return bytes(of: text, since: former)
    case (.dictionary(let entries), .dictionary(let old)?):
      return bytes(of: entries.keys, since: old.keys)
        + bytes(of: entries.values, since: old.values)
    case (.dictionary(let entries), _):
      return bytes(of: entries.keys, since: nil) + bytes(of: entries.values, since: nil)
    case (.array, _), (.slice, _), (.set, _):
      return bytes(of: value.elements ?? [], since: former?.elements)
    case (.tuple(let tuple), _): return bytes(of: tuple.elements, since: nil)
    case (.nominal(let nominal), .nominal(let old)?):
      return bytes(of: nominal.fields, since: old.fields)
    case (.nominal(let nominal), _): return bytes(of: nominal.fields, since: nil)
    case (.enumCase(let member), _): return bytes(of: member.payload, since: nil)
    case (.some(let wrapped), _): return Self.bytesOfBox + bytes(of: wrapped)
    case (.range, _), (.rect, _), (.edgeInsets, _), (.foreign, _): return Self.bytesOfBox
    default: return 0
    }
  }

  /// The bytes of an object without its contents.
  private static let bytesOfBox = 48

  private mutating func bytes(of elements: [Value], since former: [Value]?) -> Int {
    if elements.isEmpty { return 0 }
    if let former, Self.areShared(elements, former) { return 0 }
    var sum = Self.bytesOfBox + elements.count * MemoryLayout<Value>.stride
    visits += elements.count
    for (place, element) in elements.enumerated() where element.holdsMore {
      let old = former.flatMap { place < $0.count ? $0[place] : nil }
      sum += bytes(of: element, since: old)
    }
    return sum
  }

  private func bytes(of text: String, since former: Value?) -> Int {
    let count = text.utf8.count
    if count <= 15 { return 0 }
    if case .string(let old)? = former, old == text { return 0 }
    return count + 32
  }

  /// True if two lists have one storage.
  private static func areShared(_ left: [Value], _ right: [Value]) -> Bool {
    left.count == right.count
      && left.withUnsafeBufferPointer { left in
        right.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
      }
  }
}

extension Value {
  /// True if the value has storage outside its own 24 bytes.
  fileprivate var holdsMore: Bool {
    switch self {
    case .void, .none, .bool, .int, .double: false
    default: true
    }
  }
}
