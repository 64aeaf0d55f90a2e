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

  /// What is shown if somebody names layers to show and others to hide.
  ///
  /// Layers that are shown anyway, where they are named, are shown alone; one that is not comes to the
  /// others where nothing else is named. What is hidden is hidden, whatever else is said.
  package static func shown(
    showing named: Set<PictureLayer>, hiding hidden: Set<PictureLayer>
  ) -> Set<PictureLayer> {
    (named.isDisjoint(with: shown) ? shown.union(named) : named).subtracting(hidden)
  }
}
