import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// The types that a document leaves open and Swift wants: those of keys, of state, of what methods return.
///
/// A type is tried by reading the document as if it were written there; the first with which all scripts are
/// right, together with those found before, is taken. So what is found is what the scripts say.
struct FoundTypes {
  /// By the key of what they are the types of; of a method, by its body.
  var found: [SyntaxNode.Index: String] = [:]
  /// Those for which no type was found, by the same places.
  var missing: Set<SyntaxNode.Index> = []
}

struct TypeFinder {
  typealias Index = SyntaxNode.Index

  /// How often a document is read at most: the larger it is, the less often.
  private var limit: Int { min(max(4_000_000 / max(tree.nodes.count, 1), 16), 400) }

  private let tree: SyntaxTree
  private var found: [Index: String] = [:]
  private var tries = 0

  /// The types of what a document leaves open; it has to be one that can be read.
  static func types(of tree: SyntaxTree) -> FoundTypes {
    var finder = TypeFinder(tree: tree)
    var result = FoundTypes()
    let places = finder.openPlaces()
    guard !places.isEmpty else { return result }
    if !finder.search(places[...]) {
      // Each for itself, so that those that can be told are told.
      finder.found = [:]
      for place in places where !finder.search([place][...]) { result.missing.insert(place.node) }
    }
    result.found = finder.found
    return result
  }

  private init(tree: SyntaxTree) { self.tree = tree }

  private mutating func read(_ types: [Index: String]) -> Document? {
    tries += 1
    return DocumentReader.decode(tree, assuming: types).document
  }

  /// Finds types for all places; false, with nothing changed, if there are none.
  private mutating func search(_ places: ArraySlice<OpenPlace>) -> Bool {
    guard let place = places.first else { return true }
    guard let document = read(found) else { return false }
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

  /// What has no type, methods first, then keys, then state: what writes before what is written.
  private mutating func openPlaces() -> [OpenPlace] {
    guard let document = read([:]) else { return [] }
    return OpenPlace.all(in: document)
  }
}
