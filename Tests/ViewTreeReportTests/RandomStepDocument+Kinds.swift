import ViewTreeRandom

/// State of other kinds than numbers, and the views that look at it: bindings to elements, optionals, cases, objects,
/// screens, tabs, and what is presented.
extension RandomStepDocument {
  /// Types of the state, as Swift's text.
  var typesOfState: String {
    let plain = "struct Pair { var n: Int; var done: Bool }; enum Mode { case plain, grid(Int) }"
    guard hasModel else { return plain }
    return plain + "; class Part: ObservableObject { @Published var n = 1 }"
      + "; class Model: ObservableObject { @Published var count = 1; var plain = 0"
      + "; @Published var pairs = [Pair(n: 7, done: false), Pair(n: 8, done: true)]"
      + "; @Published var parts = [Part(), Part()]"
      + "; var total: Int { count + pairs[0].n + parts[0].n } }"
  }

  /// Further variables.
  var kindsOfState: String {
    let plain = """
      , "pairs": {"$": "[Pair(n: 1, done: false), Pair(n: 2, done: true), Pair(n: 3, done: false)]"},
        "mode": {"type": "Mode", "value": ".plain"}, "maybe": {"type": "Int?", "value": "nil"},
        "shown": false, "tab": 0
      """
    return plain + (hasModel ? #", "model": {"type": "Model", "value": "Model()"}"# : "")
  }

  /// Components that get bindings and objects.
  var componentsOfState: String {
    let plain = #"""
      , "PairRow": {"parameters": {"pair": "Binding<Pair>"}, "body": {"view": "HStack", "children": [
          {"view": "Toggle", "isOn": "$pair.done", "title": "\\(pair.n)"}, {"view": "Text", "text": "\\(pair.n + x)"}]}}
      """#
    guard hasModel else { return plain }
    return plain + #"""
      , "PartRow": {"parameters": {"part": "Part"}, "state": {"own": 1}, "body": {"view": "Text", "text": "\\(part.n) \\(own)"}}
      """#
  }

  /// What steps do with it.
  var actionsOnState: [String] {
    [
      "pairs[0].n += 5", "pairs[1].done.toggle()", "pairs.append(Pair(n: x, done: on))",
      "maybe = 3", "maybe = nil", "maybe = x", "mode = .grid(x)", "mode = .plain", "shown.toggle()",
      "tab = 1 - tab",
    ]
      + (hasModel
        ? [
          "model.count += 1", "model.pairs[1].n += 2", "model.pairs[0].done.toggle()",
          "model.parts[1].n += 4", "model.parts.append(Part())", "model.plain += 1",
          "model = Model()",
        ] : [])
  }

  /// Views that see such state.
  mutating func other(_ depth: Int, _ scope: [String]) -> String {
    let pairRow = #"{"view": "PairRow", "pair": "$pair"}"#
    switch random.below(hasModel ? 9 : 6) {
    case 0:
      let row = random.one(of: [leaf(scope + ["pair.n"])], or: pairRow)
      return #"{"forEach": "$pairs", "as": "$pair", "content": \#(row)}"#
    case 1:
      return #"{"forEach": "$pairs", "as": "$pair", "id": "\\.n", "content": \#(pairRow)}"#
    case 2:
      let (some, none) = (leaf(scope + ["value"]), leaf(scope))
      return #"{"if let": "value = maybe", "then": \#(some), "else": \#(none)}"#
    case 3:
      let (grid, other) = (leaf(scope + ["columns"]), leaf(scope))
      return
        #"{"switch": "mode", "cases": {".grid(let columns)": \#(grid), "default": \#(other)}}"#
    case 4:
      return #"""
        {"view": "GeometryReader", "as": "proxy", "content": \#(leaf(scope + ["Int(proxy.size.width)"])),
         "modifiers": [{"frame": {"height": 30}}]}
        """#
    case 5:
      let sum = random.one(of: ["pairs[0].n + pairs[1].n", "items.count"], or: "y % 3")
      let spacing = random.one(of: ["4", "{\"$\": \"Double(y)\"}"], or: "8")
      return #"""
        {"view": "VStack", "let": {"sum": "\#(sum)"}, "spacing": \#(spacing),
         "children": [\#(leaf(scope + ["sum"])), \#(leaf(scope))]}
        """#
    case 6:
      return #"{"forEach": "$model.pairs", "as": "$pair", "content": \#(pairRow)}"#
    case 7:
      return #"""
        {"forEach": "model.parts", "as": "part", "content": {"view": "PartRow", "part": "part"}}
        """#
    default: return leaf(scope + ["model.pairs[0].n"])
    }
  }

  /// The root inside of a screen, a tab, or with something that it presents.
  mutating func screen(_ root: String) -> String {
    switch random.below(8) {
    case 0:
      let title = random.one(of: [#""Title""#], or: #"{"$": "name"}"#)
      return #"""
        {"view": "NavigationStack", "children": {"view": "VStack", "children": [\#(root)], "modifiers": [
          {"navigationTitle": \#(title)}, {"toolbar": {"content": {"view": "Text", "text": "\\(x)"}}}]}}
        """#
    case 1:
      return #"""
        {"view": "TabView", "selection": "$tab", "children": [
          {"view": "VStack", "children": [\#(root)], "modifiers": [{"tag": {"$": "0"}}]},
          {"view": "Text", "text": "\\(y)", "modifiers": [{"tag": {"$": "1"}}]}]}
        """#
    case 2, 3:
      let kind = random.one(of: ["sheet", "popover"], or: "fullScreenCover")
      let condition = random.one(of: [#""$shown""#, "true"], or: #"{"$": "x > 11"}"#)
      return #"""
        {"view": "VStack", "children": [\#(root)], "modifiers": [
          {"\#(kind)": {"isPresented": \#(condition), "content": \#(leaf([]))}}]}
        """#
    default: return root
    }
  }
}
