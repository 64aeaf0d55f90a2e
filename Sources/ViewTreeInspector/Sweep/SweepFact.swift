/// A fact at a point of a sweep that doesn't vary by degree.
public enum SweepFact: Hashable, Sendable {
  /// The view exists.
  case there
  /// The number of lines of the text.
  case lines(Int)
  /// The text is truncated.
  case truncated
  /// The text is larger than an enclosing frame.
  case cut
  /// The container shows the child with this index, from 0, or `nil` for none.
  case chosen(Int?)
  /// The view leaves the window: all of it, or a part.
  case outside(isWhole: Bool)
  /// Two siblings overlap.
  case overlapping
  /// The view is larger than its proposal.
  case shortage(width: Bool, height: Bool)
  /// The value of a reader, without its continuous parts.
  case value(String)
  /// The closures that run, in their order.
  case closures([SweepClosure])
  /// A warning or a note is reported.
  case told
  /// The evaluation ends in an unstable status with this name.
  case unstable(String)
  /// The document can't be evaluated.
  case failed
}
