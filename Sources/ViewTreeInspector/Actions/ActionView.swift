import ViewTreeNumbers

/// The view whose action something is: first by its number in the latest pass, then as the record names it.
enum ActionView: Equatable {
  case none
  case built(ID<ViewRecord>)
  case known(InspectedReference)

  /// The same view, as a reference into the record of the latest pass.
  func resolved(_ name: (ID<ViewRecord>) -> InspectedReference) -> ActionView {
    if case .built(let view) = self { return .known(name(view)) }
    return self
  }

  var reference: InspectedReference? {
    if case .known(let reference) = self { return reference }
    return nil
  }
}
