import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// An anchor that no reader of its preference resolves (docs/explanation/preferences.md,
  /// Anchors).
  static let anchorElsewhere = Lint(
    "anchor-elsewhere", "An anchor is resolved in a GeometryReader of another branch of the tree.",
    explanation: .anchorElsewhere
  ) { subject in
    let pass = subject.pass
    var told: Set<SourceRange> = []
    let early = Dictionary(grouping: pass.recall.earlyResolutions) {
      pass.place(ofAnchor: $0.anchor)
    }
    return pass.built.anchors.enumerated().compactMap { index, anchor in
      guard !anchor.isAttachment else { return nil }
      let modifier = pass.built.modifiers[anchor.modifier]
      let range = subject.document.nameRange(ofModifierAt: modifier.syntax)
      let readers = anchor.resolved.map(\.view) + (early[index] ?? []).map(\.view)
      for view in readers
      where !pass.covers(view, modifier.view) && told.insert(range).inserted {
        let reader = pass.built.views[view].syntax
        return .anchorElsewhere(at: range, reader: subject.document.nameRange(ofViewAt: reader))
      }
      return nil
    }
  }
}

extension FinishedPass {
  /// A view on the path to the root, and its group on the path. `nil` at the start of the path.
  private struct WayStep {
    let view: ID<ViewRecord>
    let group: GroupRecord?
  }

  /// True if a reader encloses a view, is inside it, or is in an overlay or background of a view
  /// that encloses it.
  fileprivate func covers(_ reader: ID<ViewRecord>, _ view: ID<ViewRecord>) -> Bool {
    let inner = way(from: view)
    for outer in way(from: reader) {
      guard let step = inner.first(where: { $0.view == outer.view }) else { continue }
      guard let branch = outer.group, let own = step.group else { return true }
      switch branch.role {
      case .overlay, .background, .mask: return own.order < branch.order
      default: return false
      }
    }
    return true
  }

  private func way(from view: ID<ViewRecord>) -> [WayStep] {
    var steps = [WayStep(view: view, group: nil)]
    var group = built.groups[built.views[view].group]
    while group.role != .root {
      steps.append(WayStep(view: group.parent, group: group))
      group = built.groups[built.views[group.parent].group]
    }
    return steps
  }
}

// MARK: - Messages

extension Diagnostic {
  /// An anchor that is resolved outside the reader of its preference.
  fileprivate static func anchorElsewhere(at range: SourceRange, reader: SourceRange) -> Diagnostic
  {
    lint(
      "anchor-elsewhere",
      "this anchor is resolved in a GeometryReader that doesn't enclose its view, and that isn't in "
        + "an overlay or a background of an enclosing view",
      at: range,
      help:
        "resolve it in an overlayPreferenceValue, a backgroundPreferenceValue or a GeometryReader "
        + "that encloses both",
      notes: [Note("it is resolved here", at: reader)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let anchorElsewhere = DiagnosticExplanation(
    "anchor-elsewhere",
    "An anchor is stored in the state and resolved in a `GeometryReader` that does not enclose its "
      + "view. The coordinates then depend on that reader's layout, and are one pass late.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "state": { "titles": [] },
        "preferenceKeys": { "K": { "defaultValue": [], "reduce": "append" } },
        "root": { "view": "VStack", "children": [
          { "view": "Text", "text": "a", "modifiers": [
            { "anchorPreference": { "key": "K", "value": ".bounds", "transform": "[$0]" } }] },
          { "view": "GeometryReader", "as": "geometry", "content": { "forEach": "titles", "id": "\\\\.self", "as": "title",
            "content": { "view": "Color", "modifiers": [{ "frame": { "width": "geometry[title].width" } }] } } }],
          "modifiers": [{ "onPreferenceChange": { "key": "K", "perform": "titles = value" } }] } }
      """),
    wayOut:
      "Resolve it in an `overlayPreferenceValue` or a `backgroundPreferenceValue` of a view that encloses both."
  )
}
