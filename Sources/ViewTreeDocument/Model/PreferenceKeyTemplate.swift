import ViewTreeNumbers
import ViewTreeSyntax

/// A preference key of a document.
public struct PreferenceKeyTemplate: Sendable {
  /// The ways to combine values of a key.
  public enum Reduce: Equatable, Sendable {
    /// A rule known by name.
    case named(NamedReduce)
    /// A script with the parameters `value` and `nextValue`.
    case script(ID<DocumentScript>)
    /// For a system key: the last value that isn't nil.
    case lastPresent
  }

  /// The key's name.
  public let name: String
  /// The default value. `nil` is Swift's `nil`.
  public let defaultValue: Argument?
  /// The source text of the values' type, if there is one.
  public let typeName: String?
  /// The way to combine values.
  public let reduce: Reduce
  /// The node of its declaration.
  public let syntax: SyntaxNode.Index
}
