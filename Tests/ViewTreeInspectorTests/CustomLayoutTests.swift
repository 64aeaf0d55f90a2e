import Testing
import ViewTreeInspector
import ViewTreeLayout

/// Layouts that a document declares: what their closures are asked, and what is done with the answers.
struct CustomLayoutTests {
  /// A document with a layout `L` at its root, in a window of 100 by 100.
  private func document(
    sizeThatFits: String = #""CGSize(width: 60, height: 40)""#, placeSubviews: String = #""""#,
    more: String = "", arguments: String = "", _ children: String
  ) -> String {
    #"""
    {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1},
     "layouts": {"L": {"sizeThatFits": \#(sizeThatFits), "placeSubviews": \#(placeSubviews)\#(more)}},
     "root": {"view": "L", "id": "l"\#(arguments), "children": [\#(children)]}}
    """#
  }

  private func box(_ id: String, _ width: Int = 10, _ height: Int = 10) -> String {
    #"{"view": "Color", "id": "\#(id)", "size": {"width": \#(width), "height": \#(height)}}"#
  }

  @Test("A child that its layout doesn't place is centered, and gets the layout's proposal")
  func unplaced() throws {
    let evaluated = try Evaluated(document(box("a", 20, 10) + #", {"view": "Color", "id": "b"}"#))
    #expect(try evaluated.frame("l") == Rect(x: 20, y: 30, width: 60, height: 40))
    #expect(try evaluated.frame("a") == Rect(x: 40, y: 45, width: 20, height: 10))
    #expect(try evaluated.frame("b") == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test(
    "A child is put with its anchor at a point, also outside the bounds",
    arguments: [
      ("at: .zero, proposal: .zero", 20.0, 30.0),
      ("at: CGPoint(x: 0, y: 0), proposal: .zero", 20, 30),
      ("at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .zero", 45, 45),
      ("at: .zero, anchor: .bottomTrailing, proposal: .zero", 10, 20),
      ("at: .zero, anchor: UnitPoint(x: 1, y: 0), proposal: .zero", 10, 30),
      ("at: CGPoint(x: -30, y: 200), proposal: .zero", -10, 230),
      ("at: CGPoint(x: Double.nan, y: Double.infinity), proposal: .zero", 20, 30),
    ])
  func anchors(arguments: String, x: Double, y: Double) throws {
    let evaluated = try Evaluated(
      document(placeSubviews: "\"subviews[0].place(\(arguments))\"", box("a")))
    #expect(try evaluated.frame("a") == Rect(x: x, y: y, width: 10, height: 10))
  }

  @Test(
    "A proposal may be written in every way that SwiftUI knows",
    arguments: [
      (".unspecified", 10.0, 10.0), (".zero", 0, 0), ("ProposedViewSize.zero", 0, 0),
      ("proposal", 100, 100), (".init(width: 30, height: nil)", 30, 10),
      (".init(width: 30, height: 5)", 30, 5), ("ProposedViewSize(width: nil, height: 7)", 10, 7),
      ("ProposedViewSize(CGSize(width: 3, height: 4))", 3, 4),
      ("ProposedViewSize(proposal.replacingUnspecifiedDimensions())", 100, 100),
      ("ProposedViewSize(width: -5, height: 20)", 0, 20),
    ])
  func proposals(proposal: String, width: Double, height: Double) throws {
    let evaluated = try Evaluated(
      document(
        placeSubviews: "\"subviews[0].place(at: .zero, proposal: \(proposal))\"",
        #"{"view": "Color", "id": "a"}"#))
    #expect(try evaluated.frame("a").size == Size(width: width, height: height))
  }

  @Test("The proposal says what is unspecified, zero and infinite")
  func proposalInClosure() throws {
    let text = document(
      sizeThatFits: #"""
        ["if proposal == .unspecified { return CGSize(width: 1, height: 2) }",
         "switch proposal {",
         "case .zero: return CGSize(width: 3, height: 4)",
         "default: return proposal.replacingUnspecifiedDimensions(by: CGSize(width: 5, height: 6))",
         "}"]
        """#, "")
    func size(_ width: Double?, _ height: Double?) throws -> Size {
      var options = InspectionOptions()
      options.proposal = ProposedSize(width: width, height: height)
      return try Evaluated(text, options).frame("l").size
    }
    #expect(try size(nil, nil) == Size(width: 1, height: 2))
    #expect(try size(0, 0) == Size(width: 3, height: 4))
    #expect(try size(nil, 9) == Size(width: 5, height: 9))
  }

  @Test("A size that is negative or no number counts as 0")
  func illegalSizes() throws {
    let evaluated = try Evaluated(
      document(sizeThatFits: #""CGSize(width: -5, height: Double.nan)""#, box("a")))
    #expect(try evaluated.frame("l") == Rect(x: 50, y: 50, width: 0, height: 0))
  }

  @Test("Closures see parameters, functions and what makeCache made")
  func parametersAndCache() throws {
    let evaluated = try Evaluated(
      document(
        sizeThatFits: #""CGSize(width: total(subviews) + gap, height: cache)""#,
        placeSubviews:
          #"["cache += 1", "subviews[0].place(at: CGPoint(x: gap, y: cache), proposal: .zero)"]"#,
        more: #"""
          , "parameters": {"gap": {"type": "CGFloat", "defaultValue": 7}, "label": "String"},
          "makeCache": "CGFloat(subviews.count * 10)",
          "functions": {"total": {"parameters": {"_ subviews": "Subviews"},
            "body": "subviews.map { width(of: $0) }.reduce(0, +)"},
            "width": {"parameters": {"of": "LayoutSubview"}, "body": "of.sizeThatFits(.unspecified).width"}}
          """#,
        arguments: #", "label": "x""#, box("a", 11, 5) + "," + box("b", 12, 5)))
    #expect(try evaluated.frame("l") == Rect(x: 35, y: 40, width: 30, height: 20))
    #expect(try evaluated.frame("a") == Rect(x: 42, y: 61, width: 11, height: 5))
  }

  @Test("Children say their priority, their guides and the distance they prefer")
  func subviewMembers() throws {
    let evaluated = try Evaluated(
      document(
        sizeThatFits: #"""
          ["let d = subviews[0].dimensions(in: .unspecified)",
           "let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)",
           "return CGSize(width: gap + subviews[1].priority, height: d[.bottom] + d.width)"]
          """#,
        box("a", 11, 5)
          + #", {"view": "Color", "modifiers": [{"layoutPriority": 3}]}"#))
    #expect(try evaluated.frame("l").size == Size(width: 11, height: 16))
  }

  @Test("A declared guide of children comes out as their mean, where they were placed")
  func guides() throws {
    let guide = #""modifiers": [{"alignmentGuide": {"guide": "line", "computeValue": "0"}}]"#
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1},
       "alignments": {"line": {"axis": "vertical", "defaultValue": "0"}},
       "layouts": {"L": {"sizeThatFits": "CGSize(width: 10, height: 40)",
         "placeSubviews": ["for (i, s) in subviews.enumerated() {",
            "  s.place(at: CGPoint(x: 0, y: Double(i) * 20), proposal: .unspecified)", "}"]}},
       "root": {"view": "HStack", "spacing": 0, "alignment": "line", "children": [
         {"view": "L", "id": "l", "children": [{"view": "Color", \#(guide)}, {"view": "Color", \#(guide)}]},
         {"view": "Color", "id": "c", "size": {"width": 10, "height": 10}}]}}
      """#)
    #expect(try evaluated.frame("c").minY - evaluated.frame("l").minY == 10)
  }

  @Test("Preferences of the children fold at the layout, in their order")
  func preferences() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "state": {"seen": []},
       "preferenceKeys": {"K": {"defaultValue": [], "reduce": "append"}},
       "layouts": {"L": {"sizeThatFits": "CGSize(width: 10, height: 40)", "placeSubviews": ""}},
       "root": {"view": "L", "modifiers": [{"onPreferenceChange": {"key": "K", "perform": "seen = value"}}],
         "children": [{"view": "Color", "modifiers": [{"preference": {"key": "K", "value": [1]}}]},
           {"view": "Color", "modifiers": [{"preference": {"key": "K", "value": [2]}}]}]}}
      """#)
    #expect(evaluated.inspection.state.map { "\($0.value)" } == ["[1, 2]"])
  }

  @Test("Layouts stand inside one another hundreds deep")
  func nesting() {
    let failed = onDeepStack {
      let depth = 800
      let nested =
        String(repeating: #"{"view": "L", "children": "#, count: depth) + #""Color""#
        + String(repeating: "}", count: depth)
      let outcome = Outcome(
        #"""
        {"viewtree": 1, "window": {"width": 50, "height": 60},
         "layouts": {"L": {
           "sizeThatFits": "subviews.map { $0.sizeThatFits(proposal) }.first ?? .zero",
           "placeSubviews": "subviews[0].place(at: .zero, proposal: proposal)"}},
         "root": \#(nested)}
        """#)
      guard let view = outcome.inspection?.views.last else { return outcome.ids }
      return view.frame == Rect(x: 0, y: 0, width: 50, height: 60) ? [] : ["\(view.frame)"]
    }
    #expect(failed == [])
  }

  @Test("Layouts that ask ever more questions of one another end in an error")
  func explosion() {
    let ids = onDeepStack {
      let depth = 60
      let nested =
        String(repeating: #"{"view": "L", "children": "#, count: depth) + #""Color""#
        + String(repeating: "}", count: depth)
      var limits = EvaluationLimits.standard
      limits.layoutSteps = 100_000
      return Outcome(
        #"""
        {"viewtree": 1, "layouts": {"L": {"sizeThatFits": [
           "let wide = ProposedViewSize(width: (proposal.width ?? 10) * 1.5 + 1, height: 5)",
           "_ = subviews[0].sizeThatFits(wide)",
           "return subviews[0].sizeThatFits(.init(width: (proposal.width ?? 10) * 1.25, height: 5))"],
           "placeSubviews": ""}},
         "root": \#(nested)}
        """#, limits: limits
      ).ids
    }
    #expect(ids == ["script-out-of-steps"])
  }

  @Test(
    "A closure that fails is one error, at its place in the document",
    arguments: [
      (#""CGSize(width: 1 % (1 - 1), height: 1)""#, #""""#, "division-by-zero", "1 % (1 - 1)"),
      (#""subviews[9].sizeThatFits(.zero)""#, #""""#, "index-out-of-range", "subviews[9]"),
      (#""12""#, #""""#, "script-type-mismatch", "12"),
      (
        #"["let a = 1", "return proposal.widht"]"#, #""""#, "unknown-script-member",
        "widht"
      ),
      (
        #"["subviews[0].place(at: .zero, proposal: .zero)", "return .zero"]"#, #""""#,
        "script-not-possible",
        "subviews[0].place(at: .zero, proposal: .zero)"
      ),
      (
        #""CGSize.zero""#, #""subviews[0].place(at: 3, proposal: .zero)""#, "script-type-mismatch",
        "3"
      ),
      (
        #""CGSize.zero""#, #""subviews[0].place(proposal: .zero)""#, "missing-script-argument",
        "place(proposal: .zero)"
      ),
      (
        #""CGSize.zero""#, #""subviews[0].place(at: .zero, size: .zero)""#, "unknown-script-label",
        "size"
      ),
      (#""while true {}""#, #""""#, "script-out-of-steps", nil),
    ] as [(String, String, String, String?)])
  func failingClosures(size: String, place: String, id: String, source: String?) {
    let outcome = Outcome(document(sizeThatFits: size, placeSubviews: place, box("a")))
    #expect(outcome.ids == [id])
    if let source { #expect(outcome.places == [source]) }
  }

  @Test(
    "A layout that is not complete, or takes a name that is given, is refused",
    arguments: [
      (#"{"L": {"sizeThatFits": "CGSize.zero"}}"#, ["missing-argument"]),
      (
        #"{"L": {"sizeThatFit": "CGSize.zero", "placeSubviews": ""}}"#,
        ["missing-argument", "unknown-argument"]
      ),
      (#"{"L": "CGSize.zero"}"#, ["wrong-kind"]), (#"[]"#, ["wrong-kind"]),
      (#"{"T": {"sizeThatFits": "CGSize.zero", "placeSubviews": ""}}"#, ["name-is-taken"]),
      (#"{"C": {"sizeThatFits": "CGSize.zero", "placeSubviews": ""}}"#, ["name-is-taken"]),
      (
        #"{"L": {"sizeThatFits": "CGSize.zero", "placeSubviews": "", "parameters": {"cache": "Int"}}}"#,
        ["reserved-parameter"]
      ),
      (#"{"L": {"sizeThatFits": "propsal", "placeSubviews": ""}}"#, ["unknown-script-name"]),
      (#"{"L": {"sizeThatFits": 4, "placeSubviews": ""}}"#, ["wrong-kind"]),
    ])
  func refusedDeclarations(layouts: String, ids: [String]) {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "types": {"T": {"cases": ["a"]}}, "components": {"C": {"body": "Color"}},
       "layouts": \#(layouts), "root": "Color"}
      """#)
    #expect(outcome.ids == ids)
  }

  @Test("The members of a SwiftUI layout may be pasted as they stand in Swift")
  func pastedMembers() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "window": {"width": 100, "height": 100, "scale": 1},
       "layouts": {"L": {"parameters": {"gap": "CGFloat"}, "functions": [
         "func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.zero) } }",
         "func sizeThatFits(proposal p: ProposedViewSize, subviews: Subviews,",
         "    cache: inout [CGSize]) -> CGSize {",
         "  CGSize(width: sum(cache.map { $0.width }), height: largest(of: cache))",
         "}",
         "func placeSubviews(in rect: CGRect, proposal: ProposedViewSize, subviews: Subviews,",
         "    cache: inout [CGSize]) {",
         "  subviews[1].place(at: CGPoint(x: rect.maxX, y: rect.minY), anchor: .topTrailing,",
         "    proposal: ProposedViewSize(cache[1]))",
         "}",
         "private func sum(_ widths: [CGFloat]) -> CGFloat { widths.reduce(gap, +) }",
         "func largest(of sizes: [CGSize]) -> CGFloat { sizes.map(\\.height).max() ?? 0 }"]}},
       "root": {"view": "L", "id": "l", "gap": 5, "children": [
         {"view": "Color", "size": {"width": 10, "height": 20}},
         {"view": "Color", "id": "b", "size": {"width": 15, "height": 10}}]}}
      """#)
    #expect(try evaluated.frame("l") == Rect(x: 35, y: 40, width: 30, height: 20))
    #expect(try evaluated.frame("b") == Rect(x: 50, y: 40, width: 15, height: 10))
  }

  @Test(
    "Pasted members that cannot be read are one error, where they stand",
    arguments: [
      (#"["fun f() { 1 }"]"#, "unsupported-in-scripts", "fun"),
      (#"["func f(a: Int) -> Int { a "]"#, "unclosed-script-bracket", "{"),
      (#"["func f(a) { a }"]"#, "unexpected-script-word", ")"),
      (#""func f() { \"a }""#, "unterminated-script-string", #"\"a }"#),
    ])
  func unreadableMembers(functions: String, id: String, place: String) {
    let outcome = Outcome(
      #"{"viewtree": 1, "layouts": {"L": {"functions": \#(functions)}}, "root": "Color"}"#)
    #expect(outcome.ids == [id])
    #expect(outcome.places == [place])
  }

  private func ranked(_ children: String, closure: String = "subviews[0][Rank.self]") -> String {
    #"""
    {"viewtree": 1, "state": {"n": 2},
     "layoutValueKeys": {"Rank": {"defaultValue": "n * 20"}},
     "components": {"C": {"body": {"view": "Color", "modifiers": [
       {"layoutValue": {"key": "Rank", "value": 7}}, "hidden"]}}},
     "layouts": {"L": {"sizeThatFits": "CGSize(width: \#(closure), height: 1)",
       "placeSubviews": ""}},
     "root": {"view": "L", "id": "l", "children": \#(children)}}
    """#
  }

  @Test(
    "Views hand values to the layout around them",
    arguments: [
      (#""Color""#, 40.0), (#""C""#, 7), (#"{"view": "VStack", "children": "C"}"#, 40),
      (#"{"view": "C", "modifiers": [{"padding": 5}]}"#, 7),
      (
        #"{"view": "Color", "modifiers": [{"layoutValue": {"key": "Rank.self", "value": 3}}, {"padding": 5}, {"layoutValue": {"key": "Rank", "value": {"$": "n + 3"}}}]}"#,
        3
      ),
    ])
  func layoutValues(child: String, expected: Double) throws {
    #expect(try Evaluated(ranked(child)).frame("l").width == expected)
  }

  @Test("A layout value key that is not declared is an error where it is named")
  func unknownLayoutValueKeys() {
    let modifier =
      #"{"view": "Color", "modifiers": [{"layoutValue": {"key": "Rang", "value": 3}}]}"#
    #expect(Outcome(ranked(modifier)).places == [#""Rang""#])
    let closure = Outcome(ranked(#""Color""#, closure: "subviews[0][Rang.self]"))
    #expect(closure.places == ["subviews[0][Rang.self]"])
  }

  @Test("A use of a layout is checked like a use of a component")
  func refusedUses() {
    let text = document(
      more: #", "parameters": {"gap": "CGFloat"}"#, arguments: #", "gab": 3"#, box("a"))
    let outcome = Outcome(text)
    #expect(outcome.ids == ["missing-argument", "unknown-argument"])
    #expect(Outcome(document(arguments: #", "gap": 3"#, box("a"))).ids == ["unknown-argument"])
  }
}
