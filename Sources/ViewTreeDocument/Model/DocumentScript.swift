import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// A compiled closure or expression and the place of its text.
public struct DocumentScript: Sendable {
  /// The compiled form; the same text in the same scope is compiled once.
  public let program: ScriptProgram
  /// The string, or the list of lines, that holds the text.
  public let syntax: SyntaxNode.Index
  /// Whether it runs after an evaluation, so that what it reads is no part of what views show.
  public let isAction: Bool
  /// How many bytes of the compiled text stand before the document's own.
  public let prefix: Int
  /// Whether it is the inside of a text, not an expression.
  public let isText: Bool
  /// The compiled text, where it is not the document's own; otherwise empty.
  let composed: [UInt8]
  /// The parts of the compiled text that are the document's, where it was composed; otherwise none.
  let pieces: [ScriptPiece]
}

extension DocumentScript {
  /// The Swift that stands for a list or an object of the document, laid out for people; `nil` where the text is
  /// the document's own.
  ///
  /// What keeps the parts apart when they are compiled, a pair of parentheses with the end of a line, is left out.
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

  /// How many bytes of the string that it stands in are before the script; less than 0 if it was put behind
  /// something that is not in the document.
  public var offset: Int { -prefix }
}
