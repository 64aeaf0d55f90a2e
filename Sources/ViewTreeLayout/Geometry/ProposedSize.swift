/// A parent's proposal to a child: a width and a height, each of which may be `nil`.
///
/// `nil` requests the ideal length, 0 for the minimum, and infinity for the maximum. Any other
/// number proposes that length. A negative length is treated as 0 (docs/explanation/layout.md,
/// Protocol).
@frozen
public struct ProposedSize: BitwiseCopyable, Sendable {
  // NaN means `nil`. It's no valid proposal, and two numbers take half the space of two optionals.
  @usableFromInline var openableWidth: Double
  @usableFromInline var openableHeight: Double

  /// Proposes a length on each axis, or `nil`. NaN is treated as `nil`.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.init(openableWidth: width ?? .nan, openableHeight: height ?? .nan)
  }

  /// Offers exactly a size.
  @inlinable
  public init(_ size: Size) {
    self.init(openableWidth: size.width, openableHeight: size.height)
  }

  @inlinable
  init(openableWidth: Double, openableHeight: Double) {
    self.openableWidth = openableWidth < 0 ? 0 : openableWidth
    self.openableHeight = openableHeight < 0 ? 0 : openableHeight
  }

  /// The proposal for the ideal size.
  @inlinable public static var unspecified: ProposedSize { ProposedSize(width: nil, height: nil) }
  /// The proposal for the minimum size.
  @inlinable public static var zero: ProposedSize { ProposedSize(width: 0, height: 0) }
  /// The proposal for the maximum size.
  @inlinable
  public static var infinity: ProposedSize { ProposedSize(width: .infinity, height: .infinity) }

  /// The proposed width, or nil.
  @inlinable
  public var width: Double? {
    get { openableWidth.isNaN ? nil : openableWidth }
    set { openableWidth = newValue.map { max($0, 0) } ?? .nan }
  }

  /// The proposed height, or nil.
  @inlinable
  public var height: Double? {
    get { openableHeight.isNaN ? nil : openableHeight }
    set { openableHeight = newValue.map { max($0, 0) } ?? .nan }
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// The proposal with nil lengths replaced.
  ///
  /// The default, 10 by 10, is SwiftUI's (docs/explanation/layout.md, Protocol).
  @inlinable
  public func replacingUnspecifiedDimensions(
    by size: Size = Size(width: 10, height: 10)
  ) -> Size {
    Size(
      width: openableWidth.isNaN ? size.width : openableWidth,
      height: openableHeight.isNaN ? size.height : openableHeight)
  }
}

extension ProposedSize: Equatable {
  /// True if two proposals are the same. `nil` equals nil.
  @inlinable
  public static func == (lhs: ProposedSize, rhs: ProposedSize) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }
}

extension ProposedSize {
  /// The proposal less some insets: at least 0, and unspecified where it was.
  func inset(by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      openableWidth: Self.less(openableWidth, insets.total(along: .horizontal)),
      openableHeight: Self.less(openableHeight, insets.total(along: .vertical)))
  }

  private static func less(_ length: Double, _ inset: Double) -> Double {
    length.isNaN ? length : max(0, length - inset)
  }
}
