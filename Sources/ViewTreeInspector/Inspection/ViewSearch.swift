import ViewTreeNumbers
import ViewTreeSyntax

/// Finds views by their names (docs/reference/commands/README.md, Naming a view).
public enum ViewSearch {
  /// The view with a name, or the nearest name that there is.
  public enum Result: Equatable, Sendable {
    /// The index in `Inspection.views`.
    case found(ID<InspectedView>)
    /// Several views have the name.
    case ambiguous(ViewMatches)
    /// No view has the name. The payload is the most similar name, if there is one.
    case missing(nearest: String?)
  }

  /// Looks for the one view with a name.
  public static func find(_ name: String, in inspection: Inspection) -> Result {
    let views = views(named: name, in: inspection)
    if let only = views.first {
      return views.count == 1 ? .found(only) : .ambiguous(ViewMatches(views, in: inspection))
    }
    return .missing(nearest: nearestName(to: name, in: inspection))
  }

  /// All views with a name, in pre-order. Empty if no view has it.
  ///
  /// The first of these that matches any view is used: an id, a path, the end of a path as reports
  /// write it, a pattern. A kind of view and a quoted text are patterns, too.
  public static func views(named name: String, in inspection: Inspection) -> [ID<InspectedView>] {
    let bytes = Array(name.utf8)
    let withID = inspection.views.ids.filter {
      inspection.isEqual(inspection.views.id(of: $0), bytes)
    }
    if !withID.isEmpty { return withID }
    let atPath = views(at: bytes, in: inspection)
    return atPath.isEmpty ? PathPattern(name, in: inspection).matches() : atPath
  }

  /// The view with a path, or those whose paths end with some segments.
  private static func views(at path: [UInt8], in inspection: Inspection) -> [ID<InspectedView>] {
    let end = [UInt8(ascii: "/")] + path
    var paths = PathWriter(inspection)
    var found: [ID<InspectedView>] = []
    for view in inspection.views.ids {
      let other = paths.path(of: view)
      if other.elementsEqual(path) { return [view] }
      if other.count > end.count, other.suffix(end.count).elementsEqual(end) {
        found.append(view)
      }
    }
    return found
  }

  // MARK: - Suggestions

  private static func nearestName(to name: String, in inspection: Inspection) -> String? {
    if name.hasPrefix("\"") { return NearMatch.nearestName(to: name, in: texts(in: inspection)) }
    let names = names(in: inspection)
    // The beginning of a path is near it, but a path as long is more likely meant.
    let depth = name.utf8.count { $0 == UInt8(ascii: "/") }
    let asLong = names.filter { $0.utf8.count { $0 == UInt8(ascii: "/") } == depth }
    return NearMatch.nearestName(to: name, in: asLong)
      ?? NearMatch.nearestName(to: name, in: names)
  }

  /// All names that views can be found by: ids, then paths, then the kinds of views.
  public static func names(in inspection: Inspection) -> [String] {
    var paths = PathWriter(inspection)
    let kinds = Set(inspection.views.map(\.name)).sorted()
    return inspection.views.compactMap { inspection.string($0.id) }
      + inspection.views.ids.map { String(decoding: paths.path(of: $0), as: UTF8.self) }
      + kinds.map { inspection.names.views[$0] }
  }

  /// The texts that views show, in quotes.
  private static func texts(in inspection: Inspection) -> [String] {
    inspection.views.compactMap { inspection.string($0.text).map { "\"\($0)\"" } }
  }
}
