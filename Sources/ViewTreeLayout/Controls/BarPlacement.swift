/// The position of an item in the bars of a screen (docs/explanation/containers.md, Toolbars).
public enum BarPlacement: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  /// In the navigation bar, from the leading edge on.
  case leading
  /// In the middle of the navigation bar, instead of the title.
  case principal
  /// In the navigation bar, up to the trailing edge.
  case trailing
  /// In the bar at the bottom.
  case bottom
  /// In the middle of the bar at the bottom.
  case status
  /// Above the keyboard.
  case keyboard
}
