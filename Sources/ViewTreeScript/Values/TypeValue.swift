/// A type used as a value: `MyKey.self`, or the base of a static member.
public final class TypeValue: Sendable {
  /// The type's name without generic arguments.
  public let name: String

  /// Creates a type value.
  public init(name: String) {
    self.name = name
  }
}
