/// A colour of the picture itself, by what it stands for; `Palette` says what it looks like.
package enum Ink: String, CaseIterable, Sendable {
  /// What everything lies on.
  case paper
  /// What lies on it with an edge of its own: boxes and labels.
  case card
  /// Headings and names.
  case text
  /// What is said besides.
  case secondary
  /// Lines that only hold together.
  case line
  /// Closures, anchors and the way of values.
  case closure
  /// The space between children of a stack.
  case gap
  /// Paddings.
  case padding
  /// Frames of stacks, grids and other containers.
  case container
  /// Frames of texts and images.
  case leaf
  /// Frames of controls.
  case control
  /// Frames of colours and shapes.
  case shape
  /// Frames of views that read geometry or a preference.
  case reader
  /// Frames of everything else: components, unknown views.
  case other
  /// Where something was before.
  case before
  /// Where something is now that was elsewhere, or was not.
  case after
}
