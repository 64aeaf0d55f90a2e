import ViewTreeLayout
import ViewTreeScript

/// `ViewSpacing`: the distances that a child of a layout prefers to its neighbors.
final class SpacingValue: ForeignValue {
  private let subview: LayoutSubview
  private unowned let pass: Pass

  init(_ subview: LayoutSubview, pass: Pass) {
    self.subview = subview
    self.pass = pass
  }

  var typeName: String { "ViewSpacing" }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? SpacingValue)?.subview.node == subview.node
  }

  /// `distance(to: next, along: .horizontal)`.
  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard method == "distance" else { return nil }
    guard case .foreign(let foreign)? = arguments["to"], let next = foreign as? SpacingValue else {
      throw ScriptFailure(.missingArgument("to", callee: method))
    }
    let axis: Axis
    switch arguments["along"].flatMap(ArgumentConversion.caseName) {
    case "horizontal": axis = .horizontal
    case "vertical": axis = .vertical
    default: throw ScriptFailure(.missingArgument("along", callee: method))
    }
    return .double(try pass.askLayout { subview.distance(to: next.subview, along: axis) })
  }
}
