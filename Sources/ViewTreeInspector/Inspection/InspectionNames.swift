/// The texts to which records refer by number.
public struct InspectionNames: Sendable {
  /// The names of views: those of the registry, then those of components.
  public internal(set) var views: [String] = []
  /// The names of modifiers.
  public internal(set) var modifiers: [String] = []
  /// The names of preference keys.
  public internal(set) var keys: [String] = []
  /// Ids and texts of views that scripts made.
  public internal(set) var texts: [String] = []
}
