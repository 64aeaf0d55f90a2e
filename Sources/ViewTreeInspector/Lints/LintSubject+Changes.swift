import ViewTreeNumbers
import ViewTreeSyntax

/// Changes that were tried on a copy of the layout, as instructions.
extension LintSubject {
  /// The change that `explain` shows for a view, or `nil` if none helps or none is wanted.
  func change(for view: ID<InspectedView>) -> ViewExplanation.Change? {
    guard triesChanges, let node = survey.outerNode(view) else { return nil }
    return explainer.change(of: node)
  }

  /// The change with its result and its cost, or `nil` for a change without a short instruction.
  /// `result` is the result in words.
  func instruction(
    _ change: ViewExplanation.Change, for view: ID<InspectedView>? = nil, result: String
  ) -> String? {
    guard let code = code(change, view) else { return nil }
    let state = change.changesState ? ", after the state has settled again" : ""
    return "\(code): then \(result)\(state)\(cost(of: change))"
  }

  /// The change as code.
  private func code(_ change: ViewExplanation.Change, _ view: ID<InspectedView>?) -> String? {
    let line = change.part.line.map { " in line \($0)" } ?? ""
    switch change.kind {
    case .removal:
      guard case .modifier(let modifier, _) = change.part.label else { return nil }
      return "remove the \(inspection.names.modifiers[modifier])\(line)"
    case .maximum(let axis, let most):
      let (name, length) = axis == .horizontal ? ("maxWidth", "width") : ("maxHeight", "height")
      return "write .frame(\(name): \(words(most))) instead of the \(length) of the frame\(line)"
    case .layoutPriority: return "add .layoutPriority(1)\(target(change, view))"
    case .noLineLimit: return "remove the line limit"
    case .fixedHeight:
      return "add .fixedSize(horizontal: false, vertical: true)\(target(change, view))"
    case .flexible(let axis):
      let name = axis == .horizontal ? "Width" : "Height"
      return "add .frame(min\(name): 0, max\(name): .infinity)\(target(change, view))"
    case .frame, .minimum, .scrolling, .uncovering: return nil
    }
  }

  /// The view to which a change adds a modifier, if it isn't the view of the finding.
  private func target(_ change: ViewExplanation.Change, _ view: ID<InspectedView>?) -> String {
    guard change.part.view != view, let other = change.part.view else { return "" }
    return " to \(name(of: other))" + (change.part.line.map { " in line \($0)" } ?? "")
  }

  private func cost(of change: ViewExplanation.Change) -> String {
    switch change.cost {
    case .overflow(let inner, let outer):
      "; but \(inner.map { name(of: $0) } ?? "it") is larger than \(name(of: outer))"
    case .truncation(let part): "; but \(name(of: part)) is truncated"
    case .shortening(let part): "; but \(name(of: part)) shows less"
    case .squeeze(let part): "; but \(name(of: part)) has no space"
    case .wrap(let part, let lines): "; but \(name(of: part)) takes \(lines) lines"
    case nil: ""
    }
  }

  private func name(of part: ViewExplanation.Part) -> String {
    switch part.label {
    case .modifier(let modifier, _): "the \(inspection.names.modifiers[modifier])"
    case .view, .implicit: part.view.map { name(of: $0) } ?? "the view around it"
    }
  }

  /// The name of a view in a sentence, with its text if it has no id.
  func name(of view: ID<InspectedView>) -> String {
    let record = inspection.views[view]
    let name = inspection.names.views[record.name]
    if let id = inspection.string(record.id) { return "\(name) #\(id)" }
    return inspection.string(record.text).map { "\(name) \(Diagnostic.quoted($0))" } ?? name
  }
}
