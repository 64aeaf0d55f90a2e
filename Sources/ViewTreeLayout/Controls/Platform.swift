/// A version of the system, which determines the size of controls (docs/explanation/controls.md).
public enum Platform: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// iOS 15 and 16: the controls of 17, and larger distances to text.
  case iOS16
  /// iOS 17 and 18.
  case iOS17
  /// iOS 26.
  case iOS26
}
