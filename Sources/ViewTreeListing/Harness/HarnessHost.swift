/// The environment in which a harness runs.
public enum HarnessHost: String, CaseIterable, Sendable {
  /// In a test of an Xcode project, on a simulator or a device.
  case xctest
  /// A separate program on a Mac.
  case macos
}
