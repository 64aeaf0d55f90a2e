import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The words of the way of an anchor from the window to a view.
struct AnchorWords {
  let inspection: Inspection

  /// The name of an anchor: `.bounds of f0`.
  func name(ofAnchor index: ID<InspectedAnchor>) -> String {
    let anchor = inspection.anchors[index]
    return "\(anchor.source) of \(inspection.name(of: anchor.view))"
  }

  /// A step with its arithmetic.
  func sentence(_ step: AnchorExplanation.Step) -> String {
    let view = inspection.name(of: .view(step.view))
    switch step.change {
    case .stands(let corner):
      return "\(view) is at \(text(corner)): \(arithmetic(step, corner))"
    case .scaled(let x, let y):
      let factors = x == y ? number(x) : "\(number(x)) across and \(number(y)) down"
      return "\(view) is scaled by \(factors); without the scale, it is \(text(step.value))"
    case .turned(let degrees):
      return
        "\(view) is rotated by \(number(degrees))°; without the rotation, it is \(text(step.value))"
    case .transformed:
      return "\(view) is transformed by an effect; without the effect, it is \(text(step.value))"
    }
  }

  /// The arithmetic `283 - 0 = 283, 382.593 - 8 = 374.593`, or only the values if there are
  /// several.
  private func arithmetic(_ step: AnchorExplanation.Step, _ corner: Point) -> String {
    guard let before = origin(step.before), let after = origin(step.value) else {
      return text(step.value)
    }
    return "\(number(before.x)) - \(operand(corner.x)) = \(number(after.x)), "
      + "\(number(before.y)) - \(operand(corner.y)) = \(number(after.y))"
  }

  private func origin(_ geometry: AnchorGeometry) -> Point? {
    switch geometry {
    case .rect(let rect): rect.origin
    case .point(let point): point
    case .list, .none: nil
    }
  }

  /// A number that is taken away.
  private func operand(_ value: Double) -> String {
    value < 0 ? "(\(number(value)))" : number(value)
  }

  private func number(_ value: Double) -> String { NumberWords.text(value) }

  private func text(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }

  /// A value as reports write it.
  func text(_ geometry: AnchorGeometry) -> String {
    var output = ByteBuffer()
    output.append(geometry: geometry)
    return String(decoding: output.bytes, as: UTF8.self)
  }

  /// The coordinate space of a value: `in the window`, or in a view.
  func place(_ space: ID<InspectedView>?) -> String {
    space.map { "in \(inspection.name(of: .view($0)))" } ?? "in the window"
  }
}
