import ViewTreeNumbers

/// A view that a record is about.
public enum InspectedReference: Hashable, Sendable {
  /// A view of the last pass, by its index in `Inspection.views`.
  case view(ID<InspectedView>)
  /// A view of an earlier pass: its path and its `id` then.
  case path(String, id: String?)
  /// A writer or transformer in a hidden view whose value a container keeps: the path and the `id`
  /// of the view when it was shown.
  case kept(String, id: String?)

  /// Returns true for the view of a value that a container keeps.
  public var isKept: Bool { if case .kept = self { true } else { false } }
}
