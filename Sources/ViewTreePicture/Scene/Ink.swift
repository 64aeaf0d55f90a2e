/// A color of the picture itself, by its purpose. `Palette` defines its appearance.
package enum Ink: String, CaseIterable, Sendable {
  /// The background of the picture.
  case paper
  /// The background of boxes and labels, which have their own edge.
  case card
  /// Headings and names.
  case text
  /// Secondary text.
  case secondary
  /// Lines that only connect boxes.
  case line
  /// Closures, anchors, and the flow of values.
  case closure
  /// The space between children of a stack.
  case gap
  /// Paddings.
  case padding
  /// Frames of stacks, grids and other containers.
  case container
  /// Frames of text and images.
  case leaf
  /// Frames of controls.
  case control
  /// Frames of colors and shapes.
  case shape
  /// Frames of views that read geometry or a preference.
  case reader
  /// Frames of everything else: components, unknown views.
  case other
  /// Previous frames.
  case before
  /// New or moved frames.
  case after
}
