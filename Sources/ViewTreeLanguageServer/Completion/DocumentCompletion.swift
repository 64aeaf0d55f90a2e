import ViewTreeDocument
import ViewTreeSyntax

/// Completions in JSON and YAML, from the schema and from the names that the document declares.
struct DocumentCompletion {
  private let place: DocumentPlace
  private let names: DeclaredNames
  private let walk: SchemaWalk
  private let cursor: DocumentCursor
  private var isYAML: Bool { place.reading.language == .yaml }

  init(_ place: DocumentPlace) {
    self.place = place
    names = place.names
    walk = place.schema.declaring(names)
    cursor = place.cursor
  }

  var list: CompletionList {
    if case .key(let hasColon) = cursor.role {
      return CompletionList(
        items: keys(walk.place(cursor.path, in: cursor.object), hasColon), replaced: cursor.token)
    }
    let found = walk.place(cursor.path)
    if found.isScript, let script = script(found) { return script }
    var items = values(found)
    if cursor.mayBeKey {
      // As a key, a modifier can have arguments, so skip its value form.
      let isModifier = found.isAny(of: ["modifier"])
      items = items.filter { !isModifier || !Self.hasArguments($0.label) } + keys(found, false)
    }
    return CompletionList(items: items, replaced: cursor.token)
  }

  private static func hasArguments(_ modifier: String) -> Bool {
    ModifierRegistry.standard[modifier]
      .map { !$0.parameters.isEmpty } ?? false
  }

  // MARK: - Keys

  /// The missing members of an object.
  private func keys(_ found: SchemaPlace, _ hasColon: Bool) -> [CompletionItem] {
    let given = Set(cursor.object.keys).subtracting([word])
    let isModifier = found.isAny(of: ["modifier"])
    var items = found.members.filter { !given.contains($0.name) }.map { name, summary in
      CompletionItem(
        label: name, kind: isModifier ? .method : cursor.path.isEmpty ? .section : .argument,
        detail: isModifier ? summary : nil,
        documentation: isModifier ? ReferenceText.modifier(name) : summary,
        text: key(name, hasColon), rank: name == "comment" ? 3 : 1)
    }
    if isModifier {
      items += names.names(of: [.modifier]).map { name in
        var item = CompletionItem(name)
        item.text = key(name.name, hasColon)
        return item
      }
    }
    return items
  }

  private func key(_ name: String, _ hasColon: Bool) -> String {
    if cursor.isQuoted { return name }
    let text = isYAML ? name : "\"\(name)\""
    return hasColon ? text : text + ": "
  }

  private var word: String { String(decoding: place.text.bytes[cursor.token], as: UTF8.self) }

  // MARK: - Values

  private func values(_ found: SchemaPlace) -> [CompletionItem] {
    var items: [CompletionItem] = []
    let isView = found.isAny(of: ["viewName"])
    if isView { items += names.names(of: [.component, .layout]).map { item($0) } }
    let isModifier = found.isAny(of: ["modifier"])
    if isModifier { items += names.names(of: [.modifier]).map { item($0) } }
    if let kind = found.keyKind { items += names.names(of: [kind]).map { item($0) } }
    items += found.names.map { name in
      CompletionItem(
        label: name, kind: isView ? .view : isModifier ? .method : .member,
        documentation: isView
          ? ReferenceText.view(name) : isModifier ? ReferenceText.modifier(name) : found.summary,
        text: quoted(name))
    }
    return items
  }

  private func item(_ name: DeclaredName) -> CompletionItem {
    var item = CompletionItem(name, rank: 0)
    item.text = quoted(name.name)
    return item
  }

  private func quoted(_ name: String) -> String {
    cursor.isQuoted || isYAML ? name : "\"\(name)\""
  }

  // MARK: - Scripts

  /// Completions in a string that contains Swift, after the values that have names there. `nil`
  /// where a string would have to be opened first.
  private func script(_ found: SchemaPlace) -> CompletionList? {
    guard cursor.isQuoted || isYAML else { return nil }
    let scripts = SwiftCompletion(place, names, in: place.text.bytes[cursor.token], isFile: false)
    var list = scripts.list
    let isAtStart = list.replaced.lowerBound == cursor.token.lowerBound
    if isAtStart || scripts.isImplicitMember {
      let named = found.names.map { name in
        CompletionItem(label: name, kind: .member, documentation: found.summary, rank: 0)
      }
      list.items = named + list.items
    }
    if cursor.mayBeKey { list.items += keys(found, false) }
    return list
  }
}
