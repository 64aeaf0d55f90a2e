import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Renames a declaration of the document, if the document otherwise stays the same.
struct Renaming {
  private let place: DocumentPlace
  private let named: NamedPlace

  /// The name at the cursor. `nil` if it can't be renamed.
  init?(_ place: DocumentPlace) {
    guard let named = NameUses(place).atCursor, Self.kinds(place).contains(named.declared.kind),
      !named.declared.isMember,
      place.isSwift || !(place.reading.tree?.hasErrors ?? true)
    else { return nil }
    self.place = place
    self.named = named
  }

  /// The kinds of names that can be renamed: those whose uses are all found.
  private static func kinds(_ place: DocumentPlace) -> Set<DeclaredName.Kind> {
    var kinds: Set<DeclaredName.Kind> = [
      .component, .modifier, .layout, .preferenceKey, .layoutValueKey, .state, .id,
    ]
    kinds.insert(.type)
    if !place.isSwift { kinds.insert(.function) }
    return kinds
  }

  /// The name with its range.
  var prepared: OrderedJSON {
    ["range": place.text.range(named.range), "placeholder": .text(named.declared.name)]
  }

  /// The edits. Throws if the document would have another meaning.
  func edit(to name: String, limits: ReaderLimits) throws(ProtocolError) -> OrderedJSON {
    try check(name)
    if !place.isSwift, [.type, .function].contains(named.declared.kind) {
      let ranges = try ScriptRenaming(place, named.declared, to: name, limits: limits).ranges()
      return ["changes": [place.uri: TextEdits.replacing(ranges, with: name, in: place.text)]]
    }
    let uses = NameUses(place).all(of: named)
    let changed = uses.first { $0.file.uri == place.uri }?.ranges ?? []
    if uses.count == 1, let problem = problem(after: changed, name, limits) {
      throw ProtocolError(
        .requestFailed, ServerWords.renameBreaks(named.declared.name, name, problem))
    }
    return [
      "changes": .object(
        uses.map { ($0.file.uri, TextEdits.replacing($0.ranges, with: name, in: $0.file.text)) })
    ]
  }

  private func check(_ name: String) throws(ProtocolError) {
    let kind = named.declared.kind
    guard kind == .id ? Self.isID(name) : Self.isName(name) else {
      throw ProtocolError(.requestFailed, ServerWords.notAName(name, kind))
    }
    let isTaken = place.names.all.contains {
      $0.name == name && ($0.kind == .id) == (kind == .id) && $0.scope == named.declared.scope
    }
    if isTaken, name != named.declared.name {
      throw ProtocolError(.requestFailed, ServerWords.nameIsTaken(name))
    }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { SwiftTokens.isName($0) }
      && !(name.utf8.first.map { (0x30...0x39).contains($0) } ?? true)
  }

  /// Ids are strings that need no quotes and no escapes in any language.
  private static func isID(_ name: String) -> Bool {
    name.utf8.first.map { SwiftTokens.isName($0) || $0 == UInt8(ascii: "$") } ?? false
      && name.utf8.allSatisfy { SwiftTokens.isName($0) || [0x20, 0x24, 0x2D, 0x2E].contains($0) }
      && name.utf8.last != 0x20
  }

  /// The first error that a change adds to the document.
  private func problem(
    after ranges: [Range<Int>], _ name: String, _ limits: ReaderLimits
  ) -> String? {
    let text = place.text.replacing(ranges, with: name)
    let reading = DocumentReading(text.source, place.reading.language, limits: limits)
    let known = Set(errors(place.reading).map(\.message))
    return errors(reading).first { !known.contains($0.message) }?.message
  }

  private func errors(_ reading: DocumentReading) -> [Diagnostic] {
    reading.diagnostics.filter { $0.severity == .error }
  }
}
