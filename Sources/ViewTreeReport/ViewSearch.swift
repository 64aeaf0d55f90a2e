import ViewTreeInspector
import ViewTreeSyntax

/// Finds a view by the names that reports use.
public enum ViewSearch {
  /// The view with a path or an id, or the nearest name that there is.
  public enum Result {
    /// The view's place in `Inspection.views`.
    case found(UInt32)
    /// No view has the name; this one's is nearest, if any is near.
    case missing(nearest: String?)
  }

  /// Looks a view up by its path or its id.
  public static func find(_ name: String, in inspection: Inspection) -> Result {
    var names: [String] = []
    for index in inspection.views.indices {
      let view = UInt32(index)
      if let id = inspection.string(inspection.views[index].id) {
        if id == name { return .found(view) }
        names.append(id)
      }
    }
    for index in inspection.views.indices {
      let path = inspection.path(of: UInt32(index))
      if path == name { return .found(UInt32(index)) }
      names.append(path)
    }
    return .missing(nearest: NearMatch.nearestName(to: name, in: names))
  }
}
