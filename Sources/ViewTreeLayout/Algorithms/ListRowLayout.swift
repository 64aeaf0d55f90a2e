/// A cell of a list around one view: a row, or the header or the footer of a section
/// (docs/explanation/containers.md, Lists). Its parent is a ``ListLayout``, which knows its
/// distances.
public struct ListRowLayout: LayoutRules {
  /// The section that it belongs to, whose rows are consecutive. 0 for rows outside sections.
  let section: UInt32
  let part: SectionPart
  // A NaN top inset means the insets of the list.
  var insets: EdgeInsets
  /// The space for the controls of the edit mode, in points.
  var editing = EdgeInsets()
  /// The distance to other sections that the section itself requests, in points. NaN for none.
  var sectionSpacing = Double.nan
  /// The space for a badge after the view, with its gap, in points.
  var badge = 0.0

  /// A cell of a section with the insets of its list.
  public init(section: UInt32, part: SectionPart) {
    self.section = section
    self.part = part
    insets = EdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0)
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let insets = insetsWithBadge(of: node, in: engine)
    let view = view(of: node, insets, width: proposal.width, in: engine)?.size ?? .zero
    return Size(
      width: proposal.width ?? view.width + insets.total(along: .horizontal),
      height: height(around: view, insets, in: metrics(around: node, in: engine)))
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let insets = insetsWithBadge(of: node, in: engine)
    guard let view = view(of: node, insets, width: size.width, in: engine) else { return }
    // Centers the view in the space inside the insets. A view that fills this space is at its top,
    // and so is a footer.
    let room =
      part == .footer ? view.size.height : size.height - insets.total(along: .vertical)
    engine.place(
      view.node,
      at: Point(x: insets.leading, y: insets.top + (room - view.size.height) / 2),
      proposing: view.proposal)
  }

  // MARK: - Steps

  /// The height of a row: its view and the insets, and at least the minimum of the style.
  private func height(around view: Size, _ insets: EdgeInsets, in metrics: ListMetrics) -> Double {
    let height = view.height + insets.total(along: .vertical)
    switch part {
    case .content: return max(height, metrics.leastRowHeight)
    case .header: return max(height, metrics.leastHeaderHeight)
    case .footer: return max(height, metrics.leastFooterHeight)
    }
  }

  /// The view of the cell, which is offered the width between the insets and no height.
  private func view(
    of node: NodeID, _ insets: EdgeInsets, width: Double?, in engine: LayoutEngine
  ) -> (node: NodeID, size: Size, proposal: ProposedSize)? {
    guard let view = engine.firstChild(of: node) else { return nil }
    let offered = ProposedSize(
      width: width.map { max($0 - insets.total(along: .horizontal), 0) }, height: nil)
    return (view, engine.size(of: view, proposing: offered), offered)
  }

  /// The insets of the row itself, or the insets of the list for its part if the row has none.
  func insets(of node: NodeID, in engine: LayoutEngine) -> EdgeInsets {
    let metrics = metrics(around: node, in: engine)
    let own = part == .content ? metrics.rowInsets : metrics.headerInsets
    let given = insets.top.isNaN ? own : insets
    return EdgeInsets(
      top: given.top, leading: given.leading + editing.leading, bottom: given.bottom,
      trailing: given.trailing + editing.trailing)
  }

  /// The insets of the row, with the space for its badge at the trailing edge.
  private func insetsWithBadge(of node: NodeID, in engine: LayoutEngine) -> EdgeInsets {
    var insets = insets(of: node, in: engine)
    insets.trailing += badge
    return insets
  }

  private func metrics(around node: NodeID, in engine: LayoutEngine) -> ListMetrics {
    let list = engine.pointer(to: node).pointee.parent
    guard list.exists, engine.isNode(list, laidOutBy: ListLayout.self) else {
      return ListMetrics(.plain, on: .iOS17)
    }
    return engine.parameters(of: list, as: ListLayout.self).metrics
  }
}

extension LayoutTree {
  /// The frames of the rows in a placed list or table, in its coordinates, without headers and
  /// footers.
  public func rowFrames(of list: NodeID) -> [Rect] {
    guard isPlaced(list) else { return [] }
    var frames: [Rect] = []
    engine.forEachChild(of: list) { row in
      guard isPlaced(row), isRow(row) else { return }
      frames.append(Rect(origin: origin(of: row), size: size(of: row)))
    }
    return frames
  }

  /// The cells of a placed list, in its coordinates, with headers and footers.
  public func cells(of list: NodeID) -> [ListCell] {
    guard isPlaced(list) else { return [] }
    var cells: [ListCell] = []
    engine.forEachChild(of: list) { node in
      guard isPlaced(node), engine.isNode(node, laidOutBy: ListRowLayout.self) else { return }
      let row = engine.parameters(of: node, as: ListRowLayout.self)
      cells.append(
        ListCell(
          frame: Rect(origin: origin(of: node), size: size(of: node)), section: row.section,
          part: row.part, insets: row.insets(of: node, in: engine)))
    }
    return cells
  }

  /// The section of a row and its role there. `nil` for any other node.
  public func section(ofRow node: NodeID) -> (number: UInt32, part: SectionPart)? {
    guard node.index < count, engine.isNode(node, laidOutBy: ListRowLayout.self) else { return nil }
    let row = engine.parameters(of: node, as: ListRowLayout.self)
    return (row.section, row.part)
  }

  private func isRow(_ node: NodeID) -> Bool {
    if engine.isNode(node, laidOutBy: ListRowLayout.self) {
      return engine.parameters(of: node, as: ListRowLayout.self).part == .content
    }
    return engine.isNode(node, laidOutBy: TableRowLayout.self)
      && !engine.parameters(of: node, as: TableRowLayout.self).isHeader
  }

  /// Makes space for the controls of the edit mode in a row: the delete control at the leading
  /// edge, and the move control at the trailing edge. Has no effect on other nodes.
  public func makeEditable(row node: NodeID, isDeletable: Bool, isMovable: Bool) {
    guard node.index < count, engine.isNode(node, laidOutBy: ListRowLayout.self) else { return }
    var row = engine.parameters(of: node, as: ListRowLayout.self)
    guard row.part == .content else { return }
    row.editing = EdgeInsets(
      top: 0, leading: isDeletable ? ControlMetrics.deleteControlWidth : 0, bottom: 0,
      trailing: isMovable ? ControlMetrics.moveControlWidth : 0)
    engine.setParameters(of: node, to: row)
  }

  /// Makes space for a badge at the trailing edge of a row, in points. No effect on other nodes.
  public func setBadgeWidth(_ width: Double, ofRow node: NodeID) {
    guard node.index < count, engine.isNode(node, laidOutBy: ListRowLayout.self) else { return }
    var row = engine.parameters(of: node, as: ListRowLayout.self)
    row.badge = width
    engine.setParameters(of: node, to: row)
  }

  /// Sets the distance between the section of a row and other sections, in points. No effect on other
  /// nodes.
  public func setSectionSpacing(_ spacing: Double, ofRow node: NodeID) {
    guard node.index < count, engine.isNode(node, laidOutBy: ListRowLayout.self) else { return }
    var row = engine.parameters(of: node, as: ListRowLayout.self)
    row.sectionSpacing = spacing
    engine.setParameters(of: node, to: row)
  }

  /// Sets the insets of a row instead of those of its list, in points. No effect on other nodes.
  public func setInsets(_ insets: EdgeInsets, ofRow node: NodeID) {
    guard node.index < count, engine.isNode(node, laidOutBy: ListRowLayout.self) else { return }
    var row = engine.parameters(of: node, as: ListRowLayout.self)
    row.insets = insets
    engine.setParameters(of: node, to: row)
  }
}
