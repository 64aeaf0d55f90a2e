import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A compiled closure or expression and the location of its text.
public struct DocumentScript: Sendable {
  /// The compiled form. Equal text in the same scope is compiled once.
  public let program: ScriptProgram
  /// The string, or the list of lines, that contains the text.
  public let syntax: SyntaxNode.Index
  /// True if it runs after an evaluation, so views don't depend on the values that it reads.
  public let isAction: Bool
  /// The number of bytes of the compiled text before the document's own.
  public let prefix: Int
  /// True if it's the text of a string literal instead of an expression.
  public let isText: Bool
  /// The compiled text if it isn't the document's own, otherwise empty.
  let composed: [UInt8]
  /// The parts of a composed text that are the document's, otherwise none.
  let pieces: [ScriptPiece]
}

extension DocumentScript {
  /// The Swift code for a list or an object in the document, formatted for readers. `nil` if the
  /// document contains the code itself.
  ///
  /// Omits the parentheses and line ends that only separate the parts for compilation.
  public var composedText: String? {
    guard !composed.isEmpty else { return nil }
    var text: [UInt8] = []
    var next = 0
    for piece in pieces {
      let isApart =
        piece.range.lowerBound > 0 && composed[piece.range.lowerBound - 1] == UInt8(ascii: "(")
        && composed[piece.range.upperBound...].starts(with: "\n)".utf8)
      text += composed[next..<piece.range.lowerBound - (isApart ? 1 : 0)]
      text += composed[piece.range]
      next = piece.range.upperBound + (isApart ? 2 : 0)
    }
    return Self.withoutLastCommas(String(decoding: text + composed[next...], as: UTF8.self))
  }

  private static func withoutLastCommas(_ text: String) -> String {
    var result = ""
    for character in text {
      if character == "]", result.hasSuffix(", ") { result.removeLast(2) }
      result.append(character)
    }
    return result
  }

  /// The number of bytes before the script in its string. Negative if the compiled text starts with
  /// code that isn't in the document.
  public var offset: Int { -prefix }
}
