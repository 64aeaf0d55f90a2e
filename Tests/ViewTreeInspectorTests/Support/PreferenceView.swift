/// A view of the preference tests, to be written in the document format.
struct PreferenceView: Sendable {
  private let members: String
  private var modifiers: [String] = []

  /// A view with these members.
  init(_ members: String) { self.members = members }

  private init(_ view: String, _ id: String, _ children: [PreferenceView]) {
    let id = id.isEmpty ? "" : #""id": "\#(id)", "#
    members = #""view": "\#(view)", \#(id)"children": \#(Self.list(children))"#
  }

  private static func list(_ views: [PreferenceView]) -> String {
    "[\(views.map(\.json).joined(separator: ", "))]"
  }

  var json: String {
    modifiers.isEmpty
      ? "{\(members)}" : #"{\#(members), "modifiers": [\#(modifiers.joined(separator: ", "))]}"#
  }

  /// The view with one more modifier.
  func adding(_ modifier: String) -> PreferenceView {
    var view = self
    view.modifiers.append(modifier)
    return view
  }

  // MARK: - Views

  static let leaf = PreferenceView(#""view": "Color""#)
  static let empty = PreferenceView(#""view": "EmptyView""#)

  static func named(_ name: String) -> PreferenceView {
    PreferenceView(#""view": "Color", "id": "\#(name)""#)
  }

  static func stack(_ children: PreferenceView..., id: String = "V") -> PreferenceView {
    PreferenceView("VStack", id, children)
  }

  static func stack(of children: [PreferenceView], id: String = "V") -> PreferenceView {
    PreferenceView("VStack", id, children)
  }

  static func group(_ children: PreferenceView..., id: String = "") -> PreferenceView {
    PreferenceView("Group", id, children)
  }

  static func anyView(_ content: PreferenceView) -> PreferenceView {
    PreferenceView("AnyView", "", [content])
  }

  static func geometry(_ children: PreferenceView...) -> PreferenceView {
    PreferenceView("GeometryReader", "G", children)
  }

  static func lazy(_ children: PreferenceView...) -> PreferenceView {
    PreferenceView("LazyVStack", "", children)
  }

  /// `ViewThatFits`.
  static func fits(_ children: PreferenceView...) -> PreferenceView {
    PreferenceView("ViewThatFits", "", children)
  }

  static func condition(_ holds: Bool, _ content: PreferenceView...) -> PreferenceView {
    PreferenceView(#""if": \#(holds), "then": \#(list(content))"#)
  }

  /// A loop over elements that each write their own name.
  static func loop(_ elements: String..., key: String = "L") -> PreferenceView {
    let view = PreferenceView(#""view": "Color", "id": "\\(e)""#).writing(code: "e", key)
    let data = elements.map { "\"\($0)\"" }.joined(separator: ", ")
    return PreferenceView(#""forEach": [\#(data)], "as": "e", "content": \#(view.json)"#)
  }

  // MARK: - Modifiers

  func writing(_ name: String, _ key: String = "L") -> PreferenceView {
    writing(code: #"\"\#(name)\""#, key)
  }

  private func writing(code: String, _ key: String) -> PreferenceView {
    adding(
      #"{"anchorPreference": {"key": "\#(key)", "value": ".bounds", "transform": "[\#(code)]"}}"#)
  }

  /// `preference`, which has no closure.
  func plain(_ name: String, _ key: String = "L") -> PreferenceView {
    adding(#"{"preference": {"key": "\#(key)", "value": ["\#(name)"]}}"#)
  }

  func transforming(_ name: String, _ key: String = "L") -> PreferenceView {
    adding(
      #"{"transformPreference": {"key": "\#(key)", "transform": "value.append(\"\#(name)\")"}}"#)
  }

  /// `onPreferenceChange`.
  func on(_ key: String = "L", _ action: String = "_ = value") -> PreferenceView {
    adding(#"{"onPreferenceChange": {"key": "\#(key)", "perform": "\#(action)"}}"#)
  }

  func overlay(_ content: PreferenceView) -> PreferenceView {
    adding(#"{"overlay": \#(content.json)}"#)
  }

  func background(_ content: PreferenceView) -> PreferenceView {
    adding(#"{"background": \#(content.json)}"#)
  }

  func zIndex(_ value: Double) -> PreferenceView { adding(#"{"zIndex": \#(value)}"#) }

  /// A reader that builds content, of the overload with `alignment` unless said otherwise.
  func reader(
    _ content: PreferenceView = .leaf, _ key: String = "L", isBackground: Bool = false,
    merges: Bool = true
  ) -> PreferenceView {
    let name = isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue"
    let alignment = merges ? #""alignment": "center", "# : ""
    return adding(
      #"{"\#(name)": {"key": "\#(key)", \#(alignment)"content": \#(content.json)}}"#)
  }
}

/// A leaf that writes its own name.
func a(_ name: String, _ key: String = "L") -> PreferenceView {
  .named(name).writing(name, key)
}
