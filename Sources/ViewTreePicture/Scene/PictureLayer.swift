/// What a picture is made of: each part can be shown or hidden.
package enum PictureLayer: String, CaseIterable, Sendable {
  /// What a person would see in the window.
  case content
  /// The space between children of stacks.
  case gaps
  /// Paddings.
  case padding
  /// The frames of views.
  case frames
  /// Their names.
  case names
  /// Their sizes.
  case sizes
  /// What anchors describe.
  case anchors
  /// The origins of the spaces in which anchors were resolved.
  case spaces
  /// The numbers of closures.
  case closures
  /// Lines along which stacks align.
  case guides
  /// Numbers of points at the edges.
  case ruler
  /// What the marks mean, and closures in their order.
  case legend

  /// What is shown if nobody says otherwise.
  package static let shown: Set<PictureLayer> = Set(allCases).subtracting([.guides])
}
