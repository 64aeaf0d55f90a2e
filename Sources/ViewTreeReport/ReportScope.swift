import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The records of an inspection that a report is about.
///
/// A class, because all row writers reference it, and copying its arrays for each fact would be
/// slower than writing the fact.
package final class ReportScope {
  let inspection: Inspection
  let options: ReportOptions
  /// The chosen views, each with its subtree, in pre-order. One range of all views if none are
  /// chosen.
  let ranges: [Range<ID<InspectedView>>]
  /// The paths of the chosen views, or `nil` for all.
  private let paths: Set<String>?
  /// True if views are named by their paths.
  let needsPaths: Bool
  /// True if the report has a section of views, which shows their ids.
  let hasViews: Bool
  /// The components that aren't views themselves.
  let components: ComponentNames
  /// The inspection before a step of which only changes are reported.
  var before: Inspection?
  /// The preference keys, for the report about them.
  var keys: KeyGraph?
  /// The changes of a step, or `nil` for the first evaluation.
  var changes: [InspectedChange]?
  /// The inspection before the step that made the changes.
  var changed: Inspection?
  /// The step that the report is about, if it's about one.
  private(set) var step: InspectedStep?

  init(
    _ inspection: Inspection, _ options: ReportOptions, needsPaths: Bool = false,
    hasViews: Bool = true
  ) {
    self.inspection = inspection
    self.options = options
    self.needsPaths = needsPaths
    self.hasViews = hasViews
    components = ComponentNames(inspection)
    guard let chosen = options.views else {
      ranges = [inspection.views.ids]
      paths = nil
      return
    }
    ranges = inspection.subtrees(of: chosen)
    paths = options.viewPaths ?? Set(ranges.map { inspection.path(of: $0.lowerBound) })
  }

  /// The file of the document as a word of a command line.
  var file: String { sourceName == "<stdin>" ? "-" : ShellWord.quoted(sourceName) }

  /// The scope of the report of an inspection or of one of its steps.
  convenience init(shown inspection: Inspection, _ options: ReportOptions) {
    let (inspection, step) = inspection.shown(after: options.step)
    self.init(inspection, options)
    self.step = step
    changes = step?.changes
    changed = step?.before
  }

  /// The options for the record of a step, where views have other indices.
  func options(for step: Inspection) -> ReportOptions {
    guard let paths else { return options }
    var options = options
    var writer = PathWriter(step)
    options.views = step.views.ids.filter {
      paths.contains(String(decoding: writer.path(of: $0), as: UTF8.self))
    }
    options.viewPaths = paths
    return options
  }

  /// True if all views are chosen.
  var isWhole: Bool { paths == nil }

  /// True if a section of the report of `inspect` is shown.
  func shows(_ section: ReportSection) -> Bool {
    options.sections.isEmpty || options.sections.contains(section)
  }

  /// The closures in absent views, which aren't below any chosen view.
  var absences: [InspectedAbsence] {
    guard paths == nil else { return [] }
    return inspection.absences.filter { options.key == nil || options.key == $0.key }
  }

  /// True if a record is about the chosen key and a chosen view.
  func includes(key: ID<InspectionNames.Key>, _ view: InspectedReference) -> Bool {
    if let wanted = options.key, wanted != key { return false }
    return includes(view)
  }

  /// True if a view is chosen, or below a chosen view.
  func includes(_ view: InspectedReference) -> Bool {
    guard let paths else { return true }
    switch view {
    case .view(let index): return ranges.holds(index)
    case .path(let path, _), .kept(let path, _):
      if paths.contains(path) { return true }
      return path.indices.contains { path[$0] == "/" && paths.contains(String(path[..<$0])) }
    }
  }

  /// True if a row of the views section shows the view's id.
  func tells(view: ID<InspectedView>) -> Bool {
    hasViews && options.depth == nil && ranges.holds(view)
  }

  /// A text of the record.
  func text(_ text: InspectedText) -> ReportText {
    switch text {
    case .none: .none
    case .literal(let node): .node(node)
    case .made(let index): .string(inspection.names.texts[index])
    }
  }

  /// True if a view has an id.
  func hasID(_ view: ID<InspectedView>) -> Bool {
    if case .none = inspection.views.id(of: view) { false } else { true }
  }

  /// The id of a view or its path if it has none.
  func name(of view: ID<InspectedView>) -> ReportText {
    let id = text(inspection.views.id(of: view))
    return id.isAbsent ? .path(view) : id
  }

  /// A pass, which text shows if there are several.
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

extension Inspection {
  /// The end of the views below a view.
  func end(ofSubtree view: ID<InspectedView>) -> ID<InspectedView> {
    let depth = views.depth(of: view)
    var end = view.advanced(by: 1)
    while end < views.ids.upperBound, views.depth(of: end) > depth { end = end.advanced(by: 1) }
    return end
  }

  /// The chosen views, each with its subtree. A view below another chosen one isn't repeated.
  fileprivate func subtrees(of chosen: [ID<InspectedView>]) -> [Range<ID<InspectedView>>] {
    var ranges: [Range<ID<InspectedView>>] = []
    for view in chosen.sorted() where view < views.ids.upperBound {
      if let last = ranges.last, last.contains(view) { continue }
      ranges.append(view..<end(ofSubtree: view))
    }
    return ranges
  }
}

extension [Range<ID<InspectedView>>] {
  /// True if one of the sorted ranges contains the view.
  fileprivate func holds(_ number: ID<InspectedView>) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(number)
  }
}
