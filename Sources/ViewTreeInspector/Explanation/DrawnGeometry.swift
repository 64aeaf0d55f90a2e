import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Geometry that pictures need in addition to the record of the last pass.
///
/// Views are identified by their index in `Inspection.views`. Rectangles have their own
/// coordinates, with the transform from there to the window.
package struct DrawnGeometry {
  private let pass: FinishedPass
  /// The build order index of each view in the record.
  private let built: IDTable<InspectedView, ID<ViewRecord>>

  /// A drawn rectangle in its own coordinates, with the transform from there to the window.
  package struct Place {
    /// The rectangle that it fills.
    package let rect: Rect
    /// The transform to the window.
    package let transform: AffineTransform

    package init(rect: Rect, transform: AffineTransform) {
      self.rect = rect
      self.transform = transform
    }
  }

  /// The text of a view or of its label.
  package struct Text {
    /// The lines, each in one or more parts.
    package let lines: [DrawnText]
    /// The rectangle in which they are drawn.
    package let place: Place
  }

  /// Makes the geometry from an explainer.
  package init(_ explainer: LayoutExplainer) {
    pass = explainer.pass
    var built = IDTable<InspectedView, ID<ViewRecord>>(
      repeating: .none, count: explainer.places.count)
    for (number, place) in explainer.places.enumerated() where place.index < built.count {
      built[place] = ID(number)
    }
    self.built = built
  }

  private func record(_ view: ID<InspectedView>) -> ViewRecord? {
    guard view.index < built.count, built[view].index < pass.built.views.count else {
      return nil
    }
    return pass.built.views[built[view]]
  }

  private func content(_ view: ID<InspectedView>) -> NodeID? {
    record(view)?.content.flatMap { pass.layout.isPlaced($0) ? $0 : nil }
  }

  private func place(_ node: NodeID, _ rect: Rect? = nil) -> Place {
    Place(
      rect: rect ?? Rect(origin: .zero, size: pass.layout.size(of: node)),
      transform: pass.layout.transformToWindow(of: node))
  }

  // MARK: - Views

  /// The outline of the bare view, or `nil` if it has no position.
  package func outline(of view: ID<InspectedView>) -> Place? {
    guard let record = record(view), let node = content(view) else { return nil }
    let (rect, transform) = pass.layout.drawnShape(of: node, effects: pass.shapeEffects(of: record))
    return Place(rect: rect, transform: transform)
  }

  /// The text that the view shows itself, or its label.
  package func text(of view: ID<InspectedView>) -> Text? {
    guard let node = content(view), let text = pass.layout.textNode(in: node) else { return nil }
    return Text(lines: pass.layout.drawnTexts(of: text), place: place(text))
  }

  /// The rectangles of the view's direct children.
  package func parts(of view: ID<InspectedView>) -> [Place] {
    guard let node = content(view) else { return [] }
    return pass.layout.childFrames(of: node).map { place(node, $0) }
  }

  /// The rectangles of a list's rows, including the row insets.
  package func rows(of view: ID<InspectedView>) -> [Place] {
    guard let node = content(view) else { return [] }
    return pass.layout.rowFrames(of: node).map { place(node, $0) }
  }

  /// The environment that the view inherits, or `nil` for a missing view.
  package func environment(of view: ID<InspectedView>) -> ViewEnvironment? {
    record(view).map { pass.built.viewEnvironments[$0.environment] }
  }

  /// True if the view's layout direction is right to left.
  package func isRightToLeft(_ view: ID<InspectedView>) -> Bool {
    content(view).map { pass.layout.layoutDirection(of: $0) == .rightToLeft } ?? false
  }

  // MARK: - Stacks

  /// The rectangles between the children of a stack.
  package func gaps(of view: ID<InspectedView>, along axis: Axis) -> [Place] {
    guard let node = content(view) else { return [] }
    return pass.layout.gaps(of: node, along: axis).map { place(node, $0) }
  }

  /// The line that the children of a stack are aligned on, as a rectangle without width or height.
  package func alignmentLine(of view: ID<InspectedView>, along axis: Axis) -> Place? {
    guard let node = content(view), let line = pass.layout.alignmentLine(of: node) else {
      return nil
    }
    let size = pass.layout.size(of: node)
    return place(
      node,
      axis == .horizontal
        ? Rect(x: 0, y: line, width: size.width, height: 0)
        : Rect(x: line, y: 0, width: 0, height: size.height))
  }

  // MARK: - Modifiers

  /// The outline of the view with its modifiers up to the given one. The first modifier has the
  /// number 0.
  package func outline(of view: ID<InspectedView>, modifier: UInt32) -> Place? {
    node(view, modifier).map { place($0) }
  }

  /// The outline that the style of a background or an overlay fills.
  package func styleOutline(of view: ID<InspectedView>, modifier: UInt32) -> Place? {
    guard let record = record(view), modifier < record.modifierCount,
      let node = pass.built.modifiers[record.firstModifier.advanced(by: modifier)].styleNode,
      pass.layout.isPlaced(node)
    else { return outline(of: view, modifier: modifier) }
    return place(node)
  }

  /// The insets that a modifier adds on each side of the view, in points.
  package func insets(of view: ID<InspectedView>, modifier: UInt32) -> (
    place: Place, insets: EdgeInsets
  )? {
    guard let node = node(view, modifier), let inner = pass.layout.childFrames(of: node).first
    else { return nil }
    let size = pass.layout.size(of: node)
    return (
      place(node),
      EdgeInsets(
        top: inner.minY, leading: inner.minX, bottom: size.height - inner.maxY,
        trailing: size.width - inner.maxX)
    )
  }

  private func node(_ view: ID<InspectedView>, _ modifier: UInt32) -> NodeID? {
    guard let record = record(view), modifier < record.modifierCount,
      let node = pass.built.modifiers[record.firstModifier.advanced(by: modifier)].node,
      pass.layout.isPlaced(node)
    else { return nil }
    return node
  }
}
