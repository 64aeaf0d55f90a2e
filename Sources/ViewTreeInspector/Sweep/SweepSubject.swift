import ViewTreeNumbers
import ViewTreeSyntax

/// A view as all points of a sweep know it.
public struct SweepView: Hashable, Sendable {
  /// A hash of the source location and the enclosing loop elements.
  let identity: UInt64
  /// The index among the views with the same identity.
  let ordinal: UInt32
}

/// A closure as all points of a sweep know it.
public struct SweepClosure: Hashable, Sendable {
  /// The index in `InspectionNames.modifiers`.
  public let modifier: ID<InspectionNames.Modifier>
  /// The index in `InspectionNames.keys`.
  public let key: ID<InspectionNames.Key>
  /// The view with the modifier.
  public let view: SweepView
}

/// The subject of a fact in a sweep.
public enum SweepSubject: Hashable, Sendable {
  /// A view.
  case view(SweepView)
  /// Two siblings.
  case views(SweepView, SweepView)
  /// A modifier that reads a preference.
  case reader(SweepClosure)
  /// A diagnostic, by its id, at a source range.
  case diagnostic(String, at: SourceRange?)
  /// The evaluation as a whole.
  case document
}
