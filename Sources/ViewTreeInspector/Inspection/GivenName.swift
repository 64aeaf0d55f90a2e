import ViewTreeNumbers

/// A name of a view by which commands find it: the text of an `id` or of an
/// `accessibilityIdentifier`.
public struct GivenName: Equatable, Sendable {
  /// The view in `Inspection.views`.
  public let view: ID<InspectedView>
  /// The name.
  public let text: String
}
