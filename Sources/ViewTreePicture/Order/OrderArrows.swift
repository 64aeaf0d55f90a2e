import ViewTreeInspector

/// The lines between the boxes of one key: upward values, and content that readers build.
struct OrderArrows {
  private let panel: OrderPanel
  private let inspection: Inspection
  private let isStep: Bool

  /// The distance from the middle of a box at which a downward value leaves it, next to the upward
  /// value.
  private static let aside = 14.0

  init(_ panel: OrderPanel, _ inspection: Inspection, isStep: Bool) {
    self.panel = panel
    self.inspection = inspection
    self.isStep = isStep
  }

  /// A line and the boxes that it connects.
  private struct Drawn {
    var arrow: TreeArrow
    var child: Int
    var aside = (child: 0.0, parent: 0.0)
  }

  /// Draws the lines, those that matter most in front.
  func draw(_ placement: TreePlacement, in scene: inout Scene) {
    let drawn = panel.folding.nodes.indices.flatMap { arrows(of: $0) }
    for ink in [Ink.line, .secondary, .closure] {
      for line in drawn where line.arrow.ink == ink {
        let parent = panel.folding.nodes[line.child].parent
        line.arrow.draw(
          placement.way(from: line.child, to: parent, aside: line.aside), in: &scene)
      }
    }
  }

  /// The lines between a box and its parent.
  private func arrows(of index: Int) -> [Drawn] {
    let node = panel.folding.nodes[index]
    guard node.parent >= 0, let place = node.original ?? node.hidden.first else { return [] }
    // The node that joins several roots isn't drawn.
    if let parent = panel.folding.nodes[node.parent].original,
      panel.tree.boxes[parent].view == nil
    {
      return []
    }
    let box = panel.tree.boxes[place]
    var up = arrow(up: box)
    // For several siblings in one box, only the line is drawn.
    if node.original == nil { up.mark = nil }
    guard let builder = box.builder else { return [Drawn(arrow: up, child: index)] }
    let down = arrow(down: builder, to: box)
    if up.head == .none { return [Drawn(arrow: down, child: index, aside: (0, Self.aside))] }
    return [
      Drawn(arrow: down, child: index, aside: (Self.aside, Self.aside)),
      Drawn(arrow: up, child: index, aside: (-Self.aside, 0)),
    ]
  }

  /// The line of a value to the parent, even if the value isn't requested.
  func arrow(up box: OrderBox) -> TreeArrow {
    guard let carrier = box.carrier, panel.flow.isPulled(carrier) else {
      return TreeArrow(ink: .line, head: .none, view: box.view)
    }
    let mark = mark(of: carrier)
    return TreeArrow(ink: mark.ink, head: .parent, mark: mark, view: box.view)
  }

  /// The mark of the closure or fold that last changed a value.
  private func mark(of carrier: ValueFlow.Carrier) -> NumberMark {
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
        guard let event = panel.runs.events(of: use).last else { return before }
        return NumberMark(
          symbol: .number(inspection.order[event].number), isFilled: true, ink: .closure,
          event: event)
      // A plain value is computed with its view, so only its receiver can show a change.
      case .plain where isStep && carrier.next.map { panel.runs.events(of: $0).isEmpty } ?? true:
        return before
      case .plain: return NumberMark(symbol: .plain, isFilled: true, ink: .closure)
      case .kept, .skipped: return before
      }
    }
  }

  /// The arrow along which a reader's value goes to the content that it builds.
  private func arrow(down reader: Int, to box: OrderBox) -> TreeArrow {
    guard let event = panel.runs.events(of: reader).last else {
      return TreeArrow(ink: .secondary, head: .child, isDashed: true, view: box.view)
    }
    let mark = NumberMark(
      symbol: .number(inspection.order[event].number), isFilled: true, ink: .closure, event: event)
    return TreeArrow(ink: .closure, head: .child, isDashed: true, mark: mark, view: box.view)
  }
}
