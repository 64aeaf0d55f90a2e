import ViewTreeNumbers

/// The explanation of the value that a reader received (docs/explanation/preferences.md, Lazy
/// pull).
public struct ReaderExplanation {
  /// A step on the way to the value.
  public enum Step {
    /// A writer's value.
    case wrote(view: InspectedReference, modifier: ID<InspectionNames.Modifier>, InspectedValue)
    /// A transformer's value before and after the call. The former is `nil` if it started with the
    /// default.
    case transformed(
      view: InspectedReference, modifier: ID<InspectionNames.Modifier>, before: InspectedValue?,
      after: InspectedValue)
    /// A dynamic container without values has the default.
    case gotDefault(view: InspectedReference, InspectedValue)
    /// A container keeps a value because its shown view writes none. `from` lists the views that
    /// wrote it, if known.
    case kept(view: InspectedReference, InspectedValue, from: [InspectedReference])
    /// A container starts to fold with the value of its first operand.
    case beganFold(
      view: InspectedReference, operands: Int, with: InspectedValue, of: InspectedReference)
    /// `reduce` combined two values. `next` is `nil` if `reduce` didn't read it.
    case reduced(
      before: InspectedValue, next: InspectedValue?, of: InspectedReference, after: InspectedValue)
  }

  /// The modifier in `InspectionNames.modifiers`.
  public let modifier: ID<InspectionNames.Modifier>
  /// The key in `InspectionNames.keys`.
  public let key: ID<InspectionNames.Key>
  /// The steps, the innermost first. Each value precedes the values that are made from it.
  public let steps: [Step]
}
