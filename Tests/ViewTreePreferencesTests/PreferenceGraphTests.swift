import Testing
import ViewTreePreferences

/// The rules of docs/explanation/preferences.md, on trees that can be followed in the head.
///
/// The keys: `L` appends, `F` keeps the first, `Z` takes the last, `D` appends the next value twice,
/// `P` puts it in front. In a log, `R0` is a call of reduce and `R1` one inside another.
struct PreferenceGraphTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let tree: TestTree
    let readings: [String]
    let log: String
    let skips: [String]

    init(
      _ description: String, _ tree: TestTree, _ readings: [String], _ log: String,
      _ skips: [String] = []
    ) {
      testDescription = description
      self.tree = tree
      self.readings = readings
      self.log = log
      self.skips = skips
    }
  }

  private func check(_ example: Case) throws {
    let run = try GraphRun(example.tree)
    #expect(run.outcome.readings == example.readings)
    #expect(run.outcome.log == example.log)
    #expect(run.outcome.skips == example.skips)
    #expect(run.readingsAreIntact)
    #expect(RuleModel(example.tree).outcome == run.outcome)
  }

  // MARK: - Folding

  private static let folds: [Case] = [
    Case("no writer: no slot, no reading", on(V(.leaf, .leaf)), [], "", ["on no-slot"]),
    Case("one writer: no reduce", on(V(w("a"), .leaf)), ["on: a"], "a on"),
    Case("the first value seeds the fold", on(V(w("a"), w("b"))), ["on: a,b"], "a R0 b on"),
    Case(
      "n values take n - 1 reduces", on(V(w("a", "Z"), w("b", "Z"), w("c", "Z"), w("d", "Z")), "Z"),
      ["on: d"], "a R0 b R0 c R0 d on"),
    Case("a silent child is no operand", on(V(w("a"), .leaf, w("c"))), ["on: a,c"], "a R0 c on"),
    Case(
      "a stack folds inside the reduce that asks for it",
      on(V(V(w("a"), w("b")), V(w("c"), w("d")))), ["on: a,b,c,d"], "a R0 b R0 c R1 d on"),
    Case(
      "depth counts the reduces that are under way",
      on(V(w("a"), V(w("b"), V(w("c"), w("d"))))), ["on: a,b,c,d"], "a R0 b R1 c R2 d on"),
    Case(
      "a reduce that does not ask leaves the rest out", on(V(w("a", "F"), w("b", "F")), "F"),
      ["on: a"], "a R0 on", ["b not-called"]),
    Case(
      "and what the rest would have folded",
      on(V(V(w("a", "F"), w("b", "F")), V(w("c", "F"), w("d", "F"))), "F"),
      ["on: a"], "a R0 R0 on", ["b not-called", "c not-called", "d not-called"]),
    Case(
      "asking twice evaluates once", on(V(w("a", "D"), w("b", "D")), "D"), ["on: a,b,b"],
      "a R0 b on"),
    Case(
      "the order of closures is not that of values",
      on(V(w("a", "P"), w("b", "P"), w("c", "P")), "P"), ["on: c,b,a"], "a R0 b R0 c on"),
    Case(
      "a plain value is no closure", on(V(.plain("a", "L", .leaf), w("b"))), ["on: a,b"],
      "R0 b on"),
  ]

  @Test("Values fold from the first contributor, one operand at a time", arguments: folds)
  func foldsOf(example: Case) throws { try check(example) }

  // MARK: - Writers and transformers

  private static let modifiers: [Case] = [
    Case(
      "the outer of two writers counts", on(w("outer", "L", w("inner"))), ["on: outer"],
      "outer on", ["inner overridden by outer"]),
    Case(
      "of three writers the outermost is named", on(w("c", "L", w("b", "L", w("a")))), ["on: c"],
      "c on", ["a overridden by c", "b overridden by c"]),
    Case(
      "a plain value overrides as well", on(.plain("p", "L", V(w("a"), w("b")))), ["on: p"], "on",
      ["a overridden by p", "b overridden by p"]),
    Case(
      "a plain value that is overridden is not listed", on(w("p", "L", .plain("a", "L", .leaf))),
      ["on: p"], "p on"),
    Case(
      "a writer leaves other keys alone", on(w("p", "P", w("a"))), ["on: a"], "a on",
      ["p unread"]),
    Case(
      "a transformer without a slot starts from the default", on(T(.leaf, "t", "Z"), "Z"),
      ["on: default,t"], "t on"),
    Case(
      "a transformer pulls its content first", on(T(V(w("a"), w("b")), "t")), ["on: a,b,t"],
      "a R0 b t on"),
    Case(
      "the inner transformer comes first", on(T(T(w("a"), "t1"), "t2")), ["on: a,t1,t2"],
      "a t1 t2 on"),
    Case(
      "a writer hides the transformer below it", on(w("p", "L", T(w("a"), "t"))), ["on: p"],
      "p on", ["a overridden by p", "t overridden by p"]),
    Case(
      "a transformer that nobody asks does not ask",
      on(V(w("a", "F"), T(w("b", "F"), "t", "F")), "F"),
      ["on: a"], "a R0 on", ["b not-called", "t not-called"]),
    Case(
      "nobody reads: nothing runs", V(w("a"), T(w("b"), "t")), [], "",
      ["a unread", "b unread", "t unread"]),
    Case(
      "a reader below a writer sees what is below it", w("p", "L", on(w("a"))), ["on: a"],
      "a on", ["p unread"]),
    Case(
      "and so does one below a writer that is read", on(w("p", "L", on(w("a"), "L", "in"))),
      ["in: a", "on: p"], "a in p on"),
  ]

  @Test("Writers replace and transformers change", arguments: modifiers)
  func modifiersOf(example: Case) throws { try check(example) }

  // MARK: - Slots

  private static let slots: [Case] = [
    Case("an overlay comes after", on(O(w("a"), w("b"))), ["on: a,b"], "a R0 b on"),
    Case("a background comes before", on(B(w("a"), w("b"))), ["on: b,a"], "b R0 a on"),
    Case("a background without values is no operand", on(B(w("a"), .leaf)), ["on: a"], "a on"),
    Case("a background around nothing is read", on(B(.leaf, w("b"))), ["on: b"], "b on"),
    Case(
      "backgrounds nest", on(B(B(w("a"), w("b")), w("c"))), ["on: c,b,a"], "c R0 b R1 a on"),
    Case(
      "a dynamic overlay counts as the default", on(O(w("a", "Z"), dynamic([.leaf])), "Z"),
      ["on: default"], "a R0 on"),
    Case(
      "a dynamic background seeds with the default", on(B(w("a", "Z"), dynamic([.leaf])), "Z"),
      ["on: a"], "R0 a on"),
    Case("an empty dynamic container has the default", on(dynamic()), ["on: "], "on"),
    Case(
      "an item without a value is no operand", on(dynamic([w("a", "Z")], [.leaf]), "Z"),
      ["on: a"], "a on"),
    Case(
      "each item is one operand", on(dynamic([w("a"), w("b")], [w("e")], [w("c"), w("d")])),
      ["on: a,b,e,c,d"], "a R0 b R0 e R0 c R1 d on"),
    Case(
      "a dynamic stack among static ones folds its default",
      on(V(w("a", "Z"), V(dynamic())), "Z"), ["on: default"], "a R0 on"),
    Case(
      "a dynamic container has a slot for every key",
      on(on(dynamic([w("a")]), "Z", "z")), ["z: default", "on: a"], "z a on"),
    Case(
      "content built during placement is transparent", on(V(w("a"), .geometry(V(w("b"), w("c"))))),
      ["on: a,b,c"], "a R0 b R1 c on"),
    Case("also without values", on(V(w("a"), .geometry(.leaf))), ["on: a"], "a on"),
    Case(
      "a reader outside reaches content inside content",
      on(.geometry(V(.geometry(w("a")), w("b")))), ["on: a,b"], "a R0 b on"),
    Case(
      "content below a writer is overridden", on(w("p", "L", .geometry(w("a")))), ["on: p"],
      "p on", ["a overridden by p"]),
    Case(
      "zIndex orders a dynamic container", on(dynamic([.raised(1, w("a"))], [w("b")])),
      ["on: b,a"], "b R0 a on"),
    Case(
      "equal zIndex keeps the source order",
      on(dynamic([.raised(1, w("a"))], [.raised(-1, w("b"))], [w("c")], [.raised(1, w("d"))])),
      ["on: b,c,a,d"], "b R0 c R0 a R0 d on"),
  ]

  @Test("The kinds of views determine the slots", arguments: slots)
  func slotsOf(example: Case) throws { try check(example) }

  // MARK: - Readers

  private static let readers: [Case] = [
    Case(
      "keys are independent", on(on(w("l", "L", w("p", "P"))), "P", "onP"),
      ["on: l", "onP: p"], "l on p onP"),
    Case(
      "a fold is shared by the readers above it", on(V(on(V(w("a"), w("b")), "L", "in"), w("c"))),
      ["in: a,b", "on: a,b,c"], "a R0 b in R0 c on"),
    Case(
      "readers on one path share one cell", on(on(on(w("a"), "L", "1"), "L", "2"), "L", "3"),
      ["1: a", "2: a", "3: a"], "a 1 2 3"),
    Case(
      "a transformer does not change what a reader below it saw",
      on(T(on(V(w("a"), w("b")), "L", "in"), "t")), ["in: a,b", "on: a,b,t"], "a R0 b in t on"),
    Case(
      "nor what one between two transformers saw",
      on(T(on(T(V(w("a"), w("b")), "t1"), "L", "in"), "t2")),
      ["in: a,b,t1", "on: a,b,t1,t2"], "a R0 b t1 in t2 on"),
    Case(
      "an inner reader runs what the outer leaves out",
      on(V(w("a", "F"), on(w("b", "F"), "F", "in")), "F"), ["in: b", "on: a"], "b in a R0 on"),
    Case(
      "a reader of content gets its primary", reader(V(w("a"), w("b"))), ["reader: a,b"],
      "a R0 b reader"),
    Case("or the default", reader(.leaf, key: "Z"), ["reader: default"], "reader"),
    Case(
      "its content is merged for readers above", on(reader(V(w("a"), w("b")), w("s"))),
      ["reader: a,b", "on: a,b,s"], "a R0 b reader R0 s on"),
    Case(
      "in the background before the primary",
      on(reader(V(w("a"), w("b")), w("s"), isBackground: true)),
      ["reader: a,b", "on: s,a,b"], "a R0 b reader s R0 on"),
    Case(
      "not for the reader itself", reader(w("a"), w("s")), ["reader: a"], "a reader",
      ["s unread"]),
    Case(
      "not in the overload of iOS 13", on(reader(w("a"), w("s"), merges: false)),
      ["on: a", "reader: a"], "a on reader", ["s unread"]),
    Case(
      "which merges other keys", on(reader(w("a"), w("s", "P"), merges: false), "P"),
      ["reader: a", "on: s"], "a reader s on"),
    Case(
      "a reader runs when the fold comes to it",
      on(V(w("a"), reader(w("b"), w("s")), w("c"))),
      ["reader: b", "on: a,b,s,c"], "a R0 b reader R1 s R0 c on"),
    Case(
      "and later if the fold never does",
      on(V(w("a", "F"), reader(w("b", "F"), w("s", "F"), key: "F")), "F"),
      ["on: a", "reader: b"], "a R0 on b reader", ["s not-called"]),
    Case(
      "a reader whose content has no slot is not needed",
      on(V(w("a"), reader(w("b"), .leaf, key: "P"))),
      ["on: a,b", "reader: "], "a R0 b on reader"),
    Case(
      "a reader in the content of a reader",
      reader(w("a"), reader(w("b"), .leaf, name: "inner")), ["reader: a", "inner: b"],
      "a reader b inner"),
    Case(
      "content below a writer is overridden", on(w("p", "L", reader(w("a"), w("s")))),
      ["on: p", "reader: a"], "p on a reader", ["s overridden by p"]),
    Case(
      "an action in content is run with it", reader(w("a"), on(w("b"))),
      ["reader: a", "on: b"], "a reader b on"),
    Case(
      "a dynamic secondary counts as the default",
      on(reader(w("a", "Z"), dynamic(), key: "Z"), "Z"),
      ["reader: a", "on: default"], "a reader R0 on"),
  ]

  @Test("Readers get what is below them and disturb nobody", arguments: readers)
  func readersOf(example: Case) throws { try check(example) }

  @Test("The container whose reduce did not ask is named")
  func namedContainer() throws {
    let run = try GraphRun(on(V(w("a", "F"), V(w("b", "F"), w("c", "F"))), "F"))
    let graph = run.graph
    var reasons: [PreferenceSkip.Reason?] = []
    var containers: [PreferenceNode.Index] = []
    graph.forEachNode(below: graph.roots) { node in
      switch graph.nodes[node].kind {
      case .anchorPreference: reasons.append(graph.skipReason(of: node))
      case .staticContainer: containers.append(node)
      default: break
      }
    }
    // Containers come inner first: the outer one is last.
    #expect(
      reasons == [
        nil, .nextValueNotCalled(by: containers[1]), .nextValueNotCalled(by: containers[1]),
      ])
  }
}
