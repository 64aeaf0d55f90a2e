import ViewTreeLayout

/// The outline of a shape.
package enum Figure: Equatable, Sendable {
  /// A rectangle with the radius of its corners.
  case rectangle(Rect, radius: Double = 0)
  /// An ellipse that fills a rectangle.
  case ellipse(Rect)
  /// A line through points, closed or open.
  case line([Point], isClosed: Bool)
  /// A cubic curve.
  case curve(from: Point, Point, Point, to: Point)
  /// Several rectangles that look the same and say nothing each: one path.
  case rectangles([Rect])
  /// Several open lines that look the same and say nothing each: one path.
  case lines([[Point]])
  /// A line of text.
  case label(Label)
  /// What follows, to the end of the group, is drawn with this.
  case beginGroup(Group)
  /// The end of the group that began last.
  case endGroup

  /// What holds for several shapes.
  package struct Group: Equatable, Sendable {
    /// How the shapes are turned and moved.
    package var transform: AffineTransform?
    /// From 0, invisible, to 1.
    package var opacity: Double
    /// Beyond this outline nothing is drawn.
    package var clip: Clip?
    /// Whether the shapes lie on the window, which no theme changes: inks are those for white paper.
    package var isOnWindow: Bool

    package init(
      transform: AffineTransform? = nil, opacity: Double = 1, clip: Clip? = nil,
      isOnWindow: Bool = false
    ) {
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.isOnWindow = isOnWindow
    }
  }

  /// The outline that a group is cut to.
  package enum Clip: Equatable, Sendable {
    /// A rectangle with the radius of its corners.
    case rectangle(Rect, radius: Double)
    /// An ellipse that fills a rectangle.
    case ellipse(Rect)
  }
}
