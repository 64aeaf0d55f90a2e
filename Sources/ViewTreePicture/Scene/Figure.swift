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
  /// Several rectangles with the same look and no separate meaning, as one path.
  case rectangles([Rect])
  /// Several open lines with the same look and no separate meaning, as one path.
  case lines([[Point]])
  /// An outline of lines and curves.
  case path([PathStep])
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
    /// The outline to which the drawing is clipped.
    package var clip: Clip?
    /// True if the shapes are on the window, whose colors don't follow the theme. Their inks are
    /// those for white paper.
    package var isOnWindow: Bool
    /// The shadow of the shapes.
    package var shadow: Shadow?
    /// The figures to cut out of the shapes.
    package var cut: Cut?
    /// The part of the group in a mask.
    package var mask: Mask?

    package init(
      transform: AffineTransform? = nil, opacity: Double = 1, clip: Clip? = nil,
      isOnWindow: Bool = false, shadow: Shadow? = nil, cut: Cut? = nil, mask: Mask? = nil
    ) {
      self.transform = transform
      self.opacity = opacity
      self.clip = clip
      self.isOnWindow = isOnWindow
      self.shadow = shadow
      self.cut = cut
      self.mask = mask
    }
  }

  /// A group that masks another one.
  package enum Mask: Equatable, Sendable {
    /// The shapes aren't visible. Their opacity is that of the next masked group, in a region.
    case shapes(in: Rect)
    /// The shapes are visible as far as the last group of shapes of a mask is opaque.
    case masked
  }

  /// Areas and lines that are cut out of a group.
  package struct Cut: Equatable, Sendable {
    /// The outlines of areas.
    package var areas: [PathStep]
    /// The lines.
    package var lines: [PathStep]
    /// The width of lines.
    package var width: Double
    /// A region that contains the shapes of the group.
    package var region: Rect
  }

  /// The outline that a group is cut to.
  package enum Clip: Equatable, Sendable {
    /// A rectangle with the radius of its corners.
    case rectangle(Rect, radius: Double)
    /// An ellipse that fills a rectangle.
    case ellipse(Rect)
    /// An outline of lines and curves.
    case path([PathStep])
  }
}

extension Figure {
  /// The bounding box of an outline, or `nil` for a label or a group.
  var box: Rect? {
    switch self {
    case .rectangle(let rect, _), .ellipse(let rect): return rect
    case .line(let points, _): return Rect(around: points)
    case .curve(let from, let first, let second, let to):
      return Rect(around: [from, first, second, to])
    case .rectangles(let rects): return Rect(around: rects.flatMap(\.corners))
    case .lines(let lines): return Rect(around: lines.flatMap { $0 })
    case .path(let steps): return Rect(around: steps.flatMap(\.points))
    case .label, .beginGroup, .endGroup: return nil
    }
  }
}

extension Rect {
  /// The smallest rectangle around some points, or `nil` if there is none.
  fileprivate init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
