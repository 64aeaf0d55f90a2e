import ViewTreeScript

/// The value that a view passes to its content, which has a name for it.
public enum ContentInput: Sendable {
  /// The geometry of the view.
  case geometry
  /// The proxy that scrolls to a view.
  case scrollProxy
  /// The time.
  case timeline
  /// The first of the values of an argument.
  case firstPhase(of: Handle<Value>)
  /// The loading phase of an image, which is always `empty`.
  case imagePhase
  /// The value of a row of a table.
  case tableRow

  /// The type in scripts, if known.
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
