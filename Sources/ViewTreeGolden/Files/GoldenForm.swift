import ViewTreeDocument
import ViewTreeSyntax

/// The ways in which a golden file holds a report behind its first line.
///
/// Either way the first line names the version of the format and the command, and what follows is
/// the report, byte for byte.
enum GoldenForm: String, CaseIterable {
  /// A text; the first line stands before it.
  case text = "txt"
  /// An object of JSON; the first line is its opening brace and a member of its own, so that the file
  /// is JSON too.
  case json

  /// The version that is written.
  static let version = 3

  private static let textMark = "viewtree-golden "
  private static let jsonMark = "{\"viewtree-golden\": \""

  /// A file's content.
  func content(
    _ words: [String], with companions: [CheckTemplate] = [], _ report: [UInt8]
  ) -> [UInt8] {
    Array((firstLine(words + GoldenFirstLine.words(of: companions)) + "\n").utf8)
      + report.dropFirst(droppedCount)
  }

  /// The first line of a file.
  func firstLine(_ words: [String]) -> String {
    let header = "\(Self.version): \(CommandLineText.text(words))"
    switch self {
    case .text: return Self.textMark + header
    case .json:
      var quoted = ByteBuffer()
      quoted.appendJSONString(header)
      return "{\"viewtree-golden\": \(String(decoding: quoted.bytes, as: UTF8.self)),"
    }
  }

  /// How many bytes of the report the first line stands for: the brace and the end of its line.
  private var droppedCount: Int { self == .json ? 2 : 0 }

  /// What the first line says after the mark; `nil` if it is not one of ours.
  func header(ofFirstLine line: String) -> String? {
    switch self {
    case .text:
      return line.hasPrefix(Self.textMark) ? String(line.dropFirst(Self.textMark.count)) : nil
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

  /// The report in what follows the first line.
  func report(_ rest: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .text: Array(rest)
    case .json: Array("{\n".utf8) + rest
    }
  }
}
