import Testing
import ViewTreeInspector

/// Objects: references that views share.
struct ObjectTests {
  private static let model = #"""
    class Model: ObservableObject {\n @Published var count = 0\n @Published var items: [Int] = []\n var plain = 0\n
      let id: Int\n init(id: Int = 1) { self.id = id }\n func add(_ n: Int = 1) { count += n; plain += 1 }\n
      var half: Int { get { count / 2 } set { count = newValue * 2 } } }
    """#

  /// The texts of the view `t` at first and after each step, which is an action.
  private func texts(
    _ text: String, _ actions: [String], types: String = Self.model,
    state: String = #""m": {"type": "Model", "value": "Model()"}"#
  ) throws -> [String?] {
    let steps = actions.map { #"{"perform": "\#($0)"}"# }.joined(separator: ", ")
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "types": "\#(types.replacing("\n", with: " "))", "state": {\#(state)},
       "root": {"view": "Text", "id": "t", "text": "\#(text)"}, "steps": [\#(steps)]}
      """#)
    let all = [evaluated.inspection] + evaluated.inspection.steps.map(\.inspection)
    return all.map { inspection in inspection.views.compactMap { inspection.string($0.text) }.last }
  }

  @Test(
    "An action changes an object by assignments, methods, computed properties and what is inside",
    arguments: [
      ("m.count = 3", "3 0 []"), ("m.count += 2", "2 0 []"), ("m.add()", "1 1 []"),
      ("m.add(4); m.add()", "5 2 []"), ("m.half = 4", "8 0 []"),
      ("m.items.append(7)", "0 0 [7]"), ("m.items = [1, 2]; m.items[0] = 5", "0 0 [5, 2]"),
      ("let other = m; other.count = 6", "6 0 []"),
      ("func f(_ x: Model) { x.count = 9 }; f(m)", "9 0 []"),
      ("func f(_ x: inout Int) { x += 4 }; f(&m.count)", "4 0 []"),
      ("for x in [m, m] { x.add() }", "2 2 []"), ("m = Model(id: 2); m.count = m.id", "2 0 []"),
      ("let x: Model? = m; x?.count = 5", "5 0 []"), ("let x: Model? = nil; x?.add()", "0 0 []"),
    ])
  func changes(action: String, expected: String) throws {
    #expect(
      try texts(#"\\(m.count) \\(m.plain) \\(m.items)"#, [action]) == ["0 0 []", expected])
  }

  @Test(
    "What is assigned in objects is told behind the first variable that has them, or behind their types"
  )
  func assignedNames() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "types": "class N: ObservableObject { @Published var v = 0 }; class M: ObservableObject { @Published var n = N() }",
       "state": {"m": {"type": "M", "value": "M()"}, "k": {"type": "N", "value": "N()"}, "l": {"type": "[N]", "value": "[N]()"}},
       "root": {"view": "Text", "id": "t", "text": "\\(m.n.v)", "modifiers": [
         {"onTapGesture": "print(1); m.n.v += 1; k.v += 1; if l.isEmpty { l = [k, N()] } else { l[1].v += 1 }"}]},
       "steps": [{"tap": "t"}, {"tap": "t"}]}
      """#)
    let names = evaluated.inspection.steps.map { step in
      step.inspection.actions.flatMap { $0.assigned.map(\.name) }
    }
    #expect(names == [["N.v", "k.v", "l"], ["N.v", "k.v", "N.v"]])
  }

  @Test(
    "Observers of a property run around each change, but not in an initialiser and not for what they assign themselves",
    arguments: [
      ("m.a = 4", "4 [1>4, 1<4]"), ("m.a += 1", "2 [1>2, 1<2]"), ("m.a = 1", "1 [1>1, 1<1]"),
      ("m.a = 50", "9 [1>50, 50>20, 50<9, 1<9]"), ("m.list.append(3)", "1 [sum 3]"),
      ("m.list = [1, 2]; m.list[0] = 5", "1 [sum 3, sum 7]"),
      ("m.leaf.n = 2", "1 []"), ("m.leaf = Leaf()", "1 [leaf]"),
      ("func f(_ x: inout Int) { x += 1; x += 1 }; f(&m.a)", "3 [1>3, 1<3]"),
    ])
  func observers(action: String, expected: String) throws {
    let types = #"""
      class Leaf { var n = 1 }
      class Model: ObservableObject {
        @Published var a = 0 {
          willSet(next) { log.append(\"\\(a)>\\(next)\") }
          didSet { clamp(); if a > 9 { a = 9 }; log.append(\"\\(oldValue)<\\(a)\") }
        }
        var list: [Int] = [] { didSet { log.append(\"sum \\(list.reduce(0, +))\") } }
        var leaf = Leaf() { didSet { log.append(\"leaf\") } }
        var log: [String] = []
        init() { a = 1 }
        func clamp() { if a > 20 { a = 20 } }
      }
      """#
    #expect(
      try texts(
        #"\\(m.a) [\\(m.log.joined(separator: \", \"))]"#, [action],
        types: types.replacing("\n", with: #"\n"#))
        == ["1 []", expected])
  }

  @Test("A binding and a step that set a property run its observers")
  func observedBindings() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1,
       "types": "class Model: ObservableObject { @Published var name = \"a\" { didSet { told += 1 } }; @Published var told = 0 }",
       "state": {"m": {"$": "Model()"}},
       "root": {"view": "VStack", "children": [
         {"view": "TextField", "id": "f", "text": "$m.name"}, {"view": "Text", "id": "t", "text": "\\(m.name) \\(m.told)"}]},
       "steps": [{"type": {"f": "b"}}, {"set": {"m.name": "c"}}]}
      """#)
    let texts = evaluated.inspection.steps.map(\.inspection).map { inspection in
      inspection.views.compactMap { inspection.string($0.text) }.last
    }
    #expect(texts == ["b 1", "c 2"])
  }

  @Test("An object that other objects and lists hold is the same one")
  func references() throws {
    #expect(
      try texts(
        #"\\(a.left.n) \\(a.right.n) \\(list[0].n)"#,
        ["a.left.n = 3; list[0].n += 1", "a.right = Leaf(); a.right.n = 7"],
        types:
          "@Observable class Leaf { var n = 0; static let one = Leaf() }; @Observable class Pair { var left = Leaf.one; var right = Leaf.one }",
        state:
          #""a": {"type": "Pair", "value": "Pair()"}, "list": {"type": "[Leaf]", "value": "[Leaf.one]"}"#
      )
        == ["0 0 0", "4 4 4", "4 7 4"])
  }

  @Test("What is not published changes at once, and is no reason for another pass")
  func unpublished() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "types": "\#(Self.model.replacing("\n", with: " "))",
       "state": {"m": {"type": "Model", "value": "Model()"}},
       "root": {"view": "Text", "id": "t", "let": {"n": "{ m.plain += 1; return m.plain }()"},
         "text": "\\(n)", "modifiers": [{"onAppear": "m.plain = 10"}]}}
      """#)
    #expect(try evaluated.inspection.string(evaluated.view("t").text) == "1")
    #expect(evaluated.inspection.passes == 1)
    #expect(evaluated.inspection.diagnostics.isEmpty)
  }

  @Test("What is published in an update is SwiftUI's warning, where it is assigned")
  func published() throws {
    let outcome = Outcome(
      #"""
      {"viewtree": 1, "types": "\#(Self.model.replacing("\n", with: " "))",
       "state": {"m": {"type": "Model", "value": "Model()"}},
       "root": {"view": "Text", "let": {"_": "if m.count == 0 { m.add() }"}, "text": "\\(m.count)"}}
      """#)
    let warnings = try #require(outcome.inspection).diagnostics
    #expect(
      warnings.map(\.message) == [
        "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
      ])
    #expect(outcome.inspection?.passes == 2)
  }

  @Test("A closure runs again when an object that it uses has changed, and only then")
  func memory() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "types": "\#(Self.model.replacing("\n", with: " "))",
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}},
       "state": {"m": {"type": "Model", "value": "Model()"}, "other": {"type": "Model", "value": "Model()"}},
       "root": {"view": "Color", "modifiers": [
         {"anchorPreference": {"key": "K", "value": "bounds", "transform": "m.count"}},
         {"onPreferenceChange": {"key": "K", "perform": "print(value)"}}]},
       "steps": [{"perform": "other.add()"}, {"perform": "m.add()"}]}
      """#)
    let steps = evaluated.inspection.steps.map(\.inspection)
    #expect(steps.map { $0.order.filter { $0.kind == .closure }.count } == [0, 2])
  }

  @Test("An object that nobody hands down is SwiftUI's error; the nearest one counts")
  func environment() throws {
    func outcome(_ modifiers: String, kind: String = "ObservableObject") -> Outcome {
      let attribute = kind == "Observable" ? "@Observable class M" : "class M: ObservableObject"
      return Outcome(
        #"""
        {"viewtree": 1, "types": "\#(attribute) { var n: Int; init(_ n: Int) { self.n = n } }",
         "components": {"C": {"environment": {"m": "M.self"}, "body": {"view": "Text", "text": "\\(m.n)"}}},
         "root": {"view": "VStack", "children": ["C"], "modifiers": [\#(modifiers)]}}
        """#)
    }
    let found = try #require(
      outcome(#"{"environmentObject": "M(1)"}, {"environment": "M(2)"}"#).inspection)
    #expect(found.views.compactMap { found.string($0.text) } == ["1"])
    #expect(
      outcome("").diagnostics.map(\.message) == [
        "No ObservableObject of type M found. A View.environmentObject(_:) for M may be missing as an ancestor of this view."
      ])
    #expect(
      outcome("", kind: "Observable").diagnostics.first?.message.hasPrefix(
        "No Observable object of type M found.") == true)
    #expect(
      outcome(#"{"environmentObject": "5"}"#).diagnostics.map(\.id) == ["wrong-argument-value"])
  }

  @Test("A loop through an object is found, and told by the variable that holds it")
  func loop() throws {
    let evaluated = try Evaluated(
      #"""
      {"viewtree": 1, "types": "\#(Self.model.replacing("\n", with: " "))",
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}},
       "state": {"m": {"type": "Model", "value": "Model()"}},
       "root": {"view": "Color", "modifiers": [
         {"preference": {"key": "K", "value": {"$": "m.count"}}},
         {"onPreferenceChange": {"key": "K", "perform": "m.count = value + 1"}}]}}
      """#)
    #expect(evaluated.inspection.loop != nil)
  }
}
