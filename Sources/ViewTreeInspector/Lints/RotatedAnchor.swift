import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// A rectangle that is boxed twice (docs/explanation/preferences.md, Anchors).
  static let rotatedAnchor = Lint(
    "rotated-anchor", "A rectangle grows when its anchor is resolved inside the same rotation.",
    explanation: .rotatedAnchor
  ) { subject in
    let pass = subject.pass
    guard pass.turns else { return [] }
    var told: Set<SourceRange> = []
    return pass.built.anchors.compactMap { anchor in
      for resolution in anchor.resolved {
        guard let growth = pass.growth(of: anchor, in: resolution.view) else { continue }
        let writer = pass.built.modifiers[anchor.modifier]
        let range = subject.document.nameRange(ofModifierAt: writer.syntax)
        guard told.insert(range).inserted else { return nil }
        let reader = pass.built.views[resolution.view].syntax
        return .rotatedAnchor(
          at: range, exact: subject.words(growth.exact), resolved: subject.words(growth.resolved),
          reader: subject.document.nameRange(ofViewAt: reader),
          rotation: subject.rotation(around: writer.view, resolution.view))
      }
      return nil
    }
  }
}

extension FinishedPass {
  fileprivate func canTurn(_ modifier: ModifierRecord) -> Bool {
    modifierDefinitions[modifier.definition].turns
  }

  /// True if any modifier can rotate its content.
  fileprivate var turns: Bool { built.modifiers.contains { canTurn($0) } }

  /// The size of a rectangle in the coordinates of a reader, and the larger size that the reader
  /// received.
  fileprivate func growth(
    of anchor: AnchorRecord, in view: ID<ViewRecord>
  ) -> (exact: Size, resolved: Size)? {
    guard let source = built.modifiers[anchor.modifier].node,
      let reader = built.views[view].content,
      let local = anchor.source.geometry(
        in: layout.size(of: source), layout.layoutDirection(of: source))
    else { return nil }
    let toWindow = layout.transformToWindow(of: source)
    let fromWindow = layout.transformToWindow(of: reader).inverse ?? .identity
    return local.firstGrowth(toWindow, fromWindow)
  }
}

extension AnchorGeometry {
  /// The first rectangle that becomes larger by the detour through a bounding box in the window.
  fileprivate func firstGrowth(
    _ toWindow: AffineTransform, _ fromWindow: AffineTransform
  ) -> (exact: Size, resolved: Size)? {
    switch self {
    case .rect(let rect):
      let exact = toWindow.concatenating(fromWindow).boundingBox(of: rect).size
      let resolved = fromWindow.boundingBox(of: toWindow.boundingBox(of: rect)).size
      let tolerance = 0.01
      let isLarger =
        resolved.width > exact.width + tolerance || resolved.height > exact.height + tolerance
      return isLarger ? (exact, resolved) : nil
    case .list(let list):
      for element in list {
        if let growth = element.firstGrowth(toWindow, fromWindow) { return growth }
      }
      return nil
    case .point, .none:
      return nil
    }
  }
}

extension LintSubject {
  /// The innermost modifier that turns two views together.
  fileprivate func rotation(around writer: ID<ViewRecord>, _ reader: ID<ViewRecord>) -> SourceRange?
  {
    let around = Set(ways(to: reader))
    for view in ways(to: writer) where around.contains(view) {
      for number in pass.built.views[view].modifiers {
        let modifier = pass.built.modifiers[number]
        if pass.canTurn(modifier) { return document.nameRange(ofModifierAt: modifier.syntax) }
      }
    }
    return nil
  }

  /// A view and its enclosing views, the innermost first, by build order.
  private func ways(to view: ID<ViewRecord>) -> [ID<ViewRecord>] {
    var views = [view]
    var group = pass.built.groups[pass.built.views[view].group]
    while group.role != .root {
      views.append(group.parent)
      group = pass.built.groups[pass.built.views[group.parent].group]
    }
    return views
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A rectangle whose anchor is made and resolved inside one rotation.
  fileprivate static func rotatedAnchor(
    at range: SourceRange, exact: String, resolved: String, reader: SourceRange,
    rotation: SourceRange?
  ) -> Diagnostic {
    lint(
      "rotated-anchor",
      "this anchor is resolved inside the same rotation, so its rectangle grows from \(exact) to "
        + "\(resolved)",
      at: range,
      help: "use two points, such as .topLeading and .bottomTrailing, or rotate only the drawing",
      notes: [
        Note("it is resolved here", at: reader),
        rotation.map { Note("both are inside this rotation", at: $0) },
      ])
  }
}

extension DiagnosticExplanation {
  fileprivate static let rotatedAnchor = DiagnosticExplanation(
    "rotated-anchor",
    "The anchor of a rectangle is created and resolved inside the same rotation. SwiftUI then returns the bounding box of the rotated rectangle, which is larger.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 },
        "preferenceKeys": { "K": { "defaultValue": "nil", "reduce": "value = value ?? nextValue()" } },
        "root": { "view": "Color", "modifiers": [
          { "frame": { "width": 40, "height": 20 } },
          { "anchorPreference": { "key": "K", "value": ".bounds", "transform": "$0" } },
          { "overlayPreferenceValue": { "key": "K", "as": "bounds", "content": {
            "view": "GeometryReader", "as": "geometry", "content": { "view": "Color",
              "modifiers": [{ "frame": { "width": "geometry[bounds!].width" } }] } } } },
          { "rotationEffect": ".degrees(45)" }] } }
      """),
    wayOut: "Use two points instead of the rectangle, or rotate only the drawing.")
}
