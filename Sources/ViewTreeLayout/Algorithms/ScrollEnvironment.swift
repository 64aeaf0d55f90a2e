/// What modifiers around a scroll view say of its content (docs/semantics.md, Scroll views).
public struct ScrollEnvironment: BitwiseCopyable, Sendable, Equatable {
  /// Space around the content, in points.
  public var margins = EdgeInsets.zero
  /// Where content stands that is smaller than the view; `nil` for the usual place.
  public var alignmentAnchor: UnitPoint?
  /// How far content is scrolled at first that is larger; `nil` for not at all.
  public var offsetAnchor: UnitPoint?

  /// No margins and no anchors.
  public init() {}
}
