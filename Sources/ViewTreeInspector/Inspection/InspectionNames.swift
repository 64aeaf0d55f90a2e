/// The texts to which records refer by number.
public struct InspectionNames: Sendable {
  /// The names of views: those of the registry, then those of components.
  public internal(set) var views: [String] = []
  /// The names of modifiers, then what reads in a view itself.
  public internal(set) var modifiers: [String] = []
  /// The names of preference keys.
  public internal(set) var keys: [String] = []
  /// What reads the title of a navigation view, among the modifiers.
  static let navigationBar = "navigationBar"
  /// Ids and texts of views that scripts made.
  public internal(set) var texts: [String] = []
}
