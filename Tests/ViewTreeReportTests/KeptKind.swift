import Testing

/// A document in which something besides plain state decides what is built, with steps.
struct KeptKind: CustomTestStringConvertible {
  let name: String
  var types = "struct Pair { var n = 0; var done = false }"
  var state = "\"n\": 1"
  var root: String
  let steps: [String]
  /// Further members of the document.
  var more = ""

  var testDescription: String { name }

  var text: String {
    let steps = steps.map { "{\"perform\": \"\($0)\"}" }.joined(separator: ", ")
    return """
      {"viewtree": 1, "window": {"width": 300, "height": 400}, "types": "\(types)", "state": {\(state)}\(more),
       "root": \(root), "steps": [\(steps)]}
      """
  }

  private static let shown = #"{"view": "Text", "text": "\\(n)"}"#
  private static let pairs = #""pairs": {"$": "[Pair(n: 1), Pair(n: 2), Pair(n: 3)]"}"#
  private static let classes =
    "class Part: ObservableObject { @Published var n = 1 }; "
    + "class Model: ObservableObject { @Published var n = 1; @Published var list = [1, 2, 3]; "
    + "@Published var parts = [Part(), Part()]; var twice: Int { n * 2 } }"
  private static let model = #""model": {"type": "Model", "value": "Model()"}"#

  /// Kinds whose steps keep the views.
  static let all: [KeptKind] = [
    KeptKind(
      name: "bindings to elements", state: pairs,
      root: #"""
        {"view": "VStack", "children": {"forEach": "$pairs", "as": "$pair", "content": {"view": "Toggle", "isOn": "$pair.done", "title": "\\(pair.n)"}}}
        """#,
      steps: ["pairs[1].n += 1", "pairs[0].done.toggle()", "pairs[2] = pairs[0]"]),
    KeptKind(
      name: "bindings to elements with ids", state: pairs,
      root: #"""
        {"view": "VStack", "children": {"forEach": "$pairs", "as": "$pair", "id": "\\.n", "content": {"view": "Text", "text": "\\(pair.done)"}}}
        """#,
      steps: ["pairs[0].done.toggle()"]),
    KeptKind(
      name: "an element of a slice", state: #""list": {"$": "[1, 2, 3, 4]"}"#,
      root: #"""
        {"view": "VStack", "children": {"forEach": "list.prefix(3)", "as": "e", "content": {"view": "Text", "text": "\\(e)"}}}
        """#,
      steps: ["list[1] = 9"]),
    KeptKind(
      name: "an optional", state: #""maybe": {"type": "Int?", "value": "1"}"#,
      root: #"{"if let": "value = maybe", "then": {"view": "Text", "text": "\\(value)"}}"#,
      steps: ["maybe = 2"]),
    KeptKind(
      name: "a case", types: "enum Mode { case plain, grid(Int) }",
      state: #""mode": {"type": "Mode", "value": ".grid(1)"}"#,
      root: #"""
        {"switch": "mode", "cases": {".grid(let n)": {"view": "Text", "text": "\\(n)"}, "default": "Divider"}}
        """#,
      steps: ["mode = .grid(2)"]),
    KeptKind(
      name: "a title and a toolbar",
      root: #"""
        {"view": "NavigationStack", "children": {"view": "Text", "text": "\\(n)", "modifiers": [{"navigationTitle": "Title"}, {"toolbar": {"content": {"view": "Text", "text": "bar \\(n)"}}}]}}
        """#,
      steps: ["n += 1", "n += 100"]),
    KeptKind(
      name: "a sheet that is not presented", state: #""n": 1, "shown": false"#,
      root: #"""
        {"view": "Text", "text": "\\(n)", "modifiers": [{"sheet": {"isPresented": "$shown", "content": "Divider"}}]}
        """#,
      steps: ["n += 1"]),
    KeptKind(
      name: "a sheet", state: #""n": 1, "shown": true"#,
      root: #"""
        {"view": "Divider", "modifiers": [{"sheet": {"isPresented": "$shown", "content": \#(shown)}}]}
        """#,
      steps: ["n += 1"]),
    KeptKind(
      name: "a popover whose view grows", state: #""n": 1, "shown": true"#,
      root: #"""
        {"view": "Text", "text": "\\(n)", "modifiers": [{"popover": {"isPresented": "$shown", "content": \#(shown)}}]}
        """#,
      steps: ["n += 10"]),
    KeptKind(
      name: "tabs", state: #""n": 1, "tab": 0"#,
      root: #"""
        {"view": "TabView", "selection": "$tab", "children": [\#(shown), {"view": "Text", "text": "other \\(n)"}]}
        """#,
      steps: ["n += 1"]),
    KeptKind(
      name: "content of the geometry",
      root: #"""
        {"view": "VStack", "children": [{"view": "GeometryReader", "as": "g", "content": {"view": "Text", "text": "\\(n) \\(g.size.width)"}}, {"view": "Text", "text": "\\(n % 2)"}]}
        """#,
      steps: ["n += 1"]),
    KeptKind(
      name: "the first value of a component's state",
      root: #"{"view": "Row", "count": "n"}"#, steps: ["n += 1"],
      more: #"""
        , "components": {"Row": {"parameters": {"count": "Int"}, "state": {"own": {"$": "count"}}, "body": {"view": "Text", "text": "\\(own) \\(count)"}}}
        """#),
    KeptKind(
      name: "an object", types: classes, state: model,
      root: #"""
        {"view": "VStack", "children": [{"view": "Text", "text": "\\(model.twice)"}, {"forEach": "model.list", "as": "e", "content": {"view": "Text", "text": "\\(e)"}}]}
        """#,
      steps: ["model.n += 1", "model.list[1] = 7", "model = Model()"]),
    KeptKind(
      name: "objects in an object", types: classes, state: model,
      root: #"""
        {"view": "VStack", "children": {"forEach": "model.parts", "as": "part", "content": {"view": "Row", "part": "part"}}}
        """#,
      steps: ["model.parts[0].n = 8"],
      more: #"""
        , "components": {"Row": {"parameters": {"part": "Part"}, "body": {"view": "Text", "text": "\\(part.n)"}}}
        """#),
    KeptKind(
      name: "bindings into an object", types: classes, state: model,
      root: #"""
        {"view": "VStack", "children": {"forEach": "$model.list", "as": "$e", "content": {"view": "Text", "text": "\\(e)"}}}
        """#,
      steps: ["model.list[2] = 5"]),
    KeptKind(
      name: "an object of the environment", types: classes, state: model,
      root: #"{"view": "Row", "modifiers": [{"environmentObject": {"$": "model"}}]}"#,
      steps: ["model.n += 1"],
      more: #"""
        , "components": {"Row": {"environment": {"shared": "Model"}, "body": {"view": "Text", "text": "\\(shared.n)"}}}
        """#),
  ]

  /// Kinds whose steps build all views.
  static let others: [KeptKind] = [
    KeptKind(
      name: "another id", state: pairs,
      root: #"""
        {"view": "VStack", "children": {"forEach": "$pairs", "as": "$pair", "id": "\\.n", "content": {"view": "Text", "text": "\\(pair.n)"}}}
        """#,
      steps: ["pairs[0].n = 9"]),
    KeptKind(
      name: "another tab", state: #""tab": 0"#,
      root: #"""
        {"view": "TabView", "selection": "$tab", "children": [{"view": "Text", "text": "a", "modifiers": [{"tag": 0}]}, {"view": "Text", "text": "b", "modifiers": [{"tag": 1}]}]}
        """#,
      steps: ["tab = 1"]),
    KeptKind(
      name: "another geometry",
      root: #"""
        {"view": "VStack", "children": [{"view": "GeometryReader", "as": "g", "content": {"view": "Text", "text": "\\(g.size.height)"}}, {"view": "Color", "modifiers": [{"frame": {"height": {"$": "Double(n * 10)"}}}]}]}
        """#,
      steps: ["n += 1"]),
    KeptKind(
      name: "another case", types: "enum Mode { case plain, grid(Int) }",
      state: #""mode": {"type": "Mode", "value": ".grid(1)"}"#,
      root: #"""
        {"switch": "mode", "cases": {".grid(let n)": {"view": "Text", "text": "\\(n)"}, "default": "Divider"}}
        """#,
      steps: ["mode = .plain"]),
    KeptKind(
      name: "objects that views change unnoticed",
      types: "class Counter { var n = 0; func next() -> Int { n += 1; return n } }",
      state: #""counter": {"type": "Counter", "value": "Counter()"}, "on": false"#,
      root: #"{"view": "Text", "text": "\\(on ? counter.next() : 0)"}"#,
      steps: ["on = true", "on = false", "on = true"]),
    KeptKind(
      name: "objects of static properties",
      types: "class Shared { var n = 1; static let one = Shared() }",
      root: #"{"view": "Text", "text": "\\(Shared.one.n)"}"#, steps: ["Shared.one.n = 2"]),
  ]
}
