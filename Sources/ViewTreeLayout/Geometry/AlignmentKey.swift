/// The number of one alignment guide. Built-in guides have fixed numbers, custom guides contain an
/// identifier.
@frozen
public struct AlignmentKey: BitwiseCopyable, Sendable, Hashable {
  /// The number itself.
  public let rawValue: UInt16

  @inlinable
  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let leading = AlignmentKey(rawValue: 0)
  static let horizontalCenter = AlignmentKey(rawValue: 1)
  static let trailing = AlignmentKey(rawValue: 2)
  static let top = AlignmentKey(rawValue: 3)
  static let verticalCenter = AlignmentKey(rawValue: 4)
  static let bottom = AlignmentKey(rawValue: 5)
  static let firstTextBaseline = AlignmentKey(rawValue: 6)
  static let lastTextBaseline = AlignmentKey(rawValue: 7)

  /// The number of identifiers for custom alignments of one axis.
  public static let customLimit: UInt16 = 0x4000

  static func custom(_ id: UInt16, axis: Axis) -> AlignmentKey {
    AlignmentKey(rawValue: (axis == .horizontal ? 0x4000 : 0x8000) | (id & 0x3FFF))
  }

  /// The identifier of a custom alignment, or nil for a built-in one.
  public var customID: UInt16? { rawValue >= 0x4000 ? rawValue & 0x3FFF : nil }

  /// The axis of the guide.
  public var axis: Axis {
    if rawValue >= 0x8000 { return .vertical }
    return rawValue >= 0x4000 || rawValue < 3 ? .horizontal : .vertical
  }

  /// True for leading, center, trailing, top, bottom: guides that no container combines.
  var isFrameGuide: Bool { rawValue < 6 }
}
