import ViewTreeNumbers

/// A view that a record is about.
public enum InspectedReference: Hashable, Sendable {
  /// A view of the last pass: its place in `Inspection.views`.
  case view(ID<InspectedView>)
  /// A view of an earlier pass: its path and its `id` then.
  case path(String, id: String?)
}
