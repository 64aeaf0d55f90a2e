/// A step of the calculation by which a node found its size, or placed the child of interest.
///
/// Lengths are in points. `nil` is a length that wasn't specified.
public enum LayoutStep: Equatable, Sendable {
  /// A stack adds up the gaps between its children.
  case gaps(Axis, [Double])
  /// A stack shares its length: each child in the order of service.
  case shares(Axis, available: Double, [StackShare])
  /// A stack without a length to share measures the ideal length of each child.
  case ideals(Axis, [LayoutTaken])
  /// A stack is as long as its children and gaps together.
  case sum(Axis, children: Double, gaps: Double)
  /// A frame sets a fixed length on an axis.
  case fixedLength(Axis, Double)
  /// A frame has bounds on an axis.
  case boundedLength(Axis, FrameBounds)
  /// Insets are subtracted from the proposal and added to the size.
  case insets(EdgeInsets)
  /// The margins of a list and the insets of a row are subtracted from the list's width.
  case rowSpace(RowSpace)
  /// No proposal along some axes.
  case idealAxes(AxisSet)
  /// A shape is scaled to the proposal.
  case ratio(width: Double, height: Double, fills: Bool, offered: ProposedSize)
  /// A child is moved after it was placed.
  case moved(Point)
  /// A child is centered at a point.
  case centred(at: Point)
  /// A child is placed in a corner.
  case corner
  /// A child is lined up: the guide of the container's side, and that of the child's.
  case aligned(Axis, own: Double, child: Double)
  /// Children are tried until one fits.
  case candidates([LayoutCandidate])
  /// Content is scrolled along some axes.
  case scrolled(AxisSet, by: Point)
  /// Columns or rows and the gaps before them.
  case tracks(Axis, lengths: [Double], gaps: [Double])
  /// A cell of a grid: the indices of its row and first column, from 0, and how many columns it
  /// spans.
  case cell(row: Int, column: Int, span: Int)
  /// Content grows into the safe area.
  case grown(EdgeInsets)
  /// Text breaks into lines.
  case lines(Int, pitch: Double)
}
