import ViewTreeInspector
import ViewTreeSyntax

/// Finds a view by the names that reports use.
public enum ViewSearch {
  /// The view with a path or an id, or the nearest name that there is.
  public enum Result: Equatable, Sendable {
    /// The view's place in `Inspection.views`.
    case found(UInt32)
    /// No view has the name; this one's is nearest, if any is near.
    case missing(nearest: String?)
  }

  /// Looks a view up by its id or else by its path; the first in pre-order counts.
  public static func find(_ name: String, in inspection: Inspection) -> Result {
    if let view = view(withID: name, in: inspection) ?? view(at: name, in: inspection) {
      return .found(view)
    }
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

  /// All ids, then all paths.
  private static func names(in inspection: Inspection) -> [String] {
    var paths = PathWriter(inspection, from: 0)
    return inspection.views.compactMap { inspection.string($0.id) }
      + inspection.views.indices.map { String(decoding: paths.path(of: $0), as: UTF8.self) }
  }
}
