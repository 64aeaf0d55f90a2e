import ViewTreeInspector

/// The lines between the boxes of one key: values on their way up, and what readers build.
struct OrderArrows {
  private let panel: OrderPanel
  private let inspection: Inspection
  private let isStep: Bool

  /// How far from the middle of a box a value that goes down leaves it.
  private static let aside = 14.0

  init(_ panel: OrderPanel, _ inspection: Inspection, isStep: Bool) {
    self.panel = panel
    self.inspection = inspection
    self.isStep = isStep
  }

  /// Draws the lines between a box and the one around it.
  func draw(_ index: Int, _ placement: TreePlacement, in scene: inout Scene) {
    let node = panel.folding.nodes[index]
    guard node.parent >= 0, let place = node.original ?? node.hidden.first else { return }
    // What holds several roots together is not drawn.
    if let parent = panel.folding.nodes[node.parent].original, panel.tree.boxes[parent].view == nil
    {
      return
    }
    let box = panel.tree.boxes[place]
    var up = arrow(up: box)
    up.view = box.view
    // Of several siblings that are one box only the way is shown.
    if node.original == nil { up.mark = nil }
    if let builder = box.builder {
      let down = arrow(down: builder, to: box)
      let isAlone = up.head == .none
      down.draw(
        placement.way(from: index, to: node.parent, aside: Self.aside), in: &scene)
      if isAlone { return }
      up.mark = nil
    }
    up.draw(placement.way(from: index, to: node.parent), in: &scene)
  }

  /// The line along which a value goes up, or could.
  func arrow(up box: OrderBox) -> TreeArrow {
    guard let carrier = box.carrier, panel.flow.isPulled(carrier) else {
      return TreeArrow(ink: .line, head: .none)
    }
    guard let mark = mark(of: carrier) else { return TreeArrow(ink: .closure, head: .parent) }
    return TreeArrow(ink: mark.ink, head: .parent, mark: mark)
  }

  /// What gave a value last.
  private func mark(of carrier: ValueFlow.Carrier) -> NumberMark? {
    let before = NumberMark(symbol: .none, isFilled: false, ink: .secondary)
    switch carrier.giver {
    case .fold(let view):
      if let event = panel.runs.reduces[view]?.last {
        return NumberMark(symbol: .fold, isFilled: false, ink: .closure, event: event)
      }
      return NumberMark(symbol: .fold, isFilled: false, ink: isStep ? .secondary : .closure)
    case .use(let use):
      switch panel.runs.state(of: use) {
      case .ran:
        guard let event = panel.runs.events(of: use).last else { return nil }
        return NumberMark(
          symbol: .number(inspection.order[event].number), isFilled: true, ink: .closure,
          event: event)
      case .plain: return NumberMark(symbol: .plain, isFilled: true, ink: .closure)
      case .kept, .skipped: return before
      }
    }
  }

  /// The line along which a reader's value goes to what it builds.
  private func arrow(down reader: Int, to box: OrderBox) -> TreeArrow {
    guard let event = panel.runs.events(of: reader).last else {
      return TreeArrow(ink: .secondary, head: .child, isDashed: true, view: box.view)
    }
    let mark = NumberMark(
      symbol: .number(inspection.order[event].number), isFilled: true, ink: .closure, event: event)
    return TreeArrow(ink: .closure, head: .child, isDashed: true, mark: mark, view: box.view)
  }
}
