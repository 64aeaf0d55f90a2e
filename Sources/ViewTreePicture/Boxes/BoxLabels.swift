import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// Writes text, names, and the numbers of closures where there is space for them.
///
/// A name is on an edge that belongs only to its frame, on the upper edge if possible. It never
/// hides a joint.
struct BoxLabels {
  private let inspection: Inspection
  private let marks: [BoxMark]
  private let layers: Set<PictureLayer>
  private let isASCII: Bool
  private(set) var grid: BoxGrid
  /// The mark that owns each cell of an edge, or the last of several marks. First for upper edges,
  /// then for lower ones.
  private var upperOwner: [Int]
  private var lowerOwner: [Int]
  /// The numbers that are in the picture.
  private(set) var closures: Set<Int> = []
  /// The number of views without a name in the picture, and of text views that are missing from it.
  private(set) var namelessCount = 0
  private(set) var missingTextCount = 0

  init(
    _ inspection: Inspection, _ marks: [BoxMark], _ scale: BoxScale, _ options: PictureOptions
  ) {
    self.inspection = inspection
    self.marks = marks
    layers = options.layers
    isASCII = options.isASCII
    grid = BoxGrid(columns: scale.columns, rows: scale.rows, isASCII: options.isASCII)
    upperOwner = Array(repeating: Self.nobody, count: scale.columns * scale.rows)
    lowerOwner = upperOwner
    for index in marks.indices where marks[index].hasFrame {
      grid.draw(marks[index].cells, isDotted: marks[index].isDotted)
      note(index)
    }
    let biggestFirst = marks.indices.sorted {
      (marks[$1].cells.area, $0) < (marks[$0].cells.area, $1)
    }
    for index in biggestFirst { writeText(index) }
    for index in biggestFirst where marks[index].lines.isEmpty { writeName(index) }
    for index in biggestFirst where !closures.isSuperset(of: marks[index].closures) {
      writeNumbers(index)
    }
  }

  /// The owner of cells without an edge.
  private static let nobody = -1

  private mutating func note(_ index: Int) {
    let cells = marks[index].cells
    guard cells.left < cells.right else { return }
    for column in max(cells.left, 0)...min(cells.right, grid.columns - 1) {
      if (0..<grid.rows).contains(cells.top) {
        upperOwner[cells.top * grid.columns + column] = index
      }
      if (0..<grid.rows).contains(cells.bottom) {
        lowerOwner[cells.bottom * grid.columns + column] = index
      }
    }
  }

  // MARK: - Text

  private mutating func writeText(_ index: Int) {
    var least = -1
    let mark = marks[index]
    for (place, line) in mark.lines.enumerated() {
      let isLast = place == mark.lines.count - 1
      let end = isLast && !mark.closures.isEmpty ? " " + Self.numbers(mark.closures) : ""
      guard let row = write(line.text, end, mark.cells, line.row, below: least) else {
        missingTextCount += 1
        continue
      }
      if isLast { closures.formUnion(mark.closures) }
      least = row
    }
  }

  /// Writes a line, truncated if necessary, followed by another text. Returns its row, or `nil`
  /// without space.
  private mutating func write(
    _ text: String, _ end: String, _ cells: BoxCells, _ position: Double, below least: Int
  ) -> Int? {
    let endWidth = BoxGrid.width(end)
    let width = BoxGrid.width(text) + endWidth
    var best: (row: Int, column: Int, room: Int)?
    for (row, ground) in rows(cells, position) where row > least {
      let column = max(grid.isFree(cells.left, row, ground) ? cells.left : cells.left + 1, 0)
      let room = grid.room(column, row, ground, limit: width)
      if room > best?.room ?? 0 { best = (row, column, room) }
      if room == width { break }
    }
    guard let best, best.room == width || best.room >= endWidth + 2 else { return nil }
    let shown =
      best.room == width
      ? text : BoxGrid.prefix(text, width: best.room - endWidth - ellipsis.count) + ellipsis
    grid.write(shown + end, best.column, best.row)
    return best.row
  }

  private var ellipsis: String { isASCII ? "~" : "…" }

  /// The rows for text, the best first. Rows without lines come before rows with lines.
  private func rows(_ cells: BoxCells, _ position: Double) -> [(row: Int, BoxGrid.Ground)] {
    let middle = Int(min(max(position, 0), Double(grid.rows)))
    let near = [middle, middle + 1, middle - 1].sorted {
      (abs(Double($0) - position), $0) < (abs(Double($1) - position), $1)
    }
    return near.map { ($0, .blank) } + near.map { ($0, .either) }
  }

  // MARK: - Names

  private mutating func writeName(_ index: Int) {
    let mark = marks[index]
    let names = layers.contains(.names) ? names(mark) : []
    let end = mark.closures.isEmpty ? "" : Self.numbers(mark.closures)
    let labels = names.map { end.isEmpty ? $0 : "\($0) \(end)" }
    for isLower in [false, true] {
      let row = isLower ? mark.cells.bottom : mark.cells.top
      let owner = isLower ? lowerOwner : upperOwner
      for label in labels {
        let width = BoxGrid.width(label)
        let place = run(width, mark.cells, row) { place in
          owner[place] == index && (!isLower || upperOwner[place] == Self.nobody)
        }
        guard let place else { continue }
        grid.write(label, place, row)
        closures.formUnion(mark.closures)
        return
      }
    }
    if layers.contains(.names) { namelessCount += mark.views.count }
  }

  /// The first column of a free run of this width on an edge whose cells all satisfy the condition.
  private func run(
    _ width: Int, _ cells: BoxCells, _ row: Int, _ isRight: (_ place: Int) -> Bool
  ) -> Int? {
    var column = max(cells.left + 1, 0)
    var count = 0
    while column < min(cells.right, grid.columns) {
      let ground = BoxGrid.Ground.horizontalLine
      let isFree =
        grid.isFree(column, row, layers.contains(.frames) ? ground : .blank)
        && (isRight(row * grid.columns + column) || !layers.contains(.frames))
      count = isFree ? count + 1 : 0
      column += 1
      // Adjacent labels would look like a single label.
      if count == 1, column > 1, grid.isWritten(column - 2, row) { count = 0 }
      if count >= width, column == grid.columns || !grid.isWritten(column, row) {
        return column - width
      }
    }
    return nil
  }

  /// The label of the window's edges if no view has them.
  private static let window = "window"

  /// The names of views with one frame, from the complete list to the shortest form.
  private func names(_ mark: BoxMark) -> [String] {
    if mark.views.isEmpty { return [Self.window] }
    var all = ""
    for view in mark.views {
      if !all.isEmpty { all += isASCII ? ">" : "›" }
      all += name(view)
      // No edge has space for a longer name.
      if all.utf8.count > 4 * grid.columns { break }
    }
    var names = [all]
    if let last = mark.views.last, mark.views.count > 1 { names.append(name(last)) }
    if let id = mark.views.reversed().lazy.compactMap(id).first { names.append(id) }
    return names
  }

  private func name(_ view: ID<InspectedView>) -> String {
    let record = inspection.views[view]
    let name = TerminalText.escaped(inspection.names.views[record.name])
    return id(view).map { "\(name) \($0)" } ?? name
  }

  private func id(_ view: ID<InspectedView>) -> String? {
    inspection.string(inspection.views.id(of: view)).map { "#" + TerminalText.escaped($0) }
  }

  // MARK: - Numbers

  /// Writes the numbers of closures where their frame has free space.
  private mutating func writeNumbers(_ index: Int) {
    let mark = marks[index]
    let text = Self.numbers(mark.closures)
    let width = BoxGrid.width(text)
    let cells = mark.cells
    let column = max(cells.left + 1, 0)
    for row in [cells.top, cells.bottom, cells.top + 1, cells.bottom - 1] {
      let isInside = row > cells.top && row < cells.bottom
      for start in column..<max(cells.right, column + 1)
      where grid.room(start, row, isInside ? .blank : .either, limit: width) == width {
        guard start + width <= max(cells.right, column + width) else { break }
        grid.write(text, start, row)
        closures.formUnion(mark.closures)
        return
      }
    }
  }

  private static func numbers(_ closures: [Int]) -> String {
    closures.map { "(\($0))" }.joined()
  }
}
