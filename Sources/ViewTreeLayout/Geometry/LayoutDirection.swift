/// Where lines begin: on which side the leading edge is (docs/semantics.md, Right to left).
public enum LayoutDirection: UInt8, BitwiseCopyable, CaseIterable, Sendable {
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}
