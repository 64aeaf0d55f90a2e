import ViewTreeNumbers

/// The view of an action: first by its number in the latest pass, then by its reference in the
/// record.
enum ActionView: Equatable {
  case none
  case built(ID<ViewRecord>)
  case known(InspectedReference)

  /// The view as a reference into the record of the latest pass. A view whose content failed is
  /// missing.
  func resolved(_ name: (ID<ViewRecord>) -> InspectedReference?) -> ActionView {
    if case .built(let view) = self { return name(view).map { .known($0) } ?? .none }
    return self
  }

  var reference: InspectedReference? {
    if case .known(let reference) = self { return reference }
    return nil
  }
}
