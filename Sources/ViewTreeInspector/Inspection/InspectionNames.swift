/// The texts to which records refer by number.
public struct InspectionNames: Sendable {
  /// The names of views: those of the registry, then those of components.
  public internal(set) var views = NameList<View>()
  /// The names of modifiers, then what reads in a view itself.
  public internal(set) var modifiers = NameList<Modifier>()
  /// The names of preference keys.
  public internal(set) var keys = NameList<Key>()
  /// What reads the title of a navigation view, among the modifiers.
  static let navigationBar = "navigationBar"
  /// Ids and texts of views that scripts made.
  public internal(set) var texts = NameList<Text>()

  /// What is a name of views.
  public enum View {}
  /// What is a name of modifiers.
  public enum Modifier {}
  /// What is a name of preference keys.
  public enum Key {}
  /// What is an id or a text of views.
  public enum Text {}
}
