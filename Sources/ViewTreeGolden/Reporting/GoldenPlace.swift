import ViewTreeNumbers

/// The location in a file that a result points to.
struct GoldenPlace: Equatable {
  /// The golden file, or the document if there is no golden file, if the fault is in the document,
  /// or if its line that causes the difference is known.
  let path: String
  /// The lines, from 1, or `nil` if the file as a whole is meant.
  let lines: ClosedRange<Int>?

  /// Finds the location for a result.
  init(_ result: GoldenResult) {
    switch result.outcome {
    case .equal, .written: self.init(result.path, nil)
    case .different(let difference):
      if let first = difference.sources.keys.min(), let source = difference.sources[first] {
        self.init(source.path, source.line...source.line)
      } else {
        self.init(result.path, Self.firstChange(in: difference.patch))
      }
    case .missing: self.init(result.document, 1...1)
    case .stale: self.init(result.path, 1...1)
    case .unusable(.noReport):
      let message = result.messageTexts.first { $0.file == ScreenPath.file(of: result.document) }
      self.init(result.document, message?.line.map { $0...$0 })
    case .unusable(.mergeMarks(let line)): self.init(result.path, line...line)
    case .unusable(.carriageReturns), .unusable(.noFirstLine), .unusable(.otherCommand),
      .unusable(.older), .unusable(.newer):
      self.init(result.path, 1...1)
    case .unusable: self.init(result.path, nil)
    }
  }

  private init(_ path: String, _ lines: ClosedRange<Int>?) {
    // Removes `./`, because other programs compare the path with those in a repository.
    var path = ScreenPath.file(of: path)[...]
    while path.hasPrefix("./"), path.count > 2 { path = path.dropFirst(2) }
    self.path = String(path)
    self.lines = lines
  }

  /// The first lines of the old text that a patch changes. If it only adds some, the line before
  /// them, or the first. `nil` if it changes no line.
  static func firstChange(in patch: String) -> ClosedRange<Int>? {
    let lines = patch.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
    guard let header = lines.first, let (start, count) = oldLines(header) else { return nil }
    // A side without lines has the number of the line before it.
    var line = count == 0 ? start + 1 : start
    let edits = lines.dropFirst().drop { edit in
      let isKept = edit.utf8.first == UInt8(ascii: " ")
      if isKept { line += 1 }
      return isKept
    }
    let removed = edits.prefix { $0.utf8.first == UInt8(ascii: "-") }.count
    if removed == 0 { line = max(line - 1, 1) }
    return line...(line + max(removed - 1, 0))
  }

  /// The 12 and the 5 of `@@ -12,5 +13,6 @@`.
  private static func oldLines(_ header: Substring) -> (start: Int, count: Int)? {
    guard header.hasPrefix("@@ -"),
      let numbers = header.dropFirst(4).split(separator: " ").first?.split(separator: ","),
      numbers.count == 2, let start = Int(numbers[0]), let count = Int(numbers[1]),
      (0...Int(Int32.max)).contains(start)
    else { return nil }
    return (start, count)
  }
}
