import ViewTreeInspector
import ViewTreeNumbers

/// The names of views in a list with little space: an id or a type. If several views have one type,
/// the name contains the distinguishing part of their paths: `Card[1]`.
struct ShortNames {
  private let inspection: Inspection
  private let places: ViewPlaces
  /// The views of the list by type name.
  private var views: [ID<InspectionNames.View>: Set<ID<InspectedView>>] = [:]

  init(_ references: [InspectedReference], _ plan: LayoutPlan) {
    inspection = plan.inspection
    places = plan.places
    for view in references.compactMap({ places.view($0) }) {
      views[inspection.views[view].name, default: []].insert(view)
    }
  }

  /// The name of a view of the list.
  func name(of reference: InspectedReference) -> String {
    guard let view = places.view(reference) else {
      let path = inspection.name(of: reference)
      return Self.end(of: path)
    }
    let record = inspection.views[view]
    if let id = inspection.string(record.id) { return id }
    return views[record.name, default: []].count > 1
      ? Self.end(of: inspection.name(of: .view(view)))
      : inspection.names.views[record.name]
  }

  private static func end(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
