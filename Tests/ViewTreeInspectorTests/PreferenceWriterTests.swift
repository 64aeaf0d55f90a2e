import Testing

/// Who is named as the writer of each element, and how many reduces a reader accounts for.
struct PreferenceWriterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let root: PreferenceView
    let writers: [String]

    init(_ description: String, _ root: PreferenceView, _ writers: [String]) {
      testDescription = description
      self.root = root
      self.writers = writers
    }
  }

  private static let cases: [Case] = [
    Case("values in the order of the tree", .stack(a("a"), a("b")).on(), ["a,b"]),
    Case("plain values", .stack(.named("x").plain("p"), a("b")).on(), ["x,b"]),
    Case("values put in front", .stack(a("a", "P"), a("b", "P"), a("c", "P")).on("P"), ["c,b,a"]),
    Case("only the last value", .stack(a("a", "Z"), a("b", "Z")).on("Z"), ["b"]),
    Case("a value taken twice", .stack(a("a", "D"), a("b", "D")).on("D"), ["a,b,b"]),
    Case("what a transformer adds", .stack(a("a"), a("b")).transforming("t").on(), ["a,b,V"]),
    Case(
      "a background that is built from what stands before it",
      .stack(a("a"), a("b")).reader(a("s"), isBackground: true).on(), ["a,b", "s,a,b"]),
    Case(
      "values that another reader asked for first",
      .stack(.stack(a("a"), a("b")).on(), a("c")).on(), ["a,b", "a,b,c"]),
    Case("nothing", .stack(.leaf).reader(), [""]),
    Case(
      "elements that are equal", .stack(.group(.named("a"), .named("b")).writing("p")).on(),
      ["a,b"]),
  ]

  @Test("Each element is its writer's, wherever reduce puts it", arguments: cases)
  func writersOf(example: Case) {
    #expect(PreferenceDocument(root: example.root.json).writers == example.writers)
  }

  @Test("Elements that a reduce makes up are nobody's")
  func madeUp() {
    let document = PreferenceDocument(
      root: PreferenceView.stack(a("a", "K"), a("b", "K")).on("K").json,
      extraKey: #""K": {"defaultValue": [], "reduce": "value = [\"x\", nextValue()[0]]"}"#)
    #expect(document.readings == ["x,b"])
    #expect(document.writers == [",b"])
  }

  @Test("A reader accounts for the reduces that no reader before it has")
  func reduces() {
    func reduces(_ root: PreferenceView) -> [Int]? {
      PreferenceDocument(root: root.json).inspection?.preferences.map(\.reduces)
    }
    #expect(reduces(.stack(.stack(a("a"), a("b")).on(), a("c")).on()) == [1, 1])
    #expect(reduces(.stack(a("a"), a("b")).reader(a("s")).on()) == [1, 1])
    #expect(reduces(.stack(a("z"), .stack(a("a"), a("b")).reader(a("s"))).on()) == [1, 2])
  }
}
