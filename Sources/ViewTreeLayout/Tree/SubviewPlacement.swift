/// The placement of a child in a ``CustomLayout``: `place(at:anchor:proposal:)`.
public struct SubviewPlacement: BitwiseCopyable, Sendable, Equatable {
  /// The position of the anchor, from the layout's top left corner, in points.
  public var position: Point
  /// The anchor point in the child.
  public var anchor: UnitPoint
  /// The proposal to the child.
  public var proposal: ProposedSize

  /// A placement.
  public init(position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }
}
