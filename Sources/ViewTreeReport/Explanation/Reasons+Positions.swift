import ViewTreeInspector
import ViewTreeLayout

/// The position of a view, with the container that places it there.
extension Reasons {
  /// The sentences of both axes. A corner is one of both.
  func sentences(_ positions: [ViewExplanation.Position]) -> [String] {
    guard let first = positions.first, positions.allSatisfy({ $0.rule == .corner }) else {
      return positions.map { sentence($0) }
    }
    let origin = positions.map { "\(start($0)) \(length($0.origin))" }
    return ["\(list(origin)): \(placement(first))"]
  }

  private func start(_ position: ViewExplanation.Position) -> String {
    position.axis == .horizontal ? "x" : "y"
  }

  private func sentence(_ position: ViewExplanation.Position) -> String {
    "\(start(position)) \(length(position.origin)): \(placement(position))\(change(position))"
  }

  private func placement(_ position: ViewExplanation.Position) -> String {
    let isOwn = position.content.view == view
    let content =
      isOwn
      ? "it"
      : "\(name(position.content)), \(length(position.length)) \(size(position.axis).word),"
    let container = position.container.map { name($0) } ?? "the window"
    switch position.rule {
    case .center: return "\(container) centers \(content) in \(length(position.space))"
    case .end:
      let edge = position.axis == .horizontal ? "trailing edge" : "bottom"
      return "\(container) puts \(content) at the \(edge) of \(length(position.space))"
    case .line(let line, let guide):
      return "\(container) puts \(isOwn ? "its guide" : "the guide of \(name(position.content))") "
        + "at \(length(guide)) on the line at \(length(line))"
    case .point(let point): return "\(container) puts its center at \(length(point))"
    case .corner: return "\(container) puts its content in its top leading corner"
    case .spacer(let spacer, let taken):
      return
        "\(name(spacer)) takes \(length(taken)) before \(isOwn ? "it" : name(position.content))"
    }
  }

  private func change(_ position: ViewExplanation.Position) -> String {
    guard let change = position.change else { return "" }
    let isHorizontal = position.axis == .horizontal
    let alignment = "alignment: .\(isHorizontal ? "leading" : "top")"
    let on = position.content.view == view ? "" : " on it"
    return switch change.kind {
    case .alignment: "; with \(alignment) there: \(length(change.origin))"
    case .frame:
      "; with .frame(max\(isHorizontal ? "Width" : "Height"): .infinity, \(alignment))\(on): "
        + length(change.origin)
    }
  }

  /// The drawing of a view by effects, which change no frame.
  func sentence(_ drawing: ViewExplanation.Drawing) -> String {
    "drawn at \(ExplanationWords.frame(drawing.frame)) by "
      + "\(list(drawing.effects.map { name($0) })), with the same frame and the same neighbors"
  }

  /// The content outside a frame.
  func spill(_ frame: ViewExplanation.Part, _ axis: Axis, _ outside: Double) -> String {
    "its content is \(length(outside)) \(axis == .horizontal ? "wider" : "higher") than "
      + "\(name(frame)), which doesn't clip it; .clipped() does"
  }

  /// The frame in which taps count.
  func taps(_ frame: Rect) -> String {
    "taps count only at \(ExplanationWords.frame(frame)): a frame inside its label makes that larger"
  }

  /// The accuracy of the numbers in the lines before.
  var accuracy: [String] {
    let origins = [width, height].map { $0.origin.flatMap { ExplanationWords.origin($0) } }
    let names = ["width", "height"]
    if let both = origins[0], both == origins[1] { return ["width and height are \(both)"] }
    return zip(names, origins).compactMap { name, origin in origin.map { "\(name) is \($0)" } }
  }
}
