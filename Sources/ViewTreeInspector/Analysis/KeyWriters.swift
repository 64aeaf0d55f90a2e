import ViewTreeDocument
import ViewTreeNumbers

/// Determines if views of a document can write a key, in any branch and at any depth of components.
final class KeyWriters {
  private let flow: KeyFlow
  private var document: Document { flow.document }
  /// The ascending indices in `Document.templates` at which each component is used, followed by
  /// those of each slot with a component's own views.
  private let placesOfUse: [[ID<ViewTemplate>]]
  /// The components whose bodies use each component.
  private let users: [[Int]]
  /// The component whose body contains each view, or -1.
  private let owners: IDTable<ViewTemplate, Int32>
  /// A cache of the views that write a key, or are components that do, in ascending order.
  private var writers: [ShortID<PreferenceKeyTemplate>: [ID<ViewTemplate>]] = [:]

  /// The views that write or change each key themselves.
  private lazy var directWriters: IDTable<PreferenceKeyTemplate, [ID<ViewTemplate>]> = {
    var writers = IDTable<PreferenceKeyTemplate, [ID<ViewTemplate>]>(
      repeating: [], count: document.preferenceKeys.count)
    for use in flow.uses where use.role != .reader { writers[use.key].append(use.template) }
    return writers
  }()

  init(_ flow: KeyFlow) {
    self.flow = flow
    let components = flow.document.components
    let slots = flow.document.slots
    var placesOfUse = [[ID<ViewTemplate>]](repeating: [], count: components.count + slots.count)
    let styles = flow.document.usedStyles
    let views = ViewRegistry.standard.definitions
    // Skips the templates of most documents, which have no components and no slots.
    let templates = placesOfUse.isEmpty ? [] : flow.document.templates
    for (index, template) in zip(templates.ids, templates) {
      let definition = Int(template.definition)
      if template.kind == .view, !styles.isEmpty, let styled = views[definition].styled {
        for style in styles[styled.kind] ?? [] { placesOfUse[style].append(index) }
      }
      if template.kind == .component {
        placesOfUse[definition].append(index)
      } else if template.kind == .slot, slots[definition].isOwn {
        placesOfUse[components.count + definition].append(index)
      }
    }
    let owners = Self.owners(in: flow.document)
    self.owners = owners
    users = placesOfUse.map { places in
      places.compactMap { owners[$0] < 0 ? nil : Int(owners[$0]) }
    }
    self.placesOfUse = placesOfUse
  }

  private static func owners(in document: Document) -> IDTable<ViewTemplate, Int32> {
    var owners = IDTable<ViewTemplate, Int32>(repeating: -1, count: document.templates.count)
    for (component, template) in document.components.enumerated() {
      for index in template.body.templates {
        owners[index] = Int32(clamping: component)
      }
    }
    for (slot, declared) in document.slots.enumerated() where declared.isOwn {
      for index in declared.contents.flatMap(\.templates) {
        owners[index] = Int32(clamping: document.components.count + slot)
      }
    }
    return owners
  }

  /// True if a modifier inside a reader or the content of its view can write the reader's key.
  func canWrite(inside reader: KeyFlow.Use) -> Bool {
    let template = document.templates[reader.template]
    let isWrittenFurtherIn = (template.firstModifier..<reader.modifier).contains { modifier in
      guard let use = flow.use(of: modifier) else { return false }
      return use.key == reader.key && use.role != .reader
    }
    if isWrittenFurtherIn { return true }
    var arguments = Array(template.arguments)
    for modifier in template.firstModifier..<reader.modifier {
      arguments += document.modifiers[modifier].arguments
    }
    for argument in arguments {
      if case .content(let content) = document.arguments[argument],
        canWrite(reader.key, in: content)
      {
        return true
      }
    }
    guard template.kind == .component else { return false }
    return canWrite(reader.key, in: document.components[template.component].body)
  }

  private func canWrite(_ key: ShortID<PreferenceKeyTemplate>, in content: TemplateRange) -> Bool {
    let writers = writers(of: key)
    var low = 0
    var high = writers.count
    while low < high {
      let middle = (low + high) / 2
      if writers[middle] < content.first { low = middle + 1 } else { high = middle }
    }
    return low < writers.count && writers[low] < content.end
  }

  private func writers(of key: ShortID<PreferenceKeyTemplate>) -> [ID<ViewTemplate>] {
    if let known = writers[key] { return known }
    var isWriting = [Bool](
      repeating: false, count: document.components.count + document.slots.count)
    var found = directWriters[key]
    // Goes from components whose body contains a writer to the components that use them.
    var left: [Int] = []
    for owner in found.map({ Int(owners[$0]) }) where owner >= 0 && !isWriting[owner] {
      isWriting[owner] = true
      left.append(owner)
    }
    while let component = left.popLast() {
      found += placesOfUse[component]
      for user in users[component] where !isWriting[user] {
        isWriting[user] = true
        left.append(user)
      }
    }
    found.sort()
    writers[key] = found
    return found
  }
}
