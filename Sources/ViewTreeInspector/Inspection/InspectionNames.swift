/// The texts to which records refer by number.
public struct InspectionNames: Sendable {
  /// Stands for "no text".
  public static let none: UInt32 = .max

  /// The names of views: those of the registry, then those of components.
  public internal(set) var views: [String] = []
  /// The names of modifiers.
  public internal(set) var modifiers: [String] = []
  /// The names of preference keys.
  public internal(set) var keys: [String] = []
  /// Ids and texts of views.
  public internal(set) var texts: [String] = []
}
