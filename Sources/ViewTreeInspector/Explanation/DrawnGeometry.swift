import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Geometry that pictures need in addition to the record of the last pass.
///
/// Views are identified by their index in `Inspection.views`. Rectangles have their own
/// coordinates, with the transform from there to the window.
package struct DrawnGeometry {
  let pass: FinishedPass
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

  /// Creates the geometry from an explainer.
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

  /// The current content offset of a scroll view or a list, or `nil` for any other view.
  package func scrollOffset(of view: ID<InspectedView>) -> Point? {
    content(view).flatMap { pass.layout.scrollBounds(of: $0)?.offset }
  }

  // MARK: - Screens

  /// The user's color scheme: `light` or `dark`.
  package var colorScheme: String { pass.document.colorScheme }

  /// The version of the system.
  package var platform: Platform { pass.document.environment.platform }

  /// The placed nodes of all views, with their modifiers.
  package var viewNodes: Set<NodeID> { Set(pass.built.views.compactMap(\.outer)) }

  /// The cells of a list, each with its position.
  package func cells(of view: ID<InspectedView>) -> [(cell: ListCell, place: Place)] {
    guard let node = content(view) else { return [] }
    return pass.layout.cells(of: node).map { ($0, place(node, $0.frame)) }
  }

  /// The navigation bars in a view, each with the position of its screen: a stack, or a column of a
  /// split view.
  package func bars(of view: ID<InspectedView>) -> [(bar: NavigationBar, place: Place)] {
    guard let node = content(view) else { return [] }
    if let bar = pass.layout.bar(of: node) { return [(bar, place(node))] }
    var bars: [(NavigationBar, Place)] = []
    var child = pass.layout.firstChild(of: node)
    while let column = child {
      if pass.layout.isPlaced(column), let bar = pass.layout.bar(of: column), bar.column != nil {
        bars.append((bar, place(column)))
      }
      child = pass.layout.nextSibling(of: column)
    }
    return bars
  }

  /// True if a view is in a column of a split view, and in no other screen inside it.
  func isView(_ view: ID<InspectedView>, inColumn column: Int) -> Bool {
    record(view)?.outer.flatMap { pass.layout.screen(around: $0) }
      .flatMap { pass.layout.bar(of: $0)?.column } == column
  }

  /// The navigation bar of a pushed view, with the position of its screen.
  package func pushedBar(around view: ID<InspectedView>) -> (bar: NavigationBar, place: Place)? {
    guard let node = record(view)?.outer, let screen = pass.layout.screen(around: node),
      let bar = pass.layout.bar(of: screen), bar.hasBackButton, pass.layout.isPlaced(screen)
    else { return nil }
    return (bar, place(screen))
  }

  /// The key of navigation titles, or `nil` if no view writes one.
  package var navigationTitleKey: ID<InspectionNames.Key>? {
    pass.document.navigationTitleKey.map { ID($0) }
  }

  /// The title that a modifier of a view writes, or `nil` for any other modifier.
  package func navigationTitle(of view: ID<InspectedView>, modifier: UInt32) -> String? {
    guard let record = record(view), modifier < record.modifierCount else { return nil }
    let site = pass.built.modifiers[record.firstModifier.advanced(by: modifier)].site
    guard case .string(let title)? = pass.pulled.systemValues[site] else { return nil }
    return title
  }

  /// The capsule of glass around a view in a bar, or `nil` if there is none.
  package func barCapsule(around view: ID<InspectedView>) -> Place? {
    record(view)?.outer.flatMap { pass.layout.barCapsule(around: $0) }.map { place($0) }
  }

  /// The index of the shown tab or of the chosen option, or `nil` for none.
  package func chosen(of view: ID<InspectedView>) -> Int? {
    guard view.index < built.count, built[view].index < pass.built.views.count else { return nil }
    return pass.built.chosen[built[view]]
  }

  /// The position of the bare view and of its tab bar, or `nil` if there is no bar.
  package func tabBar(of view: ID<InspectedView>) -> Place? {
    guard let node = content(view) else { return nil }
    let height = pass.layout.tabBarHeight(of: node)
    guard height > 0 else { return nil }
    let size = pass.layout.size(of: node)
    let y = pass.layout.hasTabsAtTop(node) ? 0 : size.height - height
    return place(node, Rect(x: 0, y: y, width: size.width, height: height))
  }

  /// The items of the tab bar of a view.
  package func tabItems(of view: ID<InspectedView>) -> [TabItemContent] {
    guard view.index < built.count, built[view].index < pass.built.views.count else { return [] }
    return pass.built.tabItems[built[view]] ?? []
  }

  /// True if the tab bar of a view is at the top.
  package func hasTabsAtTop(_ view: ID<InspectedView>) -> Bool {
    content(view).map { pass.layout.hasTabsAtTop($0) } ?? false
  }

  /// The area of a sheet that a modifier of a view presents, in the window. `nil` for a sheet that
  /// fills it.
  package func sheetArea(of view: ID<InspectedView>, modifier: UInt32) -> Rect? {
    guard let record = record(view), modifier < record.modifierCount else { return nil }
    return pass.built.sheetAreas[record.firstModifier.advanced(by: modifier)]
  }

  /// True if a sheet that a modifier of a view presents has a drag indicator.
  package func hasDragIndicator(inSheetOf view: ID<InspectedView>, modifier: UInt32) -> Bool {
    guard let record = record(view), modifier < record.modifierCount else { return false }
    return pass.built.sheetsWithIndicator.contains(record.firstModifier.advanced(by: modifier))
  }

  /// A part of a view that isn't a view.
  package struct Part {
    /// The kind of the part.
    package let kind: OwnPart.Kind
    /// Its rectangle.
    package let place: Place
    /// The lines of text, if it's a text view.
    package let lines: [DrawnText]
  }

  /// The parts of a view that aren't views, in tree order.
  ///
  /// - Parameter nodes: the nodes of all views (`viewNodes`).
  package func ownParts(of view: ID<InspectedView>, besides nodes: Set<NodeID>) -> [Part] {
    guard let node = content(view) else { return [] }
    return pass.layout.ownParts(of: node, besides: nodes).map { part in
      Part(
        kind: part.kind, place: place(part.node),
        lines: part.kind == .text ? pass.layout.drawnTexts(of: part.node) : [])
    }
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

  /// The outline of the view with its modifiers up to a modifier. The first modifier has the number
  /// 0.
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
