import ViewTreeNumbers

/// The value that a `preference` of the last pass writes. It's computed with its view, without a
/// closure (docs/explanation/preferences.md).
public struct InspectedPlainValue {
  /// The modifier in `InspectionNames.modifiers`.
  public internal(set) var modifier: ID<InspectionNames.Modifier>
  /// The key in `InspectionNames.keys`.
  public internal(set) var key: ID<InspectionNames.Key>
  /// The view.
  public internal(set) var view: InspectedReference
  /// The pass, from 1.
  public internal(set) var pass: Int
  /// The value, or its first parts, or `nil` unless the values of closures were requested.
  public internal(set) var value: InspectedValue?
  /// The reason why no reader received it, or `nil` if one did.
  public internal(set) var reason: InspectedSkip.Reason?
}
