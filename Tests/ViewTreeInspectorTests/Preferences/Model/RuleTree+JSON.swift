/// Rule trees in the document format.
extension RuleTree {
  /// A whole document with the tree as its root.
  var document: String {
    let keys = RuleKey.allCases.map(\.json).joined(separator: ",\n    ")
    let sections = components.map { #""\#($0.type)": {"body": \#(Self.list($0.body))}"# }
    return """
      {"viewtree": 1,
        "components": {\(sections.joined(separator: ",\n    "))},
        "preferenceKeys": {
          \(keys)},
        "root": \(json)}
      """
  }

  var json: String {
    let (base, modifiers) = parts
    let list = modifiers.map(\.json).joined(separator: ", ")
    return "{\(base.members)\(modifiers.isEmpty ? "" : #", "modifiers": [\#(list)]"#)}"
  }

  static func list(_ trees: [RuleTree]) -> String {
    "[\(trees.map(\.json).joined(separator: ", "))]"
  }

  private var members: String {
    switch self {
    case .leaf(let name): Self.view("Color", name)
    case .stack(let name, let children): Self.view("VStack", name, children)
    case .lazy(let name, let children): Self.view("LazyVStack", name, children)
    case .geometry(let name, let children):
      #"\#(Self.view("GeometryReader", name)), "content": \#(Self.list(children))"#
    case .fits(let name, let hidden, let shown):
      Self.view("ViewThatFits", name, hidden.map(\.tooWide) + [shown])
    case .empty(let name): Self.view("EmptyView", name)
    case .group(let name, let children): Self.view("Group", name, children)
    case .component(let name, let type, _): Self.view(type, name)
    case .anyView(let name, let children): Self.view("AnyView", name, children)
    case .condition(let holds, let then, let otherwise):
      #""if": \#(holds), "then": \#(Self.list(then)), "else": \#(Self.list(otherwise))"#
    case .loop(let variable, let elements, let content):
      """
      "forEach": [\(elements.map { "\"\($0)\"" }.joined(separator: ", "))], "as": "\(variable)",
      "content": \(Self.list(content))
      """
    case .modified: ""
    }
  }

  /// The view in a frame that no window has room for.
  private var tooWide: RuleTree {
    .modified(.group("", [self]), .transparent(#"{"frame": {"width": 100000}}"#))
  }

  private static func view(_ view: String, _ name: String, _ children: [RuleTree]? = nil) -> String
  {
    let id = name.isEmpty ? "" : #", "id": "\#(RuleName.interpolated(name))""#
    return #""view": "\#(view)"\#(id)\#(children.map { #", "children": \#(list($0))"# } ?? "")"#
  }
}

extension RuleModifier {
  var json: String {
    switch self {
    case .write(let name, let key):
      """
      {"anchorPreference": {"key": "\(key)", "value": ".bounds", "transform":
        "[\\"\(RuleName.interpolated(name))\\"]"}}
      """
    case .plain(let name, let key):
      """
      {"preference": {"key": "\(key)", "value": {"$": "[\\"\(RuleName.interpolated(name))\\"]"}}}
      """
    case .transform(let name, let key, let isAnchor):
      """
      {"\(isAnchor ? "transformAnchorPreference" : "transformPreference")": {"key": "\(key)",
        \(isAnchor ? #""value": ".bounds", "# : "")"transform": "\(Self.appending(name, key))"}}
      """
    case .watch(let key):
      #"{"onPreferenceChange": {"key": "\#(key)", "perform": "_ = value"}}"#
    case .reader(let key, let isBackground, let merges, let content):
      """
      {"\(isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue")": {"key": "\(key)",
        \(merges ? #""alignment": "center", "# : "")"content": \(RuleTree.list(content))}}
      """
    case .secondary(.safeAreaInset, let content):
      #"{"safeAreaInset": {"edge": "top", "content": \#(RuleTree.list(content))}}"#
    case .secondary(let kind, let content):
      #"{"\#(kind)": {"content": \#(RuleTree.list(content))}}"#
    case .zIndex(let value): #"{"zIndex": \#(value)}"#
    case .identity(let json), .transparent(let json): json
    }
  }

  /// The closure of a transformer; only `N` may have nil.
  private static func appending(_ name: String, _ key: RuleKey) -> String {
    let name = RuleName.interpolated(name)
    return key == .N ? #"$0 = ($0 ?? []) + [\"\#(name)\"]"# : #"$0.append(\"\#(name)\")"#
  }
}

/// Names with loop variables.
enum RuleName {
  /// The name as a JSON text that is a Swift string literal.
  static func interpolated(_ name: String) -> String {
    let parts = name.split(separator: "·")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { #"\#($0)\\(\#($1))"# }
  }

  /// The name where the variables have these values.
  static func evaluated(_ name: String, _ variables: [String: String]) -> String {
    let parts = name.split(separator: "·")
    return parts.dropFirst().reduce(String(parts.first ?? "")) {
      $0 + (variables[String($1)] ?? "?")
    }
  }
}
