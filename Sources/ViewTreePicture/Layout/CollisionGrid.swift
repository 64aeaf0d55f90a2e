import ViewTreeLayout
import ViewTreeNumbers

/// The occupied parts of a picture: boxes in a grid of cells, so that a query checks only nearby
/// boxes.
struct CollisionGrid {
  /// The area in which marks are allowed.
  let bounds: Rect
  private let cell: Double
  private let columns: Int
  private let rows: Int
  private var boxes: [Rect] = []
  /// The boxes that reach into each cell.
  private var cells: [[Int32]]

  init(_ bounds: Rect) {
    self.bounds = bounds
    cell = max(32, max(bounds.width, bounds.height) / 256)
    columns = Int(bounds.width / cell) + 1
    rows = Int(bounds.height / cell) + 1
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Marks a box as occupied, clipped to the picture.
  mutating func insert(_ box: Rect) {
    guard let inside = box.intersection(bounds) else { return }
    let number = Int32(boxes.count)
    boxes.append(box)
    let (across, down) = range(of: inside)
    for row in down {
      for column in across { cells[row * columns + column].append(number) }
    }
  }

  /// True if a box is inside and touches no occupied box.
  func isFree(_ box: Rect) -> Bool {
    guard bounds.contains(box) else { return false }
    let (across, down) = range(of: box)
    for row in down {
      for column in across {
        for number in cells[row * columns + column] where boxes[Int(number)].overlaps(box) {
          return false
        }
      }
    }
    return true
  }

  private func range(of box: Rect) -> (across: ClosedRange<Int>, down: ClosedRange<Int>) {
    func place(_ distance: Double, _ count: Int) -> Int {
      min(max(Int(distance / cell), 0), count - 1)
    }
    return (
      place(box.minX - bounds.minX, columns)...place(box.maxX - bounds.minX, columns),
      place(box.minY - bounds.minY, rows)...place(box.maxY - bounds.minY, rows)
    )
  }
}
