/// Work that was started but hasn't run, or hasn't finished.
public struct WaitingWork {
  /// The function that started it, such as `asyncAfter` or `Task`.
  public internal(set) var name: String
  /// The view whose action started it, or `nil` if it belongs to none.
  public internal(set) var view: InspectedReference?
  /// Its due time, in seconds from the start.
  public internal(set) var due: Double
  /// The number of the action that started it.
  public internal(set) var starter: Int?
}
