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

  /// Looks a view up by its id, its path, or the end of its path if no other path ends so.
  ///
  /// Of several views with one id the first in pre-order counts.
  public static func find(_ name: String, in inspection: Inspection) -> Result {
    if let view = view(withID: name, in: inspection) ?? view(at: name, in: inspection) {
      return .found(view)
    }
    let ending = views(withPathEnding: name, in: inspection)
    if let only = ending.first, ending.count == 1 { return .found(only) }
    if !ending.isEmpty { return .ambiguous(ending.map { inspection.path(of: $0) }) }
    let names = names(in: inspection)
    // The beginning of a path is near it, but a path as long is more likely meant.
    let depth = name.utf8.count { $0 == UInt8(ascii: "/") }
    let asLong = names.filter { $0.utf8.count { $0 == UInt8(ascii: "/") } == depth }
    return .missing(
      nearest: NearMatch.nearestName(to: name, in: asLong)
        ?? NearMatch.nearestName(to: name, in: names))
  }

  private static func view(withID id: String, in inspection: Inspection) -> UInt32? {
    let wanted = Array(id.utf8)
    let place = inspection.views.firstIndex { view in
      switch view.id {
      case .none: false
      case .literal(let node):
        inspection.tree.withTextBytes(node) { $0.elementsEqual(wanted) }
      case .made(let index): inspection.names.texts[Int(index)] == id
      }
    }
    return place.map { UInt32($0) }
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
    for index in inspection.views.indices where found.count < 5 {
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
