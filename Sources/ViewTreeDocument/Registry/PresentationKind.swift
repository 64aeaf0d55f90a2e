/// The kinds of presentations whose views are a root of their own (docs/semantics.md,
/// Presentations).
public enum PresentationKind: Sendable {
  /// Beside a part of the view.
  case popover
  /// Over the window.
  case sheet, fullScreenCover
  /// In the place of a screen.
  case navigationDestination
  /// In a bar; always there.
  case toolbar
}
