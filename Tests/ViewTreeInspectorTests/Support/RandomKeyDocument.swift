/// A random tree of views that write, change and read two keys.
struct RandomKeyDocument {
  private var source: RandomSource
  private let components: Bool
  private(set) var text = ""

  /// The document of a seed; with components, these hold a random tree each, and may use one another.
  init(_ seed: Int, components: Bool) {
    source = RandomSource(seed)
    self.components = components
    let declared = (0..<3).map { "\"C\($0)\": { \"body\": \(list(1, uses: 0..<$0)) }" }
    text = """
      { "viewtree": 1, \(components ? "\"components\": { \(declared.joined(separator: ", ")) }," : "")
        "preferenceKeys": { "A": { "defaultValue": "[]", "reduce": "append" },
                            "B": { "defaultValue": "nil", "reduce": "last" } },
        "root": \(list(2, uses: 0..<3)) }
      """
  }

  private mutating func list(_ depth: Int, uses: Range<Int>) -> String {
    let views = (0...source.below(3)).map { _ in view(depth, uses: uses) }
    return "[\(views.joined(separator: ", "))]"
  }

  private mutating func view(_ depth: Int, uses: Range<Int>) -> String {
    if components, source.below(4) == 0, !uses.isEmpty {
      let name = "C\(uses.lowerBound + source.below(uses.count))"
      return "{ \"view\": \"\(name)\"\(modifiers(depth, uses: uses)) }"
    }
    guard depth > 0 else {
      let leaf = source.one(of: ["Color", "Divider", "EmptyView"])
      return "{ \"view\": \"\(leaf)\"\(modifiers(depth, uses: uses)) }"
    }
    let inside = list(depth - 1, uses: uses)
    switch source.below(9) {
    case 0: return "{ \"if\": \(source.one(of: ["true", "false"])), \"then\": \(inside) }"
    case 1: return "{ \"forEach\": \"0..<2\", \"as\": \"n\", \"content\": \(inside) }"
    default:
      let name = source.one(of: [
        "VStack", "List", "ZStack", "Group", "AnyView", "GeometryReader", "ViewThatFits",
      ])
      return "{ \"view\": \"\(name)\", \"children\": \(inside)\(modifiers(depth, uses: uses)) }"
    }
  }

  private mutating func modifiers(_ depth: Int, uses: Range<Int>) -> String {
    let modifiers = (0..<source.below(4)).map { _ in modifier(depth, uses: uses) }
    return modifiers.isEmpty ? "" : ", \"modifiers\": [\(modifiers.joined(separator: ", "))]"
  }

  private mutating func modifier(_ depth: Int, uses: Range<Int>) -> String {
    let key = source.one(of: ["A", "B"])
    switch source.below(8) {
    case 0, 1: return "{ \"preference\": { \"key\": \"\(key)\", \"value\": [1] } }"
    case 2:
      return
        "{ \"anchorPreference\": { \"key\": \"\(key)\", \"value\": \".bounds\", \"transform\": \"[1]\" } }"
    case 3: return "{ \"transformPreference\": { \"key\": \"\(key)\", \"transform\": \"_ = 1\" } }"
    case 4: return "{ \"onPreferenceChange\": { \"key\": \"\(key)\", \"perform\": \"_ = value\" } }"
    case 5 where depth > 0:
      let name = source.one(of: ["overlayPreferenceValue", "backgroundPreferenceValue"])
      let alignment = source.one(of: ["", "\"alignment\": \"top\", "])
      return
        "{ \"\(name)\": { \"key\": \"\(key)\", \(alignment)\"content\": \(list(depth - 1, uses: uses)) } }"
    case 6 where depth > 0:
      let name = source.one(of: ["overlay", "background", "sheet"])
      let isPresented = name == "sheet" ? "\"isPresented\": \(source.below(2) == 0), " : ""
      return "{ \"\(name)\": { \(isPresented)\"content\": \(list(depth - 1, uses: uses)) } }"
    default: return "{ \"padding\": 1 }"
    }
  }
}
