import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

@testable import ViewTreePicture

/// The tree of views with its closures in their order.
@Suite("The picture of an order")
struct OrderPictureTests {
  /// The arrows upwards, as `mark box → parent`.
  private func arrows(_ drawn: Drawn, _ panel: OrderPanel) -> [String] {
    let arrows = OrderArrows(
      panel, drawn.subject.inspection, isStep: drawn.subject.isStep)
    return panel.tree.boxes.filter { $0.parent >= 0 }.compactMap { box in
      let arrow = arrows.arrow(up: box)
      guard arrow.head == .parent, let mark = arrow.mark else { return nil }
      let parent = panel.tree.boxes[box.parent]
      return "\(words(mark)) \(drawn.name(box)) → \(drawn.name(parent))"
    }
  }

  private func words(_ mark: NumberMark) -> String {
    switch mark.symbol {
    case .number(let number): "\(number)"
    case .fold: mark.ink == .closure ? "⊕" : "kept ⊕"
    case .plain: "="
    case .none: "kept"
    }
  }

  // MARK: - The articles

  @Test("The form of part 3 is the diagram of the article")
  func form() throws {
    let drawn = try Drawn(fixture: "articles/form.json")
    let panel = try drawn.panel()
    #expect(
      arrows(drawn, panel) == [
        "1 mini → HStack", "11 form → HStack", "2 title → form", "⊕ HStack → form",
        "4 c0 → HStack", "3 f0 → c0", "6 c1 → HStack", "5 f1 → c1", "8 c2 → HStack", "7 f2 → c2",
        "10 c3 → form", "9 f3 → c3",
      ])
    let words = drawn.scene(.order).words
    #expect(words.filter { $0.hasPrefix("reduce") } == ["reduce ×1", "reduce ×2", "reduce ×2"])
    #expect(
      words.filter { $0.contains("not instantiated") } == [
        "– anchorPreference  TextField in line 62 of MyFormField in line 230  not instantiated: "
          + "twitterFieldPreset is false in line 228",
        "– transformAnchorPreference  VStack in line 81 of MyFormField in line 230  "
          + "not instantiated: twitterFieldPreset is false in line 228",
      ])
    let built = panel.tree.boxes.filter { $0.builder != nil }
    #expect(built.map { drawn.name($0) } == ["GeometryReader"])
    #expect(built.flatMap { panel.runs.numbers(of: $0.builder ?? 0) } == [12])
    #expect(words.contains("MyPreferenceKey · 12 closures ran, 5 reduces"))
  }

  @Test("After a step red arrows are what ran again, grey ones what stayed, with the reasons")
  func step() throws {
    let drawn = try Drawn(fixture: "articles/form-steps.json", step: 2)
    let panel = try drawn.panel()
    #expect(
      arrows(drawn, panel) == [
        "kept mini → HStack", "5 form → HStack", "kept title → form", "kept ⊕ HStack → form",
        "kept c0 → HStack", "kept f0 → c0", "kept c1 → HStack", "kept f1 → c1",
        "kept c2 → HStack", "kept f2 → c2", "⊕ HStack → form", "2 c3 → HStack", "1 f3 → c3",
        "4 c4 → HStack", "3 f4 → c4",
      ])
    let words = drawn.scene(.order).words
    #expect(words.count { $0 == "it is new" } == 2)
    #expect(words.contains("its view was resized"))
    #expect(words.count { $0.hasSuffix(": clean") } == 8)
    #expect(
      words.prefix(2) == [
        "form-steps.json: order of closures", "After step 2: toggle Toggle",
      ])
    #expect(
      drawn.scene(.order).title
        == "form-steps.json: order of closures after step 2: toggle Toggle")
  }

  @Test("Arrows, numbers and folds are about the closure or the reduce that they come from")
  func events() throws {
    let drawn = try Drawn(fixture: "articles/form.json")
    let shapes = drawn.scene(.order).shapes
    let lines = shapes.filter { shape in
      if case .curve = shape.figure { shape.stroke?.paint == .ink(.closure) } else { false }
    }
    // Twelve values go up and one goes down.
    #expect(lines.count == 13)
    let events = Set(lines.compactMap(\.event))
    #expect(events.count == 13)
    // All but the reduces of the form and of the outer stack, whose values modifiers change or read.
    let numbers = events.map { drawn.inspection.order[$0].number }.sorted()
    #expect(numbers == [0] + Array(1...12))
    let returns = drawn.inspection.order.indices.filter {
      drawn.inspection.order[$0].kind == .reduce
    }
    #expect(returns.count { event in shapes.contains { $0.event == event } } == 3)
  }

  @Test("Two keys have two panels, and one key that is asked for has one")
  func panels() throws {
    let drawn = try Drawn(fixture: "preferences/keys-are-independent.json")
    #expect(drawn.panels().map(\.key.name) == ["L", "P"])
    var options = PictureOptions()
    options.key = ID(1)
    #expect(drawn.panels(options).map(\.key.name) == ["P"])
  }

  @Test(
    "A value that the fold above does not ask for has a grey line, though a reader inside took it")
  func leftOut() throws {
    let drawn = try Drawn(fixture: "preferences/inner-reader-runs-what-the-outer-leaves-out.json")
    #expect(arrows(drawn, try drawn.panel()) == ["2 a → outer", "1 b → inner"])
  }

  @Test("What a reader builds gets its value, and gives back what it writes")
  func built() throws {
    let drawn = try Drawn(fixture: "preferences/overlay-reader-merges-its-content.json")
    let panel = try drawn.panel()
    #expect(arrows(drawn, panel) == ["1 a → VStack", "2 b → VStack", "4 s → VStack"])
    let built = panel.tree.boxes.filter { $0.builder != nil }
    #expect(built.map { drawn.name($0) } == ["s"])
  }

  @Test("A view that is measured and not shown gives nothing")
  func measured() throws {
    let drawn = try Drawn(fixture: "preferences/view-that-fits-hands-on-the-chosen-value.json")
    #expect(arrows(drawn, try drawn.panel()) == ["1 a → ViewThatFits"])
  }

  @Test("A value without a closure has no number, and is written beside its modifier")
  func plain() throws {
    let drawn = try Drawn(
      folding: """
        {"view": "VStack", "children": [
          {"view": "Rectangle", "id": "a", "modifiers": [{"preference": {"key": "L", "value": [7]}}]},
          {"view": "Rectangle", "id": "b", "modifiers": [{"preference": {"key": "L", "value": [8]}}]}],
        "modifiers": [{"onPreferenceChange": {"key": "L", "perform": "_ = $0"}}]}
        """)
    #expect(arrows(drawn, try drawn.panel()) == ["= a → VStack", "= b → VStack"])
    let words = drawn.scene(.order).words
    #expect(words.contains("preference = [7]") && words.contains("preference = [8]"))
  }

  @Test("A closure that ran in several passes has the number of each")
  func passes() throws {
    let drawn = try Drawn(fixture: "articles/feedback-loop.json")
    let panel = try drawn.panel()
    let readers = panel.runs.uses.indices.filter { panel.runs.uses[$0].role == .reader }
    #expect(readers.map { panel.runs.numbers(of: $0) } == [[1, 2]])
    #expect(drawn.scene(.order).words.contains("pass 2, dropped"))
  }

  // MARK: - All documents

  @Test("In every document, every number stands once in the boxes of its key, or in the notes")
  func numbers() throws {
    for drawn in try Drawn.all() { expectNumbersOnce(drawn) }
  }

  @Test("In every document, arrows end at the box with the modifier that `keys` names as next")
  func ends() throws {
    let followed = try Drawn.all().reduce(0) { $0 + expectEnds($1) }
    #expect(followed > 300)
  }

  @Test(
    "So it is after steps",
    arguments: [
      "articles/form-steps.json", "steps/months-of-bounds-tap.json", "steps/form-twitter.json",
      "steps/grid-gets-a-card.json", "steps/months-with-an-action-tap-and-turn.json",
      "steps/form-title-wraps.json",
    ])
  func steps(name: String) throws {
    let drawn = try Drawn(fixture: name, step: 1)
    expectNumbersOnce(drawn)
    #expect(expectEnds(drawn) > 2)
  }

  private func expectNumbersOnce(_ drawn: Drawn) {
    let inspection = drawn.subject.inspection
    let keys = KeyGraph(drawn.subject.explainer).keys
    let used = keys.indices.filter { !keys[$0].uses.isEmpty }
    for (panel, key) in zip(drawn.panels(), used) {
      let expected = inspection.order.filter { $0.kind == .closure && $0.key.index == key }.map(
        \.number)
      let inBoxes = panel.tree.boxes.flatMap { box in
        box.uses.flatMap { panel.runs.numbers(of: $0) }
      }
      let lost = panel.runs.lost.map { inspection.order[$0].number }
      #expect((inBoxes + lost).sorted() == expected.sorted(), "\(drawn.name)")
    }
  }

  /// Follows the arrows from each modifier whose value somebody gets, and returns how many there are.
  private func expectEnds(_ drawn: Drawn) -> Int {
    var followed = 0
    for panel in drawn.panels() {
      let uses = panel.runs.uses
      for (start, box) in panel.tree.boxes.enumerated() {
        for use in box.uses {
          let isAsked = uses[use].role == .reader ? uses[use].isHandedOn : uses[use].outcome == .ran
          guard isAsked, let next = uses[use].next, uses[next].outcome == .ran,
            uses[next].role != .writer
          else { continue }
          followed += 1
          #expect(end(from: start, panel, next) == next, "\(drawn.name): \(drawn.name(box))")
        }
      }
    }
    return followed
  }

  /// The modifier at which the arrows from a box end, if its box is the one that holds `next`.
  private func end(from start: Int, _ panel: OrderPanel, _ next: Int) -> Int? {
    let boxes = panel.tree.boxes
    if boxes[start].uses.contains(next) { return next }
    var box = start
    while boxes[box].parent >= 0 {
      guard let carrier = boxes[box].carrier, panel.flow.isPulled(carrier) else { return nil }
      let parent = boxes[box].parent
      if boxes[parent].uses.contains(next) { return carrier.next }
      box = parent
    }
    return nil
  }

  @Test("In every document, each view is a box, is named in one, or is counted in one")
  func views() throws {
    for drawn in try Drawn.all() {
      for panel in drawn.panels() {
        let shown = panel.tree.boxes.reduce(0) { sum, box in
          sum + (box.view == nil ? 0 : 1) + box.crumbs.count + box.hiddenViews
        }
        #expect(shown == drawn.subject.inspection.views.count, "\(drawn.name)")
      }
    }
  }

  @Test("Every document draws, with the same shapes each time, and nothing stands outside")
  func all() throws {
    let all = try Drawn.all()
    #expect(all.count > 200)
    for drawn in all {
      for kind in [PictureOptions.Kind.order, .keys] {
        let scene = drawn.scene(kind)
        #expect(
          SVGWriter.document(scene, theme: .auto)
            == SVGWriter.document(drawn.scene(kind), theme: .auto))
        for shape in scene.shapes {
          if case .rectangle(let rect, _) = shape.figure {
            #expect(scene.bounds.union(rect) == scene.bounds, "\(drawn.name)")
          }
        }
      }
    }
  }

  @Test("In every document, boxes of one picture do not overlap")
  func overlaps() throws {
    for drawn in try Drawn.all() {
      for kind in [PictureOptions.Kind.order, .keys] {
        let boxes = drawn.scene(kind).shapes.filter { $0.layer == .frames }.compactMap { shape in
          if case .rectangle(let rect, _) = shape.figure { rect } else { nil }
        }
        for (index, box) in boxes.enumerated() {
          for other in boxes[..<index] {
            let isApart =
              box.minX >= other.maxX || other.minX >= box.maxX || box.minY >= other.maxY
              || other.minY >= box.maxY
            #expect(isApart, "\(drawn.name)")
          }
        }
      }
    }
  }

  // MARK: - What is shown

  @Test("All views have boxes, or those to a depth, if that is asked for")
  func shownViews() throws {
    let drawn = try Drawn(fixture: "articles/form.json")
    var options = PictureOptions()
    options.views = .all
    #expect(try drawn.panel(options).tree.boxes.count == drawn.subject.inspection.views.count)
    options.views = .depth(1)
    let panel = try drawn.panel(options)
    #expect(
      panel.tree.boxes.map { drawn.name($0) } == ["VStack", "Spacer", "HStack", "Spacer", "Color"])
    let words = drawn.scene(.order) { $0.views = .depth(1) }.words
    #expect(words.contains("closures 1–11 deeper"))
  }

  @Test("Alike siblings beyond the limit fold, and the picture says so")
  func folds() throws {
    let drawn = try Drawn(folding: Self.list(count: 1000))
    let scene = drawn.scene(.order)
    #expect(scene.words.contains("… 998 more"))
    #expect(scene.words.contains("closures 2–999"))
    #expect(scene.words.contains("998 of 1001 boxes are collapsed."))
    #expect(scene.summary.contains("998 of 1001 boxes are collapsed."))
  }

  @Test("A key whose values nobody reads has grey lines and the reason")
  func unread() throws {
    let drawn = try Drawn(fixture: "articles/unread.json")
    #expect(arrows(drawn, try drawn.panel()).isEmpty)
    let words = drawn.scene(.order).words
    #expect(words.contains("– transformAnchorPreference: unread-key"))
    #expect(words.contains("– 3 modifiers  unread-key: no enclosing view reads this key"))
  }

  @Test("What is deeper than the limit folds into the last box")
  func deep() throws {
    var root = #"{"view": "Color"}"#
    for _ in 0..<400 {
      root = """
        {"view": "ZStack", "children": [\(root)], "modifiers":
        [{"transformPreference": {"key": "L", "transform": "$0.append(1)"}}]}
        """
    }
    let drawn = try Drawn(
      folding: """
        {"view": "ZStack", "children": [\(root)], "modifiers":
        [{"onPreferenceChange": {"key": "L", "perform": "_ = $0"}}]}
        """)
    let panel = try drawn.panel()
    #expect(panel.tree.boxes.count == 401)
    #expect(panel.folding.nodes.count == 400)
    #expect(drawn.scene(.order).words.contains("… 1 box below: closure 1"))
  }

  @Test("Layers that are hidden are not drawn")
  func layers() throws {
    let drawn = try Drawn(fixture: "articles/form.json")
    let scene = drawn.scene(.order) { $0.layers = [.frames] }
    #expect(!scene.shapes.isEmpty && scene.shapes.allSatisfy { $0.layer == .frames })
  }

  /// A column of views that write the key.
  private static func list(count: Int) -> String {
    """
    {"view": "VStack", "children": [{"forEach": "0..<\(count)", "content": {"view":
    "Color", "modifiers": [{"anchorPreference": {"key": "L", "value": ".bounds", "transform": "[1]"
    }}]}}], "modifiers": [{"onPreferenceChange": {"key": "L", "perform": "_ = $0"}}]}
    """
  }
}
