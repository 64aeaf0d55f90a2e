import ViewTreeScript

/// Inline Markdown, as `Text` reads its literals: emphasis, code, strikethrough and links, without
/// blocks (CommonMark 0.31, section 6, with GitHub's strikethrough).
public enum InlineMarkdown {
  /// A part of the text with a single emphasis.
  public struct Run: Equatable, Sendable {
    /// The characters without their markup.
    public var text: String
    /// The emphasis of the run.
    public var emphasis: TextEmphasis
  }

  /// The parts of the text, without empty parts.
  public static func runs(_ text: String) -> [Run] {
    let source = Array(text.unicodeScalars)
    var reader = MarkdownReader(source)
    let pieces = reader.pieces(in: source.indices, links: true)
    var runs: [Run] = []
    for piece in pieces where !piece.text.isEmpty {
      if runs.last?.emphasis != piece.emphasis {
        runs.append(Run(text: "", emphasis: piece.emphasis))
      }
      for scalar in piece.text { runs[runs.count - 1].text.unicodeScalars.append(scalar) }
    }
    return runs
  }

  /// True if Markdown changes the text.
  static func changes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard text.contains(where: LocalizedKey.isSpecial) else { return false }
    let text = String(decoding: text, as: UTF8.self)
    return runs(text) != [Run(text: text, emphasis: [])]
  }
}

extension EvaluatedArgument {
  /// The text of a key, without its Markdown.
  public static func markdown(_ text: String) -> EvaluatedArgument {
    guard text.utf8.contains(where: LocalizedKey.isSpecial) else { return .text(text) }
    let runs = InlineMarkdown.runs(text)
    if runs.allSatisfy({ $0.emphasis.isEmpty }) {
      return .text(runs.reduce(into: "") { $0 += $1.text })
    }
    return .styledText(runs.map { TextPart(text: $0.text, emphasis: $0.emphasis) })
  }
}
