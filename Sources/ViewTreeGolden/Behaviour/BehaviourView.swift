/// A view as a change names it.
public struct BehaviourView: Hashable, Sendable {
  /// The view's name: `VStack`.
  public let name: String
  /// Its id, if it has one.
  public let id: String?
  /// Its text, if it has one.
  public let text: String?
  /// The way to it from the nearest view with an id, as other commands take it: `form/HStack[2]`.
  public let path: String
}
