/// A touch that a view can get.
public enum Touch: String, Sendable {
  case tap, drag

  /// The participle, such as `tapped`.
  package var done: String {
    switch self {
    case .tap: "tapped"
    case .drag: "dragged"
    }
  }
}
