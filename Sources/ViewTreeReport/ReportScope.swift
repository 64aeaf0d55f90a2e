import ViewTreeInspector
import ViewTreeLayout

/// Which records of an inspection a report is about.
struct ReportScope {
  let inspection: Inspection
  let options: ReportOptions
  /// The views: all, or one and those below it.
  let views: Range<Int>
  /// The components that are no views themselves.
  let components: ComponentNames
  /// The path of the one view; `nil` for all.
  private let path: String?

  init(_ inspection: Inspection, _ options: ReportOptions) {
    self.inspection = inspection
    self.options = options
    components = ComponentNames(inspection)
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

  /// Whether all views are chosen.
  var isWhole: Bool { path == nil }

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

  /// The display's pixels.
  var pixels: PixelGrid { PixelGrid(scale: Double(inspection.window.scale)) }

  /// The name of the document.
  var sourceName: String { options.sourceName ?? inspection.tree.source.name }
}
