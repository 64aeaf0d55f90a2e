import ViewTreeLayout
import ViewTreeNumbers

/// The conversion from points to characters: the drawn part of the window, and the size of one
/// character.
struct BoxScale {
  /// The part of the window that is drawn, in points.
  let region: Rect
  /// The size of one character in points, about half as wide as it is tall.
  let cell: Size
  /// The width of the picture in characters, with its right edge.
  let columns: Int
  /// The height of the picture in characters, with its lower edge.
  let rows: Int

  /// A picture that is higher is drawn narrower instead.
  static let rowLimit = 1000

  init(_ region: Rect, columns: Int) {
    self.region = region
    let width = max(region.width, 0)
    let height = max(region.height, 0)
    var cellWidth = width > 0 ? width / Double(columns - 1) : max(height / 80, 1)
    var count = width > 0 ? columns : 2
    if height > cellWidth * 2 * Double(Self.rowLimit - 1) {
      cellWidth = height / Double(2 * (Self.rowLimit - 1))
      count = max(Int(width / cellWidth) + 1, 2)
      if width > 0 { cellWidth = max(width / Double(count - 1), cellWidth) }
    }
    self.columns = count
    rows = max(Int(height / (cellWidth * 2)), 1) + 1
    cell = Size(
      width: cellWidth, height: height > 0 ? height / Double(rows - 1) : cellWidth * 2)
  }

  /// The column of a vertical line. It can be outside the picture.
  func column(_ x: Double) -> Int {
    Self.nearest((x - region.minX) / cell.width, limit: columns)
  }

  /// The row of a horizontal line. It can be outside the picture.
  func row(_ y: Double) -> Int {
    Self.nearest((y - region.minY) / cell.height, limit: rows)
  }

  /// The row of a y-coordinate, not rounded.
  func rowPosition(_ y: Double) -> Double { (y - region.minY) / cell.height }

  /// The nearest integer, or -1 for numbers below 0 and `limit` for numbers above it.
  private static func nearest(_ value: Double, limit: Int) -> Int {
    guard value > -0.5 else { return -1 }
    guard value < Double(limit) else { return limit }
    return Int(value + 0.5)
  }

  /// The cells of a frame.
  func cells(_ frame: Rect) -> BoxCells {
    BoxCells(
      left: column(frame.minX), top: row(frame.minY), right: column(frame.maxX),
      bottom: row(frame.maxY))
  }

  /// True if any part of a frame is in the drawn region.
  func shows(_ frame: Rect) -> Bool {
    frame.maxX >= region.minX && frame.minX <= region.maxX && frame.maxY >= region.minY
      && frame.minY <= region.maxY
  }
}
