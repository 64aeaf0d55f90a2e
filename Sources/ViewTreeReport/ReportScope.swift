import ViewTreeInspector
import ViewTreeLayout

/// Which records of an inspection a report is about.
struct ReportScope {
  let inspection: Inspection
  let options: ReportOptions
  /// The chosen views, each with all that is below it, in pre-order; one range of all if none are
  /// chosen.
  let ranges: [Range<Int>]
  /// The paths of the chosen views; `nil` for all.
  private let paths: Set<String>?

  init(_ inspection: Inspection, _ options: ReportOptions) {
    self.inspection = inspection
    self.options = options
    guard let chosen = options.views else {
      ranges = [0..<inspection.views.count]
      paths = nil
      return
    }
    ranges = inspection.subtrees(of: chosen)
    paths = options.viewPaths ?? Set(ranges.map { inspection.path(of: UInt32($0.lowerBound)) })
  }

  /// The same choice in the record of a step, where views have other places.
  func options(for step: Inspection) -> ReportOptions {
    guard let paths else { return options }
    var options = options
    var writer = PathWriter(step, from: 0)
    options.views = step.views.indices.filter {
      paths.contains(String(decoding: writer.path(of: $0), as: UTF8.self))
    }.map { UInt32($0) }
    options.viewPaths = paths
    return options
  }

  /// Whether a part of the report of `inspect` is shown.
  func shows(_ section: ReportSection) -> Bool {
    options.sections.isEmpty || options.sections.contains(section)
  }

  // MARK: - Views

  /// A view that is shown.
  struct ShownView {
    /// Its place in `Inspection.views`.
    let index: Int
    /// How many levels below the chosen view it is.
    let depth: UInt32
    /// How many views below it are left out.
    let hiddenCount: Int
  }

  /// Calls `body` for each view of a range that is not too deep below its first, in pre-order.
  func forEachView(in range: Range<Int>, _ body: (ShownView) -> Void) {
    guard let base = range.first.map({ inspection.views[$0].depth }) else { return }
    let limit = options.depth.map { UInt32(clamping: $0) } ?? .max
    var index = range.lowerBound
    while index < range.upperBound {
      let depth = inspection.views[index].depth - base
      let end = depth < limit ? index + 1 : inspection.end(ofSubtree: index)
      body(ShownView(index: index, depth: depth, hiddenCount: end - index - 1))
      index = end
    }
  }

  /// The closures in views that are not there; they are below no view that could be chosen.
  var absences: [InspectedAbsence] {
    guard paths == nil else { return [] }
    return inspection.absences.filter { options.key == nil || options.key == $0.key }
  }

  /// Whether a record is about the chosen key and a chosen view.
  func includes(key: Int, _ view: InspectedReference) -> Bool {
    if let wanted = options.key, wanted != key { return false }
    return includes(view)
  }

  /// Whether a view is one of the chosen or below one.
  func includes(_ view: InspectedReference) -> Bool {
    guard let paths else { return true }
    switch view {
    case .view(let index): return ranges.holds(Int(index))
    case .path(let path, _):
      if paths.contains(path) { return true }
      return path.indices.contains { path[$0] == "/" && paths.contains(String(path[..<$0])) }
    }
  }

  /// The display's pixels.
  var pixels: PixelGrid { PixelGrid(scale: Double(inspection.window.scale)) }

  /// The name of the document.
  var sourceName: String { options.sourceName ?? inspection.tree.source.name }
}

extension Inspection {
  /// Where the views below a view end.
  fileprivate func end(ofSubtree view: Int) -> Int {
    let depth = views[view].depth
    var end = view + 1
    while end < views.count, views[end].depth > depth { end += 1 }
    return end
  }

  /// Some views, each with all that is below it; one below another is not named twice.
  fileprivate func subtrees(of chosen: [UInt32]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for view in chosen.sorted() where Int(view) < views.count {
      if let last = ranges.last, last.contains(Int(view)) { continue }
      ranges.append(Int(view)..<end(ofSubtree: Int(view)))
    }
    return ranges
  }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which are in order, holds a number.
  fileprivate func holds(_ number: Int) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(number)
  }
}
