import ViewTreeNumbers
import ViewTreeSyntax

/// One modifier of a view in a document.
public struct ModifierTemplate: Sendable {
  /// The modifier, as an index in `ModifierRegistry`.
  public internal(set) var definition: ShortID<ModifierDefinition>
  /// The number of arguments in the document's list. Parameters after them have no argument.
  public internal(set) var argumentCount: UInt8
  // Declared here because it fits into the padding.
  /// True if an argument must be evaluated in each pass.
  public internal(set) var hasScripts: Bool
  /// The first of its arguments in the document's list.
  public internal(set) var firstArgument: ID<Argument>
  /// Its node in the document.
  public internal(set) var syntax: SyntaxNode.Index

  /// Its arguments in the document's list.
  @inlinable public var arguments: Range<ID<Argument>> {
    firstArgument..<firstArgument.advanced(by: UInt32(argumentCount))
  }

  init(
    definition: ShortID<ModifierDefinition>, argumentCount: UInt8, firstArgument: ID<Argument>,
    hasScripts: Bool,
    syntax: SyntaxNode.Index
  ) {
    self.definition = definition
    self.argumentCount = argumentCount
    self.hasScripts = hasScripts
    self.firstArgument = firstArgument
    self.syntax = syntax
  }
}
