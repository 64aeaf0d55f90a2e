/// A layer of a picture, which can be shown or hidden.
package enum PictureLayer: String, CaseIterable, Sendable {
  /// The visible content of the window.
  case content
  /// The space between children of stacks.
  case gaps
  /// Paddings.
  case padding
  /// The frames of components, and of views without children.
  case frames
  /// The frames of all other views: containers and readers of geometry.
  case containers
  /// Their names.
  case names
  /// Their sizes.
  case sizes
  /// The geometry of anchors.
  case anchors
  /// The origins of the spaces in which anchors were resolved.
  case spaces
  /// The numbers of closures.
  case closures
  /// Lines along which stacks align.
  case guides
  /// Numbers of points at the edges.
  case ruler
  /// The meaning of the marks, and the closures in their order.
  case legend

  /// The layers that are shown by default.
  package static let shown: Set<PictureLayer> = [
    .content, .frames, .names, .sizes, .closures, .legend,
  ]

  /// The word for all layers, in options.
  package static let allName = "all"

  /// The visible layers if the options name layers to show and to hide.
  ///
  /// If they name any default layer, only the named layers are shown. Otherwise, the named layers
  /// are added to the default layers. A hidden layer is never shown.
  package static func shown(
    showing named: Set<PictureLayer>, hiding hidden: Set<PictureLayer>
  ) -> Set<PictureLayer> {
    (named.isDisjoint(with: shown) ? shown.union(named) : named).subtracting(hidden)
  }
}
