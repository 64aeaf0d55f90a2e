import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The types that a document doesn't specify and Swift needs: those of keys, of state, and of
/// results of methods.
///
/// The finder tries a type by reading the document with it. It takes the first type with which all
/// scripts compile, together with the types found before.
struct FoundTypes {
  /// The types, by the key of their declaration. For a method, by its body.
  var found: [SyntaxNode.Index: String] = [:]
  /// The declarations for which no type was found, by the same indices.
  var missing: Set<SyntaxNode.Index> = []
  /// The declarations that the search didn't reach, by the same indices.
  var unsearched: Set<SyntaxNode.Index> = []
}

struct TypeFinder {
  typealias Index = SyntaxNode.Index

  /// The maximum number of times that a document is read. It's lower for a larger document.
  private var limit: Int { min(max(4_000_000 / max(tree.nodes.count, 1), 16), 400) }

  private let tree: SyntaxTree
  private var found: [Index: String] = [:]
  private var tries = 0

  /// The maximum number of missing types that are searched in all combinations. More are searched
  /// in groups.
  private static let combinationLimit = 32

  /// The types that a valid document doesn't specify.
  static func types(of tree: SyntaxTree) -> FoundTypes {
    var finder = TypeFinder(tree: tree)
    var result = FoundTypes()
    let places = finder.openPlaces()
    guard !places.isEmpty else { return result }
    if places.count > combinationLimit || !finder.search(places[...]) {
      // Searches each group separately, so that some types are found even if others aren't.
      finder.found = [:]
      finder.tries = 0
      finder.searchGroups(places[...], &result)
    }
    result.found = finder.found
    return result
  }

  /// Finds the types of declarations that probably have their first candidates, halving the groups
  /// that don't.
  ///
  /// A document with n missing types is read twice if all have them. Each exception costs about log
  /// n more readings.
  private mutating func searchGroups(_ places: ArraySlice<MissingType>, _ result: inout FoundTypes)
  {
    guard places.count > 1 else {
      for place in places where !search([place][...]) {
        if tries < limit {
          result.missing.insert(place.node)
        } else {
          result.unsearched.insert(place.node)
        }
      }
      return
    }
    if tries < limit, let document = read(found) {
      var types = found
      for place in places {
        types[place.node] = place.candidates(in: document).first {
          !place.contradicts($0, in: document)
        }
      }
      if types.count == found.count + places.count, read(types) != nil {
        found = types
        return
      }
    }
    let middle = places.startIndex + places.count / 2
    searchGroups(places[..<middle], &result)
    searchGroups(places[middle...], &result)
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  private mutating func read(_ types: [Index: String]) -> Document? {
    tries += 1
    return DocumentReader.decode(tree, assuming: types).document
  }

  /// Finds types for all missing types. Returns false, without changes, if there are none.
  private mutating func search(_ places: ArraySlice<MissingType>) -> Bool {
    guard let place = places.first else { return true }
    guard tries < limit, let document = read(found) else { return false }
    for type in place.candidates(in: document) {
      guard tries < limit else { return false }
      if place.contradicts(type, in: document) { continue }
      var types = found
      types[place.node] = type
      guard read(types) != nil else { continue }
      let before = found
      found = types
      if search(places.dropFirst()) { return true }
      found = before
    }
    return false
  }

  /// The declarations without a type: methods, then keys, then state, so that writers come before
  /// the values that they write.
  private mutating func openPlaces() -> [MissingType] {
    guard let document = read([:]) else { return [] }
    return MissingType.all(in: document)
  }
}
