/// A version of the system, which decides how large controls are (docs/controls.md).
public enum Platform: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// iOS 15 to 18.
  case iOS17
  /// iOS 26.
  case iOS26
}
