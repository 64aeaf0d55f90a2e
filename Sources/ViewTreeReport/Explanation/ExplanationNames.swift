import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The names of views, modifiers and nodes in explanations.
struct ExplanationNames {
  let inspection: Inspection
  private let unique: ShortNames

  init(inspection: Inspection) {
    self.inspection = inspection
    unique = ShortNames(inspection)
  }

  /// A view by its id, or by its path if it has none.
  func view(_ index: ID<InspectedView>) -> String { inspection.name(of: .view(index)) }

  /// The name of a view, with its id if it has one: `Text #title`.
  func short(_ index: ID<InspectedView>) -> String {
    let view = inspection.views[index]
    let name = inspection.names.views[view.name]
    return inspection.string(view.id).map { "\(name) #\($0)" } ?? name
  }

  /// The name of a view with its id, or with its text if it has no id: `Text "Buy"`.
  func described(_ index: ID<InspectedView>) -> String {
    let view = inspection.views[index]
    guard inspection.string(view.id) == nil, let text = inspection.string(view.text) else {
      return short(index)
    }
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    let name = inspection.names.views[view.name]
    return "\(name) \"\(line.count > 24 ? line.prefix(23) + "…" : line)\""
  }

  /// The description of the view of a node. With an index if another view of the line has the same.
  private func described(_ index: ID<InspectedView>, of part: ViewExplanation.Part) -> String {
    part.isRepeated ? unique.name(of: index) : described(index)
  }

  /// A node with its line, in a sentence about a view.
  func name(_ part: ViewExplanation.Part, seenFrom view: ID<InspectedView>) -> String {
    let line = part.line.map { " (line \($0))" } ?? ""
    switch part.label {
    case .view(let index):
      let name = index == view && !part.isInside ? short(index) : described(index, of: part)
      guard part.isInside else { return name + line }
      let isLabel = inspection.names.views[inspection.views[index].name] == "Label"
      let noun = part.isText ? "title" : isLabel ? "icon" : "content"
      return "the \(noun) of \(name)\(line)"
    case .modifier(let modifier, let index):
      let code = part.code ?? ".\(inspection.names.modifiers[modifier])"
      let owner = index == view ? "" : " of \(described(index, of: part))"
      return (part.isInside ? "the content of " : "") + code + owner + line
    case .implicit: return isInToolbar(view) ? "the toolbar" : "the window"
    }
  }

  /// True for a bar item and a view in one.
  private func isInToolbar(_ view: ID<InspectedView>) -> Bool {
    var group = inspection.groups[inspection.views.group(of: view)]
    while group.role != .root {
      if group.role == .toolbar { return true }
      group = inspection.groups[inspection.views.group(of: group.parent)]
    }
    return false
  }

  /// The reason why a `ViewThatFits` didn't choose a view.
  func words(
    _ rejection: ViewExplanation.Rejection, seenFrom view: ID<InspectedView>
  ) -> String {
    let chosen = name(rejection.chosen, seenFrom: view)
    let start = "it is not placed: \(name(rejection.container, seenFrom: view)) chose \(chosen)"
    guard let tooLong = rejection.tooLong else {
      return start + ", which comes first, so this view isn't measured"
    }
    let side = tooLong.axis == .horizontal ? "wide" : "high"
    return start
      + ", because this view is \(ExplanationWords.length(tooLong.length)) \(side), and has "
      + ExplanationWords.length(tooLong.limit)
  }

  /// The kind of a node's view, with its line, for several views of the same source.
  func kind(_ part: ViewExplanation.Part) -> String {
    let name = part.view.map { inspection.names.views[inspection.views.name(of: $0)] } ?? "view"
    return name + (part.line.map { " (line \($0))" } ?? "")
  }

  /// A node in its own line.
  func title(_ label: ViewExplanation.Label, _ algorithm: String) -> String {
    switch label {
    case .view(let index): short(index)
    case .modifier(let name, let index):
      ".\(inspection.names.modifiers[name]) of \(short(index))"
    case .implicit: "implicit \(ExplanationWords.kind(algorithm))"
    }
  }

  /// The name of a node in a sentence, or the window if there is none.
  func inSentence(_ label: ViewExplanation.Label?) -> String {
    switch label {
    case .view(let index)?: view(index)
    case .modifier(let name, let index)?:
      "\(inspection.names.modifiers[name]) of \(view(index))"
    case .implicit?: "the enclosing container"
    case nil: "the window"
    }
  }
}

/// The shortest names of views, computed on first use.
private final class ShortNames {
  private var names: ShortViewNames

  init(_ inspection: Inspection) { names = ShortViewNames(inspection) }

  func name(of view: ID<InspectedView>) -> String { names.name(of: .view(view)) }
}
