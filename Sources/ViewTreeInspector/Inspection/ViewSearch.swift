import ViewTreeSyntax

/// Finds a view by the names that reports use.
public enum ViewSearch {
  /// The view with a path or an id, or the nearest name that there is.
  public enum Result: Equatable, Sendable {
    /// The view's place in `Inspection.views`.
    case found(UInt32)
    /// Several views have paths that end so.
    case ambiguous([String])
    /// No view has the name; this one's is nearest, if any is near.
    case missing(nearest: String?)
  }

  /// How many views are named where a name could be any of several.
  private static let shownCount = 5

  /// Looks a view up by its id, its path, or the end of its path if no other path ends so.
  ///
  /// In the end of a path an id may stand for a view, and indices may be left out where that leaves
  /// one view only.
  public static func find(_ name: String, in inspection: Inspection) -> Result {
    let named = views(withID: name, in: inspection)
    if !named.isEmpty { return result(named, in: inspection) }
    if let view = view(at: name, in: inspection) { return .found(view) }
    let ending = views(withPathEnding: name, in: inspection)
    if !ending.isEmpty { return result(ending, in: inspection) }
    let pattern = PathPattern(name)
    let fitting = inspection.views.indices.lazy.map { UInt32($0) }
      .filter { pattern.matches($0, in: inspection) }.prefix(shownCount)
    if !fitting.isEmpty { return result(Array(fitting), in: inspection) }
    let names = names(in: inspection)
    // The beginning of a path is near it, but a path as long is more likely meant.
    let depth = name.utf8.count { $0 == UInt8(ascii: "/") }
    let asLong = names.filter { $0.utf8.count { $0 == UInt8(ascii: "/") } == depth }
    return .missing(
      nearest: NearMatch.nearestName(to: name, in: asLong)
        ?? NearMatch.nearestName(to: name, in: names))
  }

  /// The only view, or the paths of several.
  private static func result(_ views: [UInt32], in inspection: Inspection) -> Result {
    if let only = views.first, views.count == 1 { return .found(only) }
    return .ambiguous(views.map { inspection.path(of: $0) })
  }

  private static func views(withID id: String, in inspection: Inspection) -> [UInt32] {
    let wanted = Array(id.utf8)
    let fitting = inspection.views.indices.lazy.filter { index in
      switch inspection.views[index].id {
      case .none: false
      case .literal(let node):
        inspection.tree.withTextBytes(node) { $0.elementsEqual(wanted) }
      case .made(let index): inspection.names.texts[Int(index)] == id
      }
    }
    return fitting.prefix(shownCount).map { UInt32($0) }
  }

  private static func view(at path: String, in inspection: Inspection) -> UInt32? {
    let wanted = Array(path.utf8)[...]
    var paths = PathWriter(inspection, from: 0)
    return inspection.views.indices.first { paths.path(of: $0) == wanted }.map { UInt32($0) }
  }

  /// The views whose paths end with some segments, up to a few.
  private static func views(
    withPathEnding end: String, in inspection: Inspection
  ) -> [UInt32] {
    let wanted = Array("/\(end)".utf8)
    var paths = PathWriter(inspection, from: 0)
    var found: [UInt32] = []
    for index in inspection.views.indices where found.count < shownCount {
      let path = paths.path(of: index)
      if path.count > wanted.count, path.suffix(wanted.count).elementsEqual(wanted) {
        found.append(UInt32(index))
      }
    }
    return found
  }

  /// All ids, then all paths.
  private static func names(in inspection: Inspection) -> [String] {
    var paths = PathWriter(inspection, from: 0)
    return inspection.views.compactMap { inspection.string($0.id) }
      + inspection.views.indices.map { String(decoding: paths.path(of: $0), as: UTF8.self) }
  }
}
