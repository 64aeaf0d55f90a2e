import ViewTreeDocument
import ViewTreeLayout
import ViewTreeScript

/// `LayoutSubview`: a child as the closures of a layout see it.
final class SubviewValue: ForeignValue {
  let subview: LayoutSubview
  /// The index among the children.
  private let index: Int
  /// The view that it's a child of, in `Pass.layoutSites`.
  private let site: Int
  /// The pass, which outlives the value: closures can't store the value in the state.
  private unowned let pass: Pass

  init(_ subview: LayoutSubview, index: Int, site: Int, pass: Pass) {
    self.subview = subview
    self.index = index
    self.site = site
    self.pass = pass
  }

  var typeName: String { "LayoutSubview" }

  func isEqual(to other: any ForeignValue) -> Bool {
    (other as? SubviewValue)?.subview.node == subview.node
  }

  func member(_ name: String) throws(ScriptFailure) -> Value? {
    switch name {
    case "priority": .double(subview.priority)
    case "spacing": .foreign(SpacingValue(subview, pass: pass))
    default: nil
    }
  }

  /// `sizeThatFits(_:)`, `dimensions(in:)` and `place(at:anchor:proposal:)`.
  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    switch method {
    case "sizeThatFits":
      let proposal = try proposal(arguments.values.first, method)
      let size = try pass.askLayout { subview.size(proposing: proposal) }
      return .size(SizeValue(width: size.width, height: size.height))
    case "dimensions":
      let proposal = try proposal(arguments["in"], method)
      let dimensions = try pass.askLayout { subview.dimensions(proposing: proposal) }
      return .foreign(DimensionsValue(dimensions, pass: pass))
    case "place":
      try place(arguments)
      return .void
    default:
      return nil
    }
  }

  /// `subview[Key.self]`: the value from the child, or the key's default.
  func subscripted(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard case .type(let type)? = arguments.values.first else { return nil }
    let keys = pass.document.layoutValueKeys
    guard let key = keys.firstIndex(where: { $0.name == type.name }) else {
      throw ScriptFailure(.unknownName(type.name, candidates: keys.map(\.name)))
    }
    return try pass.layoutValue(key, of: subview)
  }

  /// `place(at:anchor:proposal:)`. The last call for a child takes effect.
  private func place(_ arguments: ScriptArguments) throws(ScriptFailure) {
    guard pass.built.layoutSites[site].isPlacing else {
      throw ScriptFailure(
        .host("'place' works only in 'placeSubviews'", help: "measure with 'sizeThatFits' here"))
    }
    for index in arguments.values.indices {
      let label = arguments.label(index) ?? "_"
      guard ["at", "anchor", "proposal"].contains(label) else {
        throw ScriptFailure(
          .unknownLabel(label, callee: "place", candidates: ["at", "anchor", "proposal"]))
      }
    }
    pass.built.layoutSites[site].placements[index] = SubviewPlacement(
      position: try position(arguments["at"]), anchor: try anchor(arguments["anchor"]),
      proposal: try proposal(arguments["proposal"], "place"))
  }

  private func position(_ value: Value?) throws(ScriptFailure) -> Point {
    switch value {
    case .point(let point)?: return Point(x: point.x, y: point.y)
    case .enumCase(let member)? where member.name == "zero": return .zero
    case nil: throw ScriptFailure(.missingArgument("at", callee: "place"))
    case let other?:
      throw ScriptFailure(.typeMismatch(expected: "CGPoint", found: other.typeName))
    }
  }

  private func anchor(_ value: Value?) throws(ScriptFailure) -> UnitPoint {
    guard let value else { return .topLeading }
    guard
      case .unitPoint(let point) = ArgumentConversion.argument(value, .unitPoint, AlignmentNames())
    else {
      throw ScriptFailure(.typeMismatch(expected: "UnitPoint", found: value.typeName))
    }
    return point
  }

  private func proposal(
    _ value: Value?, _ method: String
  ) throws(ScriptFailure) -> ProposedSize {
    guard let value else {
      throw ScriptFailure(.missingArgument("a proposal", callee: method))
    }
    guard let lengths = value.proposedLengths else {
      throw ScriptFailure(.typeMismatch(expected: "ProposedViewSize", found: value.typeName))
    }
    return ProposedSize(width: lengths.width, height: lengths.height)
  }
}
