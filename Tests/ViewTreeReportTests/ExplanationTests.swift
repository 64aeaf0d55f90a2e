import Foundation
import Testing
import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeRandom
import ViewTreeReport
import ViewTreeSyntax

/// `explain`: what it says follows from the numbers that it prints.
struct ExplanationTests {
  private struct Explained {
    let inspection: Inspection
    let explainer: LayoutExplainer

    func explanation(_ name: String) throws -> ViewExplanation {
      guard case .found(let view) = ViewSearch.find(name, in: inspection) else {
        throw Missing()
      }
      return try #require(explainer.explanation(ofView: view))
    }

    func text(_ name: String) throws -> String {
      String(
        decoding: TextReport.explain(try explanation(name), of: explainer, in: inspection),
        as: UTF8.self)
    }
  }

  private struct Missing: Error {}

  private func evaluate(_ text: String) throws -> InspectionResult {
    let source = SourceFile(name: "test.json", bytes: Array(text.utf8))
    let read = DocumentReader.read(source)
    let document = try #require(read.document, "\(read.diagnostics.map(\.message))")
    var options = InspectionOptions()
    options.keepsLayout = true
    options.tracesState = true
    options.valueDetail = .short
    return Inspector.inspect(document, options: options)
  }

  private func explained(_ root: String, _ window: String = "300, \"height\": 100") throws
    -> Explained
  {
    let result = try evaluate(
      """
      {"viewtree": 1, "metrics": "cells", "window": {"width": \(window), "scale": 1}, "root": \(root)}
      """)
    return Explained(
      inspection: try #require(result.inspection), explainer: try #require(result.explainer))
  }

  @Test("A stack's table says who was served when, with what was left")
  func shares() throws {
    let row = try explained(
      #"""
      {"view": "HStack", "spacing": 10, "children": [
        {"view": "Color", "id": "a"},
        {"view": "Color", "id": "b", "modifiers": [{"frame": {"width": 80}}]},
        {"view": "Color", "id": "c", "modifiers": [{"layoutPriority": -1}]}]}
      """#)
    let text = try row.text("a")
    #expect(text.contains("gaps 10 + 10 = 20"))
    #expect(text.contains("width to share 280"))
    // c holds back its least length of 0; b is served first, a gets the rest of the group.
    #expect(text.contains("offered 280 / 2 = 140  takes 80"))
    #expect(text.contains("offered 200 / 1 = 200  takes 200"))
    #expect(
      text.contains("width 200: HStack (line 1) offers 300 - 20 gaps - 80 Color #b (line 3)\n"))
    #expect(text.contains("width = children 280 + gaps 20 = 300"))
  }

  @Test("Where a stack has nothing to share, its children's flexibility is still said")
  func nothingToShare() throws {
    let row = try explained(
      #"{"view": "HStack", "spacing": 400, "children": [{"view": "Color", "id": "a"}, {"view": "Box", "size": {"width": 7, "height": 7}}]}"#
    )
    let text = try row.text("a")
    #expect(text.contains("width to share -100"))
    #expect(text.contains("Box       minimum 7  flexible by 0  offered -100 / 2 = 0  takes 7"))
    #expect(text.contains("Color #a  minimum 0  flexible       offered -107 / 1 = 0  takes 0"))
  }

  @Test("A number that rests on an approximate rule says so beside it, and below the node's rule")
  func origins() throws {
    let toggle = #"{"view": "Toggle", "id": "t", "isOn": ".constant(true)", "title": "On"}"#
    let text = try explained(toggle).text("t")
    let lines = text.split(separator: "\n")
    // The height of the row is approximate, the width is what the window proposes.
    #expect(
      lines.filter { $0.contains(" is approximate: ") }
        == ["  height is approximate: the height of its row is approximate, with an unknown error"])
    #expect(
      lines.contains("  approximate: the height of its row is approximate, with an unknown error"))
  }

  @Test("A number that was measured says where; one of an exact rule says nothing")
  func measuredOrigins() throws {
    let stepper = #"{"view": "Stepper", "id": "s", "value": ".constant(1)", "title": "One"}"#
    #expect(
      try explained(stepper).text("s").contains(" measured on iOS 26, within half a point\n"))
    let box = try explained(#"{"view": "Box", "id": "b", "size": {"width": 7, "height": 7}}"#).text(
      "b")
    #expect(!box.contains("approximate") && !box.contains("measured"))
  }

  @Test("A text in a frame that is too low is truncated, and the change that shows it has a cost")
  func truncationInsideOfAFrame() throws {
    // "one two" has two lines where 4 cells have space, and the frame has the height of none.
    let text =
      #"{"view": "Text", "id": "t", "text": "one two", "modifiers": [{"frame": {"width": 40, "height": 1}}]}"#
    let words = try explained(text).text("t")
    #expect(words.contains("its text is truncated: 1 of 2 lines fit"), "\(words)")
    #expect(
      words.contains(
        "with .fixedSize(horizontal: false, vertical: true): 2 lines, not truncated, but larger than"
      ),
      "\(words)")
  }

  @Test(
    "A container is as long as its content, and doesn't set itself",
    arguments: [
      (
        #"{"view": "ScrollView", "id": "v", "content": {"view": "Color", "modifiers": [{"frame": {"width": 400, "height": 10}}]}}"#,
        "width 400: as wide as Color"
      ),
      (
        #"{"view": "ViewThatFits", "id": "v", "children": [{"view": "Color", "modifiers": [{"frame": {"width": 400, "height": 10}}]}, {"view": "Color", "modifiers": [{"frame": {"width": 40, "height": 10}}]}]}"#,
        "width 40: as wide as Color[1] (line 1), the first child that fits"
      ),
      (
        #"{"view": "Grid", "id": "v", "horizontalSpacing": 5, "children": [{"view": "GridRow", "children": [{"view": "Box", "size": {"width": 30, "height": 7}}, {"view": "Box", "size": {"width": 20, "height": 7}}]}]}"#,
        "width 55: columns 30 Box[0] (line 1) + 20 Box[1] (line 1) + 5 gaps"
      ),
      (
        #"{"view": "HStack", "id": "v", "children": ["Color"], "modifiers": [{"frame": {"maxWidth": 150}}]}"#,
        "width 150: the maximum of .frame"
      ),
      (
        #"{"view": "Box", "id": "v", "size": {"width": 7, "height": 9}}"#,
        "height 9: its own height"
      ),
    ])
  func contentOfContainers(root: String, sentence: String) throws {
    let words = try explained(root).text("v")
    #expect(words.contains(sentence), "\(words)")
  }

  @Test("What is said of accuracy is about what the view uses")
  func accuracyOfForms() throws {
    func text(_ view: String) throws -> String { try explained(view).text("v") }
    let plain = try text(#"{"view": "Button", "id": "v", "title": "Buy"}"#)
    #expect(!plain.contains("approximate") && !plain.contains("measured on"))
    let bordered = try text(
      #"{"view": "Button", "id": "v", "title": "Buy", "modifiers": [{"buttonStyle": ".bordered"}]}"#
    )
    #expect(bordered.contains("measured on iOS 26, within half a point; bordered buttons use"))
    let field = try text(#"{"view": "TextField", "id": "v", "text": ".constant(\"\")"}"#)
    #expect(
      field.contains(" measured on iOS 26, within half a point\n") && !field.contains("rounded"))
    #expect(
      try !text(#"{"view": "Image", "id": "v", "name": "photo"}"#).contains("approximate"))
    #expect(
      try text(#"{"view": "Image", "id": "v", "systemName": "star"}"#).contains(
        "within half a point"))
    #expect(
      try text(#"{"view": "Image", "id": "v", "systemName": "fuelpump"}"#)
        .contains("approximate: a typical symbol size, not its own"))
    #expect(
      try text(#"{"view": "Image", "id": "v", "systemName": "plus"}"#)
        .contains("approximate: a size fitted to the symbol's shape and weight"))
    let label = try text(#"{"view": "Label", "id": "v", "title": "A", "systemImage": "star"}"#)
    #expect(label.contains("within half a point") && !label.contains("typical"))
    let row = try text(
      #"{"view": "List", "children": {"view": "Toggle", "id": "v", "isOn": ".constant(true)", "title": "A"}}"#
    )
    #expect(row.contains("measured on iOS 26") && !row.contains("its row is approximate"))
  }

  @Test("Widths of texts are approximate, and exact where the document measures with cells")
  func typefaces() throws {
    func text(_ metrics: String) throws -> String {
      let result = try evaluate(
        #"{"viewtree": 1, "metrics": "\#(metrics)", "root": {"view": "Text", "id": "t", "text": "A"}}"#
      )
      return try Explained(
        inspection: #require(result.inspection), explainer: #require(result.explainer)
      ).text("t")
    }
    #expect(
      try text("system").contains(
        "  width is approximate: widths come from another typeface, 0.46 points off on average\n")
    )
    #expect(try !text("cells").contains("approximate"))
  }

  @Test(
    "The error of widths is unknown for other designs, fonts of the app, and other scripts",
    arguments: [
      (#""text": "A", "modifiers": [{"fontDesign": "serif"}]"#, "the serif design"),
      (#""text": "A", "modifiers": [{"fontDesign": "rounded"}]"#, "the rounded design"),
      (#""text": "A", "modifiers": [{"font": {"custom": "Avenir", "size": 20}}]"#, "a custom font"),
      (#""text": "漢字""#, "characters that it lacks"),
    ])
  func unmeasuredWidths(members: String, reason: String) throws {
    let result = try evaluate(
      "{\"viewtree\": 1, \"root\": {\"view\": \"Text\", \"id\": \"v\", \(members)}}")
    let text = try Explained(
      inspection: #require(result.inspection), explainer: #require(result.explainer)
    ).text("v")
    #expect(text.contains("with an unknown error for \(reason)"), "\(text)")
  }

  @Test("Whoever decides a length is named, through all that pass it on")
  func decisions() throws {
    let tree = try explained(
      #"""
      {"view": "VStack", "children": {"view": "Color", "id": "c",
        "modifiers": [{"frame": {"width": 40}}, {"overlay": "Circle"}, {"padding": 5}, {"frame": {"maxHeight": 30}}]}}
      """#)
    let text = try tree.text("c")
    // The frame says 40, and the padding around it adds 5 on either side.
    let width =
      "width 50 = 40 + 10: 40 set by .frame (line 2); .padding (line 2) adds 10\n"
    #expect(text.contains(width))
    #expect(text.contains("height 30: the maximum of .frame (line 2)\n"))
    #expect(
      try tree.text("VStack").contains(
        "width 50 = 40 + 10: 40 set by .frame of Color #c (line 2); .padding of Color #c (line 2) adds 10\n"
      ))
    let decision = try tree.explanation("c").width
    #expect(decision.length == 50)
    #expect(decision.base == 40)
    #expect(decision.additions.map(\.length) == [10])
  }

  @Test("Padding that takes off what it adds again decides nothing")
  func paddingPassesOn() throws {
    let tree = try explained(
      #"""
      {"view": "ZStack", "children": {"view": "Color", "id": "c", "modifiers": [{"padding": 5}]}}
      """#)
    #expect(try tree.text("c").contains("width 300: the width that the window offers\n"))
    let negative = try explained(
      #"""
      {"view": "HStack", "children": {"view": "Color", "id": "c",
        "modifiers": [{"frame": {"width": 40}}, {"padding": -5}, {"padding": 1}]}}
      """#)
    #expect(
      try negative.text("c").contains(
        "width 32 = 40 - 10 + 2: 40 set by .frame (line 2); .padding (line 2) takes off 10; "
          + ".padding (line 2) adds 2\n"))
  }

  @Test("What padding around a view takes off is told with who decides")
  func paddingTakesOff() throws {
    let tree = try explained(
      #"""
      {"view": "ZStack", "modifiers": [{"padding": 20}],
       "children": {"view": "Color", "id": "c", "modifiers": [{"padding": 5}, {"frame": {"height": 30}}]}}
      """#)
    let text = try tree.text("c")
    #expect(
      text.contains(
        "width 260 = 300 - 40: 300 the width that the window offers; "
          + ".padding of ZStack (line 1) takes off 40\n"))
    #expect(text.contains("height 30: set by .frame (line 2)\n"))
    let row = try explained(
      #"""
      {"view": "HStack", "spacing": 0, "children": [
        {"view": "ZStack", "modifiers": [{"padding": 10}], "children": {"view": "Color", "id": "c"}},
        {"view": "Color"}]}
      """#)
    #expect(
      try row.text("c").contains(
        "width 130 = 150 - 20: 150 HStack (line 1) offers 300 / 2; "
          + ".padding of ZStack (line 2) takes off 20\n"))
  }

  @Test("The state variables behind a length are named, through local names and components, too")
  func stateVariables() throws {
    let result = try evaluate(
      #"""
      {"viewtree": 1, "window": {"width": 300, "height": 100},
       "state": {"length": 40.0, "inset": 5.0, "tint": "red"},
       "components": {"Bar": {"parameters": {"w": "Double"}, "body": {"view": "Color", "id": "inner",
         "modifiers": [{"frame": {"width": "w * 2", "height": 10}}]}}},
       "root": {"view": "VStack", "children": [
         {"view": "Color", "id": "c", "modifiers": [{"frame": {"width": "length", "height": "length + inset"}}, {"padding": "inset"}]},
         {"forEach": "[7]", "as": "length", "content": {"view": "Color", "id": "loop", "modifiers": [{"frame": {"width": "length"}}]}},
         {"view": "Bar", "w": {"$": "length"}}]}}
      """#)
    let tree = Explained(
      inspection: try #require(result.inspection), explainer: try #require(result.explainer))
    let text = try tree.text("c")
    #expect(
      text.contains(
        "width 50 = 40 + 10: 40 set by .frame (line 6), width is state variable length, now 40; "
          + ".padding (line 6) adds 10, length is state variable inset, now 5\n"))
    #expect(
      text.contains(
        "height is 'length + inset' of state variables length, inset, now 40, now 5;"))
    #expect(
      try tree.text("inner").contains(
        "width is 'w * 2' of state variable length, now 40; if length is 80, it is 160 wide\n"))
    // The loop's own name is no state variable.
    #expect(try tree.text("loop").contains("set by .frame (line 7), width is 'length'\n"))
    let json = String(
      decoding: JSONReport.explain(
        try tree.explanation("c"), of: tree.explainer, in: tree.inspection), as: UTF8.self)
    #expect(
      json.contains(
        #""length": 50, "offered": 290, "least": 40, "ideal": 40, "most": 40, "base": 40, "additions": [{ "by": "padding of c", "length": 10, "sources": [{ "parameter": "length", "expression": "inset", "state": ["inset"] }] }], "sources": [{ "parameter": "width", "expression": "length", "state": ["length"] }] }"#
      ))
  }

  @Test("A closure that ran in an earlier pass is said to have run there, and not again")
  func earlierPasses() throws {
    let result = try evaluate(
      #"""
      {"viewtree": 1, "state": {"count": 0},
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "sum"}},
       "root": {"view": "VStack", "id": "v", "children": [{"view": "Text", "text": {"$": "\"\\(count)\""}},
         {"view": "Color", "id": "c", "modifiers": [{"frame": {"height": 5}},
           {"anchorPreference": {"key": "K", "value": ".point(.zero)", "transform": "1"}},
           {"preference": {"key": "K", "value": 3}}]}],
         "modifiers": [{"onPreferenceChange": {"key": "K", "perform": "count = $0"}}]}}
      """#)
    let tree = Explained(
      inspection: try #require(result.inspection), explainer: try #require(result.explainer))
    #expect(tree.inspection.passes == 2)
    #expect(
      try tree.text("v").contains(
        "onPreferenceChange of K ran as number 1 in pass 1, not again in pass 2: nothing that it uses"
      ))
    #expect(
      try tree.text("c").contains(
        "anchorPreference of K did not run: preference in line 6, an outer modifier"))
  }

  @Test("The window decides what everybody passes on")
  func window() throws {
    let text = try explained(#"{"view": "ZStack", "children": {"view": "Color", "id": "c"}}"#).text(
      "c")
    #expect(text.contains("width 300: the width that the window offers\n"))
    #expect(text.contains("window 300x100: proposed to the root, which is centered"))
  }

  @Test("Views in secondaries, readers and components are explained from the root, too")
  func everywhere() throws {
    let result = try evaluate(
      #"""
      {"viewtree": 1, "window": {"width": 300, "height": 100},
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "sum"}},
       "components": {"Badge": {"body": {"view": "Circle", "id": "dot", "modifiers": [{"frame": {"width": 8}}]}}},
       "root": {"view": "Color", "id": "base", "modifiers": [
         {"preference": {"key": "K", "value": 1}},
         {"overlayPreferenceValue": {"key": "K", "as": "k",
           "content": {"view": "GeometryReader", "as": "g", "children": "Badge"}}}]}}
      """#)
    let tree = Explained(
      inspection: try #require(result.inspection), explainer: try #require(result.explainer))
    let steps = try tree.explanation("dot").steps
    #expect(
      steps.map(\.explanation.algorithm).prefix(2) == ["SecondaryLayout", "GeometryReaderLayout"])
    #expect(try tree.text("dot").contains("width 8: set by .frame (line 3)\n"))
    #expect(try tree.text("base").contains("overlayPreferenceValue of K ran as number 1"))
  }

  @Test("A closure that did not run is explained with its reason")
  func closures() throws {
    let result = try evaluate(
      #"""
      {"viewtree": 1, "preferenceKeys": {"K": {"defaultValue": [], "reduce": "append"}},
       "root": {"view": "Color", "id": "c", "modifiers": [
         {"anchorPreference": {"key": "K", "value": ".bounds", "transform": "[$0]"}}]}}
      """#)
    let tree = Explained(
      inspection: try #require(result.inspection), explainer: try #require(result.explainer))
    #expect(
      try tree.text("c").contains(
        "anchorPreference of K did not run: no enclosing view reads this key")
    )
  }

  @Test("The root's centring, a cell's place and the row of a frame's table are said")
  func details() throws {
    let tree = try explained(
      #"""
      {"view": "Grid", "children": [{"view": "GridRow", "children": [
        {"view": "Box", "size": {"width": 10, "height": 20}},
        {"view": "Color", "id": "c", "modifiers": [{"frame": {"minWidth": 5, "maxWidth": 30, "maxHeight": 20}}]}]}]}
      """#)
    let text = try tree.text("c")
    // 10 and 30 wide with a gap of 8, in a window of 300 by 100.
    #expect(text.contains("x = (300 - 48) / 2 = 126"))
    #expect(text.contains("row 0, column 1"))
    #expect(text.contains("both bounds: the proposal, limited to the bounds"))
    #expect(
      text.contains("a maximum: the larger of the child's length and the offer, up to the maximum"))
    let inset = try explained(
      #"""
      {"view": "Color", "id": "c", "modifiers": [
        {"safeAreaInset": {"edge": "bottom", "content": {"view": "Box", "size": {"width": 10, "height": 20}}}}]}
      """#)
    #expect(try inset.text("c").contains("height = children 92 + gaps 8 = 100"))
  }

  @Test("A view that its container left out says so")
  func notPlaced() throws {
    let tree = try explained(
      #"""
      {"view": "ViewThatFits", "children": [
        {"view": "Box", "id": "large", "size": {"width": 900, "height": 10}},
        {"view": "Box", "id": "small", "size": {"width": 90, "height": 10}}]}
      """#)
    #expect(try tree.text("large").contains("it is not placed"))
    #expect(
      try tree.text("small").contains("Box #large  ideally 900x10  width is more than 300"))
  }

  @Test("A path may be named by its end, if no other path ends so")
  func pathEnds() throws {
    let tree = try explained(
      #"{"view": "HStack", "children": [{"view": "VStack", "children": "Circle"}, {"view": "ZStack", "children": ["Circle", "Color"]}]}"#
    )
    #expect(ViewSearch.find("VStack[0]/Circle", in: tree.inspection) == .found(ID(2)))
    #expect(ViewSearch.find("Color[1]", in: tree.inspection) == .found(ID(5)))
    #expect(
      ViewSearch.find("Nothing", in: tree.inspection) == .missing(nearest: nil))
  }

  @Test("The last child is chosen even if it does not fit, and that is said")
  func lastCandidate() throws {
    let tree = try explained(
      #"{"view": "ViewThatFits", "children": [{"view": "Box", "id": "b", "size": {"width": 400, "height": 10}}]}"#
    )
    #expect(
      try tree.text("b").contains("width is more than 300, but it is the last: chosen"))
  }

  @Test(
    "Keeping the layout changes nothing that is reported", arguments: Rounds.some(of: fixtures()))
  func sameFrames(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let document = try #require(
      DocumentReader.read(SourceFile(name: "f.json", bytes: Array(text.utf8))).document)
    var options = InspectionOptions()
    // The layout that is kept is the last one.
    options.stepCount = 0
    let plain = try #require(Inspector.inspect(document, options: options).inspection)
    options.keepsLayout = true
    let result = Inspector.inspect(document, options: options)
    let kept = try #require(result.inspection)
    let explainer = try #require(result.explainer)
    for index in kept.views.indices {
      guard let explanation = explainer.explanation(ofView: ID(index)), explanation.isPlaced
      else { continue }
      #expect(explanation.frame == kept.views[index].frame)
      for node in explanation.steps.map(\.explanation) {
        for step in node.steps { try check(step, of: node) }
      }
      #expect(!JSONReport.explain(explanation, of: explainer, in: kept).isEmpty)
    }
    #expect(JSONReport.inspect(plain) == JSONReport.inspect(kept))
  }

  private static func fixtures() -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["articles", "layout"].flatMap { folder -> [String] in
      let path = root.appendingPathComponent("Fixtures/\(folder)").path
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(path)/\($0)" }
    }
  }

  @Test(
    "In random trees, every node's frame follows from the numbers before it",
    arguments: 0..<UInt64(Rounds.of(400)))
  func numbers(_ seed: UInt64) throws {
    var generator = SeededNumbers(seed: seed)
    var count = 0
    let root = Self.randomView(&generator, depth: 5, count: &count)
    let tree = try explained(root, "\(generator.next(400)), \"height\": \(generator.next(400))")
    for index in tree.inspection.views.indices {
      let explanation = try #require(tree.explainer.explanation(ofView: ID(index)))
      guard explanation.isPlaced else { continue }
      try check(explanation)
      let view = tree.inspection.views[index]
      #expect(explanation.steps.last?.explanation.frame == view.content)
      #expect(explanation.frame == view.frame)
    }
  }

  private func check(_ explanation: ViewExplanation) throws {
    let nodes = explanation.steps.map(\.explanation)
    for (outer, inner) in zip(nodes, nodes.dropFirst()) {
      #expect(near(outer.frame.minX + inner.origin.x, inner.frame.minX))
      #expect(near(outer.frame.minY + inner.origin.y, inner.frame.minY))
    }
    for node in nodes {
      #expect(node.frame.size == node.size)
      for step in node.steps { try check(step, of: node) }
    }
  }

  private func check(_ step: LayoutStep, of node: NodeExplanation) throws {
    switch step {
    case .sum(let axis, let children, let gaps):
      #expect(near(children + gaps, node.size[axis]))
    case .shares(_, _, let shares):
      for share in shares {
        #expect(share.flexibility < 1e300 || share.flexibility == .infinity)
        #expect(near(share.offered, max(share.available / Double(share.sharers), 0)))
      }
      for (one, next) in zip(shares, shares.dropFirst()) where one.priority == next.priority {
        #expect(near(one.available - one.taken, next.available))
        #expect(one.sharers == next.sharers + 1)
      }
    case .fixedLength(let axis, let length):
      #expect(near(length, node.size[axis]))
    case .boundedLength(let axis, let bounds):
      #expect(near(bounds.length, node.size[axis]))
    default: break
    }
  }

  private func near(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) < 1e-6
  }

  private static func randomView(
    _ numbers: inout SeededNumbers, depth: Int, count: inout Int
  ) -> String {
    count += 1
    var view: String
    if depth == 0 || numbers.next(4) == 0 {
      view =
        numbers.next(2) == 0
        ? #""view": "Color""# : #""view": "Text", "text": "some words to break""#
    } else {
      let kind = [
        "HStack", "VStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "ViewThatFits",
        "GridRow", "Grid", "GeometryReader", "Group",
      ][numbers.next(11)]
      var children: [String] = []
      for _ in 0..<numbers.next(4) {
        children.append(randomView(&numbers, depth: depth - 1, count: &count))
      }
      view = #""view": "\#(kind)", "children": [\#(children.joined(separator: ", "))]"#
    }
    let all = [
      #"{"frame": {"width": \#(numbers.next(200))}}"#, #"{"padding": \#(numbers.next(20))}"#,
      #"{"frame": {"minWidth": \#(numbers.next(50)), "maxHeight": \#(numbers.next(90))}}"#,
      #"{"layoutPriority": \#(numbers.next(3))}"#, #"{"fixedSize": {"vertical": true}}"#,
      #"{"aspectRatio": {"ratio": 2, "contentMode": "fit"}}"#, #"{"overlay": "Circle"}"#,
      #"{"offset": {"x": 5, "y": -3}}"#, #"{"position": {"x": 20, "y": 10}}"#,
      #"{"gridCellColumns": 2}"#,
      #"{"safeAreaInset": {"edge": "bottom", "content": {"view": "Box", "size": {"width": 9, "height": 9}}}}"#,
    ]
    let modifiers = (0..<numbers.next(3)).map { _ in all[numbers.next(all.count)] }
    view += #", "modifiers": [\#(modifiers.joined(separator: ", "))]"#
    return "{\(view)}"
  }
}

/// Numbers that are the same for the same seed.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}
