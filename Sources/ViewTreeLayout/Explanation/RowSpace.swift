/// The division of a list's width: its margins, the insets of a row, and the view between them, in
/// points.
public struct RowSpace: Equatable, Sendable {
  /// The list.
  public let list: NodeID
  /// The width of the list.
  public let width: Double
  /// The margin on each side of a cell.
  public let margin: Double
  /// The inset before the view.
  public let leading: Double
  /// The inset after the view.
  public let trailing: Double
  /// The space of the controls in edit mode.
  public let editing: Double
  /// The space of a badge.
  public let badge: Double

  /// The width that is left for the view.
  public var rest: Double { max(width - 2 * margin - leading - trailing - editing - badge, 0) }
}
