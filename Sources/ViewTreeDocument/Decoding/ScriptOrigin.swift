import ViewTreeNumbers
import ViewTreeSyntax

/// The location of the text of a type's default value or method, which the script layer carries as
/// a number.
///
/// Other scripts have the origin 0, the root, which is never a script.
public struct ScriptOrigin: Sendable {
  /// The string or the list of lines.
  public let syntax: SyntaxNode.Index
  /// The number of bytes before the text.
  public let offset: Int

  init(syntax: SyntaxNode.Index, offset: Int = 0) {
    self.syntax = syntax
    self.offset = offset
  }

  /// Reads an origin back from its number, or `nil` for a script that isn't a part of a type.
  public init?(number: Int) {
    guard number != 0 else { return nil }
    syntax = SyntaxNode.Index(truncatingIfNeeded: number & 0xffff_ffff)
    offset = number >> 32
  }

  /// The origin as a number.
  var number: Int { Int(syntax) | offset << 32 }
}
