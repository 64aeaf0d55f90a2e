/// The difference of two texts by lines, as a patch with a few lines around each change.
enum UnifiedDiff {
  /// How many unchanged lines stand around a change.
  static let context = 3
  /// How many lines of difference are printed.
  static let limit = 200

  /// The patch, cut after `limit` lines; empty for equal texts.
  static func text(
    from old: [UInt8], to new: [UInt8], oldName: String, newName: String
  ) -> String {
    let oldLines = lines(old)
    let newLines = lines(new)
    let hunks = self.hunks(edits(oldLines, newLines))
    guard !hunks.isEmpty else { return "" }
    var output = ["--- \(oldName)", "+++ \(newName)"]
    for hunk in hunks {
      output.append(
        "@@ -\(hunk.oldStart + 1),\(hunk.oldCount) +\(hunk.newStart + 1),\(hunk.newCount) @@")
      for edit in hunk.edits {
        switch edit {
        case .keep(let line, _): output.append(" " + oldLines[line])
        case .remove(let line): output.append("-" + oldLines[line])
        case .insert(let line): output.append("+" + newLines[line])
        }
      }
    }
    if output.count > limit {
      let rest = output.count - limit
      output = output.prefix(limit) + ["… \(rest) more lines"]
    }
    return output.joined(separator: "\n")
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
    let difference = new.difference(from: old)
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [Edit] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        edits.append(.remove(oldIndex))
        oldIndex += 1
      } else if newIndex < new.count, inserted.contains(newIndex) {
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

  // MARK: - Hunks

  private struct Hunk {
    var oldStart: Int
    var newStart: Int
    var oldCount = 0
    var newCount = 0
    var edits: [Edit] = []
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
      var hunk = Hunk(oldStart: starts[range.lowerBound].old, newStart: starts[range.lowerBound].new)
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
