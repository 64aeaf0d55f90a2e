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
  /// The start of a group. Its properties apply to all shapes up to its end.
  case beginGroup(Group)
  /// The end of the group that began last.
  case endGroup

  /// Properties that several shapes share.
  package struct Group: Equatable, Sendable {
    /// The transform of the shapes: their rotation and translation.
    package var transform: AffineTransform?
    /// The opacity from 0, invisible, to 1.
    package var opacity: Double
    /// Beyond this outline nothing is drawn.
    package var clip: Clip?
    /// True if the shapes are on the window, whose colors don't follow the theme. Their inks are
    /// those for white paper.
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
