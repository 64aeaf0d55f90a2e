import ViewTreeDocument
import ViewTreeNumbers

/// Counts the views that lists of a document can produce, in any branch.
final class ViewCounter {
  /// The count at which counting stops: callers only distinguish one view from several.
  static let several = 2

  private let document: Document
  private let views = ViewRegistry.standard.definitions
  /// The number of views per component, if known. A component that is being counted has one view.
  private var components: [Int?]
  /// The number of views per slot, if known.
  private var slots: [Int?]
  /// The number of views per list, by its first template, or a negative number if it's unknown.
  private var lists: IDTable<ViewTemplate, Int8>
  /// The number of components and slots being counted. Results for lists inside them aren't final.
  private var open = 0

  init(_ document: Document) {
    self.document = document
    components = Array(repeating: nil, count: document.components.count)
    slots = Array(repeating: nil, count: document.slots.count)
    lists = IDTable(repeating: -1, count: document.templates.count)
  }

  /// The maximum number of views that a list may give, up to `several`.
  func count(_ content: TemplateRange) -> Int {
    guard content.first < content.end else { return 0 }
    let known = lists[content.first]
    if known >= 0 { return Int(known) }
    var count = 0
    for (_, template) in document.entries(of: content) {
      guard count < Self.several else { break }
      count += self.count(template)
    }
    if open == 0 { lists[content.first] = Int8(clamping: min(count, Self.several)) }
    return min(count, Self.several)
  }

  /// The maximum number of views that an entry of a list may give.
  func count(_ template: ViewTemplate) -> Int {
    switch template.kind {
    case .layout: return 1
    case .slot where document.isMadeSingle(template): return 1
    case .slot: return count(slot: template.slot.index)
    case .forEach: return content(template, 2).map { count($0) > 0 ? Self.several : 0 } ?? 0
    case .conditional, .optionalBinding, .switch:
      return (0..<template.argumentCount).map { place in
        content(template, place).map { count($0) } ?? 0
      }.max() ?? 0
    case .component where document.isMadeSingle(template): return 1
    case .component: return count(component: template.component.index)
    case .view:
      let definition = views[template.view]
      if case .empty = definition.meaning { return 0 }
      guard definition.isGroup, !document.isMadeSingle(template),
        let place = definition.contentIndex
      else { return 1 }
      return content(template, UInt32(place)).map { count($0) } ?? 0
    }
  }

  private func count(slot index: Int) -> Int {
    if let known = slots[index] { return known }
    slots[index] = 1
    open += 1
    defer { open -= 1 }
    let number = document.slots[index].contents.map { count($0) }.max() ?? 0
    slots[index] = number
    return number
  }

  private func count(component index: Int) -> Int {
    if document.components[index].isUnary { return 1 }
    if let known = components[index] { return known }
    components[index] = 1
    open += 1
    defer { open -= 1 }
    let number = count(document.components[index].body)
    components[index] = number
    return number
  }

  private func content(_ template: ViewTemplate, _ place: UInt32) -> TemplateRange? {
    let argument = document.arguments[template.firstArgument.advanced(by: place)]
    if case .content(let range) = argument { return range }
    return nil
  }
}
