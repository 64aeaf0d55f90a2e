/// Members of collections that sequences don't have.
extension StandardTypes {
  static let collection = protocolType(
    "Collection", element: "Element", index: "Index", subsequence: "SubSequence",
    collectionProperties + collectionIndices + collectionElements + collectionParts
      + collectionSplitting)

  static let bidirectionalCollection = protocolType(
    "BidirectionalCollection", element: "Element", index: "Index", subsequence: "SubSequence",
    [
      StandardMember("var last: Element?") { machine, receiver, _ throws(ScriptFailure) in
        let count = try machine.count(of: receiver)
        return count == 0 ? .none : .wrapping(try machine.element(count - 1, of: receiver))
      },
      StandardMember("func last(where predicate: (Element) -> Bool) -> Element?") {
        machine, receiver, arguments throws(ScriptFailure) in
        let elements = try machine.elements(of: receiver)
        let place = try machine.place(where: arguments[0], in: elements, fromEnd: true)
        return .wrapping(place.map { elements[$0] })
      },
      StandardMember("func lastIndex(of element: Element) -> Index? where Element: Equatable") {
        machine, receiver, arguments throws(ScriptFailure) in
        machine.index(
          try machine.place(
            ofElement: arguments[0], in: machine.elements(of: receiver), fromEnd: true),
          in: receiver)
      },
      StandardMember("func lastIndex(where predicate: (Element) -> Bool) -> Index?") {
        machine, receiver, arguments throws(ScriptFailure) in
        machine.index(
          try machine.place(where: arguments[0], in: machine.elements(of: receiver), fromEnd: true),
          in: receiver)
      },
      StandardMember("func index(before i: Index) -> Index") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.index(receiver, from: arguments[0], by: -1)
      },
      .refused(
        "func formIndex(before i: inout Index)", instead: "assign 'index(before:)' to it"),
      StandardMember(
        "func reversed() -> ReversedCollection<Element>", ScriptMachine.reversed),
    ])

  static let randomAccessCollection = protocolType(
    "RandomAccessCollection", element: "Element", index: "Index", subsequence: "SubSequence")

  private static var collectionProperties: [StandardMember] {
    [
      StandardMember("var count: Int") { machine, receiver, _ throws(ScriptFailure) in
        .int(try machine.count(of: receiver))
      },
      StandardMember("var isEmpty: Bool") { machine, receiver, _ throws(ScriptFailure) in
        .bool(try machine.count(of: receiver) == 0)
      },
      StandardMember("var first: Element?") { machine, receiver, _ throws(ScriptFailure) in
        try machine.count(of: receiver) == 0
          ? .none : .wrapping(machine.element(0, of: receiver))
      },
      StandardMember("var underestimatedCount: Int") {
        machine, receiver, _ throws(ScriptFailure) in .int(try machine.count(of: receiver))
      },
      .refused("func randomElement() -> Element?", instead: ScriptMachine.noRandomness),
    ]
  }

  private static var collectionIndices: [StandardMember] {
    [
      StandardMember("var startIndex: Index") { machine, receiver, _ in
        .int(machine.startIndex(of: receiver))
      },
      StandardMember("var endIndex: Index") { machine, receiver, _ throws(ScriptFailure) in
        .int(try machine.startIndex(of: receiver) + machine.count(of: receiver))
      },
      StandardMember("var indices: DefaultIndices<Index>") {
        machine, receiver, _ throws(ScriptFailure) in
        let start = machine.startIndex(of: receiver)
        let count = try machine.count(of: receiver)
        return .range(
          RangeValue(lower: .int(start), upper: .int(start + count), isClosed: false))
      },
      StandardMember("func index(after i: Index) -> Index") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.index(receiver, from: arguments[0], by: 1)
      },
      .refused("func formIndex(after i: inout Index)", instead: "assign 'index(after:)' to it"),
      StandardMember("func index(_ i: Index, offsetBy distance: Int) -> Index") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.index(receiver, from: arguments[0], by: machine.integer(arguments[1]))
      },
      StandardMember(
        "func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?",
        ScriptMachine.limitedIndex),
      StandardMember("func distance(from start: Index, to end: Index) -> Int") {
        machine, _, arguments throws(ScriptFailure) in
        try machine.combine(.subtract, arguments[1], arguments[0])
      },
      StandardMember("func firstIndex(of element: Element) -> Index? where Element: Equatable") {
        machine, receiver, arguments throws(ScriptFailure) in
        machine.index(
          try machine.place(ofElement: arguments[0], in: machine.elements(of: receiver)),
          in: receiver)
      },
      StandardMember("func firstIndex(where predicate: (Element) -> Bool) -> Index?") {
        machine, receiver, arguments throws(ScriptFailure) in
        machine.index(
          try machine.place(where: arguments[0], in: machine.elements(of: receiver)), in: receiver)
      },
    ]
  }

  private static var collectionElements: [StandardMember] {
    [
      .element("subscript(position: Index) -> Element") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.element(machine.place(arguments[0], in: receiver), of: receiver)
      },
      .element(
        "subscript<R: RangeExpression>(bounds: R) -> SubSequence where R.Bound == Index"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.slice(receiver, machine.places(arguments[0], in: receiver))
      },
      .element("subscript(bounds: UnboundedRange) -> SubSequence") {
        machine, receiver, _ throws(ScriptFailure) in
        try machine.slice(receiver, 0..<machine.count(of: receiver))
      },
    ]
  }

  private static var collectionParts: [StandardMember] {
    [
      StandardMember("func prefix(_ maxLength: Int) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.part(.prefix, of: receiver, arguments[0])
      },
      StandardMember("func suffix(_ maxLength: Int) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.part(.suffix, of: receiver, arguments[0])
      },
      StandardMember("func dropFirst(_ count: Int = default) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.part(.dropFirst, of: receiver, arguments[0])
      },
      StandardMember("func dropLast(_ count: Int = default) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.part(.dropLast, of: receiver, arguments[0])
      },
      StandardMember("func prefix(while predicate: (Element) -> Bool) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.partWhile(.prefix, of: receiver, arguments[0])
      },
      StandardMember("func drop(while predicate: (Element) -> Bool) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.partWhile(.dropFirst, of: receiver, arguments[0])
      },
      StandardMember("func prefix(upTo end: Index) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.slice(receiver, from: nil, to: arguments[0], isClosed: false)
      },
      StandardMember("func prefix(through end: Index) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.slice(receiver, from: nil, to: arguments[0], isClosed: true)
      },
      StandardMember("func suffix(from start: Index) -> SubSequence") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.slice(receiver, from: arguments[0], to: nil, isClosed: false)
      },
    ]
  }

  private static var collectionSplitting: [StandardMember] {
    [
      StandardMember(
        "func split(separator: Element, maxSplits: Int = default, omittingEmptySubsequences: Bool = default) -> [SubSequence] where Element: Equatable",
        ScriptMachine.splitAtElement),
      StandardMember(
        "func split<C: Collection>(separator: C, maxSplits: Int = default, omittingEmptySubsequences: Bool = default) -> [SubSequence] where Element: Equatable, C.Element == Element",
        ScriptMachine.splitAtPart),
      StandardMember(
        "func split(maxSplits: Int = default, omittingEmptySubsequences: Bool = default, whereSeparator isSeparator: (Element) -> Bool) -> [SubSequence]",
        ScriptMachine.splitWhere),
      StandardMember(
        "func contains<C: Collection>(_ other: C) -> Bool where Element: Equatable, C.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let elements = try machine.elements(of: receiver)
        guard arguments[0].isPart(of: elements) || elements.isEmpty else {
          return .bool(try machine.place(ofElement: arguments[0], in: elements) != nil)
        }
        return .bool(try machine.places(ofPart: arguments[0], in: receiver, limit: 1).count == 1)
      },
      StandardMember(
        "func firstRange<C: Collection>(of other: C) -> Range<Index>? where Element: Equatable, C.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.ranges(ofPart: arguments[0], in: receiver, limit: 1).first ?? .none
      },
      StandardMember(
        "func ranges<C: Collection>(of other: C) -> [Range<Index>] where Element: Equatable, C.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.ranges(ofPart: arguments[0], in: receiver, limit: .max))
      },
      StandardMember(
        "func trimmingPrefix(while predicate: (Element) -> Bool) -> SubSequence"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        try machine.partWhile(.dropFirst, of: receiver, arguments[0])
      },
    ]
  }
}
