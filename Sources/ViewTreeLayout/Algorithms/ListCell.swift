/// A placed cell of a list: a row, or the header or the footer of a section.
public struct ListCell: Equatable, Sendable {
  /// The frame in the coordinates of the list, in points.
  public let frame: Rect
  /// The section that it belongs to, whose cells are consecutive.
  public let section: UInt32
  /// Its role in the section.
  public let part: SectionPart
  /// The insets around its view, in points.
  public let insets: EdgeInsets
}
