import ViewTreeNumbers

/// Finds an anchor by its name in reports (docs/reference/commands/inspect.md, One anchor).
public enum AnchorSearch {
  /// The indices in `Inspection.anchors` of all anchors with a name: a number of the report,
  /// `SOURCE of VIEW`, or the name of a view.
  public static func anchors(named name: String, in inspection: Inspection) -> [ID<InspectedAnchor>]
  {
    if let number = Int(name) {
      return inspection.anchors.indices.contains(number - 1) ? [ID(number - 1)] : []
    }
    let views = anchors(of: name, nil, in: inspection)
    if !views.isEmpty { return views }
    // A source can contain ` of `, too, so use the first split that finds an anchor.
    for place in name.indices where name[place...].hasPrefix(" of ") {
      let view = String(name[name.index(place, offsetBy: 4)...])
      let found = anchors(of: view, String(name[..<place]), in: inspection)
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func anchors(
    of view: String, _ source: String?, in inspection: Inspection
  ) -> [ID<InspectedAnchor>] {
    let views = Set(ViewSearch.views(named: view, in: inspection))
    return inspection.anchors.ids.filter { index in
      let anchor = inspection.anchors[index]
      guard source == nil || anchor.source == source, case .view(let view) = anchor.view else {
        return false
      }
      return views.contains(view)
    }
  }
}
