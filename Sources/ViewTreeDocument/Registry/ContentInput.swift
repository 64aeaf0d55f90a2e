import ViewTreeScript

/// What a view gives to its content, which has a name for it.
public enum ContentInput: Sendable {
  /// The geometry of the view.
  case geometry
  /// What scrolls to a view.
  case scrollProxy
  /// The time.
  case timeline
  /// The first of the values of an argument.
  case firstPhase(of: Handle<Value>)
  /// How far an image is loaded: not at all.
  case imagePhase
  /// The value of a row of a table.
  case tableRow

  /// What scripts know of its type.
  var type: ScriptType {
    switch self {
    case .geometry: .geometryProxy
    case .scrollProxy: .scrollViewProxy
    case .timeline: .timeline
    case .imagePhase: .imagePhase
    case .firstPhase, .tableRow: .unknown
    }
  }
}
