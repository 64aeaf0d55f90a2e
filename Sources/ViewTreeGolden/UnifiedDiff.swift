import ViewTreeSyntax

/// The difference of two texts by lines, as a patch with a few lines around each change.
enum UnifiedDiff {
  /// How many unchanged lines stand around a change.
  static let context = 3
  /// How many lines of difference are printed.
  static let limit = 200

  /// Texts that differ in more lines than this are not compared line by line.
  static let editLimit = 4000

  /// The patch, cut after `limit` lines; control characters are in a visible form.
  static func text(
    from old: [UInt8], to new: [UInt8], oldName: String, newName: String
  ) -> String {
    let oldLines = lines(old)
    let newLines = lines(new)
    var output = ["--- \(oldName)", "+++ \(newName)"]
    for hunk in hunks(edits(oldLines, newLines)) {
      output.append(hunk.header)
      for edit in hunk.edits {
        switch edit {
        case .keep(let line, _): output.append(" " + oldLines[line])
        case .remove(let line): output.append("-" + oldLines[line])
        case .insert(let line): output.append("+" + newLines[line])
        }
      }
    }
    if output.count == 2, old != new { output.append("only the end of the last line differs") }
    if output.count > limit {
      let rest = output.count - limit
      output = output.prefix(limit) + ["… \(rest) more lines"]
    }
    return output.map(TerminalText.escaped).joined(separator: "\n")
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: - Edits

  enum Edit {
    case keep(old: Int, new: Int)
    case remove(Int)
    case insert(Int)

    var isChange: Bool {
      if case .keep = self { return false }
      return true
    }
  }

  /// The edits that turn one list into the other, in order.
  private static func edits(_ old: [String], _ new: [String]) -> [Edit] {
    // Most lines are the same: only those between the first and the last change are compared.
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
    }
    let changes = Changes(old[start..<oldEnd], new[start..<newEnd])
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if changes.removed.contains(oldIndex) {
        edits.append(.remove(oldIndex))
        oldIndex += 1
      } else if changes.inserted.contains(newIndex) {
        edits.append(.insert(newIndex))
        newIndex += 1
      } else {
        edits.append(.keep(old: oldIndex, new: newIndex))
        oldIndex += 1
        newIndex += 1
      }
    }
    return edits
  }

  /// The lines that are in only one of two texts.
  private struct Changes {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []

    init(_ old: ArraySlice<String>, _ new: ArraySlice<String>) {
      guard old.count + new.count <= editLimit else {
        removed = Set(old.indices)
        inserted = Set(new.indices)
        return
      }
      for change in Array(new).difference(from: Array(old)) {
        switch change {
        case .remove(let offset, _, _): removed.insert(old.startIndex + offset)
        case .insert(let offset, _, _): inserted.insert(new.startIndex + offset)
        }
      }
    }
  }

  // MARK: - Hunks

  private struct Hunk {
    var oldStart: Int
    var newStart: Int
    var oldCount = 0
    var newCount = 0
    var edits: [Edit] = []

    /// The line that says where the hunk is; lines count from 1, a side without lines from 0.
    var header: String {
      let old = "\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount)"
      let new = "\(newCount == 0 ? newStart : newStart + 1),\(newCount)"
      return "@@ -\(old) +\(new) @@"
    }
  }

  /// Changes with their context; those near one another stand in one hunk.
  private static func hunks(_ edits: [Edit]) -> [Hunk] {
    var hunks: [Hunk] = []
    var lastChange: Int?
    var (oldLine, newLine) = (0, 0)
    var starts: [(old: Int, new: Int)] = []
    for edit in edits {
      starts.append((oldLine, newLine))
      switch edit {
      case .keep: (oldLine, newLine) = (oldLine + 1, newLine + 1)
      case .remove: oldLine += 1
      case .insert: newLine += 1
      }
    }
    var ranges: [Range<Int>] = []
    for (index, edit) in edits.enumerated() where edit.isChange {
      let range = max(0, index - context)..<min(edits.count, index + context + 1)
      if let last = lastChange, let previous = ranges.last, index - last <= 2 * context {
        ranges[ranges.count - 1] = previous.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
      lastChange = index
    }
    for range in ranges {
      var hunk = Hunk(
        oldStart: starts[range.lowerBound].old, newStart: starts[range.lowerBound].new)
      for edit in edits[range] {
        hunk.edits.append(edit)
        if case .insert = edit {} else { hunk.oldCount += 1 }
        if case .remove = edit {} else { hunk.newCount += 1 }
      }
      hunks.append(hunk)
    }
    return hunks
  }
}
