import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Evaluation {
  /// The reason why a user can't touch a view, as a diagnostic at the request.
  func diagnostic(
    _ obstacle: TouchObstacle, to view: ID<ViewRecord>, named name: String, by touch: Touch,
    at range: SourceRange
  ) -> Diagnostic {
    func syntax(_ modifier: ID<ModifierRecord>) -> SourceRange {
      lastPass.map { document.tree.range($0.built.modifiers[modifier].syntax) } ?? range
    }
    func other(_ cause: ID<ViewRecord>) -> String? {
      cause == view ? nil : self.name(ofBuilt: cause)
    }
    switch obstacle {
    case .notPlaced(let isOutOfSight):
      return .tapNotPlaced(name, touch, isOutOfSight: isOutOfSight, range)
    case .hidden(let modifier, let cause):
      return .tapHidden(name, touch, around: other(cause), at: syntax(modifier), range)
    case .disabled(let modifier, let cause):
      return .tapDisabled(name, touch, around: other(cause), at: syntax(modifier), range)
    case .letsThrough(let modifier, let cause):
      return .tapLetThrough(name, touch, around: other(cause), at: syntax(modifier), range)
    case .fixed(let modifier, let cause):
      return .scrollDisabled(name, around: other(cause), at: syntax(modifier), range)
    case .clipped(let clip, let isScrollView, let point):
      return .tapClipped(
        name, touch, by: other(clip), isScrollView: isScrollView, at: point.text, range)
    case .outside(let point): return .tapOutside(name, touch, at: point.text, range)
    case .covered(let cover, let point):
      return .tapCovered(name, touch, by: self.name(ofBuilt: cover), at: point.text, range)
    }
  }
}

extension Point {
  /// The coordinates as reports have them.
  fileprivate var text: String {
    var output = ByteBuffer()
    output.append(x)
    output.append(UInt8(ascii: " "))
    output.append(y)
    return String(decoding: output.bytes, as: UTF8.self)
  }
}
