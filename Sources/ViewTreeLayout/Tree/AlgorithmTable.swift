import ViewTreeNumbers

/// The algorithm types that a tree uses, numbered in order of first use.
///
/// A type is registered by its first use, so a new algorithm needs only a new file.
struct AlgorithmTable {
  private var types: UnsafeMutablePointer<any LayoutRules.Type>
  // True for each type that is a modifier around one view. Stored, because many nodes look it up.
  private var wrappers: [Bool] = []
  private var count = 0
  private var capacity = 64
  // A hash table of type identities with open addressing. A slot contains a number plus 1, or 0 if
  // it's free.
  private var slots = [UInt16](repeating: 0, count: 256)

  /// The types that nearly all trees use. Their conformance is known at compile time. For any other
  /// type, the first node asks the runtime, which scans all types of the program.
  private static let common: [any LayoutRules.Type] = [
    StackLayout.self, ZStackLayout.self, FixedSizeLeaf.self, TextLayout.self, FillLeaf.self,
    SpacerLayout.self, PaddingLayout.self, FixedFrameLayout.self, FlexibleFrameLayout.self,
    SecondaryLayout.self, GeometryReaderLayout.self, PassThroughLayout.self,
  ]

  init() {
    types = .allocate(capacity: 64)
    for type in Self.common { _ = insert(type) }
  }

  subscript(number: UInt16) -> any LayoutRules.Type { types[Int(number)] }

  /// True if a type is a modifier around one view.
  func isWrapper(_ number: UInt16) -> Bool { wrappers[Int(number)] }

  /// The number of a type that a node has used, or nil.
  func knownNumber(of type: any LayoutAlgorithm.Type) -> UInt16? {
    let identity = ObjectIdentifier(type)
    var slot = Self.slot(of: identity) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = slots[slot] - 1
      if ObjectIdentifier(types[Int(number)]) == identity { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The number of a type, new if the type is.
  mutating func number(of type: any LayoutAlgorithm.Type) -> UInt16 {
    if let known = knownNumber(of: type) { return known }
    // A type outside this module has no rules, so its nodes lay out like their child.
    guard let rules = type as? any LayoutRules.Type else {
      return number(of: PassThroughLayout.self)
    }
    return insert(rules)
  }

  /// A copy with separate memory.
  func copied() -> AlgorithmTable {
    var copy = self
    copy.types = .allocate(capacity: capacity)
    copy.types.initialize(from: types, count: count)
    return copy
  }

  func deallocate() {
    types.deinitialize(count: count)
    types.deallocate()
  }

  private static func slot(of identity: ObjectIdentifier) -> Int {
    let address = UInt(bitPattern: identity)
    return Int(truncatingIfNeeded: (address >> 4) ^ (address >> 12))
  }

  private mutating func insert(_ type: any LayoutRules.Type) -> UInt16 {
    if count == capacity { growTypes() }
    (types + count).initialize(to: type)
    wrappers.append(type.isWrapper)
    count += 1
    if count * 2 > slots.count {
      slots = [UInt16](repeating: 0, count: slots.count * 2)
      for number in 0..<count { enter(number) }
    } else {
      enter(count - 1)
    }
    return UInt16(truncatingIfNeeded: count - 1)
  }

  private mutating func enter(_ number: Int) {
    var slot = Self.slot(of: ObjectIdentifier(types[number])) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = UInt16(truncatingIfNeeded: number + 1)
  }

  private mutating func growTypes() {
    let larger = UnsafeMutablePointer<any LayoutRules.Type>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: types, count: count)
    types.deallocate()
    types = larger
    capacity *= 2
  }
}
