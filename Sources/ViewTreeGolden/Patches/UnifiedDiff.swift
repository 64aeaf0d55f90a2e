import ViewTreeNumbers
import ViewTreeSyntax

/// The difference of two texts by lines, as a patch with context lines.
public enum UnifiedDiff {
  /// The number of unchanged lines around a change.
  static let context = 3
  /// The default maximum number of printed lines.
  public static let standardLimit = 200

  typealias Edit = LineEdits.Edit

  /// The patch without a line end, empty if the texts are equal.
  ///
  /// `patch -p0` accepts it, even if it's truncated: it then ends after a hunk, followed by a line
  /// with the number of omitted changes, which `patch` ignores. The first line of each hunk names
  /// the section of the report. Control characters are escaped, so a patch of text with control
  /// characters can be read but not applied.
  public static func text(
    from old: [UInt8], to new: [UInt8], oldName: String, newName: String,
    limit: Int = standardLimit
  ) -> String {
    guard old != new else { return "" }
    if old.count + new.count > byteLimit {
      return
        (["--- \(oldName)", "+++ \(newName)"].map(TerminalText.escaped) + [
          "# the reports are too long to compare by lines (\(old.count) and \(new.count) bytes); "
            + "line \(firstDifference(old, new)) is the first that differs"
        ]).joined(separator: "\n")
    }
    let texts = Texts(old: LineEdits.lines(old), new: LineEdits.lines(new))
    let edits = LineEdits.edits(texts.old, texts.new)
    var output = ["--- \(oldName)", "+++ \(newName)"].map(TerminalText.escaped)
    var left = edits.count { $0.isChange }
    var end = 0
    for range in ranges(edits) {
      let room = max(limit - 2 - output.count, context * 2 + 2)
      guard let hunk = Hunk(edits, range, room: room, texts) else { break }
      output.append(hunk.header(texts, unchanged: range.lowerBound - end))
      output += hunk.lines(texts)
      left -= hunk.changes
      end = range.upperBound
      if hunk.isCut || output.count + context * 2 + 2 > limit { break }
    }
    if left > 0 {
      output.append("# \(left) more changed \(left == 1 ? "line" : "lines") not shown")
    }
    return output.joined(separator: "\n")
  }

  /// The maximum total size of two texts that are compared by lines, in bytes.
  static let byteLimit = 1 << 24

  /// The number of the first line that differs.
  private static func firstDifference(_ old: [UInt8], _ new: [UInt8]) -> Int {
    var line = 1
    for (first, second) in zip(old, new) {
      if first != second { break }
      if first == UInt8(ascii: "\n") { line += 1 }
    }
    return line
  }

  /// Changes with their context. Adjacent ranges are combined.
  private static func ranges(_ edits: [Edit]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (place, edit) in edits.enumerated() where edit.isChange {
      let range = max(0, place - context)..<min(edits.count, place + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// The lines of both texts.
  private struct Texts {
    let old: [LineEdits.Line]
    let new: [LineEdits.Line]

    /// A line of a patch. After a line without an end follows the marker that `patch` expects.
    func lines(_ mark: Character, _ line: LineEdits.Line) -> [String] {
      let hasEnd = line.last == UInt8(ascii: "\n")
      let text = String(decoding: hasEnd ? line.dropLast() : line, as: UTF8.self)
      return [String(mark) + TerminalText.escaped(text)]
        + (hasEnd ? [] : ["\\ No newline at end of file"])
    }

    /// The title of the section that a line is in: the nearest above it that follows an empty line.
    func section(above place: Int) -> String? {
      var place = min(place, old.count) - 1
      while place > 0 {
        if old[place - 1] == [UInt8(ascii: "\n")], let first = old[place].first, first > 0x20 {
          let title = String(decoding: old[place].dropLast(), as: UTF8.self)
          return TerminalText.escaped(String(title.prefix(60)))
        }
        place -= 1
      }
      return nil
    }
  }

  /// A group of adjacent edits.
  private struct Hunk {
    private var edits: [Edit]
    private let start: (old: Int, new: Int)
    /// True if some changes are omitted.
    let isCut: Bool
    /// The number of lines that are in one text only.
    let changes: Int

    /// Creates a hunk with as many edits as fit, and the lines after them, or `nil` if no change
    /// fits.
    init?(_ all: [Edit], _ range: Range<Int>, room: Int, _ texts: Texts) {
      isCut = range.count > room
      let end = isCut ? range.lowerBound + max(room - context, 0) : range.upperBound
      edits = Array(all[range.lowerBound..<end])
      changes = edits.count { $0.isChange }
      start = Self.start(all, range.lowerBound)
      guard changes > 0 else { return nil }
      if isCut { addContext() }
      func addContext() {
        // A truncated hunk ends with the following lines of the old text as context.
        let oldCount = edits.count { if case .insert = $0 { false } else { true } }
        let newCount = edits.count { if case .remove = $0 { false } else { true } }
        for offset in 0..<context where start.old + oldCount + offset < texts.old.count {
          edits.append(
            .keep(old: start.old + oldCount + offset, new: start.new + newCount + offset))
        }
      }
    }

    /// The line numbers of both texts before an edit.
    private static func start(_ edits: [Edit], _ place: Int) -> (old: Int, new: Int) {
      // A hunk starts with an unchanged line, or at the start of the text.
      if case .keep(let old, let new) = edits[place] { return (old, new) }
      return (0, 0)
    }

    private var oldCount: Int { edits.count { if case .insert = $0 { false } else { true } } }
    private var newCount: Int { edits.count { if case .remove = $0 { false } else { true } } }

    /// The header of a hunk. Lines count from 1, or from 0 on a side without lines.
    func header(_ texts: Texts, unchanged: Int) -> String {
      let old = "\(oldCount == 0 ? start.old : start.old + 1),\(oldCount)"
      let new = "\(newCount == 0 ? start.new : start.new + 1),\(newCount)"
      var words = texts.section(above: start.old).map { [$0] } ?? []
      if unchanged > 0 {
        words.append("\(unchanged) equal \(unchanged == 1 ? "line" : "lines") above")
      }
      return (["@@ -\(old) +\(new) @@"] + [words.joined(separator: ", ")].filter { !$0.isEmpty })
        .joined(separator: " ")
    }

    func lines(_ texts: Texts) -> [String] {
      edits.flatMap { edit in
        switch edit {
        case .keep(let line, _): texts.lines(" ", texts.old[line])
        case .remove(let line): texts.lines("-", texts.old[line])
        case .insert(let line): texts.lines("+", texts.new[line])
        }
      }
    }
  }
}
