/// Properties of a node that apply to every proposal. Computed once, from the traits of its
/// children.
struct LayoutTraits: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// True for a node whose size doesn't depend on the proposed width.
  static let ignoresWidth = LayoutTraits(rawValue: 1)
  /// True for a node whose size doesn't depend on the proposed height.
  static let ignoresHeight = LayoutTraits(rawValue: 2)
  /// The node may have an explicit value for leading, center, trailing, top or bottom.
  static let frameGuides = LayoutTraits(rawValue: 4)
  /// The node may have an explicit value for a text baseline or a custom alignment.
  static let containerGuides = LayoutTraits(rawValue: 8)
  /// The node prefers the spacing of an ordinary view on every edge.
  static let ordinarySpacing = LayoutTraits(rawValue: 16)
  /// The node's layout priority is 0.
  static let ordinaryPriority = LayoutTraits(rawValue: 32)
  /// The children of a stack have stored results for the last measured proposal. This isn't a
  /// trait for every proposal, but it fits here.
  static let arranged = LayoutTraits(rawValue: 64)

  /// The node has the same size for every proposal.
  static let rigid: LayoutTraits = [.ignoresWidth, .ignoresHeight]
  /// The node may have explicit guides of any kind.
  static let guides: LayoutTraits = [.frameGuides, .containerGuides]
  /// Spacing and priority of an ordinary view.
  static let ordinary: LayoutTraits = [.ordinarySpacing, .ordinaryPriority]

  /// The trait of ignoring the length proposed along an axis.
  static func ignores(_ axis: Axis) -> LayoutTraits {
    axis == .horizontal ? .ignoresWidth : .ignoresHeight
  }
}
