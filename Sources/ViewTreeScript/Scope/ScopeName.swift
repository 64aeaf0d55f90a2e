/// A name in a scope.
public struct ScopeName: Hashable, Sendable {
  /// The scripts that may assign to a name.
  public enum Storage: Hashable, Sendable {
    /// No script.
    case constant
    /// Every script that can use it: a local variable of a view builder, which its closures share.
    case local
    /// Actions only: a state variable or a binding.
    case state
  }

  /// The name in scripts.
  public var name: String
  /// The scripts that may assign to it.
  public var storage: Storage
  /// The source text of the declared type, if there is one.
  public var typeName: String?

  /// The static type, if known.
  public var type: ScriptType

  /// Creates a name.
  public init(
    _ name: String, storage: Storage = .constant, typeName: String? = nil,
    type: ScriptType = .unknown
  ) {
    self.type = type
    self.name = name
    self.storage = storage
    self.typeName = typeName
  }
}
