/// The ways to combine values that have a name (docs/reference/format/declarations.md, Preference
/// keys).
public enum NamedReduce: String, CaseIterable, Sendable {
  /// `value.append(contentsOf: nextValue())`.
  case append
  /// `value.merge(nextValue()) { $1 }`.
  case merge
  /// Keeps the first value and never requests another.
  case first
  /// `value = nextValue()`.
  case last
  /// `value += nextValue()`.
  case sum
  /// `value = min(value, nextValue())`.
  case min
  /// `value = max(value, nextValue())`.
  case max
  /// `value = value && nextValue()`: asks only while the value is true.
  case and
  /// `value = value || nextValue()`: asks only while the value is false.
  case or
}
