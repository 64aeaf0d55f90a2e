import Testing

/// The rules of docs/semantics.md, Preferences, on whole documents: what readers get, the closures
/// in order, and what did not run.
///
/// Keys are lists of names: `L` appends, `F` keeps the first, `Z` takes the last, `D` appends the
/// next value twice, `P` puts it in front; `N` has no default and takes the last. A log has `R0` for
/// a call of reduce, `R1` for one inside another, and `action` when the action is delivered.
struct PreferenceCaseTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let root: PreferenceView
    let readings: [String]
    let log: String
    let skips: [String]

    init(
      _ description: String, _ root: PreferenceView, _ readings: [String], _ log: String,
      _ skips: [String] = []
    ) {
      testDescription = description
      self.root = root
      self.readings = readings
      self.log = log
      self.skips = skips
    }
  }

  private func check(_ example: Case) {
    let document = PreferenceDocument(root: example.root.json)
    #expect(document.problems == [])
    #expect(document.readings == example.readings)
    #expect(document.log == example.log)
    #expect(document.skips == example.skips)
  }

  // MARK: - Folding

  private static let folds: [Case] = [
    Case(
      "no writer: the action is never installed", .stack(.leaf, .leaf).on(), [], "",
      ["on:V no-slot"]),
    Case("one writer: no reduce", .stack(a("a"), .leaf).on(), ["a"], "a action"),
    Case("two writers: one reduce", .stack(a("a"), a("b")).on(), ["a,b"], "a R0 b action"),
    Case(
      "four writers: three reduces",
      .stack(a("a", "Z"), a("b", "Z"), a("c", "Z"), a("d", "Z")).on("Z"), ["d"],
      "a R0 b R0 c R0 d action"),
    Case("a silent child is absent", .stack(a("a"), .leaf, a("c")).on(), ["a,c"], "a R0 c action"),
    Case(
      "stacks fold first",
      .stack(.stack(a("a"), a("b")), .stack(a("c"), a("d"))).on(), ["a,b,c,d"],
      "a R0 b R0 c R1 d action"),
    Case(
      "nextValue is not called", .stack(a("a", "F"), a("b", "F")).on("F"), ["a"], "a R0 action",
      ["b not called by V"]),
    Case(
      "nor for whole stacks",
      .stack(
        .stack(a("a", "F"), a("b", "F"), id: "X"), .stack(a("c", "F"), a("d", "F"), id: "Y")
      ).on("F"), ["a"], "a R0 R0 action",
      ["b not called by X", "c not called by V", "d not called by V"]),
    Case(
      "nextValue is called twice", .stack(a("a", "D"), a("b", "D")).on("D"), ["a,b,b"],
      "a R0 b action"),
    Case(
      "values are put in front", .stack(a("a", "P"), a("b", "P"), a("c", "P")).on("P"),
      ["c,b,a"], "a R0 b R0 c action"),
    Case(
      "a group folds inside the reduce that asks for it",
      .stack(a("a"), .group(a("b"), a("c")), a("d")).on(), ["a,b,c,d"], "a R0 b R1 c R0 d action"),
    Case(
      "three rows of four",
      .stack(
        .stack(a("m0"), a("m1"), a("m2"), a("m3")), .stack(a("m4"), a("m5"), a("m6"), a("m7")),
        .stack(a("m8"), a("m9"), a("m10"), a("m11"))
      ).reader(isBackground: true, merges: false),
      ["m0,m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11"],
      "m0 R0 m1 R0 m2 R0 m3 R0 m4 R1 m5 R1 m6 R1 m7 R0 m8 R1 m9 R1 m10 R1 m11 reader"),
  ]

  @Test("Values fold in the order of the tree", arguments: folds)
  func foldsOf(example: Case) { check(example) }

  // MARK: - Writers and transformers

  private static let modifiers: [Case] = [
    Case(
      "the outer writer wins", .named("x").writing("inner").writing("outer").on(), ["outer"],
      "x action", ["x overridden by x"]),
    Case(
      "a writer hides its content", .stack(a("a"), a("b")).writing("p").on(), ["p"],
      "V action", ["a overridden by V", "b overridden by V"]),
    Case(
      "a plain value hides it too", .stack(a("a"), a("b")).plain("p").on(), ["p"],
      "action", ["a overridden by V", "b overridden by V"]),
    Case(
      "a plain value that is hidden is no closure", .named("x").plain("a").writing("p").on(),
      ["p"], "x action"),
    Case(
      "a transformer starts from the default", .stack(.leaf).transforming("t").on(), ["t"],
      "t:V action"),
    Case(
      "a transformer adds", .stack(a("a"), a("b")).transforming("t").on(), ["a,b,t"],
      "a R0 b t:V action"),
    Case(
      "inner transformers come first", a("a").transforming("t1").transforming("t2").on(),
      ["a,t1,t2"], "a t:a t:a action"),
    Case(
      "a writer hides a transformer", a("a").transforming("t").writing("p").on(), ["p"],
      "a action", ["a overridden by a", "t:a overridden by a"]),
    Case("nobody reads", .stack(a("a"), a("b")), [], "", ["a unread-key", "b unread-key"]),
    Case("a reader inside a writer", a("a").on().writing("p"), ["a"], "a action", ["a unread-key"]),
    Case(
      "keys are independent",
      .named("x").writing("l").writing("p", "P").on().on("P"), ["l", "p"], "x x action action"),
  ]

  @Test("Writers replace and transformers change", arguments: modifiers)
  func modifiersOf(example: Case) { check(example) }

  // MARK: - Slots

  private static let slots: [Case] = [
    Case("an overlay comes second", a("a").overlay(a("b")).on(), ["a,b"], "a R0 b action"),
    Case("a background comes first", a("a").background(a("b")).on(), ["b,a"], "b R0 a action"),
    Case(
      "a dynamic overlay gives the default",
      a("a", "Z").overlay(.condition(true, .leaf)).on("Z"), [""], "a R0 action"),
    Case(
      "a dynamic background seeds with it",
      a("a", "Z").background(.condition(true, .leaf)).on("Z"), ["a"], "R0 a action"),
    Case("a static overlay is absent", a("a", "Z").overlay(.leaf).on("Z"), ["a"], "a action"),
    Case(
      "AnyView in an overlay gives the default", a("a", "Z").overlay(.anyView(.leaf)).on("Z"),
      [""], "a R0 action"),
    Case(
      "a view with an identity in an overlay is static",
      a("a", "Z").overlay(.leaf.adding(#"{"id": 1}"#)).on("Z"), ["a"], "a action"),
    Case(
      "a false condition is no item", .stack(a("a", "Z"), .condition(false, .leaf)).on("Z"),
      ["a"], "a action"),
    Case(
      "a silent branch is absent", .stack(a("a", "Z"), .condition(true, .leaf)).on("Z"), ["a"],
      "a action"),
    Case(
      "a dynamic stack has a slot", .stack(a("a", "Z"), .stack(.condition(false, .leaf))).on("Z"),
      [""], "a R0 action"),
    Case(
      "so has a stack with a child that has an identity",
      .stack(a("a", "Z"), .stack(.leaf.adding(#"{"tag": 1}"#))).on("Z"), [""], "a R0 action"),
    Case(
      "elements are items", .stack(.loop("e0", "e1", "e2")).on(), ["e0,e1,e2"],
      "e0 R0 e1 R0 e2 action"),
    Case("a loop over nothing gives the default", .stack(.loop()).on(), [""], "action"),
    Case(
      "static runs fold first",
      .stack(a("a"), a("b"), .loop("e0", "e1"), a("c"), a("d")).on(), ["a,b,e0,e1,c,d"],
      "a R0 b R0 e0 R0 e1 R0 c R1 d action"),
    Case(
      "a dynamic group is flattened",
      .stack(a("a"), .group(a("b"), .condition(true, a("c"))), a("d")).on(), ["a,b,c,d"],
      "a R0 b R0 c R0 d action"),
    Case(
      "a writer on a group writes for each view",
      .stack(.group(.named("a"), .named("b")).writing("p")).on(), ["p,p"], "a R0 b action"),
    Case(
      "an EmptyView writes nothing", .stack(.empty.writing("p"), a("b")).on(), ["b"], "b action"),
    Case("zIndex orders items", .stack(a("a").zIndex(1), a("b")).on(), ["b,a"], "b R0 a action"),
    Case(
      "the outer zIndex counts",
      .stack(a("a").zIndex(-1).adding(#"{"padding": 1}"#).zIndex(2), a("b")).on(), ["b,a"],
      "b R0 a action"),
    Case(
      "a group's zIndex is that of its views",
      .stack(.group(a("a"), a("b")).zIndex(1), a("c")).on(), ["c,a,b"], "c R0 a R1 b action"),
    Case(
      "zIndex inside a child is the child's own affair",
      .stack(.stack(a("a").zIndex(1)), .stack(a("b").zIndex(0))).on(), ["a,b"], "a R0 b action"),
    Case(
      "a hidden view writes", .stack(a("a"), a("b")).adding(#""hidden""#).on(), ["a,b"],
      "a R0 b action"),
    Case(
      "a GeometryReader is transparent", .geometry(a("a"), a("b")).on(), ["a,b"],
      "a R0 b action"),
    Case(
      "also inside another and below modifiers",
      .stack(.geometry(.geometry(a("a")).adding(#"{"padding": 1}"#)), a("b")).on(), ["a,b"],
      "a R0 b action"),
    Case(
      "a writer hides the content of a GeometryReader", .geometry(a("a")).writing("p").on(),
      ["p"], "G action", ["a overridden by G"]),
    Case(
      "nobody reads the content of a GeometryReader", .geometry(a("a")), [], "",
      ["a unread-key"]),
  ]

  @Test("Slots follow from the kinds of views", arguments: slots)
  func slotsOf(example: Case) { check(example) }

  // MARK: - Readers

  private static let readers: [Case] = [
    Case(
      "an inner reader's fold is not repeated",
      .stack(.stack(a("a"), a("b")).on(), a("c")).on(), ["a,b", "a,b,c"],
      "a R0 b R0 c action action"),
    Case(
      "an inner reader runs what the outer leaves out",
      .stack(a("a", "F"), a("b", "F").on("F")).on("F"), ["b", "a"], "b a R0 action action"),
    Case(
      "an overlay's content is merged after", .stack(a("a"), a("b")).reader(a("s")).on(),
      ["a,b", "a,b,s"], "a R0 b reader R0 s action"),
    Case(
      "a background's content before",
      .stack(a("a"), a("b")).reader(a("s"), isBackground: true).on(), ["a,b", "s,a,b"],
      "a R0 b reader s R0 action"),
    Case(
      "without alignment it is not merged",
      .stack(a("a"), a("b")).reader(a("s"), merges: false).on(), ["a,b", "a,b"],
      "a R0 b reader action", ["s unread-key"]),
    Case(
      "nobody above reads it", .stack(a("a"), a("b")).reader(a("s")), ["a,b"], "a R0 b reader",
      ["s unread-key"]),
    Case("a reader without a slot runs with the default", .stack(.leaf).reader(), [""], "reader"),
    Case(
      "readers on a group", .stack(.group(a("a"), a("b")).on()), ["a", "b"], "a b action action"),
    Case("a key without a default is nil", .stack(.leaf).reader(.leaf, "N"), ["nil"], "reader"),
    Case("an optional key with one writer", a("x", "N").reader(.leaf, "N"), ["x"], "x reader"),
    Case(
      "a reader runs when the fold comes to it",
      .stack(a("a"), a("b").reader(a("s")), a("c")).on(), ["b", "a,b,s,c"],
      "a R0 b reader R1 s R0 c action"),
    Case(
      "and afterwards if it never does",
      .stack(a("a", "F"), a("b", "F").reader(a("s", "F"), "F")).on("F"), ["a", "b"],
      "a R0 b reader action", ["s not called by V"]),
    Case(
      "a reader inside a reader's content", a("a").reader(a("b").reader(a("c"))).on(),
      ["a", "b", "a,b,c"], "a reader b reader R0 R1 c action"),
    Case(
      "a GeometryReader inside a reader's content", a("a").reader(.geometry(a("b"))).on(),
      ["a", "a,b"], "a reader R0 b action"),
    Case(
      "a condition inside a reader's content",
      a("a", "Z").reader(.condition(false, .leaf), "Z").on("Z"), ["a", ""], "a reader R0 action"),
  ]

  @Test("Readers get what is below them", arguments: readers)
  func readersOf(example: Case) { check(example) }

  // MARK: - Keys of other types

  // MARK: - Groups and components

  @Test("Where one view stands, a group's modifiers are applied once, around all of it")
  func modifiersOfRoots() {
    let group = PreferenceView.group(.named("a"), .named("b")).writing("p")
    let root = PreferenceDocument(root: group.on().json)
    #expect(root.readings == ["p"])
    #expect(root.log == "Group action")
    let overlay = PreferenceDocument(root: PreferenceView.named("x").overlay(group).on().json)
    #expect(overlay.readings == ["p"])
    let dynamic = PreferenceView.anyView(.group(.leaf, .leaf)).adding(#""hidden""#)
    let anyView = PreferenceDocument(root: a("a", "Z").overlay(dynamic).on("Z").json)
    #expect(anyView.readings == [""])
  }

  @Test("A reader of iOS 13 stands once around a group; one with an alignment at each of its views")
  func readersOnGroups() {
    for isBackground in [false, true] {
      let group = PreferenceView.group(a("a"), a("b"))
      let once = PreferenceDocument(
        root: PreferenceView.stack(
          .leaf, group.reader(isBackground: isBackground, merges: false)
        ).json)
      #expect(once.readings == ["a,b"])
      #expect(once.log == "a R0 b reader")
      let each = PreferenceDocument(
        root: PreferenceView.stack(.leaf, group.reader(isBackground: isBackground)).json)
      #expect(each.readings == ["a", "b"])
      #expect(each.log == "a reader b reader")
    }
  }

  @Test("A group that a reader of iOS 13 makes one view is a static child, its views a column")
  func singleGroup() throws {
    let group = PreferenceView.group(a("a", "Z"), .condition(true, .leaf))
    let silent = PreferenceView.stack(
      a("x", "Z"), PreferenceView.group(.condition(true, .leaf)).reader(merges: false)
    ).on("Z")
    // The dynamic stack inside has a slot; the stack around it is static.
    #expect(PreferenceDocument(root: silent.json).readings == ["", ""])
    let read = PreferenceDocument(
      root: PreferenceView.stack(group.reader(.leaf, "Z", merges: false)).json)
    #expect(read.readings == ["a"])
    let inspection = try #require(read.inspection)
    #expect(inspection.path(of: 1) == "VStack/Group")
    #expect(inspection.path(of: 2) == "VStack/Group/Color[0]")
  }

  @Test("A group of one view, and a component of one, keep their reader at that view")
  func readersOnOneView() {
    let group = PreferenceView.group(a("a")).reader(merges: false)
    let document = PreferenceDocument(root: PreferenceView.stack(.leaf, group).json)
    #expect(document.readings == ["a"])
    #expect(document.inspection?.views.count == 4)
    #expect(document.inspection?.path(of: 2) == "VStack/Color[1]")
  }

  @Test("A component with several views has a reader of iOS 13 once")
  func readersOnComponents() {
    let document = PreferenceDocument(
      root: PreferenceView.stack(
        .leaf, PreferenceView("\"view\": \"Two\"").reader(merges: false)
      ).json,
      sections: "\"components\": {\"Two\": {\"body\": [\(a("a").json), \(a("b").json)]}},")
    #expect(document.problems == [])
    #expect(document.readings == ["a,b"])
    #expect(document.inspection?.path(of: 2) == "VStack/Two[1]")
  }

  @Test("A component with several views is like a group")
  func components() {
    let sections = #"""
      "components": {
        "Two": {"body": [{"view": "Color", "id": "c"}, {"view": "Color", "id": "d"}]},
        "None": {"body": {"if": false, "then": "Color"}},
        "Wrapped": {"body": {"view": "Group", "children": ["Two", "None"]}}},
      """#
    func document(_ root: PreferenceView) -> PreferenceDocument {
      PreferenceDocument(root: root.json, sections: sections)
    }
    let two = PreferenceView(#""view": "Two""#).writing("p")
    #expect(document(.stack(two).on()).readings == ["p,p"])
    #expect(document(two.on()).readings == ["p"])
    let none = PreferenceView(#""view": "None""#)
    #expect(document(.stack(a("a", "Z"), none).on("Z")).readings == ["a"])
    #expect(document(.stack(a("a", "Z"), .stack(none)).on("Z")).log == "a R0 action")
    let wrapped = PreferenceView(#""view": "Wrapped""#)
    #expect(document(.stack(a("a", "Z"), .stack(wrapped)).on("Z")).log == "a R0 action")
  }

  @Test("The views of a component at the root stand in a stack")
  func viewsOfComponents() {
    let document = PreferenceDocument(
      root: #"{"view": "Two"}"#,
      sections: #"""
        "window": {"width": 100, "height": 108},
        "components": {"Two": {"body": ["Color", "Color"]}},
        """#)
    #expect(document.inspection?.views.map(\.frame.origin.y) == [0, 58])
    #expect(document.inspection?.views.map(\.frame.size.height) == [50, 50])
  }

  @Test("A component that is inside itself without end is a problem, wherever it stands")
  func recursion() {
    let sections = #"""
      "components": {"R": {"body": ["R", "R"]}, "S": {"body": {"view": "Group", "children":
        [{"view": "S", "modifiers": [{"padding": 1}]}, "Color"]}}},
      """#
    for root in ["R", "S"] {
      let inside = PreferenceView(#""view": "\#(root)""#)
      for view in [inside, inside.adding(#"{"padding": 1}"#), a("a").reader(inside).on()] {
        let document = PreferenceDocument(root: view.json, sections: sections)
        #expect(document.problems.count == 1)
      }
    }
  }

  @Test("An optional anchor with one writer is read without a reduce")
  func optionalAnchor() {
    let document = PreferenceDocument(
      root: PreferenceView.named("x")
        .adding(#"{"anchorPreference": {"key": "N", "value": ".bounds", "transform": "$0"}}"#)
        .reader(.geometry(), "N").json)
    #expect(document.log == "x reader")
    #expect(document.inspection?.anchors.count == 1)
    #expect(document.inspection?.preferences.map(\.reduces) == [0])
  }
}
