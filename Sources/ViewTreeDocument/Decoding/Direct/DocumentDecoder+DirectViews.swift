import ViewTreeNumbers
import ViewTreeSyntax

/// Views that are decoded straight from their bytes, in the order in which the decoder of trees goes through them. Each
/// function returns `nil` or false where it does not know on, which ends the attempt (`DirectDocumentReader`).
extension DocumentDecoder {
  /// Whether nothing was found wrong so far.
  var isUntold: Bool { problems.diagnostics.isEmpty }

  /// Decodes the list of views, or the view, that begins at the present place.
  func readContent() -> TemplateRange? {
    guard here.depth < PlaceInDocument.depthLimit else { return nil }
    here.depth += 1
    defer { here.depth -= 1 }
    let first = ID<ViewTemplate>(UInt32(truncatingIfNeeded: document.templates.count))
    let isRead = cursor.current == UInt8(ascii: "[") ? readEntries() : readEntry(inList: false)
    guard isRead, isUntold else { return nil }
    return TemplateRange(
      first: first, end: ID(UInt32(truncatingIfNeeded: document.templates.count)))
  }

  private func readEntries() -> Bool {
    cursor.position += 1
    if cursor.take(UInt8(ascii: "]")) { return true }
    while true {
      cursor.skipSpace()
      guard readEntry(inList: true), isUntold else { return false }
      if cursor.take(UInt8(ascii: ",")) { continue }
      return cursor.take(UInt8(ascii: "]"))
    }
  }

  /// Decodes an entry of a list, or the only one; a statement takes those after it.
  private func readEntry(inList: Bool) -> Bool {
    let start = cursor.position
    guard cursor.take(UInt8(ascii: "{")), let key = cursor.key() else {
      return readEntryByTree(from: start)
    }
    guard key.spells("view") else {
      return inList && Self.isStatement(key)
        ? readRestByTree(from: start) : readEntryByTree(from: start)
    }
    guard let name = cursor.plainString(), let index = tables.views.index(of: name),
      tables.viewForms.address(of: index).pointee.isDirect, !declaresView(name)
    else { return readEntryByTree(from: start) }
    return readView(index, from: start)
  }

  /// Whether the document has a view of its own of this name, which comes before SwiftUI's.
  private func declaresView(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard declaredNames.hasComponents || !declaredNames.layouts.isEmpty else { return false }
    let name = String(decoding: name, as: UTF8.self)
    return declaredNames.componentPlaces[name] != nil || declaredNames.layouts.contains(name)
  }

  /// Whether an object with this first key may be a statement, to which the rest of its list belongs.
  private static func isStatement(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    key.spells("let") || key.spells("environment") || key.spells("guard")
      || key.spells("guard let")
  }

  // MARK: - By the tree

  /// Adds the value at the present place to the tree, and moves behind it.
  func readValue() -> Index? {
    let start = cursor.position
    if cursor.plainString() != nil {
      return tree.append(.string, start..<cursor.position)
    }
    if cursor.plainNumber() != nil { return tree.append(.number, start..<cursor.position) }
    guard let (node, end) = values?.read(at: start, into: tree) else { return nil }
    cursor.position = end
    return node
  }

  private func readEntryByTree(from start: Int) -> Bool {
    cursor.position = start
    guard let node = readValue() else { return false }
    onTree { decodeEntry(node) }
    return true
  }

  /// Decodes what is left of a list from an entry on.
  private func readRestByTree(from start: Int) -> Bool {
    cursor.position = start
    let first = tree.nextNode
    repeat {
      cursor.skipSpace()
      guard readValue() != nil else { return false }
    } while cursor.take(UInt8(ascii: ","))
    let end = tree.nextNode
    onTree { _ = decodeEntries(from: first, to: end) }
    return true
  }

  // MARK: - A view of SwiftUI's

  /// Decodes the members of a view whose name stands before the present place.
  private func readView(_ index: Int, from start: Int) -> Bool {
    let form = tables.viewForms.address(of: index)
    let node = SyntaxNode.index(ofValueAt: start)
    let firstArgument = document.arguments.count
    let template = openTemplate(
      .view, definition: index, argumentCount: form.pointee.parameterCount, at: node)
    var given: UInt64 = 0
    var hasScripts = false
    // Those of views around this one, and then its own.
    let firstLater = laterModifiers.count
    var hasModifiers = false
    var hasComment = false
    while cursor.take(UInt8(ascii: ",")) {
      guard let key = cursor.key() else { return false }
      switch ViewKeys.kind(of: key) {
      case .other:
        guard let place = form.pointee.parameterNames.index(of: key),
          given & 1 << UInt64(place) == 0, let argument = readArgument(place, of: form)
        else { return false }
        given |= 1 << UInt64(place)
        document.arguments[firstArgument &+ place] = argument
        if isScript(argument) { hasScripts = true }
      case .modifiers:
        guard !hasModifiers, findModifiers() else { return false }
        hasModifiers = true
      case .id:
        guard isAbsent(document.templates[template].id), let id = readValue() else { return false }
        document.templates[template].id = onTree { decodeText(id) }
      case .comment:
        guard !hasComment, skipComment() else { return false }
        hasComment = true
      case .lets, .names:
        // Others see these names: they have to be known before all else.
        guard given == 0, !hasModifiers, document.templates.count == template + 1 else {
          return false
        }
        document.templates.removeLast()
        document.arguments.removeLast(form.pointee.parameterCount)
        return readEntryByTree(from: start)
      case .view: return false
      }
    }
    guard cursor.take(UInt8(ascii: "}")) else { return false }
    let end = cursor.position
    if hasModifiers {
      guard readModifiers(from: firstLater, of: template) else { return false }
      cursor.position = end
    }
    guard hasRequired(form, given) else { return false }
    if hasScripts { document.templates[template].hasScripts = true }
    if form.pointee.isGroup { markDynamicGroup(template, registry.definitions[index]) }
    closeTemplate(template)
    return true
  }

  /// Checks a comment and moves behind it.
  func skipComment() -> Bool {
    guard let end = values?.check(at: cursor.position) else { return false }
    cursor.position = end
    return true
  }

  /// Whether all required arguments are given, or what may be given in their place.
  func hasRequired(_ form: UnsafePointer<DefinitionForm>, _ given: UInt64) -> Bool {
    let required = form.pointee.required
    for index in 0..<required.count where given & 1 << UInt64(required[index]) == 0 {
      let alternative = form.pointee.requiredAlternatives[index]
      guard alternative >= 0, given & 1 << UInt64(alternative) != 0 else { return false }
    }
    return true
  }

  /// Finds where the elements of a list of modifiers begin and end, for they are decoded when all else of the view is.
  private func findModifiers() -> Bool {
    guard cursor.current == UInt8(ascii: "[") else { return false }
    cursor.position += 1
    if cursor.take(UInt8(ascii: "]")) { return true }
    repeat {
      cursor.skipSpace()
      let start = UInt32(truncatingIfNeeded: cursor.position)
      guard
        cursor.current == UInt8(ascii: "{")
          ? cursor.skipContainer() : cursor.plainString() != nil
      else { return false }
      laterModifiers.append(start..<UInt32(truncatingIfNeeded: cursor.position))
    } while cursor.take(UInt8(ascii: ","))
    return cursor.take(UInt8(ascii: "]"))
  }
}
