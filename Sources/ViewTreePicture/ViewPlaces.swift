import ViewTreeInspector
import ViewTreeNumbers

/// The views of the last pass by their references in earlier passes.
struct ViewPlaces {
  private var places: [String: ID<InspectedView>] = [:]

  init(_ inspection: Inspection) {
    var wanted: Set<String> = []
    for event in inspection.order {
      if case .path(let path, _) = event.view { wanted.insert(path) }
    }
    guard !wanted.isEmpty else { return }
    var paths = PathWriter(inspection)
    for view in inspection.views.ids {
      let path = String(decoding: paths.path(of: view), as: UTF8.self)
      if wanted.contains(path) { places[path] = view }
    }
  }

  /// The view that a record is about, or `nil` if it was removed.
  func view(_ reference: InspectedReference) -> ID<InspectedView>? {
    switch reference {
    case .view(let view): view
    case .path(let path, _), .kept(let path, _): places[path]
    }
  }
}
