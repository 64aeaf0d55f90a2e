import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Values and effects that closures make of a view's geometry (docs/explanation/updates.md, Actions
/// and Effects).
extension Pass {
  /// The value that an `onGeometryChange` observes after layout.
  func geometryValue(of site: ClosureSite) throws -> Value {
    let modifier = built.modifiers[site.modifier]
    guard case .onGeometryChange(let transform, _, let isOfScrollView) = meaning(of: site.modifier),
      let script = script(transform, of: site), let node = modifier.node
    else { return .none }
    guard isOfScrollView else {
      let proxy = GeometryProxyValue(node: node, view: modifier.view, pass: self)
      return try evaluate(script, in: site.environment, [.foreign(proxy)])
    }
    guard let geometry = ScrollGeometryValue(below: node, in: layout) else { return .none }
    return try evaluate(script, in: site.environment, [.foreign(geometry)])
  }

  func visualEffects(_ token: UInt32, of node: NodeID) -> [VisualEffect] {
    let site = built.sites[ID<ClosureSite>(token)]
    guard failure == nil, let script = closure(of: site),
      case .visualEffect(_, let isTransition) = meaning(of: site.modifier)
    else { return [] }
    do {
      let view = built.modifiers[site.modifier].view
      let given: Value =
        isTransition
        ? .foreign(ScrollTransitionPhaseValue())
        : .foreign(GeometryProxyValue(node: node, view: view, pass: self))
      let made = try evaluate(
        script, in: site.environment, [.foreign(VisualEffectValue()), given])
      if case .foreign(let value) = made, let effect = value as? VisualEffectValue {
        return effect.effects
      }
      try passOver(
        EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: "visualEffect", expected: "effects on the content", found: made.typeName,
            at: document.tree.range(document.scripts[script].syntax))))
      return []
    } catch {
      failure = failure ?? error
      return []
    }
  }

  /// The length that the closure of a `containerRelativeFrame` computes from the container's. `nil`
  /// without a closure, or along an axis that it doesn't affect.
  func containerLength(
    _ length: Handle<ClosureArgument>, _ axis: Axis, _ axes: Handle<AxisSet>,
    _ template: ModifierTemplate, in environment: ScriptEnvironment
  ) throws -> Double? {
    guard case .script(let script) = document.argument(length, of: template),
      case .axes(let set) = context.argument(axes), set.contains(axis)
    else { return nil }
    let name = axis == .horizontal ? "horizontal" : "vertical"
    let made = try evaluate(
      script, in: environment,
      [.double(context.containerLength(along: axis)), .enumCase(EnumValue(name: name))])
    if let number = ArgumentConversion.number(made), number.isFinite { return max(0, number) }
    try passOver(
      EvaluationError(
        diagnostic: .wrongArgumentValue(
          of: "length", expected: "a number", found: made.typeName,
          at: document.tree.range(document.scripts[script].syntax))))
    return nil
  }
}
