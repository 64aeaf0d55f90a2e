/// A run of a closure in an earlier pass than the last.
public struct InspectedRun: Equatable, Sendable {
  /// Its number among the closures (`InspectedEvent.number`).
  public internal(set) var number: Int
  /// The pass, from 1.
  public internal(set) var pass: Int
}
