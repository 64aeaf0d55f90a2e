/// Members of all sequences.
extension StandardTypes {
  static let sequence = protocolType(
    "Sequence", element: "Element",
    sequenceTransforming + sequenceFolding + sequenceSearching + sequenceOrdering
      + sequenceComparing + sequenceParts + sequenceJoining)

  private static var sequenceTransforming: [StandardMember] {
    [
      StandardMember("func map<T>(_ transform: (Element) -> T) -> [T]", ScriptMachine.mapped),
      StandardMember("func filter(_ isIncluded: (Element) -> Bool) -> [Element]") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.filtered(machine.elements(of: receiver), arguments[0]))
      },
      StandardMember(
        "func compactMap<T>(_ transform: (Element) -> T?) -> [T]", ScriptMachine.compactMapped),
      StandardMember(
        "func flatMap<S: Sequence>(_ transform: (Element) -> S) -> [S.Element]",
        ScriptMachine.flatMapped),
      StandardMember(
        "func flatMap<T>(_ transform: (Element) -> T?) -> [T]", ScriptMachine.compactMapped),
      StandardMember("func forEach(_ body: (Element) -> Void)") {
        machine, receiver, arguments throws(ScriptFailure) in
        let body = try machine.function(arguments[0])
        for element in try machine.elements(of: receiver) {
          try machine.step()
          _ = try machine.invoke(body, element)
        }
        return .void
      },
      StandardMember("func enumerated() -> EnumeratedSequence<Element>") {
        machine, receiver, _ throws(ScriptFailure) in
        let elements = try machine.elements(of: receiver)
        try machine.charge(elements.count * 2)
        try machine.chargeAll(elements)
        return .array(
          elements.enumerated().map { offset, element in
            .tuple(TupleValue(labels: ["offset", "element"], elements: [.int(offset), element]))
          })
      },
      StandardMember("func reversed() -> [Element]", ScriptMachine.reversed),
      StandardMember("var lazy: LazySequence<Element>") {
        machine, receiver, _ throws(ScriptFailure) in .array(try machine.elements(of: receiver))
      },
      .refused("func shuffled() -> [Element]", instead: ScriptMachine.noRandomness),
      .refused(
        "func makeIterator() -> IndexingIterator<Self>", instead: "iterate over it with 'for'"),
    ]
  }

  private static var sequenceFolding: [StandardMember] {
    [
      StandardMember(
        "func reduce<Result>(_ initial: Result, _ next: (Result, Element) -> Result) -> Result"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let next = try machine.function(arguments[1])
        var result = arguments[0]
        for element in try machine.elements(of: receiver) {
          try machine.step()
          result = try machine.invoke(next, result, element)
        }
        return result
      },
      StandardMember(
        "func reduce<Result>(into initial: Result, _ update: (inout Result, Element) -> Void) -> Result"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let update = try machine.function(arguments[1])
        var result = arguments[0]
        for element in try machine.elements(of: receiver) {
          try machine.step()
          try machine.invokeInout(update, &result, [element])
        }
        return result
      },
      StandardMember("func count<E>(where predicate: (Element) -> Bool) -> Int") {
        machine, receiver, arguments throws(ScriptFailure) in
        .int(try machine.filtered(machine.elements(of: receiver), arguments[0]).count)
      },
    ]
  }

  private static var sequenceSearching: [StandardMember] {
    [
      StandardMember("func contains(_ element: Element) -> Bool where Element: Equatable") {
        machine, receiver, arguments throws(ScriptFailure) in
        .bool(try machine.place(ofElement: arguments[0], in: machine.elements(of: receiver)) != nil)
      },
      StandardMember("func contains(where predicate: (Element) -> Bool) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        .bool(try machine.place(where: arguments[0], in: machine.elements(of: receiver)) != nil)
      },
      StandardMember("func allSatisfy(_ predicate: (Element) -> Bool) -> Bool") {
        machine, receiver, arguments throws(ScriptFailure) in
        let predicate = try machine.function(arguments[0])
        for element in try machine.elements(of: receiver) {
          try machine.step()
          if try !machine.bool(machine.invoke(predicate, element)) { return .bool(false) }
        }
        return .bool(true)
      },
      StandardMember("func first(where predicate: (Element) -> Bool) -> Element?") {
        machine, receiver, arguments throws(ScriptFailure) in
        let elements = try machine.elements(of: receiver)
        let place = try machine.place(where: arguments[0], in: elements)
        return place.map { .wrapping(elements[$0]) } ?? .none
      },
    ]
  }

  private static var sequenceOrdering: [StandardMember] {
    [
      StandardMember("func min() -> Element? where Element: Comparable") {
        machine, receiver, _ throws(ScriptFailure) in
        .wrapping(try machine.least(machine.elements(of: receiver), by: nil))
      },
      StandardMember("func max() -> Element? where Element: Comparable") {
        machine, receiver, _ throws(ScriptFailure) in
        .wrapping(try machine.greatest(machine.elements(of: receiver), by: nil))
      },
      StandardMember("func min(by isLess: (Element, Element) -> Bool) -> Element?") {
        machine, receiver, arguments throws(ScriptFailure) in
        .wrapping(try machine.least(machine.elements(of: receiver), by: arguments[0]))
      },
      StandardMember("func max(by isLess: (Element, Element) -> Bool) -> Element?") {
        machine, receiver, arguments throws(ScriptFailure) in
        .wrapping(try machine.greatest(machine.elements(of: receiver), by: arguments[0]))
      },
      StandardMember("func sorted() -> [Element] where Element: Comparable") {
        machine, receiver, _ throws(ScriptFailure) in
        .array(try machine.sorted(machine.elements(of: receiver), by: nil))
      },
      StandardMember("func sorted(by isLess: (Element, Element) -> Bool) -> [Element]") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.sorted(machine.elements(of: receiver), by: arguments[0]))
      },
    ]
  }

  private static var sequenceComparing: [StandardMember] {
    [
      StandardMember(
        "func elementsEqual<S: Sequence>(_ other: S) -> Bool where Element: Equatable, S.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let other = try machine.elements(of: arguments[0])
        let elements = try machine.elements(of: receiver)
        guard elements.count == other.count else { return .bool(false) }
        return .bool(try machine.starts(elements, with: other, by: nil))
      },
      StandardMember(
        "func elementsEqual<S: Sequence>(_ other: S, by areEqual: (Element, S.Element) -> Bool) -> Bool"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let other = try machine.elements(of: arguments[0])
        let elements = try machine.elements(of: receiver)
        guard elements.count == other.count else { return .bool(false) }
        return .bool(try machine.starts(elements, with: other, by: arguments[1]))
      },
      StandardMember(
        "func starts<S: Sequence>(with other: S) -> Bool where Element: Equatable, S.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        .bool(
          try machine.starts(
            machine.elements(of: receiver), with: machine.elements(of: arguments[0]), by: nil))
      },
      StandardMember(
        "func starts<S: Sequence>(with other: S, by areEqual: (Element, S.Element) -> Bool) -> Bool"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        .bool(
          try machine.starts(
            machine.elements(of: receiver), with: machine.elements(of: arguments[0]),
            by: arguments[1]))
      },
      StandardMember(
        "func lexicographicallyPrecedes<S: Sequence>(_ other: S) -> Bool where Element: Comparable, S.Element == Element"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let elements = try machine.elements(of: receiver)
        let other = try machine.elements(of: arguments[0])
        for (left, right) in zip(elements, other) {
          try machine.step()
          if try machine.isLess(left, right) { return .bool(true) }
          if try machine.isLess(right, left) { return .bool(false) }
        }
        return .bool(elements.count < other.count)
      },
    ]
  }

  private static var sequenceParts: [StandardMember] {
    [
      StandardMember("func prefix(_ maxLength: Int) -> PrefixSequence<Element>") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.elements(of: machine.part(.prefix, of: receiver, arguments[0])))
      },
      StandardMember("func suffix(_ maxLength: Int) -> [Element]") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.elements(of: machine.part(.suffix, of: receiver, arguments[0])))
      },
      StandardMember("func dropFirst(_ count: Int = default) -> DropFirstSequence<Element>") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.elements(of: machine.part(.dropFirst, of: receiver, arguments[0])))
      },
      StandardMember("func dropLast(_ count: Int = default) -> [Element]") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.elements(of: machine.part(.dropLast, of: receiver, arguments[0])))
      },
      StandardMember("func prefix(while predicate: (Element) -> Bool) -> [Element]") {
        machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.elements(of: machine.partWhile(.prefix, of: receiver, arguments[0])))
      },
      StandardMember("func drop(while predicate: (Element) -> Bool) -> DropWhileSequence<Element>")
      { machine, receiver, arguments throws(ScriptFailure) in
        .array(try machine.elements(of: machine.partWhile(.dropFirst, of: receiver, arguments[0])))
      },
      StandardMember(
        "func split(separator: Element, maxSplits: Int = default, omittingEmptySubsequences: Bool = default) -> [ArraySlice<Element>] where Element: Equatable",
        ScriptMachine.splitAtElement),
      StandardMember(
        "func split(maxSplits: Int = default, omittingEmptySubsequences: Bool = default, whereSeparator isSeparator: (Element) -> Bool) -> [ArraySlice<Element>]",
        ScriptMachine.splitWhere),
    ]
  }

  private static var sequenceJoining: [StandardMember] {
    [
      StandardMember(
        "func joined(separator: String = default) -> String where Element: StringProtocol",
        ScriptMachine.joined),
      StandardMember(
        "func joined() -> FlattenSequence<Element.Element> where Element: Sequence",
        ScriptMachine.joined),
      StandardMember(
        "func joined<S: Sequence>(separator: S) -> JoinedSequence<Element.Element> where Element: Sequence, S.Element == Element.Element",
        ScriptMachine.joined),
    ]
  }
}
