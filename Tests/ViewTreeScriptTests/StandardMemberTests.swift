import Testing

@testable import ViewTreeScript

/// Members called as a script calls them where types are not known, and the tables themselves.
@Suite("Standard members")
struct StandardMemberTests {
  let machine = ScriptMachine()

  @Test("The name that is read before the signature is that of the signature")
  func names() {
    let types =
      StandardTypes.names.compactMap { StandardTypes.named($0) } + [StandardTypes.functions]
    let members = types.flatMap { $0.members.values.joined() }
    #expect(members.count > 500)
    for member in members { #expect(member.name == member.signature.name) }
  }

  func read(_ receiver: Value, _ name: String) throws -> Value {
    try #require(try machine.readStandard(receiver, name))
  }

  func call(
    _ receiver: Value, _ name: String, _ arguments: [Value] = [], _ labels: [String?]? = nil
  ) throws -> Value {
    try #require(try machine.callStandard(receiver, name, labels, arguments))
  }

  func changed(
    _ receiver: Value, _ name: String, _ arguments: [Value] = [], _ labels: [String?]? = nil
  ) throws -> (receiver: Value, result: Value) {
    var receiver = receiver
    let result = try #require(
      try machine.changeStandard(&receiver, name, labels, arguments))
    return (receiver, result)
  }

  func make(
    _ type: String, _ arguments: [Value] = [], _ labels: [String?]? = nil
  ) throws -> Value {
    try machine.callStandard(type, ScriptArguments(arguments, labels: labels))
  }

  func list(_ numbers: Int...) -> Value { .array(numbers.map { .int($0) }) }
  func texts(_ texts: String...) -> Value { .array(texts.map { .string($0) }) }
  func path(_ names: String...) -> Value {
    .function(FunctionValue(.keyPath(names.map { MemberReference($0) })))
  }
  func infix(_ infix: BinaryOperator) -> Value {
    .function(FunctionValue(.binaryOperator(infix, .int)))
  }
  func half(_ low: Int, _ high: Int) -> Value {
    .range(RangeValue(lower: .int(low), upper: .int(high), isClosed: false))
  }

  // MARK: Sequences

  @Test func sequencesAreMappedFilteredAndFolded() throws {
    #expect(try call(texts("a", "bc"), "map", [path("count")]) == list(1, 2))
    #expect(try call(texts("a", ""), "filter", [path("isEmpty")]) == texts(""))
    #expect(try call(list(1, 2, 3), "reduce", [.int(0), infix(.add)]) == .int(6))
    #expect(try call(texts("b", ""), "compactMap", [path("first")]) == texts("b"))
    #expect(
      try call(.array([list(1), list(2, 3)]), "flatMap", [path()]) == list(1, 2, 3))
    #expect(try call(texts("", "a"), "count", [path("isEmpty")], ["where"]) == .int(1))
  }

  @Test func theFirstOfAnEmptyArrayIsNilAndTheFirstNilIsAnOptionalOfNil() throws {
    #expect(try read(list(), "first") == .none)
    #expect(try read(.array([.none]), "first") == .some(.none))
    #expect(try read(.array([.none]), "first").unwrapped == .none)
    #expect(try call(list(), "min") == .none)
    #expect(try call(list(3, 1, 2), "max") == .int(3))
  }

  @Test func sortingIsStableAndGoesByTheClosure() throws {
    #expect(try call(list(3, 1, 2), "sorted") == list(1, 2, 3))
    #expect(try call(list(3, 1, 2), "sorted", [infix(.greater)], ["by"]) == list(3, 2, 1))
    #expect(
      try call(list(3, 1, 2), "min", [infix(.greater)], ["by"]) == .int(3))
  }

  @Test func textsAndSequencesAreJoined() throws {
    #expect(try call(texts("a", "b"), "joined") == .string("ab"))
    #expect(
      try call(texts("a", "b"), "joined", [.string("-")], ["separator"]) == .string("a-b"))
    #expect(try call(.array([list(1), list(2)]), "joined") == list(1, 2))
    #expect(try call(list(), "joined") == .string(""))
  }

  // MARK: Collections

  @Test func partsOfAnArrayAreSlicesThatKeepTheirIndices() throws {
    let part = try call(list(5, 6, 7), "dropFirst")
    #expect(part == .slice(SliceValue([.int(6), .int(7)], startIndex: 1)))
    #expect(try read(part, "startIndex") == .int(1))
    #expect(try call(part, "subscript", [.int(2)]) == .int(7))
    #expect(try call(part, "firstIndex", [.int(7)], ["of"]) == .int(2))
    #expect(throws: ScriptFailure.self) { try call(part, "subscript", [.int(0)]) }
    #expect(try changed(part, "popFirst").result == .int(6))
  }

  @Test func partsOfATextAreTextsAndPartsOfARangeAreRanges() throws {
    #expect(try call(.string("héllo"), "prefix", [.int(2)]) == .string("hé"))
    #expect(try call(.string("héllo"), "subscript", [half(1, 3)]) == .string("él"))
    #expect(try call(half(3, 9), "prefix", [.int(2)]) == half(3, 5))
    #expect(try call(half(3, 9), "subscript", [.int(4)]) == .int(4))
  }

  @Test func anArrayIsSplitAtElementsAndEmptyPartsAreLeftOut() throws {
    let parts = try call(list(1, 0, 0, 2), "split", [.int(0)], ["separator"])
    #expect(try parts.elements?.map { try machine.elements(of: $0) } == [[.int(1)], [.int(2)]])
    let all = try call(
      list(1, 0, 0, 2), "split", [.int(0), .bool(false)],
      ["separator", "omittingEmptySubsequences"])
    #expect(all.elements?.count == 3)
    let two = try call(
      .string("a b c"), "split", [.string(" "), .int(1)], ["separator", "maxSplits"])
    #expect(two == texts("a", "b c"))
  }

  @Test func aRangeWithoutAnEndIsZippedAsFarAsItsPartner() throws {
    let endless = Value.range(RangeValue(lower: .int(1), upper: nil, isClosed: false))
    let pairs = try make("zip", [endless, texts("a", "b")])
    #expect(pairs.elements?.map(\.description) == ["(1, \"a\")", "(2, \"b\")"])
    #expect(try call(endless, "prefix", [.int(2)]) == list(1, 2))
    #expect(throws: ScriptFailure.self) { try call(endless, "map", [path()]) }
  }

  // MARK: Changes

  @Test func arraysChangeInTheirPlace() throws {
    #expect(try changed(list(1), "append", [.int(2)]).receiver == list(1, 2))
    #expect(try changed(list(1, 2), "remove", [.int(0)], ["at"]).result == .int(1))
    #expect(
      try changed(list(1, 2), "insert", [.int(9), .int(1)], [nil, "at"]).receiver == list(1, 9, 2))
    #expect(
      try changed(list(1, 2, 3), "replaceSubrange", [half(0, 2), list(7)], [nil, "with"]).receiver
        == list(7, 3))
    #expect(try changed(list(1, 2), "swapAt", [.int(0), .int(1)]).receiver == list(2, 1))
    #expect(
      try changed(texts("", "a", ""), "removeAll", [path("isEmpty")], ["where"]).receiver
        == texts("a"))
    #expect(try changed(list(), "popLast").result == .none)
    #expect(throws: ScriptFailure.self) { try changed(list(), "removeLast") }
  }

  @Test func textsChangeLikeArraysOfCharacters() throws {
    #expect(try changed(.string("ab"), "append", [.string("c")]).receiver == .string("abc"))
    #expect(try changed(.string("ab"), "removeFirst").result == .string("a"))
    #expect(
      try changed(.string("ab"), "insert", [.string("x"), .int(1)], [nil, "at"]).receiver
        == .string("axb"))
  }

  // MARK: Texts

  @Test func textsAreSearchedReplacedAndTrimmed() throws {
    #expect(try call(.string("abc"), "contains", [.string("bc")]) == .bool(true))
    #expect(try call(.string("abc"), "hasPrefix", [.string("b")]) == .bool(false))
    #expect(
      try call(
        .string("a-b"), "replacingOccurrences", [.string("-"), .string("+")], ["of", "with"])
        == .string("a+b"))
    #expect(
      try call(.string("a,,b"), "components", [.string(",")], ["separatedBy"])
        == texts("a", "", "b"))
    let blanks = try #require(try machine.readStandard(type: "CharacterSet", "whitespaces"))
    #expect(
      try call(.string(" a "), "trimmingCharacters", [blanks], ["in"]) == .string("a"))
    #expect(try read(.string("don't stop"), "capitalized") == .string("Don't Stop"))
  }

  @Test func aTextOfOneCharacterHasTheMembersOfCharacter() throws {
    #expect(try read(.string("7"), "wholeNumberValue") == .int(7))
    #expect(try read(.string("x"), "isLetter") == .bool(true))
    #expect(throws: ScriptFailure.self) { try read(.string("xy"), "isLetter") }
  }

  @Test func formatsFillWithBlanksZerosAndDigits() throws {
    let text = try make(
      "String",
      [
        .string("%d %03d %.2f %5.1f %x %@ %%"), .int(1), .int(2), .double(0.5), .double(9.25),
        .int(255), .string("s"),
      ],
      ["format", nil, nil, nil, nil, nil, nil])
    #expect(text == .string("1 002 0.50   9.2 ff s %"))
    #expect(throws: ScriptFailure.self) {
      try make("String", [.string("%d")], ["format"])
    }
    #expect(throws: ScriptFailure.self) {
      try make("String", [.string("%p"), .int(1)], ["format", nil])
    }
  }

  // MARK: Numbers

  @Test func numbersAreMadeOfTextsAndOfOneAnother() throws {
    #expect(try make("Int", [.string("12")]) == .int(12))
    #expect(try make("Int", [.string("1x")]) == .none)
    #expect(try make("Int", [.double(2.9)]) == .int(2))
    #expect(try make("Int", [.double(2.5)], ["exactly"]) == .none)
    #expect(try make("UInt8", [.int(300)], ["clamping"]) == .int(255))
    #expect(try make("UInt8", [.int(300)], ["truncatingIfNeeded"]) == .int(44))
    #expect(try make("Int8", [.string("200")]) == .none)
    #expect(throws: ScriptFailure.self) { try make("UInt8", [.int(256)]) }
    #expect(try make("Float", [.double(0.1)]) == .double(Double(Float(0.1))))
  }

  @Test func numbersAreRoundedByTheRuleThatIsNamed() throws {
    let up = try #require(try machine.readStandard(type: "FloatingPointRoundingRule", "up"))
    #expect(try call(.double(2.1), "rounded", [up]) == .double(3))
    #expect(try call(.double(2.5), "rounded") == .double(3))
    #expect(try call(.int(7), "isMultiple", [.int(0)], ["of"]) == .bool(false))
    #expect(try call(.int(1_234_567), "formatted") == .string("1,234,567"))
    #expect(try call(.double(1234.5), "formatted") == .string("1,234.5"))
  }

  @Test func overflowIsAFailureAndNoTrap() throws {
    #expect(throws: ScriptFailure.self) { try call(.int(.max), "advanced", [.int(1)], ["by"]) }
    #expect(throws: ScriptFailure.self) { try make("abs", [.int(.min)]) }
    #expect(throws: ScriptFailure.self) { try changed(.int(.min), "negate") }
    #expect(throws: ScriptFailure.self) { try read(.int(.min), "magnitude") }
    #expect(
      try call(.int(.max), "addingReportingOverflow", [.int(1)]).description
        == "(partialValue: -9223372036854775808, overflow: true)")
  }

  // MARK: Dictionaries, sets, ranges

  @Test func aDictionaryGivesOptionalsOfItsValues() throws {
    var dictionary = DictionaryValue()
    dictionary[.string("a")] = .int(1)
    dictionary[.string("b")] = Value.none
    let value = Value.dictionary(dictionary)
    #expect(try call(value, "subscript", [.string("a")]) == .int(1))
    #expect(try call(value, "subscript", [.string("b")]) == .some(.none))
    #expect(try call(value, "subscript", [.string("c")]) == .none)
    #expect(
      try call(value, "subscript", [.string("c"), .int(7)], [nil, "default"]) == .int(7))
    #expect(try changed(value, "removeValue", [.string("a")], ["forKey"]).result == .int(1))
    #expect(
      try changed(value, "updateValue", [.int(5), .string("z")], [nil, "forKey"]).result == .none)
  }

  @Test func valuesAreGroupedInTheOrderOfTheirKeys() throws {
    let groups = try make(
      "Dictionary", [texts("a", "bb", "c"), path("count")], ["grouping", "by"])
    #expect(groups.description == "[1: [\"a\", \"c\"], 2: [\"bb\"]]")
  }

  @Test func setsAreEqualWhateverTheirOrderAndTellWhatInsertDid() throws {
    let set = Value.set(SetValue([.int(1), .int(2)]))
    #expect(set == .set(SetValue([.int(2), .int(1), .int(2)])))
    #expect(
      try changed(set, "insert", [.int(2)]).result.description
        == "(inserted: false, memberAfterInsert: 2)")
    #expect(try call(set, "union", [list(2, 3)]) == .set(SetValue([.int(1), .int(2), .int(3)])))
    #expect(try call(set, "isSubset", [list(1, 2, 3)], ["of"]) == .bool(true))
    #expect(try changed(set, "remove", [.int(9)]).result == .none)
  }

  @Test func anEdgeIsInTheSetOfAllEdges() throws {
    let all = try #require(try machine.readStandard(type: "Edge.Set", "all"))
    let top = try #require(try machine.readStandard(type: "Edge.Set", "top"))
    #expect(try call(all, "contains", [top]) == .bool(true))
  }

  @Test func rangesOverlapAndAreClamped() throws {
    #expect(try call(half(1, 5), "overlaps", [half(4, 9)]) == .bool(true))
    #expect(try call(half(1, 5), "overlaps", [half(5, 9)]) == .bool(false))
    #expect(try call(half(1, 5), "clamped", [half(3, 9)], ["to"]) == half(3, 5))
  }

  @Test func wholeNumbersBeyondThoseOfADoubleLieInTheRangeOrBesideIt() throws {
    let exact = 1 << 53
    #expect(try call(half(0, .max), "contains", [.int(.max - 1)]) == .bool(true))
    #expect(try call(half(0, .max), "contains", [.int(.max)]) == .bool(false))
    #expect(try call(half(exact, exact + 1), "contains", [.int(exact)]) == .bool(true))
    #expect(try call(half(exact, exact + 1), "contains", [.int(exact + 1)]) == .bool(false))
    let open = Value.range(RangeValue(lower: .int(exact + 1), upper: nil, isClosed: false))
    #expect(try call(open, "contains", [.int(exact)]) == .bool(false))
  }

  @Test func whatIsNoNumberLiesInNoRange() throws {
    let closed = Value.range(RangeValue(lower: .double(0), upper: .double(1), isClosed: true))
    let open = Value.range(RangeValue(lower: .double(0), upper: nil, isClosed: false))
    #expect(try call(closed, "contains", [.double(.nan)]) == .bool(false))
    #expect(try call(open, "contains", [.double(.nan)]) == .bool(false))
    #expect(try call(closed, "contains", [.double(1)]) == .bool(true))
  }

  @Test func stridesSkipAndRepeatNoWholeNumberAndRoundFractionsOnce() throws {
    let exact = 1 << 53
    let labels = ["from", "to", "by"]
    let whole = try make("stride", [.int(exact - 1), .int(exact + 3), .int(1)], labels)
    #expect(whole == list(exact - 1, exact, exact + 1, exact + 2))
    let last = try make("stride", [.int(.max - 3), .int(.max), .int(2)], labels)
    #expect(last == list(.max - 3, .max - 1))
    let fractions = try make("stride", [.double(0.1), .double(0.65), .double(0.1)], labels)
    // A product that is rounded before the sum makes 0.6 of the last.
    let expected = [0.1, 0.2, 0.30000000000000004, 0.4, 0.5, 0.6000000000000001]
    #expect(fractions == .array(expected.map { .double($0) }))
  }

  @Test func theLengthOfADiagonalOverflowsOnlyIfItIsTooLong() throws {
    #expect(try make("hypot", [.double(0x3p600), .double(0x4p600)]) == .double(0x5p600))
    #expect(try make("hypot", [.double(0x3p-600), .double(0x4p-600)]) == .double(0x5p-600))
  }

  // MARK: Geometry

  @Test func rectanglesAreJoinedMovedAndTurned() throws {
    let box = Value.rect(RectValue(x: 0, y: 0, width: 10, height: 20))
    #expect(
      try call(box, "insetBy", [.int(1), .int(2)], ["dx", "dy"])
        == .rect(RectValue(x: 1, y: 2, width: 8, height: 16)))
    #expect(try read(box, "midY") == .double(10))
    #expect(
      try read(.rect(RectValue(x: 0.5, y: -0.5, width: 1, height: 1)), "integral")
        == .rect(RectValue(x: 0, y: -1, width: 2, height: 2)))
    let move = try make("CGAffineTransform", [.int(3), .int(4)], ["translationX", "y"])
    #expect(
      try call(.point(PointValue(x: 1, y: 1)), "applying", [move])
        == .point(PointValue(x: 4, y: 5)))
    let twice = try call(move, "scaledBy", [.int(2), .int(2)], ["x", "y"])
    #expect(
      try call(.point(PointValue(x: 1, y: 1)), "applying", [twice])
        == .point(PointValue(x: 5, y: 6)))
  }

  // MARK: Descriptions

  func text(_ value: Value, _ type: String, debug: Bool = false) throws -> String {
    try machine.string(
      machine.text(of: value, as: SignatureReader.type(type), debug: debug))
  }

  @Test func theTextOfAValueDependsOnItsType() throws {
    #expect(try text(.int(1), "Int?") == "Optional(1)")
    #expect(try text(.some(.none), "Int??") == "Optional(nil)")
    #expect(try text(.array([.int(1), .none]), "[Int?]") == "[Optional(1), nil]")
    #expect(try text(.double(Double(Float(0.1))), "Float") == "0.1")
    #expect(try text(.string("a"), "String") == "a")
    #expect(try text(texts("a"), "[Character]") == "[\"a\"]")
    #expect(try text(half(0, 3), "Range<Int>") == "0..<3")
    #expect(try text(.array([half(0, 3)]), "[Range<Int>]") == "[Range(0..<3)]")
    #expect(
      try text(.tuple(TupleValue(elements: [.int(1), .int(2)])), "(x: Int, y: Int?)")
        == "(x: 1, y: Optional(2))")
    #expect(
      try text(.rect(RectValue(x: 0, y: 0, width: 10, height: 20)), "CGRect")
        == "(0.0, 0.0, 10.0, 20.0)")
    #expect(try text(.set(SetValue([.int(1)])), "Set<Int>", debug: true) == "Set([1])")
  }

  // MARK: Budget

  @Test func membersStopAtTheBudget() throws {
    let small = ScriptMachine(budget: ScriptBudget(steps: 1_000, memory: 1_000))
    small.begin()
    #expect(throws: ScriptFailure.self) {
      try small.callStandard("Array", ScriptArguments([half(0, 1_000_000)]))
    }
    #expect(throws: ScriptFailure.self) {
      try small.callStandard(
        "String", ScriptArguments([.string("ab"), .int(.max)], labels: ["repeating", "count"]))
    }
    #expect(throws: ScriptFailure.self) {
      try small.callStandard(
        "stride",
        ScriptArguments([.int(0), .int(.max), .int(1)], labels: ["from", "to", "by"]))
    }
    #expect(throws: ScriptFailure.self) {
      try small.callStandard(
        .string("a"), "padding", ["toLength", "withPad", "startingAt"],
        [.int(.max), .string(" "), .int(0)])
    }
  }

  // MARK: Tables

  @Test func everyTypeIsFoundByItsNameAndHasTheParentsThatItNames() {
    for name in StandardTypes.names {
      let type = StandardTypes.named(name)
      #expect(type != nil, "\(name)")
      for parent in type?.inherited ?? [] {
        #expect(StandardTypes.named(parent) != nil, "\(name): \(parent)")
      }
      for conformance in type?.conformances ?? [] {
        #expect(
          StandardTypes.refinements[conformance.name] != nil, "\(name): \(conformance.name)")
      }
    }
  }

  @Test func everyNameOfATypeInASignatureIsThatOfAType() {
    let tables = StandardTypes.names.compactMap(StandardTypes.named) + [StandardTypes.functions]
    for type in tables {
      for member in type.members.values.flatMap({ $0 }) {
        guard case .refused = member.action else {
          let unknown = member.signature.functionType.contains { part in
            guard case .named(let name, _) = part else { return false }
            return StandardTypes.named(name) == nil
          }
          #expect(!unknown, "\(type.name).\(member.signature.fullName)")
          continue
        }
      }
    }
  }

  @Test func anArrayIsEquatableWhereItsElementsAreAndAnIntAlways() throws {
    let array = try #require(StandardTypes.named("Array"))
    let int = try #require(StandardTypes.named("Int"))
    #expect(StandardTypes.conformance(of: array, to: "Equatable")?.requirement == "Equatable")
    #expect(StandardTypes.conformance(of: array, to: "Sequence")?.requirement == .some(nil))
    #expect(StandardTypes.conformance(of: array, to: "Comparable") == nil)
    #expect(StandardTypes.conformance(of: int, to: "Comparable")?.requirement == .some(nil))
  }

  @Test func aMemberOfItsOwnHidesTheInheritedOneThatIsDeclaredTheSameWay() throws {
    let text = try #require(StandardTypes.named("String"))
    #expect(StandardTypes.members("isEmpty", of: text).count == 1)
    let array = try #require(StandardTypes.named("Array"))
    let reversed = StandardTypes.members("reversed", of: array).map(\.signature.result.description)
    #expect(reversed == ["ReversedCollection<Element>", "[Element]"])
  }

  @Test func whatIsRandomIsRefusedWithWords() {
    #expect(throws: ScriptFailure.self) { try call(list(1), "shuffled") }
    #expect(throws: ScriptFailure.self) { try call(list(1), "randomElement") }
  }

  @Test func argumentsThatNoFormTakesAreToldWithTheForms() throws {
    let failure = #expect(throws: ScriptFailure.self) {
      try call(list(1), "swapAt", [.int(0)], ["at"])
    }
    #expect(
      failure?.kind == .wrongArguments(callee: "swapAt", expected: "swapAt(_:_:)"))
    #expect(try machine.callStandard(list(1), "nothing", nil, []) == nil)
  }
}
