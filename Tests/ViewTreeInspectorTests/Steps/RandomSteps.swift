/// A random document with preferences that depend on its state, and random values for the state.
struct RandomSteps {
  /// The states after each step; the first is the document's own.
  private(set) var states: [[(name: String, value: String)]] = []
  private(set) var root = ""
  private let compat: String
  private let lazy: String
  private var source: RandomSource
  private var count = 0

  init(_ seed: Int) {
    source = RandomSource(seed)
    compat = seed % 5 == 0 ? "ios13" : "current"
    lazy = seed % 3 == 0 ? "visible" : "all"
    root = reader(around: container(3))
    for _ in 0..<4 {
      states.append([
        ("x", source.one(of: ["10", "10", "25", "40"])),
        ("y", source.one(of: ["5", "5", "15"])),
        ("on", source.one(of: ["true", "false"])),
        ("items", source.one(of: ["[]", "[1]", "[1, 2]", "[2, 1, 3]"])),
      ])
    }
  }

  /// The document with its steps.
  var text: String { document(of: states[0], steps: states.dropFirst().map(set)) }

  /// The document that begins with the state of a step.
  func text(startingAt step: Int) -> String { document(of: states[step], steps: []) }

  private func set(_ state: [(name: String, value: String)]) -> String {
    "{\"set\": {\(members(of: state))}}"
  }

  private func members(of state: [(name: String, value: String)]) -> String {
    state.map { "\"\($0.name)\": \($0.value)" }.joined(separator: ", ")
  }

  private func document(of state: [(name: String, value: String)], steps: [String]) -> String {
    """
    {"viewtree": 1, "compat": "\(compat)", "lazy": "\(lazy)",
     "window": {"width": 300, "height": 300, "scale": 2},
     "preferenceKeys": {
       "L": {"defaultValue": "[]", "reduce": "append"},
       "F": {"defaultValue": "[]", "reduce": "if value.isEmpty { value = nextValue() }"},
       "S": {"defaultValue": 0, "reduce": "value += nextValue() + y"},
       "A": {"defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())"}},
     "state": {\(members(of: state))},
     "root": \(root),
     "steps": [\(steps.joined(separator: ", "))]}
    """
  }

  // MARK: - Views

  private mutating func id() -> String {
    count += 1
    return "\"id\": \"v\(count)\""
  }

  private mutating func view(_ depth: Int) -> String {
    depth == 0 || source.below(4) == 0 ? leaf() : container(depth - 1)
  }

  private mutating func leaf() -> String {
    let width = source.one(of: ["20", "\"x\"", "\"y + 8\"", "\"on ? 12 : 30\""])
    var modifiers = ["{\"frame\": {\"width\": \(width), \"height\": 12}}"]
    for _ in 0..<source.below(3) { modifiers.append(writer()) }
    if source.below(4) == 0 { modifiers.append("{\"offset\": {\"x\": \"y\"}}") }
    return "{\"view\": \"Color\", \(id()), \"color\": \"red\", "
      + "\"modifiers\": [\(modifiers.joined(separator: ", "))]}"
  }

  private mutating func writer() -> String {
    let value = source.one(of: ["\\\"a\\\"", "x", "y * 2", "on ? 1 : 2"])
    let source = self.source.one(of: [
      ".bounds", ".topLeading", ".center", ".point(CGPoint(x: 1, y: 2))",
    ])
    switch self.source.below(6) {
    case 0: return "{\"preference\": {\"key\": \"L\", \"value\": {\"$\": \"[\(value)]\"}}}"
    case 1: return "{\"preference\": {\"key\": \"S\", \"value\": {\"$\": \"x + 1\"}}}"
    case 2:
      return
        "{\"anchorPreference\": {\"key\": \"A\", \"value\": \"\(source)\", \"transform\": \"[$0]\"}}"
    case 3:
      return
        "{\"anchorPreference\": {\"key\": \"F\", \"value\": \".bounds\", \"transform\": \"[\(value)]\"}}"
    case 4:
      return "{\"transformPreference\": {\"key\": \"L\", \"transform\": \"$0.append(\(value))\"}}"
    default:
      return "{\"transformAnchorPreference\": {\"key\": \"A\", \"value\": \"\(source)\", "
        + "\"transform\": \"$0.append($1)\"}}"
    }
  }

  private mutating func container(_ depth: Int) -> String {
    let name = source.one(of: [
      "VStack", "HStack", "ZStack", "VStack", "HStack", "LazyVStack", "ViewThatFits",
      "NavigationView", "List", "Group",
    ])
    let children = (0..<1 + source.below(3)).map { _ in child(depth) }
    var modifiers: [String] = []
    if source.below(3) == 0 { modifiers.append("{\"padding\": \"y\"}") }
    if source.below(2) == 0 { modifiers.append(writer()) }
    if source.below(8) == 0 {
      modifiers.append("{\"navigationTitle\": \"\\\\(x)\"}")
    }
    if source.below(10) == 0 && depth > 0 {
      modifiers.append(
        "{\"popover\": {\"isPresented\": \"on\", \"content\": \(view(depth - 1))}}")
    }
    if source.below(8) == 0 { modifiers.append("{\"zIndex\": \"y\"}") }
    let own =
      "{\"view\": \"\(name)\", \(id()), \"children\": [\(children.joined(separator: ", "))], "
      + "\"modifiers\": [\(modifiers.joined(separator: ", "))]}"
    return source.below(4) == 0 ? reader(around: own) : own
  }

  private mutating func child(_ depth: Int) -> String {
    switch source.below(6) {
    case 0: return "{\"if\": \"on\", \"then\": \(view(depth)), \"else\": \(view(depth))}"
    case 1:
      return
        "{\"forEach\": \"items\", \"as\": \"item\", \"id\": \"\\\\.self\", \"content\": \(view(depth))}"
    default: return view(depth)
    }
  }

  /// Readers of all keys around a view; one builds content from the anchors.
  private mutating func reader(around view: String) -> String {
    let key = source.one(of: ["L", "F", "S", "A"])
    let uses = source.below(2) == 0 ? "x" : "20"
    let modifiers = [
      """
      {"overlayPreferenceValue": {"key": "A", "as": "anchors", "content": {
        "view": "GeometryReader", "as": "geometry", "content": {
          "forEach": "anchors.enumerated().map { $0.offset }", "as": "place", "id": "\\\\.self",
          "content": {"view": "Color", "color": "blue", "modifiers": [
            {"frame": {"width": "\(uses)", "height": 2}},
            {"transformAnchorPreference": {"key": "A", "value": ".bounds", "transform": "$0.append($1)"}}]}}}}}
      """,
      "{\"backgroundPreferenceValue\": {\"key\": \"\(key)\", \"alignment\": \"center\", \"as\": \"v\", "
        + "\"content\": {\"view\": \"Color\", \"color\": \"on ? .red : .blue\", \"modifiers\": ["
        + "{\"preference\": {\"key\": \"L\", \"value\": {\"$\": \"[y]\"}}}]}}}",
      "{\"onPreferenceChange\": {\"key\": \"\(key)\", \"perform\": \"\"}}",
    ]
    return "{\"view\": \"ZStack\", \(id()), \"children\": [\(view)], "
      + "\"modifiers\": [\(modifiers.joined(separator: ", "))]}"
  }
}
