import ViewTreeScript

/// The values that the closures of a pass returned, by the events of the graph.
///
/// A transformer's value must be read when the closure ends, because the next transformer changes
/// it in place.
struct ReturnedValues {
  /// The amount of data that is kept.
  var detail = ValueDetail.none
  /// True if calls of `reduce` are recorded as events.
  var includesReduces = false

  private var values: [InspectedValue?] = []
  /// The number of parts that can still be kept after the first part of each value
  /// (`ValueDetail.long`).
  private var partsLeft = 60_000
  /// The maximum number of parts of one value.
  private static let longParts = 600

  /// Keeps the value that the closure of an event returned.
  mutating func record(_ value: @autoclosure () -> Value, of event: Int) {
    guard detail != .none, event >= 0 else { return }
    while values.count <= event { values.append(nil) }
    guard detail == .long, partsLeft > 0 else {
      values[event] = ValueExcerpt.record(value(), detail)
      return
    }
    let record = ValueExcerpt.record(value(), parts: Self.longParts)
    values[event] = record.value
    partsLeft -= record.parts
  }

  /// Keeps the result of a `reduce` call, if these are events.
  mutating func recordReduce(_ value: @autoclosure () -> Value, of event: Int) {
    if includesReduces { record(value(), of: event) }
  }

  /// The values of the graph's events, followed by those that actions received.
  func all(eventCount: Int, actions: [Value]) -> [InspectedValue?] {
    guard detail != .none else { return [] }
    let missing = Array<InspectedValue?>(repeating: nil, count: eventCount - values.count)
    return values + missing + actions.map { ValueExcerpt.record($0, detail) }
  }
}
