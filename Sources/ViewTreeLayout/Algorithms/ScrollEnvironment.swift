/// The scroll settings from modifiers around a scroll view (docs/explanation/containers.md, Scroll
/// views).
public struct ScrollEnvironment: BitwiseCopyable, Sendable, Equatable {
  /// Space around the content, in points.
  public var margins = EdgeInsets.zero
  /// The alignment of content that is smaller than the view. `nil` for the default.
  public var alignmentAnchor: UnitPoint?
  /// The initial scroll position of content that is larger than the view. `nil` for the start.
  public var offsetAnchor: UnitPoint?
  /// The scroll target, as a number from the client. `nil` for none.
  public var position: UInt32?
  /// True if the views here are scroll targets.
  public var hasTargets = false

  /// No margins and no anchors.
  public init() {}
}
