import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// The search for the view that gets a tap at a point of the window (docs/explanation/updates.md,
/// Taps).
struct HitTest {
  let pass: FinishedPass
  /// The point in window coordinates.
  let point: Point
  /// The target view, by its number in the pass. It receives taps even where it isn't drawn, as in
  /// the gaps of a stack.
  let meant: ID<ViewRecord>

  /// A test in the middle of a view as drawn.
  init(inMiddleOf view: ID<ViewRecord>, of pass: FinishedPass) {
    self.pass = pass
    meant = view
    let frame = pass.built.views[view].content.map { pass.layout.frame(of: $0) } ?? .zero
    point = Point(x: frame.midX, y: frame.midY)
  }

  // MARK: - Front-most views

  /// The view that receives the tap: the last drawn view among the views that take taps there.
  func frontmost() -> TouchPlace? {
    if let modal = modalGroup { return frontmost(in: modal) }
    for group in pass.built.groups.indices.reversed()
    where pass.built.groups[group].role == .toolbar {
      if let place = frontmost(in: ID(group)) { return place }
    }
    return pass.built.groups.isEmpty ? nil : frontmost(in: ID(0))
  }

  /// The views that were presented last over all others.
  var modalGroup: ID<GroupRecord>? {
    pass.built.groups.lastIndex { group in
      guard group.firstView.exists else { return false }
      switch group.role {
      case .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog,
        .navigationDestination:
        return true
      default: return false
      }
    }.map { ID($0) }
  }

  private func frontmost(in group: ID<GroupRecord>) -> TouchPlace? {
    for view in drawnViews(of: group).reversed() {
      if let place = frontmost(around: view) { return place }
    }
    return nil
  }

  /// The views of a group in the order in which they are drawn.
  private func drawnViews(of group: ID<GroupRecord>) -> [ID<ViewRecord>] {
    var views: [ID<ViewRecord>] = []
    var view = pass.built.groups[group].firstView
    while view.exists {
      views.append(view)
      view = pass.built.views[view].next
    }
    let built = pass.built
    guard built.hasPaintingOrder, views.contains(where: { built.paintingLayer(of: $0) != 0 }) else {
      return views
    }
    let sorted = views.enumerated().sorted {
      (built.paintingLayer(of: $0.element), $0.offset)
        < (built.paintingLayer(of: $1.element), $1.offset)
    }
    return sorted.map(\.element)
  }

  /// Finds the receiver of the tap in a view with its modifiers. It visits modifiers from the
  /// outermost inward: first the content in front, then the view, then the content in its
  /// background.
  private func frontmost(around view: ID<ViewRecord>) -> TouchPlace? {
    let record = pass.built.views[view]
    var groups = self.groups(of: record)
    var behind: [ID<GroupRecord>] = []
    var shape: TouchPlace?
    var isOpen = true
    for modifier in (0..<Int(record.modifierCount)).reversed() where isOpen {
      while let (group, order) = groups.last, order == modifier {
        groups.removeLast()
        let role = pass.built.groups[group].role
        if role == .background { behind.append(group) }
        if role == .overlay || role == .safeAreaInset, let place = frontmost(in: group) {
          return place
        }
      }
      let number = record.firstModifier.advanced(by: UInt32(modifier))
      let place = TouchPlace(view: view, modifier: modifier + 1)
      if isStyleInFront(number) { return place }
      isOpen = isOpenInside(number)
      if isOpen, case .shapes? = pass.built.touchEffects[number] { shape = shape ?? place }
    }
    if isOpen, let place = frontmost(inside: view, groups.filter { $0.order < 0 }.map(\.group)) {
      return place
    }
    for group in behind.reversed() {
      if let place = frontmost(in: group) { return place }
    }
    return isOpen ? shape : nil
  }

  /// Finds the receiver of the tap in the content of a view, or in the view itself.
  private func frontmost(inside view: ID<ViewRecord>, _ content: [ID<GroupRecord>]) -> TouchPlace? {
    if !cutsOff(view) {
      for group in content.reversed() {
        if let place = frontmost(in: group) { return place }
      }
    }
    return view == meant || takesTap(pass.built.views[view]) ? .view(view) : nil
  }

  /// The groups of a view with the indices of their modifiers, starting with its content.
  private func groups(of record: ViewRecord) -> [(group: ID<GroupRecord>, order: Int)] {
    var groups: [(group: ID<GroupRecord>, order: Int)] = []
    var group = record.firstGroup
    while group.exists {
      groups.append((group, Int(pass.built.groups[group].order)))
      group = pass.built.groups[group].next
    }
    return groups
  }

  /// True if a modifier is an overlay that consists of a style, and contains the point.
  private func isStyleInFront(_ modifier: ID<ModifierRecord>) -> Bool {
    guard let node = pass.built.modifiers[modifier].node,
      case .secondary(.overlay, _, _) = pass.meaning(of: modifier),
      pass.layout.styleEdges(of: node) != nil
    else { return false }
    return holds(node)
  }

  /// True if the content of a modifier can be tapped at the point.
  private func isOpenInside(_ modifier: ID<ModifierRecord>) -> Bool {
    switch pass.built.touchEffects[modifier] {
    case .hides?, .letsThrough?: false
    case .clips?, .shapes?: pass.built.modifiers[modifier].node.map(holds) ?? true
    default: true
    }
  }

  // MARK: - The view itself

  /// True if a view itself, without its content, takes a tap at the point.
  private func takesTap(_ record: ViewRecord) -> Bool {
    guard record.name.index < pass.viewDefinitions.count, let node = record.content,
      let local = local(node)
    else { return false }
    let definition = pass.viewDefinitions[record.name.index]
    let size = pass.layout.size(of: node)
    guard holds(local, size), !isClear(record, definition) else { return false }
    let outline = outline(of: record)
    switch definition.tapRegion {
    case .nowhere: return false
    case .frame:
      let inset = min(local.x, size.width - local.x, local.y, size.height - local.y)
      return outline.map { inset <= $0 / 2 } ?? true
    case .ellipse:
      let (x, y) = (local.x / size.width * 2 - 1, local.y / size.height * 2 - 1)
      let radius = (x * x + y * y).squareRoot()
      let inset = (1 - radius) * min(size.width, size.height) / 2
      return inset >= 0 && (outline.map { inset <= $0 / 2 } ?? true)
    }
  }

  /// The line width of a stroked shape, or `nil` for a filled one.
  private func outline(of record: ViewRecord) -> Double? {
    var width: Double?
    for modifier in record.modifiers {
      switch pass.built.touchEffects[modifier] {
      case .fills?: return nil
      case .outlines(let line)?: width = line
      default: break
      }
    }
    return width
  }

  /// True if a color is written as clear.
  private func isClear(_ record: ViewRecord, _ definition: ViewDefinition) -> Bool {
    guard definition.painting == .color else { return false }
    let tree = pass.document.tree
    return tree.members(record.syntax).contains { key, value in
      tree.text(key) == "color" && tree.kind(value) == .string
        && ["clear", ".clear", "Color.clear"].contains(tree.text(value))
    }
  }

  // MARK: - Geometry

  /// The point in the coordinates of a node, or `nil` if that isn't placed.
  private func local(_ node: NodeID) -> Point? {
    guard pass.layout.isPlaced(node) else { return nil }
    return pass.layout.transformToWindow(of: node).inverse?.apply(to: point)
  }

  func holds(_ node: NodeID) -> Bool {
    local(node).map { holds($0, pass.layout.size(of: node)) } ?? false
  }

  /// True if a point is inside or on the edge.
  func holds(_ local: Point, _ size: Size) -> Bool {
    local.x >= 0 && local.x <= size.width && local.y >= 0 && local.y <= size.height
  }
}
