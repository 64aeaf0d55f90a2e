import ViewTreeNumbers

/// A view that a record is about.
public enum InspectedReference: Hashable, Sendable {
  /// A view of the last pass: its place in `Inspection.views`.
  case view(ID<InspectedView>)
  /// A view of an earlier pass: its path and its `id` then.
  case path(String, id: String?)
  /// A writer or transformer that is not shown any more and whose value a container keeps: the view's path and its
  /// `id` when it was shown.
  case kept(String, id: String?)

  /// Returns true for the view of a value that a container keeps.
  public var isKept: Bool { if case .kept = self { true } else { false } }
}
