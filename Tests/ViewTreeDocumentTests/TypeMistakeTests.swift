import Testing
import ViewTreeSyntax

/// What types tell of scripts before anything runs.
struct TypeMistakeTests {
  private static let sections = #"""
    "state": {"n": 0, "name": "Jane", "names": ["Ann"], "rect": {"$": "CGRect.zero"}, "maybe": null},
    "types": {
      "Mode": {"cases": ["list", "grid(Int)", "table(rows: Int, columns: [String: Int])"],
        "methods": {"isList": "switch self { case .list: return true; default: return false }"}},
      "Item": {"fields": {"name": "String", "frame": "CGRect", "bounds": "Anchor<CGRect>?", "mode": "Mode = .list"},
        "methods": {"area": {"parameters": {"_ scale": "Double"}, "body": "frame.width * scale"},
          "named": {"parameters": {"name": "String"}, "body": "Item(name: name, frame: frame)"}}}
    },
    "preferenceKeys": {"Frame": {"defaultValue": {"$": "CGRect.zero"}, "reduce": "last"},
      "Items": {"defaultValue": {"$": "[Item(name: \"\", frame: .zero)]"}, "reduce": "value += nextValue()"},
      "Modes": {"defaultValue": {"$": "Mode.list"}, "reduce": "last"}}
    """#

  /// A document with a script in an action.
  private func action(_ script: String) -> ReadDocument {
    let text = script.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return view(#"{"view": "Color", "modifiers": [{"onAppear": "\#(text)"}]}"#)
  }

  private func view(_ root: String) -> ReadDocument { ReadDocument(root: root, Self.sections) }

  /// Scripts, the id of what is told, its place and its help.
  private static let mistakes: [(String, String, String, String?)] = [
    // Values of SwiftUI that are made of something.
    ("let c = Color()", "wrong-script-arguments", "Color()", "it takes 1 or more arguments, not 0"),
    (
      "let a = AnyLayout()", "wrong-script-arguments", "AnyLayout()",
      "it takes 1 or more arguments, not 0"
    ),
    // Members.
    ("n = rect.zq", "unknown-script-member", "zq", nil),
    ("n = rect.size.widht", "unknown-script-member", "widht", "did you mean 'width'?"),
    ("n = rect.size.minX", "unknown-script-member", "minX", nil),
    ("n = name.width", "unknown-script-member", "width", nil),
    (
      "n = names.first!.minX", "unknown-script-member", "minX", "did you mean 'min'?"
    ),
    ("n = names.map { $0.count }.first!.size", "unknown-script-member", "size", nil),
    ("for x in names { n = x.height }", "unknown-script-member", "height", nil),
    (
      "let i = Item(name: \"a\", frame: .zero); n = i.mode.width", "unknown-script-member", "width",
      nil
    ),
    (
      "let i = Item(name: \"a\", frame: .zero); n = i.bounds!.width", "unknown-script-member",
      "width", nil
    ),
    (
      "func f(i: Item) -> CGRect { i.frame }; n = f(i: maybe).nmae", "unknown-script-member",
      "nmae", nil
    ),
    (
      "let t = (a: 1, b: name); n = t.b.maxX", "unknown-script-member", "maxX",
      "did you mean 'max'?"
    ),
    ("n = name.sorted(by: { $0.width < $1 })", "unknown-script-member", "width", nil),
    ("n = names.reduce(0) { $0 + $1.width }", "unknown-script-member", "width", nil),
    ("n = names.map(\\.width).count", "unknown-script-member", "width", nil),
    ("if let x = names.first { n = x.width }", "unknown-script-member", "width", nil),
    ("n = maybe.zqxy", "unknown-script-member", "zqxy", nil),
    // Arguments.
    (
      "names.append()", "wrong-script-arguments", "append()",
      "it takes append(_:) or append(contentsOf:)"
    ),
    (
      "n = names.filter { $0 == \"a\" }.count; _ = name.hasPrefix()", "wrong-script-arguments",
      "hasPrefix()", "it takes 1 argument, not 0"
    ),
    (
      "let f = { a, b in a + b }; n = f(1)", "wrong-script-arguments", "f(1)",
      "it takes 2 arguments, not 1"
    ),
    (
      "let f = { $0 + $1 }; n = f(1)", "wrong-script-arguments", "f(1)",
      "it takes 2 arguments, not 1"
    ),
    (
      "func f(_ a: Int) -> Int { a }; n = f(1, 2)", "wrong-script-arguments", "f(1, 2)",
      "it takes 1 argument, not 2"
    ),
    (
      "func f(a: Int, b: Int = 1) -> Int { a }; n = f(b: 2)", "missing-script-argument", "f(b: 2)",
      "add 'a: …'"
    ),
    (
      "func f(first: Int) -> Int { first }; n = f(frist: 2)", "unknown-script-label", "frist",
      "did you mean 'first'?"
    ),
    (
      "let i = Item(name: \"a\", frame: .zero); n = i.area()", "wrong-script-arguments", "area()",
      "it takes 1 argument, not 0"
    ),
    (
      "let i = Item(name: \"a\", frame: .zero); maybe = i.named(nmae: \"\")",
      "unknown-script-label", "nmae", "did you mean 'name'?"
    ),
    (
      "let i = Item(name: name, name: \"b\", frame: .zero)", "wrong-script-arguments", "name",
      "it takes 'name:' once"
    ),
    // Cases.
    ("maybe = Mode.grid(1, 2)", "wrong-script-arguments", "grid(1, 2)", "it takes 1 value, not 2"),
    ("maybe = Mode.list(1)", "wrong-script-arguments", "list(1)", "it takes no values"),
    ("let m: Mode = .gird(1)", "unknown-script-member", "gird", "did you mean 'grid'?"),
    ("let m: Mode = .grid", "wrong-script-arguments", "grid", "it takes 1 value, not 0"),
    (
      "let i = Item(name: \"a\", frame: .zero, mode: .lsit)", "unknown-script-member", "lsit",
      "did you mean 'list'?"
    ),
    (
      "let m = Mode.list; if m == .lst { n = 1 }", "unknown-script-member", "lst",
      "did you mean 'list'?"
    ),
    (
      "let m = Mode.list; if .lst != m { n = 1 }", "unknown-script-member", "lst",
      "did you mean 'list'?"
    ),
    (
      "var m = Mode.list; m = .table(1)", "wrong-script-arguments", "table(1)",
      "it takes 2 values, not 1"
    ),
    ("func f() -> Mode { return .zq }", "unknown-script-member", "zq", nil),
    (
      "let ms: [Mode] = [.list, .tabel(rows: 1, columns: [:])]", "unknown-script-member", "tabel",
      "did you mean 'table'?"
    ),
    (
      "let m = Mode.list; switch m { case .gird: n = 1; default: n = 2 }", "unknown-script-member",
      "gird", "did you mean 'grid'?"
    ),
    (
      "let m = Mode.list; switch m { case .grid(let a, let b): n = 1; default: n = 2 }",
      "wrong-script-arguments", "grid(let a, let b)", "it takes 1 value, not 2"
    ),
    (
      "let m = Mode.list; if case .list(let a) = m { n = a }", "wrong-script-arguments",
      "list(let a)", "it takes no values"
    ),
    (
      "let m = Mode.list; if case .grid(let a) = m { n = a.width }", "unknown-script-member",
      "width", nil
    ),
    (
      "let m = Mode.list; switch m { case .list: n = 1; case .grid(1): n = 2 }",
      "missing-switch-cases", "switch", "add the missing cases, or a 'default' case"
    ),
    (
      "switch n { case 1: n = 2; case 2: n = 3 }", "missing-switch-cases", "switch",
      "add a 'default' case"
    ),
    // State.
    ("m = 1", "unknown-script-name", "m", nil),
    ("let a = 1; a = 2", "assignment-to-constant", "a", "copy it first: 'var copy = a'"),
    ("func f(_ a: Int) { a = 2 }", "assignment-to-constant", "a", "copy it first: 'var copy = a'"),
  ]

  @Test("What a script cannot have is told where it stands", arguments: mistakes.indices)
  func actions(index: Int) {
    let (script, id, place, help) = Self.mistakes[index]
    let found = action(script)
    #expect(found.document == nil && found.ids == [id] && found.places == [place], "\(script)")
    #expect(found.diagnostics.first?.help == help, "\(script): \(found.diagnostics)")
  }

  @Test("All mistakes of a script are told at once, in its order")
  func together() {
    let found = action("n = rect.zq; names.append(); let m: Mode = .gird(1)")
    #expect(found.places == ["zq", "append()", "gird"])
  }

  /// Views, and the place of the member or case that is wrong.
  private static let views: [(String, String)] = [
    (
      #"{"view": "Color", "modifiers": [{"onPreferenceChange": {"key": "Frame", "perform": "n = value.cuont"}}]}"#,
      "cuont"
    ),
    (
      #"{"view": "Color", "modifiers": [{"onPreferenceChange": {"perform": "n = value.count", "key": "Frame.self"}}]}"#,
      "count"
    ),
    (
      #"{"view": "Color", "modifiers": [{"transformPreference": {"key": "Items", "transform": "value[0].zq = 1"}}]}"#,
      "zq"
    ),
    (
      #"{"view": "Color", "modifiers": [{"overlayPreferenceValue": {"key": "Items", "as": "all", "content": {"forEach": "all", "as": "one", "content": {"view": "Text", "text": "\\(one.nmae)"}}}}]}"#,
      "nmae"
    ),
    (
      #"{"view": "Color", "modifiers": [{"overlayPreferenceValue": {"key": "Items", "content": {"view": "GeometryReader", "children": [{"view": "Color", "modifiers": [{"frame": {"width": "geometry[value[0].bounds!].size.minX"}}]}]}}}]}"#,
      "minX"
    ),
    (
      #"{"view": "GeometryReader", "as": "g", "children": [{"view": "Color", "modifiers": [{"frame": {"width": "g.width"}}]}]}"#,
      "width"
    ),
    (
      #"{"view": "Color", "modifiers": [{"anchorPreference": {"key": "Frame", "value": ".bounds", "transform": "anchor.width"}}]}"#,
      "width"
    ),
    (
      #"{"view": "Color", "modifiers": [{"alignmentGuide": {"guide": "leading", "computeValue": "dimensions.minX"}}]}"#,
      "minX"
    ),
    (
      #"{"view": "Color", "let": {"half": "rect.size"}, "modifiers": [{"frame": {"width": "half.midX"}}]}"#,
      "midX"
    ),
    (
      #"{"if let": {"first": "names.first"}, "then": {"view": "Text", "text": "\\(first.width)"}}"#,
      "width"
    ),
    (
      #"{"forEach": ["a", "b"], "as": "s", "content": {"view": "Text", "text": "\\(s.minX)"}}"#,
      "minX"
    ),
    (#"{"forEach": "names", "as": "s", "id": "s.width", "content": "Color"}"#, "width"),
    (#"{"switch": "Mode.list", "cases": {".gird": "Color"}}"#, "gird"),
    (#"{"switch": "Mode.list", "cases": {".grid(let a, let b)": "Color"}}"#, "grid(let a, let b)"),
    (
      #"{"view": "Color", "modifiers": [{"preference": {"key": "Modes", "value": {"$": "Mode.list(2)"}}}]}"#,
      "list(2)"
    ),
  ]

  @Test("Readers, proxies, anchors, loops and names know their types", arguments: views.indices)
  func typed(index: Int) {
    let found = view(Self.views[index].0)
    #expect(found.document == nil && found.places == [Self.views[index].1], "\(found.diagnostics)")
  }

  @Test("Parameters have their declared types, and their arguments are checked by them")
  func parameters() {
    func read(_ type: String, _ script: String, _ argument: String) -> ReadDocument {
      ReadDocument(
        root: #"{"view": "A", "x": \#(argument)}"#,
        Self.sections
          + #", "components": {"A": {"parameters": {"x": "\#(type)"}, "body": {"view": "Color", "modifiers": [{"onAppear": "\#(script)"}]}}}"#
      )
    }
    #expect(read("Item", "n = x.nmae", #""Item(name: \"\", frame: .zero)""#).places == ["nmae"])
    #expect(read("[Item]", "n = x[0].frame.zq", "[]").places == ["zq"])
    #expect(read("Binding<CGRect>", "n = x.zq", #""$rect""#).places == ["zq"])
    #expect(read("Mode", "n = 1", #"".gird(1)""#).places == ["gird"])
    #expect(read("Mode", "n = 1", #"".grid(1)""#).ids == [])
    #expect(read("CGFloat", "x = 1", "1").ids == ["assignment-to-constant"])
  }

  @Test("Methods of types are checked as closures are, by what self is")
  func methods() {
    for (type, place) in [
      (#"{"fields": {"a": "CGRect"}, "methods": {"m": "a.zq"}}"#, "zq"),
      (#"{"fields": {"a": "CGRect"}, "methods": {"m": "self.b"}}"#, "b"),
      (#"{"cases": ["x", "y"], "methods": {"m": "switch self { case .x: return 1 }"}}"#, "switch"),
      (
        #"{"fields": {"a": "Int", "b": "CGRect = .zero"}, "methods": {"m": "n(1)", "n": "a"}}"#,
        "n(1)"
      ),
    ] {
      let found = ReadDocument(root: #""Color""#, #""types": {"T": \#(type)}"#)
      #expect(found.places == [place], "\(type): \(found.diagnostics)")
    }
  }

  @Test("A key that no section declares is told in a component that nobody uses")
  func unusedComponent() {
    let found = ReadDocument(
      root: #""Color""#,
      #""components": {"A": {"body": {"view": "Color", "modifiers": [{"onPreferenceChange": {"key": "K", "perform": ""}}]}}}"#
    )
    #expect(found.ids == ["unknown-preference-key"] && found.places == [#""K""#])
  }

  @Test("What is not certain is let be")
  func uncertain() {
    let scripts = [
      "n = maybe.width", "n = maybe!.anything(1, 2, anything: 3)", "let f = maybe; n = f(1)",
      "var f = { (a: Int, b: Int) in a - b }; f = { $0 + $1 }; n = f(1, 2)",
      "let c = .red; maybe = c.opacity(0.5)",
      "let m: Mode? = nil; switch m { case .none: n = 1; case .some(let x): n = 2 }",
      "let m: Mode? = .list; switch m { case .list?: n = 1; case .grid?: n = 2; case .table?: n = 3; default: n = 4 }",
      "let m = Mode.table(rows: 1, columns: [:]); if case .table(let all) = m { n = all.0 }",
      "let m = Mode.list; switch m { case .list: n = 1; case .grid(let a) where a > 1: n = a; case let x: n = 2 }",
      "n = [1, 2].map(Mode.grid).count",
      "let d = [1: rect]; n = d[1]!.width; n = d.values.map(\\.width).max()!",
      "let i: Item? = nil; n = i.map { $0.frame.width } ?? 0", "n = n > 0 ? rect.width : 0",
      "let z = zip(names, [1]); for (s, k) in z { n = s.count + k }",
      "for (k, v) in names.enumerated() { n = k + v.count }", "n = (rect.width / 2).rounded(.up)",
      "let p = maybe ?? CGPoint.zero; n = p.x", "func f<T>(_ a: T) -> T { a }; n = f(1)",
      "var t: CGFloat = 0; t = rect.width; n = t.isNaN ? 1 : 2",
      "n = name.split(separator: \" \").count",
      "let r = 0..<3; n = r.lowerBound + r.count", "let g: (Int) -> Int = { $0 }; n = g(1)",
    ]
    for script in scripts {
      let known = ["maybe", "anything"].contains { script.contains($0) }
      let found = action(known ? script + " // width: anything:" : script)
      #expect(found.errors == [], "\(script): \(found.diagnostics.map(\.message))")
    }
  }
}
