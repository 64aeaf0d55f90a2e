import ViewTreeScript

/// The phase of a `scrollTransition` of a view that is wholly visible: `identity`.
final class ScrollTransitionPhaseValue: ForeignValue {
  var typeName: String { "ScrollTransitionPhase" }

  func isEqual(to other: any ForeignValue) -> Bool { other is ScrollTransitionPhaseValue }

  func member(_ name: String) throws(ScriptFailure) -> Value? {
    switch name {
    case "isIdentity": .bool(true)
    case "value": .double(0)
    default: nil
    }
  }
}
