import Testing

/// Documents in which a body reads a value that a modifier around the body sets.
struct EnvironmentMatrix {
  /// A value of the environment.
  struct Key: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The modifier that sets the value.
    let modifier: String
    /// The names that read it; `nil` for a value that scripts cannot read.
    let names: String?
    /// True where the value is set.
    let condition: String
  }

  /// A place for views.
  struct Container: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The container, in which `$` is the views.
    let text: String
    /// The number of times that it shows its views.
    var count = 1
    /// True if it holds one view only, without an implicit container.
    var holdsOne = false
  }

  static let keys = [
    Key(
      testDescription: "a value of the document", modifier: #"{"environment": {"mark": 7}}"#,
      names: #"["mark"]"#, condition: "mark == 7"),
    Key(
      testDescription: "a changed value",
      modifier: #"{"transformEnvironment": {"keyPath": "\\.mark", "transform": "$0 = 7"}}"#,
      names: #"["mark"]"#, condition: "mark == 7"),
    Key(
      testDescription: "an object", modifier: #"{"environmentObject": "seven"}"#,
      names: #"{"model": "Model"}"#, condition: "model.count == 7"),
    Key(
      testDescription: "isEnabled", modifier: #"{"disabled": true}"#, names: #"["isEnabled"]"#,
      condition: "!isEnabled"),
    Key(
      testDescription: "layoutDirection",
      modifier: #"{"environment": {"layoutDirection": "rightToLeft"}}"#,
      names: #"["layoutDirection"]"#, condition: "layoutDirection == .rightToLeft"),
    Key(
      testDescription: "dynamicTypeSize", modifier: #"{"dynamicTypeSize": "xSmall"}"#,
      names: #"["dynamicTypeSize"]"#, condition: "dynamicTypeSize == .xSmall"),
    Key(
      testDescription: "font", modifier: #"{"font": "title"}"#, names: nil, condition: "true"),
    Key(testDescription: "tint", modifier: #"{"tint": "red"}"#, names: nil, condition: "true"),
  ]

  static let containers = [
    Container(testDescription: "root", text: "$", holdsOne: true),
    Container(testDescription: "root of several", text: "[$]"),
    Container(testDescription: "stack", text: #"{"view": "VStack", "children": [$]}"#),
    Container(testDescription: "reader", text: #"{"view": "GeometryReader", "content": [$]}"#),
    Container(testDescription: "grid", text: #"{"view": "Grid", "children": [$]}"#),
    Container(
      testDescription: "grid row",
      text: #"{"view": "Grid", "children": {"view": "GridRow", "children": [$]}}"#),
    Container(testDescription: "list", text: #"{"view": "List", "children": [$]}"#),
    Container(
      testDescription: "section",
      text: #"{"view": "List", "children": {"view": "Section", "children": [$]}}"#),
    Container(
      testDescription: "overlay of one",
      text: #"{"view": "Color", "modifiers": [{"overlay": $}]}"#, holdsOne: true),
    Container(
      testDescription: "overlay", text: #"{"view": "Color", "modifiers": [{"overlay": [$]}]}"#),
    Container(
      testDescription: "sheet",
      text: #"{"view": "Color", "modifiers": [{"sheet": {"isPresented": true, "content": [$]}}]}"#),
    Container(
      testDescription: "content of a preference",
      text:
        #"{"view": "Color", "modifiers": [{"overlayPreferenceValue": {"key": "K", "as": "k", "content": [$]}}]}"#
    ),
    Container(
      testDescription: "ForEach",
      text: #"{"view": "VStack", "children": {"forEach": "0..<2", "content": [$]}}"#, count: 2),
    Container(testDescription: "slot", text: #"{"view": "Box", "content": [$]}"#),
    Container(testDescription: "button", text: #"{"view": "Button", "label": [$]}"#),
    Container(
      testDescription: "AnyView",
      text: #"{"view": "HStack", "children": {"view": "AnyView", "content": [$]}}"#),
  ]

  /// The kinds of a body: the name of the component with such a body, the body, and the texts that it shows.
  static let bodies: [(name: String, body: String, texts: [String])] = [
    ("If", #"{"if": "$", "then": \#(text("if")), "else": \#(text("unset"))}"#, ["if"]),
    ("Loop", #"{"forEach": "0..<($ ? 2 : 1)", "content": \#(text("each"))}"#, ["each", "each"]),
    (
      "Switch",
      #"{"switch": "$", "cases": {"true": \#(text("switch")), "default": \#(text("unset"))}}"#,
      ["switch"]
    ),
    (
      "Grouped",
      #"{"view": "Group", "children": [{"if": "$", "then": \#(text("group"))}, \#(text("end"))]}"#,
      ["group", "end"]
    ),
    ("Several", #"[\#(text("\\\\($)")), \#(text("end"))]"#, ["true", "end"]),
    ("Nothing", #"{"if": "!($)", "then": \#(text("unset"))}"#, []),
  ]

  private static func text(_ text: String) -> String {
    #"{"view": "Text", "text": "\#(text)", "modifiers": ["fixedSize"]}"#
  }

  /// The ways in which the modifier of a key is around a body.
  static let ways = [
    #"{"view": "$name", "modifiers": [$modifier]}"#,
    #"{"view": "Group", "children": [$body], "modifiers": [$modifier]}"#,
    #"{"view": "Group", "children": {"view": "Group", "children": {"view": "$name"}}, "modifiers": [{"padding": 1}, $modifier]}"#,
    #"{"view": "Group", "children": {"if": true, "then": {"view": "$name"}}, "modifiers": [$modifier]}"#,
    #"{"view": "Handed", "content": {"view": "$name"}}"#,
    #"{"view": "Group", "children": {"view": "$name", "modifiers": [$modifier]}, "modifiers": [{"environment": {"mark": 100}}, {"environment": {"layoutDirection": "leftToRight"}}, {"environmentObject": "model"}]}"#,
  ]

  /// The same body in a stack that has the modifier.
  static let stack =
    #"{"view": "VStack", "children": {"view": "$name"}, "modifiers": [$modifier]}"#

  let key: Key

  /// A document that shows bodies in a container, each of them in some ways.
  func document(_ container: Container, _ bodies: [Int], _ ways: [String]) -> String {
    let uses = ways.flatMap { way in bodies.map { use(of: Self.bodies[$0], way) } }
    return #"""
      {"viewtree": 1, "environmentKeys": {"mark": {"type": "Int", "defaultValue": 1}},
       "types": "class Model: ObservableObject { @Published var count = 1; init(_ count: Int) { self.count = count } }",
       "state": {"model": {"type": "Model", "value": "Model(1)"}, "seven": {"type": "Model", "value": "Model(7)"}},
       "preferenceKeys": {"K": {"defaultValue": 0, "reduce": "max"}},
       "components": {\#(components)},
       "root": \#(container.text.replacing("$", with: uses.joined(separator: ", ")))}
      """#
  }

  private func use(of body: (name: String, body: String, texts: [String]), _ way: String) -> String
  {
    var views = filled(body.body)
    if views.hasPrefix("[") { views = String(views.dropFirst().dropLast()) }
    if let names = key.names { views = #"{"environment": \#(names)}, \#(views)"# }
    return way.replacing("$name", with: body.name).replacing("$modifier", with: key.modifier)
      .replacing("$body", with: views)
  }

  private var components: String {
    let environment = key.names.map { #""environment": \#($0), "# } ?? ""
    return
      (Self.bodies.map { #""\#($0.name)": {\#(environment)"body": \#(filled($0.body))}"# } + [
        #""Box": {"parameters": {"content": "View"}, "body": {"view": "VStack", "children": {"slot": "content"}}}"#,
        #""Handed": {"parameters": {"content": "View"}, "body": {"slot": "content", "modifiers": [\#(key.modifier)]}}"#,
      ]).joined(separator: ", ")
  }

  private func filled(_ body: String) -> String { body.replacing("$", with: key.condition) }
}
