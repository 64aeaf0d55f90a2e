/// The strings to which records refer by index.
public struct InspectionNames: Sendable {
  /// The names of views: those of the registry, then those of components.
  public internal(set) var views = NameList<View>()
  /// The names of modifiers, followed by the readers in a view itself.
  public internal(set) var modifiers = NameList<Modifier>()
  /// The names of preference keys.
  public internal(set) var keys = NameList<Key>()
  /// The reader of a navigation view's title, as a modifier name.
  static let navigationBar = "navigationBar"
  /// Ids and texts of views from scripts.
  public internal(set) var texts = NameList<Text>()

  /// The ID tag of view names.
  public enum View {}
  /// The ID tag of modifier names.
  public enum Modifier {}
  /// The ID tag of preference key names.
  public enum Key {}
  /// The ID tag of ids and texts of views.
  public enum Text {}
}
