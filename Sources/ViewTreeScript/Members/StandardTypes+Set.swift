/// Sets, and the common members of sets and option sets.
extension StandardTypes {
  static let set = StandardType(
    "Set", parameters: ["Element"], inherits: ["SetAlgebra", "Collection"],
    conforms: StandardType.Conformance.always(
      "SetAlgebra", "Collection", "Hashable", "ExpressibleByArrayLiteral",
      "CustomStringConvertible", "CustomDebugStringConvertible")
      + StandardType.Conformance.conditional("Codable", "Sendable"),
    element: "Element", index: "Set.Index", subsequence: "Slice<Element>",
    setWithSequences + setChanging)

  private static var setWithSequences: [StandardMember] {
    [
      StandardMember("init<S: Sequence>(_ elements: S) where S.Element == Element") {
        machine, _, arguments throws(ScriptFailure) in
        .set(SetValue(try machine.hashed(machine.copied(machine.elements(of: arguments[0])))))
      },
      StandardMember("func filter(_ isIncluded: (Element) -> Bool) -> Self") {
        machine, receiver, arguments throws(ScriptFailure) in
        .set(
          SetValue(
            try machine.hashed(machine.filtered(machine.elements(of: receiver), arguments[0]))))
      },
      StandardMember("func map<T>(_ transform: (Element) -> T) -> [T]", ScriptMachine.mapped),
      StandardMember("func firstIndex(of element: Element) -> Set.Index?") {
        machine, receiver, arguments throws(ScriptFailure) in
        machine.index(
          try machine.place(ofElement: arguments[0], in: machine.elements(of: receiver)),
          in: receiver)
      },
    ]
      + operations.flatMap { operation in
        [
          StandardMember(
            "func \(operation.name)<S: Sequence>(_ other: S) -> Self where S.Element == Element",
            combining(operation.body)),
          .changing(
            "mutating func \(operation.forming)<S: Sequence>(_ other: S) where S.Element == Element",
            forming(operation.body)),
        ]
      }
      + comparisons.map { comparison in
        StandardMember(
          "func \(comparison.name)<S: Sequence>(\(comparison.label) other: S) -> Bool where S.Element == Element",
          comparing(comparison.body))
      }
  }

  private static var setChanging: [StandardMember] {
    [
      .changing("@discardable mutating func removeFirst() -> Element") {
        machine, receiver, _ throws(ScriptFailure) in
        guard let first = try machine.elements(of: receiver).first else {
          throw ScriptFailure(.emptyCollection("removeFirst"))
        }
        return try machine.remove(first, from: &receiver)
      },
      .changing("mutating func popFirst() -> Element?") {
        machine, receiver, _ throws(ScriptFailure) in
        guard let first = try machine.elements(of: receiver).first else { return .none }
        return .wrapping(try machine.remove(first, from: &receiver))
      },
      .changing("@discardable mutating func remove(at position: Set.Index) -> Element") {
        machine, receiver, arguments throws(ScriptFailure) in
        let place = try machine.place(arguments[0], in: receiver)
        return try machine.remove(machine.elements(of: receiver)[place], from: &receiver)
      },
      .changing("mutating func removeAll(keepingCapacity: Bool = default)") { _, receiver, _ in
        receiver = .set(SetValue())
        return .void
      },
      .changing("mutating func reserveCapacity(_ n: Int)") { _, _, _ in .void },
      .describing("var description: String", isDebug: false),
      .describing("var debugDescription: String", isDebug: true),
    ]
  }

  static let setIndex = StandardType(
    "Set.Index", conforms: StandardType.Conformance.always("Comparable", "Hashable"))

  // MARK: Additional members of option sets

  static let setAlgebra = protocolType(
    "SetAlgebra", element: "Element",
    [
      StandardMember("init()") { _, _, _ in .set(SetValue()) },
      StandardMember("var isEmpty: Bool") { machine, receiver, _ throws(ScriptFailure) in
        .bool(try machine.members(of: receiver).count == 0)
      },
      StandardMember("func contains(_ member: Element) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        .bool(try machine.contains(arguments[0], in: receiver))
      },
      .changing(
        "@discardable mutating func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.insert(arguments[0], into: &receiver)
      },
      .changing("@discardable mutating func update(with newMember: Element) -> Element?") {
        machine, receiver, arguments throws(ScriptFailure) in
        let old = try machine.remove(arguments[0], from: &receiver)
        _ = try machine.insert(arguments[0], into: &receiver)
        return .wrapping(old.isVoid ? nil : old)
      },
      .changing("@discardable mutating func remove(_ member: Element) -> Element?") {
        machine, receiver, arguments throws(ScriptFailure) in
        let old = try machine.remove(arguments[0], from: &receiver)
        return .wrapping(old.isVoid ? nil : old)
      },
    ]
      + operations.flatMap { operation in
        [
          StandardMember(
            "func \(operation.name)(_ other: Self) -> Self", combining(operation.body)),
          .changing(
            "mutating func \(operation.forming)(_ other: Self)", forming(operation.body)),
        ]
      }
      + comparisons.map { comparison in
        StandardMember(
          "func \(comparison.name)(\(comparison.label) other: Self) -> Bool",
          comparing(comparison.body))
      })

  // MARK: Operations

  private typealias Combination = @Sendable (SetValue, SetValue) -> [Value]
  private typealias Comparison = @Sendable (SetValue, SetValue) -> Bool

  /// Set operations on two sets: as a function that returns a set, and as a function that changes
  /// the first set.
  private static let operations: [(name: String, forming: String, body: Combination)] = [
    ("union", "formUnion", { $0.elements + $1.elements }),
    ("intersection", "formIntersection", { left, right in left.elements.filter(right.contains) }),
    ("subtracting", "subtract", { left, right in left.elements.filter { !right.contains($0) } }),
    (
      "symmetricDifference", "formSymmetricDifference",
      { left, right in
        left.elements.filter { !right.contains($0) } + right.elements.filter { !left.contains($0) }
      }
    ),
  ]

  private static let comparisons: [(name: String, label: String, body: Comparison)] = [
    ("isSubset", "of", { left, right in left.elements.allSatisfy(right.contains) }),
    ("isSuperset", "of", { left, right in right.elements.allSatisfy(left.contains) }),
    (
      "isStrictSubset", "of",
      { left, right in left.count < right.count && left.elements.allSatisfy(right.contains) }
    ),
    (
      "isStrictSuperset", "of",
      { left, right in right.count < left.count && right.elements.allSatisfy(left.contains) }
    ),
    ("isDisjoint", "with", { left, right in !left.elements.contains(where: right.contains) }),
  ]

  private static func combining(_ combination: @escaping Combination) -> StandardMember.Body {
    { machine, receiver, arguments throws(ScriptFailure) in
      let left = try machine.members(of: receiver)
      let right = try machine.members(of: arguments[0])
      try machine.step(left.count + right.count)
      return machine.set(try machine.copied(combination(left, right)), like: receiver)
    }
  }

  private static func forming(
    _ combination: @escaping Combination
  ) -> StandardMember.ChangingBody {
    let combine = combining(combination)
    return { machine, receiver, arguments throws(ScriptFailure) in
      receiver = try combine(machine, receiver, arguments)
      return .void
    }
  }

  private static func comparing(_ comparison: @escaping Comparison) -> StandardMember.Body {
    { machine, receiver, arguments throws(ScriptFailure) in
      let left = try machine.members(of: receiver)
      let right = try machine.members(of: arguments[0])
      try machine.step(left.count + right.count)
      return .bool(comparison(left, right))
    }
  }
}
