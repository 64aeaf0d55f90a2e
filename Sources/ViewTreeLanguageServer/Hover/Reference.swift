import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The documentation of the name at a cursor.
struct Reference {
  private let place: DocumentPlace
  private let names: DeclaredNames

  init(_ place: DocumentPlace) {
    self.place = place
    names = place.visibleNames
  }

  /// The documentation in Markdown. `nil` for an unknown name.
  var text: String? {
    place.isSwift ? swift(in: place.text.bytes[...], at: place.offset, isFile: true) : document
  }

  // MARK: - JSON and YAML

  private var document: String? {
    let cursor = place.cursor
    let walk = place.schema.declaring(names)
    let word = String(decoding: place.text.bytes[cursor.token], as: UTF8.self)
    guard !cursor.token.isEmpty else { return nil }
    if case .key = cursor.role {
      let found = walk.place(cursor.path, in: cursor.object)
      if found.isAny(of: ["modifier"]) {
        return modifier(word)
      }
      return found.members.first { $0.name == word }?.summary.map { "`\(word)`: \($0)" }
    }
    let found = walk.place(cursor.path)
    if found.isAny(of: ["viewName"]), let text = view(word) { return text }
    if found.isAny(of: ["modifier"]), let text = modifier(word) { return text }
    if let kind = found.keyKind,
      let declared = names.meaning(of: word, at: place.offset, kinds: [kind])
    {
      return ReferenceText.declared(declared)
    }
    if found.isScript,
      let text = swift(in: place.text.bytes[cursor.token], at: place.offset, isFile: false)
    {
      return text
    }
    return found.summary
  }

  private func view(_ name: String) -> String? {
    let own = names.meaning(of: name, at: place.offset, kinds: [.component, .layout])
    return own.map { ReferenceText.declared($0) } ?? ReferenceText.view(name)
  }

  private func modifier(_ name: String) -> String? {
    let own = names.meaning(of: name, at: place.offset, kinds: [.modifier])
    return own.map { ReferenceText.declared($0) } ?? ReferenceText.modifier(name)
  }

  // MARK: - Swift

  /// The documentation of a word in Swift, in a file or in a script of a document.
  private func swift(in bytes: ArraySlice<UInt8>, at offset: Int, isFile: Bool) -> String? {
    let tokens = SwiftTokens.all(in: bytes)
    guard
      let token = tokens.first(where: {
        $0.kind == .name && $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      })
    else { return nil }
    let cursor = SwiftCursor(tokens, in: bytes, at: token.range.upperBound)
    let word = String(decoding: bytes[token.range], as: UTF8.self)
    if case .member(let receiver) = cursor.role {
      return member(word, of: receiver, isFile: isFile)
    }
    if isFile, let call = cursor.call, cursor.isLabel(in: tokens),
      let text = SwiftCallNames.parameter(word, of: call)
    {
      return text
    }
    if let declared = names.meaning(of: word, at: offset) {
      return ReferenceText.declared(declared)
    }
    if isFile, let text = ReferenceText.view(word) { return text }
    return ScriptCatalogue.functions.first { $0.name == word }.map { ReferenceText.entry($0) }
  }

  private func member(_ word: String, of receiver: Range<Int>?, isFile: Bool) -> String? {
    if isFile, receiver != nil, let text = modifier(word) { return text }
    if receiver != nil, let declared = names.meaning(of: word, at: place.offset),
      [.state, .value, .property, .function, .parameter].contains(declared.kind)
    {
      return ReferenceText.declared(declared)
    }
    let entries = ScriptCatalogue.all(named: word)
    return entries.isEmpty
      ? nil : entries.prefix(3).map { ReferenceText.entry($0) }.joined(separator: "\n\n")
  }
}
