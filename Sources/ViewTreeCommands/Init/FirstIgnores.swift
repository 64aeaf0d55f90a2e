import ViewTreeGolden

/// The git ignore patterns that `viewtree init` writes.
enum FirstIgnores {
  /// The file that git reads.
  static let path = ".gitignore"

  /// The files that checks leave and that aren't sources: pending reports, and the folder that the
  /// guide uses for `--artifacts`.
  static let patterns = PendingGolden.namePatterns + ["/reports/"]

  /// The missing lines, to append to a file. Empty if it has all of them.
  static func missing(from text: String) -> String {
    // Splits at newline characters, because a CRLF line end is a single `Character`.
    let known = text.split(whereSeparator: \.isNewline).map(String.init)
    let missing = patterns.filter { !known.contains($0) }
    guard !missing.isEmpty else { return "" }
    let start = text.isEmpty ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
    let lines = ["# Files of viewtree check --pending and --artifacts"] + missing
    return start + lines.map { $0 + "\n" }.joined()
  }
}
