/// What modifiers around a scroll view say of its content (docs/semantics.md, Scroll views).
public struct ScrollEnvironment: BitwiseCopyable, Sendable, Equatable {
  /// Space around the content, in points.
  public var margins = EdgeInsets.zero
  /// Where content stands that is smaller than the view; `nil` for the usual place.
  public var alignmentAnchor: UnitPoint?
  /// How far content is scrolled at first that is larger; `nil` for not at all.
  public var offsetAnchor: UnitPoint?
  /// Which view is scrolled to, by a number of whoever builds the views; `nil` for none.
  public var position: UInt32?
  /// Whether the views here are those that scrolling goes to.
  public var hasTargets = false

  /// No margins and no anchors.
  public init() {}
}
