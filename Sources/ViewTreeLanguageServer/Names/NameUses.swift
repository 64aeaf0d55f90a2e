import ViewTreeSyntax

/// Finds the uses of a document's declarations.
struct NameUses {
  private let place: DocumentPlace
  private let names: DeclaredNames

  init(_ place: DocumentPlace) {
    self.place = place
    names = place.names
  }

  // MARK: - At the cursor

  /// The declaration of the name at the cursor. `nil` if the document doesn't declare it.
  var atCursor: NamedPlace? {
    let own = OpenFile(uri: place.uri, text: place.text)
    if let declared = names.all.first(where: { reaches($0.range) }) {
      return NamedPlace(declared: declared, file: own, range: declared.range)
    }
    if place.isSwift { return inSwift }
    guard let tree = place.reading.tree else { return nil }
    let use = TreeUses.all(in: tree, names, place.reading.document).first { reaches($0.range) }
    return use.map { NamedPlace(declared: $0.declared, file: own, range: $0.range) }
  }

  private func reaches(_ range: Range<Int>) -> Bool {
    range.lowerBound <= place.offset && place.offset <= range.upperBound
  }

  private var inSwift: NamedPlace? {
    let words = SwiftWords.all(in: place.text.bytes)
    guard let word = words.first(where: { reaches($0.range) }) else { return staticMember }
    for file in place.files {
      let isOwn = file.uri == place.uri
      let declared =
        isOwn
        ? names.meaning(of: word.text, at: word.range.lowerBound)
        : SwiftNames.names(in: file.text.bytes).all
          .first { $0.name == word.text && $0.scope == nil && $0.kind != .id }
      if let declared { return NamedPlace(declared: declared, file: file, range: word.range) }
    }
    return nil
  }

  /// The static member at the cursor, such as `hello` of `Strings.hello`, in whichever file declares
  /// it.
  private var staticMember: NamedPlace? {
    guard let word = SwiftWords.qualified(in: place.text.bytes, at: place.offset) else {
      return nil
    }
    for file in place.files {
      let names = SwiftNames.names(in: file.text.bytes).all
      let owners = names.filter { $0.name == word.owner && $0.full.count > $0.range.count }
      for declared in names where declared.name == word.name && declared.kind != .id {
        guard owners.contains(where: { $0.full.contains(declared.range.lowerBound) }) else {
          continue
        }
        return NamedPlace(declared: declared, file: file, range: word.range)
      }
    }
    return nil
  }

  // MARK: - All uses

  /// All uses of a name, its declaration included, file by file.
  func all(of named: NamedPlace) -> [(file: OpenFile, ranges: [Range<Int>])] {
    guard place.isSwift else {
      guard let tree = place.reading.tree else { return [] }
      let uses = TreeUses.all(in: tree, names, place.reading.document)
        .filter { $0.declared == named.declared }
      return [(named.file, sorted(uses.map(\.range) + [named.declared.range]))]
    }
    return place.files.map { file in (file, swift(named, in: file)) }.filter { !$0.1.isEmpty }
  }

  private func sorted(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var known: Set<Int> = []
    return ranges.sorted { $0.lowerBound < $1.lowerBound }
      .filter { known.insert($0.lowerBound).inserted }
  }

  private func swift(_ named: NamedPlace, in file: OpenFile) -> [Range<Int>] {
    let declared = named.declared
    let names = SwiftNames.names(in: file.text.bytes)
    if declared.kind == .id {
      return names.all.filter { $0.kind == .id && $0.name == declared.name }.map(\.range)
    }
    let isOwn = file.uri == named.file.uri
    return sorted(
      SwiftWords.all(in: file.text.bytes).filter { word in
        guard word.text == declared.name else { return false }
        let meaning = names.meaning(of: word.text, at: word.range.lowerBound)
        return isOwn ? meaning == declared : meaning == nil
      }.map(\.range))
  }
}
