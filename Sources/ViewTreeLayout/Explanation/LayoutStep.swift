/// A step of the arithmetic by which a node sized itself, or placed the child that is looked at.
///
/// Lengths are in points; nil stands for a length that was not specified.
public enum LayoutStep: Sendable {
  /// A stack adds up the gaps between its children.
  case gaps(Axis, [Double])
  /// A stack shares its length: each child in the order of service.
  case shares(Axis, available: Double, [StackShare])
  /// A stack without a length to share asks each child for its ideal one.
  case ideals(Axis, [LayoutTaken])
  /// A stack is as long as its children and gaps together.
  case sum(Axis, children: Double, gaps: Double)
  /// A frame has a length of its own on an axis.
  case fixedLength(Axis, Double)
  /// A frame has bounds on an axis.
  case boundedLength(Axis, FrameBounds)
  /// Insets come off the proposal and are added to the answer.
  case insets(EdgeInsets)
  /// Nothing is proposed on some axes.
  case idealAxes(AxisSet)
  /// A shape is scaled to the proposal.
  case ratio(width: Double, height: Double, fills: Bool, offered: ProposedSize)
  /// A child is moved after it was placed.
  case moved(Point)
  /// A child's centre is put at a point.
  case centred(at: Point)
  /// A child is put at a corner.
  case corner
  /// A child is lined up: the guide of the container's side, and that of the child's.
  case aligned(Axis, own: Double, child: Double)
  /// Children are tried until one fits.
  case candidates([LayoutCandidate])
  /// Content is scrolled along some axes.
  case scrolled(AxisSet, by: Point)
  /// Columns or rows and the gaps before them.
  case tracks(Axis, lengths: [Double], gaps: [Double])
  /// Content grows into the safe area.
  case grown(EdgeInsets)
  /// Text breaks into lines.
  case lines(Int, pitch: Double)
}

/// What a stack offered one child, and what the child took.
public struct StackShare: Sendable {
  /// The child.
  public let child: NodeID
  /// The child's layout priority.
  public let priority: Double
  /// The child's least length.
  public let minimum: Double
  /// How much longer the child can get; infinite for one without a limit.
  public let flexibility: Double
  /// What was left to share when the child's turn came.
  public let available: Double
  /// How many children shared that.
  public let sharers: Int
  /// What the child was offered.
  public let offered: Double
  /// What the child took.
  public let taken: Double
}

/// What a child answered where it might choose.
public struct LayoutTaken: Sendable {
  /// The child.
  public let child: NodeID
  /// Its length.
  public let taken: Double
}

/// A child of `ViewThatFits` that was tried.
public struct LayoutCandidate: Sendable {
  /// The child.
  public let child: NodeID
  /// Its ideal size.
  public let ideal: Size
  /// Whether it fits.
  public let fits: Bool
}

/// The bounds of a flexible frame on one axis and what came of them.
public struct FrameBounds: Sendable {
  /// The least length, if one is set.
  public let minimum: Double?
  /// The length where none is proposed, if one is set.
  public let ideal: Double?
  /// The greatest length, if one is set.
  public let maximum: Double?
  /// What the frame was proposed.
  public let proposed: Double?
  /// What the frame proposed its child.
  public let offered: Double?
  /// What the child answered.
  public let child: Double
  /// What the frame answered.
  public let length: Double
}
