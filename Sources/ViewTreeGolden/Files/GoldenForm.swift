import ViewTreeDocument
import ViewTreeSyntax

/// The forms in which a golden file stores a report after its header.
///
/// In each form the header names the version of the format and the command, and the rest is the
/// report, byte for byte.
enum GoldenForm: String, CaseIterable {
  /// Text, with the header as the first line.
  case text = "txt"
  /// A JSON object. The header is its opening brace and an additional member, so that the file is
  /// also JSON.
  case json

  /// A picture. The header is a processing instruction before the root element, so that the file is
  /// also a picture. A comment isn't possible, because options start with `--`, which comments may
  /// not contain.
  case svg

  /// The version that is written.
  static let version = 3

  private static let textMark = "viewtree-golden "
  private static let jsonMark = "{\"viewtree-golden\": \""
  private static let svgMark = "<?viewtree-golden "
  private static let svgEnd = "?>"

  /// A file's content.
  func content(
    _ words: [String], with companions: [CheckTemplate] = [], _ report: [UInt8]
  ) -> [UInt8] {
    Array((firstLine(words + GoldenHeader.words(of: companions)) + "\n").utf8)
      + report.dropFirst(droppedCount)
  }

  /// The first line of a file.
  func firstLine(_ words: [String]) -> String {
    let text = CommandLineText.text(words, hasMarkup: self == .svg)
    let header = "\(Self.version): \(text)"
    switch self {
    case .text: return Self.textMark + header
    case .svg: return Self.svgMark + header + Self.svgEnd
    case .json:
      var quoted = ByteBuffer()
      quoted.appendJSONString(header)
      return "{\"viewtree-golden\": \(String(decoding: quoted.bytes, as: UTF8.self)),"
    }
  }

  /// The number of bytes of the report that the header replaces: the brace and the end of its line.
  private var droppedCount: Int { self == .json ? 2 : 0 }

  /// The part of the header after its mark, or `nil` if the line isn't a header.
  func header(ofFirstLine line: String) -> String? {
    switch self {
    case .text:
      return line.hasPrefix(Self.textMark) ? String(line.dropFirst(Self.textMark.count)) : nil
    case .svg:
      guard line.hasPrefix(Self.svgMark), line.hasSuffix(Self.svgEnd) else { return nil }
      return String(line.dropFirst(Self.svgMark.count).dropLast(Self.svgEnd.count))
    case .json:
      guard line.hasPrefix(Self.jsonMark), line.hasSuffix("\",") else { return nil }
      let source = SourceFile(name: "", bytes: Array((line.dropLast() + "}").utf8))
      let tree = JSONReader.read(source)
      guard tree.diagnostics.isEmpty, tree.kind(0) == .object,
        let value = tree.members(0).first(where: { _ in true })?.1, tree.kind(value) == .string
      else { return nil }
      return tree.text(value)
    }
  }

  /// The report in the text after the header.
  func report(_ rest: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .text, .svg: Array(rest)
    case .json: Array("{\n".utf8) + rest
    }
  }
}
