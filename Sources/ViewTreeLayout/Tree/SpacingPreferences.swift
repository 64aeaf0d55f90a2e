/// The distances that a view prefers to its neighbors, by edge and category
/// (docs/explanation/layout.md, Spacing).
///
/// Horizontally, two named categories never meet, so only the default category is stored there.
struct SpacingPreferences: BitwiseCopyable, Sendable, Equatable {
  var top = VerticalEdge()
  var bottom = VerticalEdge()
  var leading: Double?
  var trailing: Double?

  /// The categories of a top or bottom edge. `nil` if the view has no preference.
  struct VerticalEdge: BitwiseCopyable, Sendable, Equatable {
    /// The distance from text to text: the leading of the font, in points.
    var textLeading: Double?
    /// The distance from a symbol to text: a fixed number.
    var textNumber: Double?
    /// The distance above text.
    var aboveText: Double?
    /// The distance below text.
    var belowText: Double?
    /// The category without a name.
    var fallback: Double?
  }

  /// The distance between two ordinary views, in points.
  static let ordinaryDistance = 8.0

  /// No preference on any edge.
  static let none = SpacingPreferences()
  /// The spacing preferences of an ordinary view: 0 to text above or below, no others.
  static let ordinary = SpacingPreferences(
    top: .ordinaryTop, bottom: .ordinaryBottom, leading: nil, trailing: nil)
  /// No distance on any edge, as for an empty stack, or a Spacer outside stacks.
  static let zero = SpacingPreferences(
    top: VerticalEdge(fallback: 0), bottom: VerticalEdge(fallback: 0), leading: 0, trailing: 0)
}

extension SpacingPreferences.VerticalEdge {
  static let ordinaryTop = SpacingPreferences.VerticalEdge(belowText: 0)
  static let ordinaryBottom = SpacingPreferences.VerticalEdge(aboveText: 0)

  /// The maximum per category.
  func union(_ other: Self) -> Self {
    Self(
      textLeading: maximum(textLeading, other.textLeading),
      textNumber: maximum(textNumber, other.textNumber),
      aboveText: maximum(aboveText, other.aboveText),
      belowText: maximum(belowText, other.belowText),
      fallback: maximum(fallback, other.fallback))
  }

  /// The distance from this bottom edge to the top edge below it.
  func distance(to lower: Self, grid: PixelGrid) -> Double {
    var named: Double?
    if let upper = aboveText, let text = lower.aboveText { named = maximum(named, upper + text) }
    if let text = belowText, let box = lower.belowText { named = maximum(named, text + box) }
    named = maximum(named, textDistance(to: lower, grid: grid))
    return named ?? maximum(fallback, lower.fallback) ?? SpacingPreferences.ordinaryDistance
  }

  /// The distance between two text views. It's the leading of the lower view, unless a symbol has
  /// a fixed distance.
  private func textDistance(to lower: Self, grid: PixelGrid) -> Double? {
    if let upper = textNumber, let below = lower.textNumber { return upper + below }
    if let number = textNumber, lower.textLeading != nil { return number }
    if let number = lower.textNumber, textLeading != nil { return number }
    if textLeading != nil, let leading = lower.textLeading { return grid.roundUp(leading) + 0 }
    return nil
  }
}

extension SpacingPreferences {
  /// The distance from this view to the next view along an axis.
  func distance(to next: SpacingPreferences, along axis: Axis, grid: PixelGrid) -> Double {
    if axis == .vertical { return bottom.distance(to: next.top, grid: grid) }
    return maximum(trailing, next.leading) ?? Self.ordinaryDistance
  }

  /// The maximum per edge and category.
  func union(_ other: SpacingPreferences) -> SpacingPreferences {
    SpacingPreferences(
      top: top.union(other.top), bottom: bottom.union(other.bottom),
      leading: maximum(leading, other.leading), trailing: maximum(trailing, other.trailing))
  }

  /// The preferences of some edges, without the others.
  func only(_ edges: EdgeSet) -> SpacingPreferences {
    var result = SpacingPreferences.none
    if edges.contains(.top) { result.top = top }
    if edges.contains(.bottom) { result.bottom = bottom }
    if edges.contains(.leading) { result.leading = leading }
    if edges.contains(.trailing) { result.trailing = trailing }
    return result
  }

  /// The preferences with the edges of some axes set back to an ordinary view's.
  func resetting(_ edges: EdgeSet) -> SpacingPreferences {
    var result = self
    if edges.contains(.top) { result.top = .ordinaryTop }
    if edges.contains(.bottom) { result.bottom = .ordinaryBottom }
    if edges.contains(.leading) { result.leading = nil }
    if edges.contains(.trailing) { result.trailing = nil }
    return result
  }
}

/// The greater of two optional numbers.
private func maximum(_ lhs: Double?, _ rhs: Double?) -> Double? {
  guard let lhs else { return rhs }
  guard let rhs else { return lhs }
  return max(lhs, rhs)
}
