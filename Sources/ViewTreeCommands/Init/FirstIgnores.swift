import ViewTreeGolden

/// What `viewtree init` tells git to ignore.
enum FirstIgnores {
  /// The file that git reads.
  static let path = ".gitignore"

  /// What checks leave that is nobody's source: reports that wait for a review, and the folder that
  /// the guide gives to `--artifacts`.
  static let patterns = PendingGolden.namePatterns + ["/reports/"]

  /// What a file lacks, to be written behind it; empty if it has all.
  static func missing(from text: String) -> String {
    // A carriage return before the line end is a part of that character.
    let known = text.split(whereSeparator: \.isNewline).map(String.init)
    let missing = patterns.filter { !known.contains($0) }
    guard !missing.isEmpty else { return "" }
    let start = text.isEmpty ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
    let lines = ["# What viewtree check --pending and --artifacts leave."] + missing
    return start + lines.map { $0 + "\n" }.joined()
  }
}
