import ViewTreeScript

/// A change of a state variable by a step.
public struct StateChange {
  /// The number of the step. The first one is 1.
  public let step: Int
  /// The action of the step.
  public let action: InspectedStep.Action
  /// The value before the step.
  public let former: Value
}
