/// Arrays, slices, and mutating members of collections.
extension StandardTypes {
  static let array = StandardType(
    "Array", parameters: ["Element"],
    inherits: ["RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection"],
    conforms: collectionConformances + StandardType.Conformance.conditional("Codable"),
    element: "Element", index: "Int",
    subsequence: "ArraySlice<Element>", listMembers)

  static let arraySlice = StandardType(
    "ArraySlice", parameters: ["Element"],
    inherits: ["RangeReplaceableCollection", "MutableCollection", "RandomAccessCollection"],
    conforms: collectionConformances, element: "Element", index: "Int",
    subsequence: "ArraySlice<Element>",
    listMembers + [
      .changing("mutating func popFirst() -> Element?") {
        machine, receiver, _ throws(ScriptFailure) in
        if try machine.count(of: receiver) == 0 { return .none }
        return .wrapping(try machine.removeOne(fromEnd: false, of: &receiver, "popFirst"))
      }
    ])

  private static let collectionConformances =
    StandardType.Conformance.always(
      "RandomAccessCollection", "MutableCollection", "RangeReplaceableCollection",
      "ExpressibleByArrayLiteral", "CustomStringConvertible", "CustomDebugStringConvertible")
    + StandardType.Conformance.conditional("Hashable", "Equatable", "Sendable")

  private static var listMembers: [StandardMember] {
    [
      StandardMember("var indices: Range<Int>") { machine, receiver, _ throws(ScriptFailure) in
        let start = machine.startIndex(of: receiver)
        let count = try machine.count(of: receiver)
        return .range(
          RangeValue(lower: .int(start), upper: .int(start + count), isClosed: false))
      },
      StandardMember("var capacity: Int") { machine, receiver, _ throws(ScriptFailure) in
        .int(try machine.count(of: receiver))
      },
      .describing("var description: String", isDebug: false),
      .describing("var debugDescription: String", isDebug: true),
    ]
  }

  static let mutableCollection = protocolType(
    "MutableCollection", element: "Element", index: "Index", subsequence: "SubSequence",
    [
      .changing("mutating func swapAt(_ i: Index, _ j: Index)") {
        machine, receiver, arguments throws(ScriptFailure) in
        if try machine.areEqual(arguments[0], arguments[1], "==") { return .void }
        let first = try machine.place(arguments[0], in: receiver)
        let second = try machine.place(arguments[1], in: receiver)
        return try machine.changeElements(&receiver) { elements in
          elements.swapAt(first, second)
          return .void
        }
      },
      .changing("mutating func reverse()") { machine, receiver, _ throws(ScriptFailure) in
        try machine.step(machine.count(of: receiver))
        return try machine.changeElements(&receiver) { elements in
          elements.reverse()
          return .void
        }
      },
      .changing("mutating func sort() where Element: Comparable") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.sort(&receiver, by: nil)
      },
      .changing("mutating func sort(by isLess: (Element, Element) -> Bool)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.sort(&receiver, by: arguments[0])
      },
      .changing(
        "mutating func partition(by belongsInSecond: (Element) -> Bool) -> Index",
        ScriptMachine.partition),
      .refused("mutating func shuffle()", instead: ScriptMachine.noRandomness),
    ])

  static let rangeReplaceableCollection = protocolType(
    "RangeReplaceableCollection", element: "Element", index: "Index", subsequence: "SubSequence",
    listMaking + listAdding + listRemoving)

  private static var listMaking: [StandardMember] {
    [
      StandardMember("init()") { _, _, _ in .array([]) },
      StandardMember("init<S: Sequence>(_ elements: S) where S.Element == Element") {
        machine, _, arguments throws(ScriptFailure) in
        .array(try machine.copied(machine.elements(of: arguments[0])))
      },
      StandardMember("init(repeating repeatedValue: Element, count: Int)") {
        machine, _, arguments throws(ScriptFailure) in
        try machine.repeated(arguments[0], machine.integer(arguments[1]))
      },
    ]
  }

  private static var listAdding: [StandardMember] {
    [
      .changing("mutating func append(_ newElement: Element)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.step()
        try machine.chargeNested(arguments[0])
        return try machine.changeElements(&receiver) { elements in
          elements.append(arguments[0])
          return .void
        }
      },
      .changing(
        "mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.append(&receiver, contentsOf: arguments[0])
        return .void
      },
      .changing("mutating func insert(_ newElement: Element, at i: Index)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.insert([arguments[0]], at: arguments[1], into: &receiver)
      },
      .changing(
        "mutating func insert<C: Collection>(contentsOf newElements: C, at i: Index) where C.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.insert(
          machine.elements(of: arguments[0]), at: arguments[1], into: &receiver)
      },
      .changing(
        "mutating func replaceSubrange<C: Collection, R: RangeExpression>(_ subrange: R, with newElements: C) where C.Element == Element, R.Bound == Index"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.replace(
          machine.places(arguments[0], in: receiver), of: &receiver,
          with: machine.elements(of: arguments[1]))
      },
      .changing("mutating func reserveCapacity(_ n: Int)") { _, _, _ in .void },
    ]
  }

  private static var listRemoving: [StandardMember] {
    [
      .changing("@discardable mutating func remove(at i: Index) -> Element") {
        machine, receiver, arguments throws(ScriptFailure) in
        let place = try machine.place(arguments[0], in: receiver)
        try machine.step(machine.count(of: receiver) - place)
        return try machine.changeElements(&receiver) { $0.remove(at: place) }
      },
      .changing("@discardable mutating func removeFirst() -> Element") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.removeOne(fromEnd: false, of: &receiver, "removeFirst")
      },
      .changing("@discardable mutating func removeLast() -> Element") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.removeOne(fromEnd: true, of: &receiver, "removeLast")
      },
      .changing("mutating func removeFirst(_ k: Int)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.removeMany(arguments[0], fromEnd: false, of: &receiver)
      },
      .changing("mutating func removeLast(_ k: Int)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.removeMany(arguments[0], fromEnd: true, of: &receiver)
      },
      .changing("mutating func popLast() -> Element?") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.step()
        return try machine.changeElements(&receiver) { .wrapping($0.popLast()) }
      },
      .changing("mutating func removeAll(keepingCapacity: Bool = default)") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.changeElements(&receiver) { elements in
          elements.removeAll()
          return .void
        }
      },
      .changing("mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.removeAll(where: arguments[0], of: &receiver)
      },
      .changing("mutating func remove(atOffsets offsets: Set<Int>)") {
        machine, receiver, arguments throws(ScriptFailure) in
        _ = try machine.take(offsets: arguments[0], of: &receiver)
        return .void
      },
      .changing("mutating func move(fromOffsets source: Set<Int>, toOffset destination: Int)") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.move(offsets: arguments[0], of: &receiver, to: arguments[1])
      },
      .changing(
        "mutating func removeSubrange<R: RangeExpression>(_ bounds: R) where R.Bound == Index"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.replace(machine.places(arguments[0], in: receiver), of: &receiver, with: [])
      },
    ]
  }

  /// The types of lazy and joined sequences: arrays that Swift doesn't accept as arrays.
  static let derivedCollections: [(name: String, make: @Sendable () -> StandardType)] = [
    ("EnumeratedSequence", { enumeratedSequence }), ("Zip2Sequence", { zip2Sequence }),
    ("ReversedCollection", { reversedCollection }), ("StrideTo", { strideTo }),
    ("StrideThrough", { strideThrough }), ("LazySequence", { lazySequence }),
    ("Repeated", { repeated }), ("Slice", { slice }), ("DefaultIndices", { defaultIndices }),
    ("PrefixSequence", { prefixSequence }), ("DropFirstSequence", { dropFirstSequence }),
    ("DropWhileSequence", { dropWhileSequence }), ("FlattenSequence", { flattenSequence }),
    ("JoinedSequence", { joinedSequence }), ("Dictionary.Keys", { dictionaryKeys }),
    ("Dictionary.Values", { dictionaryValues }), ("Dictionary.Index", { dictionaryIndex }),
    ("Set.Index", { setIndex }), ("String.UTF8View", { utf8View }),
    ("String.UTF16View", { utf16View }), ("String.UnicodeScalarView", { scalarView }),
    ("ReversedCollection.Index", { reversedIndex }),
  ]

  private static func sequenceType(_ name: String) -> StandardType {
    StandardType(
      name, parameters: ["Element"], inherits: ["Sequence"],
      conforms: StandardType.Conformance.always("Sequence", "Sendable"), element: "Element")
  }

  private static func collectionType(_ name: String, index: String) -> StandardType {
    StandardType(
      name, parameters: ["Element"], inherits: ["RandomAccessCollection"],
      conforms: StandardType.Conformance.always("RandomAccessCollection", "Sendable"),
      element: "Element", index: index, subsequence: "Slice<Element>")
  }

  private static let enumeratedSequence = StandardType(
    "EnumeratedSequence", parameters: ["Element"], inherits: ["Sequence"],
    conforms: StandardType.Conformance.always("Sequence"),
    element: "(offset: Int, element: Element)",
    [
      StandardMember("var count: Int") { machine, receiver, _ throws(ScriptFailure) in
        .int(try machine.count(of: receiver))
      },
      StandardMember("var isEmpty: Bool") { machine, receiver, _ throws(ScriptFailure) in
        .bool(try machine.count(of: receiver) == 0)
      },
      StandardMember("var first: (offset: Int, element: Element)?") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.count(of: receiver) == 0
          ? .none : .wrapping(machine.element(0, of: receiver))
      },
    ])
  private static let zip2Sequence = StandardType(
    "Zip2Sequence", parameters: ["First", "Second"], inherits: ["Sequence"],
    conforms: StandardType.Conformance.always("Sequence"), element: "(First, Second)")
  private static let strideTo = sequenceType("StrideTo")
  private static let strideThrough = sequenceType("StrideThrough")
  private static let prefixSequence = sequenceType("PrefixSequence")
  private static let dropFirstSequence = sequenceType("DropFirstSequence")
  private static let dropWhileSequence = sequenceType("DropWhileSequence")
  private static let joinedSequence = sequenceType("JoinedSequence")
  private static let flattenSequence = collectionType("FlattenSequence", index: "Slice.Index")
  private static let reversedCollection = collectionType(
    "ReversedCollection", index: "ReversedCollection.Index")
  private static let repeated = collectionType("Repeated", index: "Int")
  private static let slice = collectionType("Slice", index: "Int")
  private static let defaultIndices = collectionType("DefaultIndices", index: "Element")
  private static let reversedIndex = StandardType(
    "ReversedCollection.Index", conforms: StandardType.Conformance.always("Comparable", "Hashable"))

  private static let lazySequence = StandardType(
    "LazySequence", parameters: ["Element"], inherits: ["BidirectionalCollection"],
    conforms: StandardType.Conformance.always("BidirectionalCollection", "LazySequenceProtocol"),
    element: "Element", index: "Int", subsequence: "LazySequence<Element>",
    [
      StandardMember(
        "func map<T>(_ transform: (Element) -> T) -> LazySequence<T>", ScriptMachine.mapped),
      StandardMember("func filter(_ isIncluded: (Element) -> Bool) -> LazySequence<Element>") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.filtered(machine.elements(of: receiver), arguments[0]))
      },
      StandardMember(
        "func compactMap<T>(_ transform: (Element) -> T?) -> LazySequence<T>",
        ScriptMachine.compactMapped),
      StandardMember(
        "func flatMap<S: Sequence>(_ transform: (Element) -> S) -> LazySequence<S.Element>",
        ScriptMachine.flatMapped),
      StandardMember("func reversed() -> LazySequence<Element>", ScriptMachine.reversed),
    ])
}
