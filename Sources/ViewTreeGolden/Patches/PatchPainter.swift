import ViewTreeNumbers
import ViewTreeSyntax

/// Colors the lines of a patch for a terminal.
package enum PatchPainter {
  /// The lines of a patch in the usual colors: removed lines in red, added lines in green.
  package static func painted(_ lines: [String]) -> [String] {
    // Two dashes mark a file name only before the first hunk. Later, they belong to a line.
    let header = lines.firstIndex { $0.hasPrefix("@@") } ?? lines.count
    return lines.enumerated().map { index, line in
      style(of: line, isHeader: index < header)?.painted(line) ?? line
    }
  }

  private static func style(of line: String, isHeader: Bool) -> TextStyle? {
    if isHeader { return .bold }
    switch line.utf8.first {
    case UInt8(ascii: "@"): return .cyan
    case UInt8(ascii: "-"): return .red
    case UInt8(ascii: "+"): return .green
    default: return nil
    }
  }
}
