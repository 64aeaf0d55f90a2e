import Testing
import ViewTreeInspector

/// Variants of the rules that Fixtures/preferences shows one by one: what readers get, closures and
/// reduces in order as `Evaluated.trace` writes them, and what did not run.
struct PreferenceVariantTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let root: PreferenceView
    let readings: [String]
    let trace: String
    let skips: [String]

    init(
      _ description: String, _ root: PreferenceView, _ readings: [String], _ trace: String,
      _ skips: [String] = []
    ) {
      testDescription = description
      self.root = root
      self.readings = readings
      self.trace = trace
      self.skips = skips
    }
  }

  private func check(_ example: Case) {
    let document = PreferenceDocument(root: example.root.json)
    #expect(document.problems == [])
    #expect(document.readings == example.readings)
    #expect(document.trace == example.trace)
    #expect(document.skips == example.skips)
  }

  // MARK: - Writers and transformers

  private static let modifiers: [Case] = [
    Case(
      "a plain value hides what is below it", .stack(a("a"), a("b")).plain("p").on(), ["p"],
      "action", ["a overridden by V", "b overridden by V"]),
    Case(
      "a plain value that is hidden is no closure", .named("x").plain("a").writing("p").on(),
      ["p"], "x action"),
    Case(
      "transformers of one view run from the inside out",
      a("a").transforming("t1").transforming("t2").on(), ["a,t1,t2"], "a a a action"),
    Case(
      "a writer after a transformer of one view hides it",
      a("a").transforming("t").writing("p").on(), ["p"], "a action",
      ["a overridden by a", "t:a overridden by a"]),
    Case(
      "a reader before a writer of one view reads what is below", a("a").on().writing("p"),
      ["a"], "a action", ["a unread-key"]),
  ]

  @Test("Writers replace and transformers change", arguments: modifiers)
  func modifiersOf(example: Case) { check(example) }

  // MARK: - Slots

  private static let mask =
    #"{"mask": {"view": "Rectangle", "id": "m", "modifiers": [{"anchorPreference": {"key": "L", "#
    + #""value": ".bounds", "transform": "[\"m\"]"}}]}}"#

  private static let slots: [Case] = [
    Case(
      "AnyView in an overlay gives the default", a("a", "Z").overlay(.anyView(.leaf)).on("Z"),
      [""], "a R1() action"),
    Case(
      "so does a view with an identity there",
      a("a", "Z").overlay(.leaf.adding(#"{"id": 1}"#)).on("Z"), [""], "a R1() action"),
    Case(
      "in a background it comes first",
      a("a", "Z").background(.leaf.adding(#"{"id": 1}"#)).on("Z"), ["a"],
      "R1(a) action"),
    Case(
      "at the root it has a value for every reader around it",
      .leaf.adding(#"{"id": 1}"#).on("Z"), [""], "action"),
    Case(
      "what is written around the identity counts",
      a("a", "Z").overlay(.leaf.adding(#"{"id": 1}"#).plain("p", "Z")).on("Z"), ["p"],
      "a R1() action"),
    Case(
      "a stack with a child that has an identity is dynamic",
      .stack(a("a", "Z"), .stack(.leaf.adding(#"{"id": 1}"#))).on("Z"), [""], "a R1() action"),
    Case(
      "so is one with a child that has a tag",
      .stack(a("a", "Z"), .stack(.leaf.adding(#"{"tag": 1}"#))).on("Z"), [""], "a R1() action"),
    Case(
      "or a transition",
      .stack(a("a", "Z"), .stack(.leaf.adding(#"{"transition": ".opacity"}"#))).on("Z"), [""],
      "a R1() action"),
    Case(
      "one with a child that has a priority is not",
      .stack(a("a", "Z"), .stack(.leaf.adding(#"{"layoutPriority": 1}"#))).on("Z"), ["a"],
      "a action"),
    Case(
      "a silent sibling of a view with a tag gives the default",
      .stack(a("a", "Z").adding(#"{"tag": 1}"#), .leaf).on("Z"), [""], "a R1() action"),
    Case(
      "so do silent siblings together, as one operand",
      .stack(a("a").zIndex(-1), .leaf, .leaf).on(), ["a"], "a R1() action"),
    Case(
      "so does one of a group with such a view",
      .stack(.group(a("a", "Z").adding(#"{"tag": 1}"#)), .leaf).on("Z"), [""], "a R1() action"),
    Case(
      "and one in a group beside such a view",
      .stack(a("a", "Z").adding(#"{"tag": 1}"#), .group(.leaf, .condition(false, a("b", "Z")))).on(
        "Z"), [""], "a R1() action"),
    Case(
      "a container value is a trait, too",
      .stack(a("a", "Z").adding(#"{"containerValue": {"keyPath": "\\.k", "value": 1}}"#), .leaf)
        .on("Z"), [""], "a R1() action"),
    Case(
      "a silent sibling with a zIndex folds where that says",
      .stack(a("a", "Z"), .leaf.zIndex(-1)).on("Z"), ["a"], "R1(a) action"),
    Case(
      "an active branch that writes nothing stays absent beside a tag",
      .stack(a("a", "Z").adding(#"{"tag": 1}"#), .condition(true, .leaf)).on("Z"), ["a"],
      "a action"),
    Case(
      "where only one view is, a tag makes nothing dynamic",
      a("a", "Z").overlay(.leaf.adding(#"{"tag": 1}"#)).on("Z"), ["a"], "a action"),
    Case(
      "one with a child that has a zIndex is dynamic, and folds by it",
      .stack(a("a").zIndex(1), a("b")).on(), ["b,a"], "b R1(a) action"),
    Case(
      "each view of a branch is an item",
      .stack(a("a"), .condition(true, a("b"), a("c")), a("d")).on(), ["a,b,c,d"],
      "a R1(b) R2(c) R3(d) action"),
    Case(
      "those of a group in it too",
      .stack(.condition(true, a("a"), .group(a("b"), a("c")))).on(), ["a,b,c"],
      "a R1(b) R2(c) action"),
    Case(
      "a lazy stack always gives the default",
      .stack(a("a", "Z"), .lazy(.leaf)).on("Z"), [""], "a R1() action"),
    Case(
      "and folds what it has as any stack does", .stack(a("a"), .lazy(a("b"), a("c"))).on(),
      ["a,b,c"], "a R1(b R2(c)) action"),
    Case(
      "the inner zIndex counts",
      .stack(
        .condition(true, a("a").zIndex(1).adding(#"{"padding": 1}"#).zIndex(-2)),
        .condition(true, a("b"))
      ).on(), ["b,a"], "b R1(a) action"),
    Case(
      "what is in a mask hands nothing on",
      a("a").adding(mask).on(), ["a"], "a action", ["m unread-key"]),
    Case(
      "whatever is beside it",
      .stack(.leaf.adding(mask), a("b")).on(), ["b"], "b action", ["m unread-key"]),
    Case(
      "a static view with a zIndex is an item of its own beside dynamic ones",
      .stack(a("a").zIndex(1), a("b"), .condition(true, a("c"))).on(), ["b,c,a"],
      "b R1(c) R2(a) action"),
    Case(
      "and so are its neighbours on both sides",
      .stack(a("a"), a("b").zIndex(-1), a("c"), .condition(false, a("d"))).on(), ["b,a,c"],
      "b R1(a) R2(c) action"),
    Case(
      "a group's zIndex is that of its views",
      .stack(.group(a("a"), a("b")).zIndex(1), .condition(true, a("c"))).on(), ["c,a,b"],
      "c R1(a R2(b)) action"),
    Case(
      "that of an overlay is the overlay's",
      .stack(
        .condition(true, .leaf.overlay(a("a").zIndex(1))), .condition(true, a("b"))
      ).on(), ["a,b"], "a R1(b) action"),
    Case(
      "zIndex inside a child is the child's own affair",
      .stack(.stack(a("a").zIndex(1)), .stack(a("b").zIndex(0))).on(), ["a,b"],
      "a R1(b) action"),
    Case(
      "a GeometryReader is transparent", .geometry(a("a"), a("b")).on(), ["a,b"],
      "a R1(b) action"),
    Case(
      "also inside another and below modifiers",
      .stack(.geometry(.geometry(a("a")).adding(#"{"padding": 1}"#)), a("b")).on(), ["a,b"],
      "a R1(b) action"),
    Case(
      "a writer hides the content of a GeometryReader", .geometry(a("a")).writing("p").on(),
      ["p"], "G action", ["a overridden by G"]),
    Case(
      "nobody reads the content of a GeometryReader", .geometry(a("a")), [], "",
      ["a unread-key"]),
  ]

  @Test("The kinds of views determine the slots", arguments: slots)
  func slotsOf(example: Case) { check(example) }

  // MARK: - Groups where one view can stand

  private static let wholes: [Case] = [
    Case(
      "a writer on a group of nothing writes",
      a("a").overlay(.group(id: "g").writing("p")).on(), ["a,p"], "a R1(g) action"),
    Case(
      "as on a condition that does not hold",
      a("a").overlay(.group(.condition(false, .leaf), id: "g").writing("p")).on(), ["a,p"],
      "a R1(g) action"),
    Case(
      "and on an EmptyView", a("a").overlay(.empty.adding(#"{"padding": 1}"#).plain("p")).on(),
      ["a,p"], "a R1() action"),
    Case(
      "in a stack there is nothing to write from",
      .stack(a("a"), .group(id: "g").writing("p")).on(), ["a"], "a action"),
    Case(
      "a reader on a dynamic group reads the group's default",
      a("a").overlay(.group(.condition(true, .leaf), id: "g").on("Z")), [""], "action",
      ["a unread-key"]),
    Case(
      "a reader on an AnyView too", a("a").overlay(.anyView(.leaf).on("Z")), [""], "action",
      ["a unread-key"]),
    Case(
      "a transformer on a dynamic group runs once",
      a("a").overlay(.group(.condition(true, a("b"), a("c")), id: "g").transforming("t")).on(),
      ["a,b,c,t"], "a R1(b R2(c) g) action"),
    Case(
      "an identity on the group makes it dynamic",
      a("a", "Z").overlay(.group(.leaf).adding(#"{"id": 1}"#)).on("Z"), [""], "a R1() action"),
    Case(
      "a zIndex does not, so a reader with such content need not run for a fold",
      a("a").reader(.group().zIndex(1), "F").on(), ["a", ""], "a:L action:L reader:F"),
    Case(
      "nor one whose content has a writer on nothing",
      a("a").reader(.stack(.group().writing("p")), "F").on(), ["a", ""], "a:L action:L reader:F"),
  ]

  @Test("Modifiers of a group apply once where one view can stand", arguments: wholes)
  func wholesOf(example: Case) { check(example) }

  // MARK: - Views of which one is shown

  private static let wide = #"{"frame": {"width": 5000}}"#

  private static let alternatives: [Case] = [
    Case(
      "the default takes part where what is shown writes nothing",
      .stack(a("x", "Z"), .fits(a("a", "Z").adding(wide), .leaf)).on("Z"), [""], "x R1() action",
      ["a not-instantiated"]),
    Case(
      "it takes part where no view writes anything, too",
      .stack(a("x", "Z"), .fits(.leaf.adding(wide), .leaf)).on("Z"), [""], "x R1() action"),
    Case(
      "each view of a group is an alternative",
      .stack(a("x"), .fits(.group(a("a").adding(wide), a("b")), a("c"))).on(), ["x,b"],
      "x R1(b) action", ["a not-instantiated", "c not-instantiated"]),
    Case(
      "each view of a condition is an alternative",
      .fits(.condition(true, a("a").adding(wide), a("b")), a("c")).on(), ["b"], "b action",
      ["a not-instantiated", "c not-instantiated"]),
    Case(
      "a stack that is not shown does not fold",
      .fits(.stack(a("a"), a("b")).adding(wide), a("c")).on(), ["c"], "c action",
      ["a not-instantiated", "b not-instantiated"]),
    Case(
      "one inside another that is not shown shows nothing",
      .fits(.fits(a("a"), a("b")).adding(wide), a("c")).on(), ["c"], "c action",
      ["a not-instantiated", "b not-instantiated"]),
    Case(
      "a reader that is not shown gets nothing",
      .fits(a("a").on().adding(wide), a("b").on()), ["b"], "b action",
      ["a not evaluated by a", "on:a not-instantiated"]),
    Case(
      "nor does one that builds content",
      .fits(a("a").reader(a("s")).adding(wide), a("b")), [], "",
      ["a not evaluated by a", "reader:a not-instantiated", "b unread-key"]),
    Case(
      "in the content of a reader", a("a").reader(.fits(a("b").adding(wide), a("c"))).on(),
      ["a", "a,c"], "a reader R1(c) action", ["b not-instantiated"]),
    Case(
      "in a GeometryReader", .geometry(.fits(a("b").adding(wide), a("c"))).on(), ["c"],
      "c action", ["b not-instantiated"]),
    Case(
      "what a writer hides or nobody reads keeps its reason",
      .fits(a("a").writing("p").adding(wide), a("b", "P")).on(), [""], "action",
      ["a overridden by a", "a not-instantiated", "b unread-key"]),
  ]

  @Test("ViewThatFits passes on the value of the view that it shows", arguments: alternatives)
  func alternativesOf(example: Case) { check(example) }

  // MARK: - Readers

  private static let readers: [Case] = [
    Case("an optional key with one writer", a("x", "N").reader(.leaf, "N"), ["x"], "x reader"),
    Case(
      "a reader runs when the fold comes to it",
      .stack(a("a"), a("b").reader(a("s")), a("c")).on(), ["b", "a,b,s,c"],
      "a R1(b reader R2(s)) R3(c) action"),
    Case(
      "and afterwards if it never does",
      .stack(a("a", "F"), a("b", "F").reader(a("s", "F"), "F")).on("F"), ["a", "b"],
      "a R1() action b reader", ["s not called by V"]),
    Case(
      "a reader inside a reader's content", a("a").reader(a("b").reader(a("c"))).on(),
      ["a", "b", "a,b,c"], "a reader b reader R1(R2(c)) action"),
    Case(
      "a GeometryReader inside a reader's content", a("a").reader(.geometry(a("b"))).on(),
      ["a", "a,b"], "a reader R1(b) action"),
    Case(
      "a condition inside a reader's content",
      a("a", "Z").reader(.condition(false, .leaf), "Z").on("Z"), ["a", ""], "a reader R1() action"
    ),
    Case(
      "readers of views with a zIndex ask in the order written",
      .stack(a("a").zIndex(1).on(), a("b").on(), a("c").reader()), ["a", "b", "c"],
      "a action b action c reader"),
    Case(
      "an action inside a reader's content obtains its value when that is built",
      .stack(a("a"), a("b").reader(a("s").on())).on(), ["b", "s", "a,b,s"],
      "a R1(b reader s action R2()) action"),
  ]

  @Test("Readers get what is below them", arguments: readers)
  func readersOf(example: Case) { check(example) }

  // MARK: - Groups and components

  @Test("Where one view stands, a group's modifiers are applied once, around all of it")
  func modifiersOfRoots() {
    let group = PreferenceView.group(.named("a"), .named("b")).writing("p")
    let root = PreferenceDocument(root: group.on().json)
    #expect(root.readings == ["p"])
    #expect(root.trace == "Group action")
    let overlay = PreferenceDocument(root: PreferenceView.named("x").overlay(group).on().json)
    #expect(overlay.readings == ["p"])
    let dynamic = PreferenceView.anyView(.group(.leaf, .leaf)).adding(#""hidden""#)
    let anyView = PreferenceDocument(root: a("a", "Z").overlay(dynamic).on("Z").json)
    #expect(anyView.readings == [""])
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
    #expect(document(.stack(a("a", "Z"), .stack(none)).on("Z")).trace == "a R1() action")
    let wrapped = PreferenceView(#""view": "Wrapped""#)
    #expect(document(.stack(a("a", "Z"), .stack(wrapped)).on("Z")).trace == "a R1() action")
  }

  @Test("A component is what its body is, however many components are in between")
  func nestedComponents() {
    let sections = #"""
      "components": {
        "Outer": {"body": "Two"},
        "Two": {"body": [{"view": "Color", "id": "c"}, {"view": "Color", "id": "d"}]},
        "Nothing": {"body": "EmptyView"},
        "Modified": {"body": {"view": "Group", "children": ["Two"], "modifiers": [
          {"transformPreference": {"key": "L", "transform": "value.append(\"t\")"}}]}}},
      """#
    func document(_ root: PreferenceView) -> PreferenceDocument {
      PreferenceDocument(root: root.json, sections: sections)
    }
    let outer = PreferenceView(#""view": "Outer""#).writing("p")
    #expect(document(.stack(outer).on()).readings == ["p,p"])
    let nothing = PreferenceView(#""view": "Nothing""#).writing("p")
    #expect(document(.stack(a("a"), nothing).on()).readings == ["a"])
    #expect(document(a("a").overlay(nothing).on()).readings == ["a,p"])
    // In a stack the body's modifier is one of each view, in an overlay one around both.
    let modified = PreferenceView(#""view": "Modified""#)
    #expect(document(.stack(modified).on()).trace == "c R1(d) action")
    #expect(document(a("a").overlay(modified).on()).trace == "a R1(Color/overlay/Group) action")
    #expect(document(a("a").overlay(modified).on()).readings == ["a,t"])
  }

  @Test("What is around no view at all stands nevertheless")
  func aroundNothing() {
    let group = PreferenceView.group().overlay(a("b")).on()
    let document = PreferenceDocument(root: a("a").overlay(group).json)
    #expect(document.readings == ["b"])
    #expect(document.inspection?.anchors.count == 1)
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
      "components": {"R": {"body": {"if": "1 > 0", "then": ["R", "R"]}}, "S": {"body": {"view": "Group", "children":
        [{"if": "1 > 0", "then": {"view": "S", "modifiers": [{"padding": 1}]}}, "Color"]}}},
      """#
    for root in ["R", "S"] {
      let inside = PreferenceView(#""view": "\#(root)""#)
      for view in [inside, inside.adding(#"{"padding": 1}"#), a("a").reader(inside).on()] {
        var count = 0
        // As deep as the limit is, evaluation needs the stack that it is made for.
        DeepStack.run {
          count = PreferenceDocument(root: view.json, sections: sections).problems.count
        }
        #expect(count == 1)
      }
    }
  }
}
