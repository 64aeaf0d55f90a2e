import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// Finds the views that are measured, and their paths.
struct MeasuredViews {
  /// The common location of sibling views.
  struct Place: Hashable {
    var parent: ID<InspectedView>?
    var word: String?
  }

  /// The parent of the views below a view, as measured.
  enum Inside {
    /// Below itself.
    case own
    /// The view's own location.
    case same(Place)
    /// Nowhere: they aren't measured.
    case nowhere
  }

  private let inspection: Inspection
  private let document: Document
  private let templates: [SyntaxNode.Index: ViewTemplate]

  init(_ inspection: Inspection, _ document: Document) {
    self.inspection = inspection
    self.document = document
    // A title that a style expands has no location in the document and no probe.
    let written = document.templates.prefix(
      document.writtenTemplateCount ?? document.templates.count)
    templates = Dictionary(written.map { ($0.syntax, $0) }) { first, _ in first }
  }

  func views() -> [MeasuredView] {
    let places = self.places()
    var counts: [Place: Int] = [:]
    for place in places.compactMap(\.self) { counts[place, default: 0] += 1 }
    var numbers: [Place: Int] = [:]
    var paths: [ID<InspectedView>: String] = [:]
    var views: [MeasuredView] = []
    for (index, place) in zip(inspection.views.ids, places) {
      guard let place, case let view = inspection.views[index],
        let template = templates[view.syntax]
      else { continue }
      let number = numbers[place, default: 0]
      numbers[place] = number + 1
      let above = place.parent.flatMap { paths[$0] } ?? ""
      let name = document.measuredName(of: template)
      let segments = [
        above, place.word ?? "", counts[place] == 1 ? name : "\(name)[\(number)]",
      ]
      let path = segments.filter { !$0.isEmpty }.joined(separator: "/")
      paths[index] = path
      views.append(
        MeasuredView(
          index: index, path: path, parent: above, frame: frame(of: view, template),
          content: view.content,
          isText: inspection.definition(of: view.name)?.painting == .text))
    }
    return views
  }

  /// The location of each view among the measured views, or `nil` for views that aren't measured.
  private func places() -> [Place?] {
    var insides = IDTable<InspectedView, Inside>([])
    insides.values.reserveCapacity(inspection.views.count)
    var measuredOnly = inspection.measuredOnly[...]
    return inspection.views.ids.map { index in
      let view = inspection.views[index]
      while let range = measuredOnly.first, range.upperBound <= index { measuredOnly.removeFirst() }
      let template = templates[view.syntax]
      guard !(measuredOnly.first?.contains(index) ?? false), let template,
        let place = place(of: view, insides)
      else {
        insides.append(.nowhere)
        return nil
      }
      let isMeasured = document.isMeasured(template)
      insides.append(isMeasured ? .own : .same(place))
      return isMeasured ? place : nil
    }
  }

  /// The location of a view, from the locations for the content of the previous views.
  private func place(of view: InspectedView, _ insides: IDTable<InspectedView, Inside>) -> Place? {
    let group = inspection.groups[view.group]
    if group.role == .root { return Place() }
    guard let modifier = group.modifier else {
      switch insides[group.parent] {
      case .own: return Place(parent: group.parent)
      case .same(let place): return group.role == .children ? place : nil
      case .nowhere: return nil
      }
    }
    guard case .own = insides[group.parent],
      let template = templates[inspection.views[group.parent].syntax],
      let word = document.measuredWords(of: template)[Int(modifier)]
    else { return nil }
    return Place(parent: group.parent, word: word)
  }

  private func frame(of view: InspectedView, _ template: ViewTemplate) -> Rect {
    let count = min(UInt32(template.modifierCount), view.modifierCount)
    guard count > 0 else { return view.content }
    return inspection.modifiers.frame(of: view.firstModifier.advanced(by: count - 1))
  }
}
