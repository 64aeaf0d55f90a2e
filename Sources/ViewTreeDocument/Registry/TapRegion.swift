/// The region in which a view itself receives taps (docs/explanation/updates.md, Taps).
public enum TapRegion: Sendable {
  /// Nowhere: a container, a spacer.
  case nowhere
  /// In its whole frame.
  case frame
  /// In the ellipse that the frame encloses.
  case ellipse
}
