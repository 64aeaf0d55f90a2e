import ViewTreeRandom

/// A random document whose views see state in many ways, with steps that change some of it.
struct RandomStepDocument {
  var random: SplitMix64
  /// Whether there is an object among the state.
  let hasModel: Bool
  private var ids = 0
  private(set) var text = ""

  init(_ seed: Int) {
    random = SplitMix64(seed: UInt64(seed))
    hasModel = random.below(3) == 0
    // Stacks of many children remember what they found out.
    let numbers = random.below(8) == 0 ? "Array(1...20)" : "[1, 2, 3]"
    let root = screen(container(3, scope: []))
    let steps = (0..<4).map { _ in step() }.joined(separator: ", ")
    text = """
      {"viewtree": 1, "window": {"width": 300, "height": 400, "scale": 2},
       "preferenceKeys": {
         "L": {"defaultValue": "[]", "reduce": "append"},
         "S": {"defaultValue": 0, "reduce": "value += nextValue() + y"},
         "A": {"defaultValue": "[]", "reduce": "value.append(contentsOf: nextValue())"}},
       "state": {"x": 10, "y": 4, "on": true, "seen": 0, "name": "a name",
         "items": {"$": "[3, 4, 5]"}, "numbers": {"$": "\(numbers)"}\(kindsOfState)},
       "types": "\(typesOfState)",
       "values": {"twice": "x * 2 + y"},
       "components": {"Row": {"parameters": {"count": "Int"}, "state": {"taps": 0}, "body": {
         "view": "HStack", "children": [{"view": "Text", "text": "\\\\(count) of \\\\(taps)"},
           {"view": "Color", "modifiers": [{"frame": {"width": "Double(count)", "height": 9}}]}]}}\(componentsOfState)},
       "root": \(root), "steps": [\(steps)]}
      """
  }

  private mutating func step() -> String {
    let script = random.one(
      of: [
        "x += 1", "y += 3", "on.toggle()", "items[1] += 1", "items.append(x)", "numbers[0] += 7",
        "numbers[2] = 0", "name = \\\"another\\\"", "x = 10", "items[0] = items[0]",
      ] + actionsOnState, or: "numbers.swapAt(0, 1)")
    if random.below(6) == 0 { return "{\"set\": {\"x\": \(random.below(30))}}" }
    return "{\"perform\": \"\(script)\"}"
  }

  // MARK: - Views

  private mutating func number(_ scope: [String]) -> String {
    let names =
      ["x", "y", "x + y", "10", "on ? 12 : 30", "items[1]", "twice", "seen % 40"] + scope
      + (hasModel ? ["model.count", "model.total"] : [])
    return random.one(of: names, or: "7")
  }

  private mutating func text(_ scope: [String]) -> String {
    "{\"view\": \"Text\", \"text\": \"\(random.one(of: ["a", "\\\\(x)", "\\\\(name) \\\\(y)"] + scope.map { "\\\\(\($0))" }, or: "plain"))\", "
      + "\"modifiers\": [\(modifiers(scope))]}"
  }

  mutating func leaf(_ scope: [String]) -> String {
    switch random.below(6) {
    case 0, 1: return text(scope)
    case 2:
      return "{\"view\": \"Color\", \"color\": \"on ? .red : .blue\", \"modifiers\": ["
        + "{\"frame\": {\"width\": {\"$\": \"Double(\(number(scope)))\"}, \"height\": 12}}"
        + "\(modifiers(scope, isMore: true))]}"
    case 3: return "{\"view\": \"Row\", \"count\": {\"$\": \"\(number(scope))\"}}"
    case 4: return "{\"view\": \"Spacer\", \"minLength\": {\"$\": \"Double(\(number(scope)))\"}}"
    default:
      return
        "{\"view\": \"Rectangle\", \"modifiers\": [{\"frame\": {\"width\": 9, \"height\": 8}}]}"
    }
  }

  mutating func modifiers(_ scope: [String], isMore: Bool = false) -> String {
    var list: [String] = []
    for _ in 0..<random.below(3) {
      let value = "{\"$\": \"Double(\(number(scope)))\"}"
      list.append(
        random.one(
          of: [
            "{\"padding\": \(value)}", "{\"offset\": {\"x\": \(value)}}",
            "{\"opacity\": {\"$\": \"on ? 1 : 0.5\"}}", "{\"frame\": {\"minWidth\": \(value)}}",
            "{\"rotationEffect\": {\"$\": \".degrees(Double(\(number(scope))))\"}}",
            "{\"layoutPriority\": \(value)}",
            "{\"preference\": {\"key\": \"L\", \"value\": {\"$\": \"[\(number(scope))]\"}}}",
            "{\"preference\": {\"key\": \"S\", \"value\": {\"$\": \"\(number(scope))\"}}}",
            "{\"anchorPreference\": {\"key\": \"A\", \"value\": \".bounds\", \"transform\": \"[$0]\"}}",
            "{\"transformPreference\": {\"key\": \"L\", \"transform\": \"$0.append(x)\"}}",
            "{\"onPreferenceChange\": {\"key\": \"S\", \"perform\": \"seen = $0\"}}",
            "{\"onPreferenceChange\": {\"key\": \"L\", \"perform\": \"\"}}",
            "{\"alignmentGuide\": {\"guide\": \"leading\", \"computeValue\": \"$0.width / 2\"}}",
            "{\"zIndex\": \(value)}", "{\"foregroundColor\": \"on ? .red : .green\"}",
            "{\"border\": \"red\"}", "{\"lineLimit\": 1}", "{\"clipped\": {}}",
          ], or: "{\"scaleEffect\": 2}"))
    }
    return (isMore && !list.isEmpty ? ", " : "") + list.joined(separator: ", ")
  }

  mutating func container(_ depth: Int, scope: [String]) -> String {
    let name = random.one(
      of: ["VStack", "HStack", "ZStack", "VStack", "List", "ScrollView", "LazyVStack"], or: "Group")
    var children = (0..<2 + random.below(3)).map { _ in child(depth - 1, scope) }
    if name == "ScrollView" {
      children = ["{\"view\": \"VStack\", \"children\": [\(children.joined(separator: ", "))]}"]
    }
    ids += 1
    return "{\"view\": \"\(name)\", \"id\": \"v\(ids)\", "
      + "\"children\": [\(children.joined(separator: ", "))], \"modifiers\": [\(modifiers(scope))]}"
  }

  private mutating func child(_ depth: Int, _ scope: [String]) -> String {
    if depth <= 0 { return leaf(scope) }
    switch random.below(12) {
    case 9, 10, 11: return other(depth, scope)
    case 0:
      return "{\"if\": \"\(random.one(of: ["on", "x > 10", "y > 0"], or: "items.count > 3"))\", "
        + "\"then\": \(leaf(scope)), \"else\": \(leaf(scope))}"
    case 1:
      return
        "{\"forEach\": \"numbers\", \"as\": \"n\", \"content\": \(container(depth, scope: scope + ["n"]))}"
    case 2:
      return
        "{\"forEach\": \"items\", \"as\": \"item\", \"id\": \"\\\\.self\", \"content\": \(leaf(scope + ["item", "item + x"]))}"
    case 3:
      return "{\"forEach\": \"0..<3\", \"as\": \"place\", \"content\": \(leaf(scope + ["place"]))}"
    case 4, 5: return leaf(scope)
    default: return container(depth, scope: scope)
    }
  }
}
