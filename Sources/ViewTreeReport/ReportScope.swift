import ViewTreeInspector
import ViewTreeLayout

/// Which records of an inspection a report is about.
package struct ReportScope {
  let inspection: Inspection
  let options: ReportOptions
  /// The views: all, or one and those below it.
  let views: Range<Int>
  /// The path of the one view; `nil` for all.
  private let path: String?
  /// Whether views are named by the way to them.
  let needsPaths: Bool
  /// Whether there is a section of the views, which tells their ids.
  let hasViews: Bool
  /// What was before a step of which only what is new is told.
  var before: Inspection?
  /// The preference keys, for the report about them.
  var keys: KeyGraph?
  /// What a step changed; `nil` for what was evaluated first.
  var changes: [InspectedChange]?
  /// What was before the step that changed it.
  var changed: Inspection?

  init(
    _ inspection: Inspection, _ options: ReportOptions, needsPaths: Bool = false,
    hasViews: Bool = true
  ) {
    self.inspection = inspection
    self.options = options
    self.needsPaths = needsPaths
    self.hasViews = hasViews
    guard let view = options.view.map(Int.init), view < inspection.views.count else {
      views = 0..<inspection.views.count
      path = nil
      return
    }
    let depth = inspection.views[view].depth
    var end = view + 1
    while end < inspection.views.count, inspection.views[end].depth > depth { end += 1 }
    views = view..<end
    path = inspection.path(of: UInt32(view))
  }

  /// The same choice in the record of a step, where views have other places.
  func options(for step: Inspection) -> ReportOptions {
    var options = options
    if let path, case .found(let view) = ViewSearch.find(path, in: step) { options.view = view }
    return options
  }

  /// The closures in views that are not there; they are below no view that could be chosen.
  var absences: [InspectedAbsence] {
    guard path == nil else { return [] }
    return inspection.absences.filter { options.key == nil || options.key == $0.key }
  }

  /// Whether a record is about the chosen key and a chosen view.
  func includes(key: Int, _ view: InspectedReference) -> Bool {
    if let wanted = options.key, wanted != key { return false }
    return includes(view)
  }

  /// Whether a view is one of the chosen.
  func includes(_ view: InspectedReference) -> Bool {
    guard let path else { return true }
    switch view {
    case .view(let index): return views.contains(Int(index))
    case .path(let other, _): return other == path || other.hasPrefix(path + "/")
    }
  }

  /// Whether a row of the views tells the id of one.
  func tells(view: Int) -> Bool { hasViews && views.contains(view) }

  /// A pass, which text tells where there is more than one.
  func pass(_ number: Int) -> PassNumber {
    PassNumber(number: number, isOneOfMany: inspection.passes > 1)
  }

  /// The lines of the document.
  var lines: DocumentLines { DocumentLines(inspection.tree) }

  /// The display's pixels.
  var pixels: PixelGrid { PixelGrid(scale: Double(inspection.window.scale)) }

  /// The name of the document.
  var sourceName: String { options.sourceName ?? inspection.tree.source.name }
}
