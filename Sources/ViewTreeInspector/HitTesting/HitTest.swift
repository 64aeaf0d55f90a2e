import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Which view takes a tap at a point of the window (docs/semantics.md, Taps).
struct HitTest {
  let pass: FinishedPass
  /// The point in window coordinates.
  let point: Point
  /// The view that a person means, by its number in the pass: it counts as there even where it shows
  /// nothing, as in the gaps of a stack.
  let meant: UInt32

  /// A test in the middle of a view, as it is drawn.
  init(inMiddleOf view: UInt32, of pass: FinishedPass) {
    self.pass = pass
    meant = view
    let frame = pass.built.views[Int(view)].content.map { pass.layout.frame(of: $0) } ?? .zero
    point = Point(x: frame.midX, y: frame.midY)
  }

  // MARK: - What is in front

  /// Where the tap arrives: in the view that is drawn last among those that take taps there.
  func frontmost() -> TouchPlace? {
    if let modal = modalGroup { return frontmost(in: modal) }
    for group in pass.built.groups.indices.reversed()
    where pass.built.groups[group].role == .toolbar {
      if let place = frontmost(in: UInt32(group)) { return place }
    }
    return pass.built.groups.isEmpty ? nil : frontmost(in: 0)
  }

  /// The views that were presented last over all others.
  var modalGroup: UInt32? {
    pass.built.groups.lastIndex { group in
      guard group.firstView != ViewRecord.none else { return false }
      switch group.role {
      case .popover, .sheet, .fullScreenCover, .navigationDestination: return true
      default: return false
      }
    }.map { UInt32($0) }
  }

  private func frontmost(in group: UInt32) -> TouchPlace? {
    for view in drawnViews(of: group).reversed() {
      if let place = frontmost(around: view) { return place }
    }
    return nil
  }

  /// The views of a group in the order in which they are drawn.
  private func drawnViews(of group: UInt32) -> [UInt32] {
    var views: [UInt32] = []
    var view = pass.built.groups[Int(group)].firstView
    while view != ViewRecord.none {
      views.append(view)
      view = pass.built.views[Int(view)].next
    }
    func zIndex(_ view: UInt32) -> Double { pass.built.zIndices[view] ?? 0 }
    guard !pass.built.zIndices.isEmpty, views.contains(where: { zIndex($0) != 0 }) else {
      return views
    }
    let sorted = views.enumerated().sorted {
      (zIndex($0.element), $0.offset) < (zIndex($1.element), $1.offset)
    }
    return sorted.map(\.element)
  }

  /// Where the tap arrives in a view with its modifiers: from the outermost inwards, first what is in
  /// front, then the view, then what is behind.
  private func frontmost(around view: UInt32) -> TouchPlace? {
    let record = pass.built.views[Int(view)]
    var groups = self.groups(of: record)
    var behind: [UInt32] = []
    var shape: TouchPlace?
    var isOpen = true
    for modifier in (0..<Int(record.modifierCount)).reversed() where isOpen {
      while let (group, order) = groups.last, order == modifier {
        groups.removeLast()
        let role = pass.built.groups[Int(group)].role
        if role == .background { behind.append(group) }
        if role == .overlay || role == .safeAreaInset, let place = frontmost(in: group) {
          return place
        }
      }
      let number = record.firstModifier + UInt32(modifier)
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

  /// Where the tap arrives in the content of a view, or in the view itself.
  private func frontmost(inside view: UInt32, _ content: [UInt32]) -> TouchPlace? {
    if !cutsOff(view) {
      for group in content.reversed() {
        if let place = frontmost(in: group) { return place }
      }
    }
    return view == meant || takesTap(pass.built.views[Int(view)]) ? .view(view) : nil
  }

  /// The groups of a view with the places of their modifiers, those of its content at the front.
  private func groups(of record: ViewRecord) -> [(group: UInt32, order: Int)] {
    var groups: [(group: UInt32, order: Int)] = []
    var group = record.firstGroup
    while group != ViewRecord.none {
      groups.append((group, Int(pass.built.groups[Int(group)].order)))
      group = pass.built.groups[Int(group)].next
    }
    return groups
  }

  /// Whether a modifier is an overlay of a style instead of a view, and holds the point.
  private func isStyleInFront(_ modifier: UInt32) -> Bool {
    guard let node = pass.built.modifiers[Int(modifier)].node,
      case .secondary(.overlay, _, _) = pass.meaning(of: modifier),
      pass.layout.styleEdges(of: node) != nil
    else { return false }
    return holds(node)
  }

  /// Whether what is inside of a modifier can be tapped at the point.
  private func isOpenInside(_ modifier: UInt32) -> Bool {
    switch pass.built.touchEffects[modifier] {
    case .hides?, .letsThrough?: false
    case .clips?, .shapes?: pass.built.modifiers[Int(modifier)].node.map(holds) ?? true
    default: true
    }
  }

  // MARK: - The view itself

  /// Whether a view itself, without its content, takes a tap at the point.
  private func takesTap(_ record: ViewRecord) -> Bool {
    guard Int(record.name) < pass.viewDefinitions.count, let node = record.content,
      let local = local(node)
    else { return false }
    let definition = pass.viewDefinitions[Int(record.name)]
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

  /// How wide the line is of which a shape consists; `nil` for one that is filled.
  private func outline(of record: ViewRecord) -> Double? {
    var width: Double?
    for modifier in record.firstModifier..<record.firstModifier + record.modifierCount {
      switch pass.built.touchEffects[modifier] {
      case .fills?: return nil
      case .outlines(let line)?: width = line
      default: break
      }
    }
    return width
  }

  /// Whether a colour is written as clear.
  private func isClear(_ record: ViewRecord, _ definition: ViewDefinition) -> Bool {
    guard definition.name == "Color" else { return false }
    let tree = pass.document.tree
    guard tree.kind(record.syntax) == .object else { return false }
    return tree.members(record.syntax).contains { key, value in
      tree.text(key) == "color" && tree.kind(value) == .string
        && ["clear", ".clear", "Color.clear"].contains(tree.text(value))
    }
  }

  // MARK: - Geometry

  /// The point in the coordinates of a node; `nil` if that is not placed.
  private func local(_ node: NodeID) -> Point? {
    guard pass.layout.isPlaced(node) else { return nil }
    return pass.layout.transformToWindow(of: node).inverse?.apply(to: point)
  }

  func holds(_ node: NodeID) -> Bool {
    local(node).map { holds($0, pass.layout.size(of: node)) } ?? false
  }

  /// Whether a point is inside or on the edge.
  func holds(_ local: Point, _ size: Size) -> Bool {
    local.x >= 0 && local.x <= size.width && local.y >= 0 && local.y <= size.height
  }
}
