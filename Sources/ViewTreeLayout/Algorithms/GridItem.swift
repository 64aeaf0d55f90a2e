/// One column of a `LazyVGrid` or row of a `LazyHGrid`.
public struct GridItem: BitwiseCopyable, Sendable, Equatable {
  /// The rule for the length of an item.
  public enum Size: BitwiseCopyable, Sendable, Equatable {
    /// One track of a length.
    case fixed(Double)
    /// One track between two lengths.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many tracks as fit, each at most as long as the maximum.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The rule for the length of the item.
  public var size: Size
  /// The gap after the item, in points.
  public var spacing: Double
  /// The alignment of cells in the item's tracks, or nil for the grid's own alignment.
  public var alignment: Alignment?

  /// An item. `nil` spacing is 8.
  public init(_ size: Size, spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing ?? 8
    self.alignment = alignment
  }
}
