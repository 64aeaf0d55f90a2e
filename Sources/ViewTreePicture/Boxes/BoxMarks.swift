import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The marks of a character picture.
struct BoxMarks {
  /// The marks, in the order of their first views.
  private(set) var marks: [BoxMark] = []
  /// The numbers of all closures to show.
  private(set) var closures: [Int] = []
  /// The number of views outside the drawn region.
  private(set) var outsideCount = 0

  private let inspection: Inspection
  private let scale: BoxScale
  private let layers: Set<PictureLayer>
  private var markOfCells: [BoxCells: Int] = [:]

  init(
    _ inspection: Inspection, _ shown: Range<ID<InspectedView>>, _ scale: BoxScale,
    _ options: PictureOptions
  ) {
    self.inspection = inspection
    self.scale = scale
    layers = options.layers
    let numbers = Self.numbers(inspection, shown, options)
    closures = numbers.all
    if options.view == nil, inspection.window.proposal == nil { addWindow() }
    var isDotted = IDTable<InspectedView, _>(
      repeating: false, count: shown.upperBound.index)
    var measuredOnly = UnshownViews(inspection)
    for index in shown {
      let group = inspection.groups[inspection.views.group(of: index)]
      isDotted[index] =
        [.overlay, .background].contains(group.role)
        || (group.role != .root && isDotted[group.parent])
      guard !measuredOnly.contains(index) else { continue }
      add(index, isDotted: isDotted[index], numbers.byView[index] ?? [])
    }
  }

  /// The numbers of the closures of each view, and of all, in ascending order.
  private static func numbers(
    _ inspection: Inspection, _ shown: Range<ID<InspectedView>>, _ options: PictureOptions
  ) -> (byView: [ID<InspectedView>: [Int]], all: [Int]) {
    guard options.layers.contains(.closures) else { return ([:], []) }
    var byView: [ID<InspectedView>: [Int]] = [:]
    var all: [Int] = []
    let places = ViewPlaces(inspection)
    for event in inspection.order where event.kind == .closure {
      if let key = options.key, event.key != key { continue }
      if let view = places.view(event.view) {
        guard shown.contains(view) else { continue }
        byView[view, default: []].append(event.number)
      } else if options.view != nil {
        continue
      }
      all.append(event.number)
    }
    return (byView, all.sorted())
  }

  /// Adds the edges of the window, which are a view's where one fills it.
  private mutating func addWindow() {
    let cells = scale.cells(scale.region)
    markOfCells[cells] = 0
    marks = [BoxMark(cells: cells, isDotted: false, hasFrame: layers.contains(.frames))]
  }

  private mutating func add(_ index: ID<InspectedView>, isDotted: Bool, _ closures: [Int]) {
    let view = inspection.views[index]
    let isText = inspection.definition(of: view.name)?.painting == .text
    // An offset view is outside its frame, so use the location where it's visible.
    let frame = isText || !Self.contains(view.frame, view.content) ? view.content : view.frame
    guard Self.isFinite(frame), scale.shows(frame) else {
      outsideCount += 1
      return
    }
    if isText {
      marks.append(
        BoxMark(
          cells: scale.cells(frame), isDotted: isDotted, closures: closures,
          lines: lines(of: view, frame), hasFrame: false))
      return
    }
    // A spacer without size has no edges.
    if frame.width > 0, frame.height > 0 {
      addFrame(index, scale.cells(frame), isDotted: isDotted, closures)
    } else if !closures.isEmpty {
      marks.append(
        BoxMark(
          cells: scale.cells(frame), isDotted: isDotted, closures: closures, hasFrame: false))
    }
    let lines = lines(of: view, view.content)
    guard !lines.isEmpty, Self.isFinite(view.content) else { return }
    marks.append(
      BoxMark(
        cells: scale.cells(view.content), isDotted: isDotted, lines: lines, hasFrame: false))
  }

  /// Adds a frame to the mark that has the same edges, if there is one.
  private mutating func addFrame(
    _ view: ID<InspectedView>, _ cells: BoxCells, isDotted: Bool, _ closures: [Int]
  ) {
    guard let known = markOfCells[cells] else {
      markOfCells[cells] = marks.count
      marks.append(
        BoxMark(
          cells: cells, views: [view], isDotted: isDotted, closures: closures,
          hasFrame: layers.contains(.frames)))
      return
    }
    marks[known].closures += closures
    // If another view has the same cells, a background or overlay isn't named.
    if marks[known].isDotted, !isDotted {
      marks[known].views = []
      marks[known].isDotted = false
    }
    if marks[known].isDotted == isDotted || marks[known].views.isEmpty {
      marks[known].views.append(view)
    }
  }

  /// The lines of a view's text.
  private func lines(of view: InspectedView, _ frame: Rect) -> [(text: String, row: Double)] {
    guard layers.contains(.content), let text = inspection.string(view.text), !text.isEmpty else {
      return []
    }
    let lines = inspection.drawing(of: view).text?.lines ?? [text]
    return lines.enumerated().map { place, line in
      let middle = frame.minY + (Double(place) + 0.5) * frame.height / Double(lines.count)
      return (TerminalText.escaped(Self.withoutEnd(line)), scale.rowPosition(middle))
    }
  }

  /// A line without the spaces at its end.
  private static func withoutEnd(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// True if a rectangle is inside another rectangle, except for rounding.
  private static func contains(_ outer: Rect, _ inner: Rect) -> Bool {
    let slack = 0.001
    return inner.minX >= outer.minX - slack && inner.minY >= outer.minY - slack
      && inner.maxX <= outer.maxX + slack && inner.maxY <= outer.maxY + slack
  }

  private static func isFinite(_ frame: Rect) -> Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.maxX.isFinite && frame.maxY.isFinite
  }
}
