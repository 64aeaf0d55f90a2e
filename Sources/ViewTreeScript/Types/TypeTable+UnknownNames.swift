/// Undeclared names of types.
extension TypeTable {
  /// The unknown names in a type of a declaration, or of any other part of a document.
  func unknownNames(
    in written: ScriptTypes.WrittenType, ofType index: Int?
  ) -> [ScriptProblem] {
    let source = written.source
    let range = source.range ?? source.text.indices
    guard let syntax = texts.syntax(String(decoding: source.text[range], as: UTF8.self)) else {
      return []
    }
    let own = index.map { genericNames(of: $0) + associatedNames(of: $0) } ?? []
    var names = TypeNames(
      types: self, generics: Set(written.generics + own), selfType: index.map { ownType($0) },
      localTypes: index.map { entries[$0].localTypes } ?? [:])
    _ = names.type(syntax)
    let candidates = names.unknownNames.isEmpty ? [] : typeNames
    return names.unknownNames.map { name in
      ScriptProblem(
        .unknownName(name.text, candidates: candidates),
        range: name.range.lowerBound + range.lowerBound..<name.range.upperBound + range.lowerBound,
        origin: source.origin)
    }
  }

  /// The types that an extension of a protocol for collections may name without declaring them.
  private func associatedNames(of index: Int) -> [String] {
    guard entries[index].isExtension, Self.collections.contains(entries[index].name) else {
      return []
    }
    return ["Element", "Index", "Indices", "Iterator", "SubSequence"]
  }

  private static let collections: Set = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
    "MutableCollection", "RangeReplaceableCollection",
  ]
}
