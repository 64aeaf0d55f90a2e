/// A name that a script can see.
public struct ScopeName: Hashable, Sendable {
  /// The name as written in scripts.
  public var name: String
  /// Whether actions may assign to it: a state variable or a binding.
  public var isMutable: Bool
  /// The declared type as written, if there is one.
  public var typeName: String?

  /// What is known of the type before anything runs.
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
