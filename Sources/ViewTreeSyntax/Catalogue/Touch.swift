/// A touch that a view can get.
public enum Touch: String, Sendable {
  case tap, drag
}
