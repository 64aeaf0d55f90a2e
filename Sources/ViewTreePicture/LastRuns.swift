import ViewTreeInspector
import ViewTreeNumbers

/// The closures of an order that represent their modifiers. If one ran in several passes, it's the
/// last run.
struct LastRuns {
  private var isLast: [Bool]

  private struct Place: Hashable {
    var view: ID<InspectedView>
    var modifier: ID<InspectionNames.Modifier>
    var key: ID<InspectionNames.Key>
  }

  init(_ inspection: Inspection, _ places: ViewPlaces) {
    let order = inspection.order
    isLast = order.map { $0.kind == .closure }
    guard let first = order.first, order.contains(where: { $0.pass != first.pass }) else { return }
    var passes: [Place: Int] = [:]
    // Several closures of one modifier may have run in the same pass, from the inside out.
    for (index, event) in order.enumerated().reversed() where event.kind == .closure {
      guard let view = places.view(event.view) else { continue }
      let place = Place(view: view, modifier: event.modifier, key: event.key)
      let pass = passes[place] ?? event.pass
      passes[place] = pass
      isLast[index] = event.pass == pass
    }
  }

  /// True if an entry of `Inspection.order` is one of them. An entry of a removed view is one, too.
  func contains(_ event: Int) -> Bool { isLast[event] }
}
