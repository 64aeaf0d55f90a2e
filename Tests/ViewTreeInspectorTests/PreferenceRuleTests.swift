import Testing
import ViewTreeInspector
import ViewTreeScript

/// The rules of docs/semantics.md, Preferences, on trees that can be followed in the head.
///
/// The keys are lists of names: `L` appends, `F` keeps the first, `Z` takes the last, `D` appends
/// the next value twice, `P` puts it in front. A log names the closures that ran, `R` for a call of
/// reduce, `reader` and `action`.
struct PreferenceRuleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let root: TestNode
    let values: [[String]]
    let log: String

    init(_ description: String, _ root: TestNode, _ values: [[String]], _ log: String) {
      testDescription = description
      self.root = root
      self.values = values
      self.log = log
    }
  }

  private static let keys = #"""
    "L": {"defaultValue": [], "reduce": "value.append(contentsOf: nextValue())"},
    "F": {"defaultValue": [], "reduce": "_ = value.count"},
    "Z": {"defaultValue": [], "reduce": "value = nextValue()"},
    "D": {"defaultValue": [], "reduce": ["value.append(contentsOf: nextValue())", "value.append(contentsOf: nextValue())"]},
    "P": {"defaultValue": [], "reduce": "value = nextValue() + value"}
    """#

  private func evaluate(_ root: TestNode) throws -> Evaluated {
    var options = InspectionOptions()
    options.recordsReduces = true
    return try Evaluated(
      "{\"viewtree\": 1, \"preferenceKeys\": {\(Self.keys)}, \"root\": \(root.json)}", options)
  }

  private func check(_ example: Case) throws {
    let evaluated = try evaluate(example.root)
    let values = evaluated.inspection.preferences.map { preference -> [String] in
      guard case .array(let elements) = preference.value else { return ["?"] }
      return elements.map { element in
        if case .string(let name) = element { return name }
        return "?"
      }
    }
    #expect(values == example.values)
    #expect(log(evaluated.inspection) == example.log)
  }

  private func log(_ inspection: Inspection) -> String {
    inspection.order.map { event in
      if event.kind == .reduce { return "R" }
      let modifier = inspection.names.modifiers[Int(event.modifier)]
      if modifier == "onPreferenceChange" { return "action" }
      if modifier.hasSuffix("PreferenceValue") { return "reader" }
      if modifier.hasPrefix("transform") { return "t" }
      return inspection.name(of: event.view)
    }.joined(separator: " ")
  }

  // MARK: - Folding

  private static let folds: [Case] = [
    Case("nobody writes: no slot, no action", .stack(.leaf, .leaf).watching(), [], ""),
    Case(
      "one writer: no reduce", .stack(.writer("a"), .leaf).watching(), [["a"]], "a action"),
    Case(
      "two writers: one reduce, from the first value",
      .stack(.writer("a"), .writer("b")).watching(),
      [["a", "b"]], "a R b action"),
    Case(
      "four writers, last wins",
      .stack(.writer("a", "Z"), .writer("b", "Z"), .writer("c", "Z"), .writer("d", "Z"))
        .watching("Z"), [["d"]], "a R b R c R d action"),
    Case(
      "a silent child is left out", .stack(.writer("a"), .leaf, .writer("c")).watching(),
      [["a", "c"]], "a R c action"),
    Case(
      "stacks fold before their parent does",
      .stack(.stack(.writer("a"), .writer("b")), .stack(.writer("c"), .writer("d"))).watching(),
      [["a", "b", "c", "d"]], "a R b R c R d action"),
    Case(
      "a reduce that does not ask", .stack(.writer("a", "F"), .writer("b", "F")).watching("F"),
      [["a"]], "a R action"),
    Case(
      "stacks whose reduce does not ask",
      .stack(
        .stack(.writer("a", "F"), .writer("b", "F")), .stack(.writer("c", "F"), .writer("d", "F"))
      ).watching("F"), [["a"]], "a R R action"),
    Case(
      "asking twice runs the closure once",
      .stack(.writer("a", "D"), .writer("b", "D")).watching("D"), [["a", "b", "b"]], "a R b action"),
    Case(
      "the order of values is the reduce's, the order of closures is not",
      .stack(.writer("a", "P"), .writer("b", "P"), .writer("c", "P")).watching("P"),
      [["c", "b", "a"]], "a R b R c action"),
    Case(
      "a group folds as one operand",
      .stack(.writer("a"), .group(.writer("b"), .writer("c")), .writer("d")).watching(),
      [["a", "b", "c", "d"]], "a R b R c R d action"),
  ]

  @Test("Values are folded in the order of the tree", arguments: folds)
  func fold(example: Case) throws { try check(example) }

  // MARK: - Writers and transformers

  private static let modifiers: [Case] = [
    Case(
      "the outer of two writers counts", .named("x").writing("inner").writing("outer").watching(),
      [["outer"]], "x action"),
    Case(
      "a writer hides what is below", .stack(.writer("a"), .writer("b")).writing("p").watching(),
      [["p"]], "VStack action"),
    Case(
      "a transformer starts from the default", .stack(.leaf).transforming("t").watching(), [["t"]],
      "t action"),
    Case(
      "a transformer changes the folded value",
      .stack(.writer("a"), .writer("b")).transforming("t").watching(), [["a", "b", "t"]],
      "a R b t action"),
    Case(
      "the inner transformer comes first",
      .writer("a").transforming("t1").transforming("t2").watching(), [["a", "t1", "t2"]],
      "a t t action"),
    Case(
      "a writer around a transformer hides it",
      .writer("a").transforming("t").writing("p").watching(), [["p"]], "a action"),
    Case("without a reader nothing runs", .stack(.writer("a"), .writer("b")), [], ""),
    Case(
      "a reader below a writer sees only what is below",
      .writer("a").watching().writing("p"), [["a"]], "a action"),
  ]

  @Test("Writers replace and transformers change", arguments: modifiers)
  func modifier(example: Case) throws { try check(example) }

  // MARK: - Secondaries and dynamic containers

  private static let slots: [Case] = [
    Case(
      "an overlay comes after", .writer("a").overlay(.writer("b")).watching(), [["a", "b"]],
      "a R b action"),
    Case(
      "a background comes before", .writer("a").background(.writer("b")).watching(), [["b", "a"]],
      "b R a action"),
    Case(
      "a dynamic overlay without writers gives the default",
      .writer("a", "Z").overlay(.condition(true, .leaf)).watching("Z"), [[]], "a R action"),
    Case(
      "a dynamic background without writers is harmless where the last wins",
      .writer("a", "Z").background(.condition(true, .leaf)).watching("Z"), [["a"]], "R a action"),
    Case(
      "a static overlay without writers is left out",
      .writer("a", "Z").overlay(.leaf).watching("Z"), [["a"]], "a action"),
    Case(
      "a condition that does not hold is no operand",
      .stack(.writer("a", "Z"), .condition(false, .leaf)).watching("Z"), [["a"]], "a action"),
    Case(
      "a live branch that writes nothing is left out",
      .stack(.writer("a", "Z"), .condition(true, .leaf)).watching("Z"), [["a"]], "a action"),
    Case(
      "a dynamic stack always has a slot",
      .stack(.writer("a", "Z"), .stack(.condition(false, .leaf))).watching("Z"), [[]],
      "a R action"),
    Case(
      "elements of a loop are operands", .stack(.loop(["e0", "e1", "e2"])).watching(),
      [["e0", "e1", "e2"]], "e0 R e1 R e2 action"),
    Case("a loop without elements gives the default", .stack(.loop([])).watching(), [[]], "action"),
    Case(
      "static neighbours fold first",
      .stack(
        .writer("a"), .writer("b"), .loop(["e0", "e1"]), .writer("c"), .writer("d")
      ).watching(), [["a", "b", "e0", "e1", "c", "d"]], "a R b R e0 R e1 R c R d action"),
    Case(
      "a group with a condition is flattened",
      .stack(.writer("a"), .group(.writer("b"), .condition(true, .writer("c"))), .writer("d"))
        .watching(), [["a", "b", "c", "d"]], "a R b R c R d action"),
    Case(
      "a hidden view writes as if it were seen",
      .stack(.writer("a"), .writer("b")).adding("\"hidden\"").watching(), [["a", "b"]],
      "a R b action"),
    Case(
      "a writer on a group writes for each view",
      .stack(.group(.named("a"), .named("b")).writing("p")).watching(), [["p", "p"]],
      "a R b action"),
    Case(
      "an EmptyView has nothing to write from",
      .stack(.empty.writing("p"), .writer("b")).watching(), [["b"]], "b action"),
  ]

  @Test("Containers have a slot or not by what they are made of", arguments: slots)
  func slot(example: Case) throws { try check(example) }

  // MARK: - Readers

  private static let readers: [Case] = [
    Case(
      "keys are independent",
      .named("a").writing("l").writing("p", "P").watching().watching("P"), [["l"], ["p"]],
      "a a action action"),
    Case(
      "an inner reader's fold is not repeated",
      .stack(.stack(.writer("a"), .writer("b")).watching(), .writer("c")).watching(),
      [["a", "b"], ["a", "b", "c"]], "a R b R c action action"),
    Case(
      "an inner reader runs what the outer one leaves out",
      .stack(.writer("a", "F"), .writer("b", "F").watching("F")).watching("F"), [["b"], ["a"]],
      "b a R action action"),
    Case(
      "with an alignment the content is merged for readers above",
      .stack(.writer("a"), .writer("b")).reading(alignment: true, .writer("s")).watching(),
      [["a", "b"], ["a", "b", "s"]], "a R b reader R s action"),
    Case(
      "and behind it comes first",
      .stack(.writer("a"), .writer("b"))
        .reading("L", "backgroundPreferenceValue", alignment: true, .writer("s")).watching(),
      [["a", "b"], ["s", "a", "b"]], "a R b reader s R action"),
    Case(
      "without an alignment it is not",
      .stack(.writer("a"), .writer("b")).reading("L", "overlayPreferenceValue", .writer("s"))
        .watching(),
      [["a", "b"], ["a", "b"]], "a R b reader action"),
    Case(
      "content that nobody above reads does not write",
      .stack(.writer("a"), .writer("b")).reading(alignment: true, .writer("s")), [["a", "b"]],
      "a R b reader"),
    Case("a reader without a slot runs with the default", .stack(.leaf).reading(), [[]], "reader"),
    Case(
      "readers on a group are readers of each view",
      .stack(.group(.writer("a"), .writer("b")).watching()), [["a"], ["b"]], "a b action action"),
  ]

  @Test("Readers get what is below them", arguments: readers)
  func reader(example: Case) throws { try check(example) }

  @Test("A closure below a writer is skipped as overridden by it")
  func overridden() throws {
    let evaluated = try evaluate(.stack(.writer("a"), .writer("b")).writing("p").watching())
    #expect(evaluated.skips == ["a overridden by VStack", "b overridden by VStack"])
  }

  @Test("A reader without a slot is skipped as no-slot")
  func noSlot() throws {
    let evaluated = try evaluate(.stack(.leaf).watching())
    #expect(evaluated.skips == ["VStack no-slot"])
  }
}
