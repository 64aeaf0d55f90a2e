import ViewTreeDocument
import ViewTreeScript

/// Values that views pass to their content (docs/explanation/preferences.md, Values for content).
extension Pass {
  /// The names that the content of a view can use. The view's arguments must be current.
  func contentEnvironment(
    _ definition: ViewDefinition, in environment: ScriptEnvironment
  ) -> ScriptEnvironment {
    guard let input = definition.input else { return environment }
    let inner = ScriptEnvironment(parent: environment, values: [value(of: input)])
    if case .tableRow = input, let row = here.table?.row {
      dependencies?.bind(inner, to: row.argument, in: row.environment)
    } else {
      dependencies?.bind(inner)
    }
    return inner
  }

  private func value(of input: ContentInput) -> Value {
    switch input {
    case .geometry: .none
    case .scrollProxy:
      .foreign(ScrollProxyValue(of: here.identity, requests: scrollRequests))
    case .timeline:
      .foreign(
        GivenValue(
          "TimelineViewDefaultContext",
          ["date": Self.start, "cadence": .enumCase(EnumValue(name: "live"))]))
    case .firstPhase(let phases):
      if case .array(let values)? = context[phases] { values.first ?? .none } else { .none }
    case .tableRow: here.table?.row?.value ?? .none
    case .imagePhase: .enumCase(EnumValue(typeName: "AsyncImagePhase", name: "empty"))
    }
  }

  /// The time at which an evaluation starts.
  private static var start: Value {
    .foreign(
      GivenValue(
        "TimelineViewDefaultContext.Date",
        ["timeIntervalSinceReferenceDate": .double(0), "timeIntervalSince1970": .double(0)]))
  }
}
