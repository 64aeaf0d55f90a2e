/// A name in a scope.
public struct ScopeName: Hashable, Sendable {
  /// The name as written in scripts.
  public var name: String
  /// True if actions may assign to it: a state variable or a binding.
  public var isMutable: Bool
  /// The declared type as written, if there is one.
  public var typeName: String?

  /// The static type, as far as it is known.
  public var type: ScriptType

  /// Makes a name.
  public init(
    _ name: String, isMutable: Bool = false, typeName: String? = nil, type: ScriptType = .unknown
  ) {
    self.type = type
    self.name = name
    self.isMutable = isMutable
    self.typeName = typeName
  }
}
