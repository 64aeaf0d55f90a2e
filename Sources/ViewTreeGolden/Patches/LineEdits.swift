import ViewTreeNumbers

/// The edits that turn one list of lines into another.
struct LineEdits {
  /// A line with its end, so that a last line without one is another line.
  typealias Line = ArraySlice<UInt8>

  /// One line of a difference.
  enum Edit: Equatable {
    case keep(old: Int, new: Int)
    case remove(Int)
    case insert(Int)

    /// True if the line is in one text only.
    var isChange: Bool {
      if case .keep = self { return false }
      return true
    }
  }

  /// Lists that differ in more lines than this are compared by the lines that occur once.
  static let exactLimit = 4000

  /// The lines of the text with their ends.
  static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...place])
      start = place + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// The edits in order. If lines are replaced, the removed lines come first.
  static func edits(_ old: [Line], _ new: [Line]) -> [Edit] {
    var tokens = TokenTable<Line>()
    let kept = pairs(old.map { tokens.token($0) }, new.map { tokens.token($0) })
    var edits: [Edit] = []
    edits.reserveCapacity(old.count + new.count)
    var (oldPlace, newPlace) = (0, 0)
    for pair in kept + [SequenceAlignment.Pair(old: old.count, new: new.count)] {
      while oldPlace < pair.old {
        edits.append(.remove(oldPlace))
        oldPlace += 1
      }
      while newPlace < pair.new {
        edits.append(.insert(newPlace))
        newPlace += 1
      }
      guard oldPlace < old.count else { break }
      edits.append(.keep(old: oldPlace, new: newPlace))
      (oldPlace, newPlace) = (oldPlace + 1, newPlace + 1)
    }
    return edits
  }

  /// The lines that stay, in order.
  private static func pairs(_ old: [Int], _ new: [Int]) -> [SequenceAlignment.Pair] {
    // Skips the common start and end first, because most lines are equal.
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var end = 0
    while end < min(old.count, new.count) - start,
      old[old.count - 1 - end] == new[new.count - 1 - end]
    { end += 1 }
    let (left, right) = (old[start..<old.count - end], new[start..<new.count - end])
    let middle =
      left.count + right.count > exactLimit
      ? SequenceAlignment.pairs([Array(left)], [Array(right)])
      : shortest(Array(left), Array(right))
    return (0..<start).map { SequenceAlignment.Pair(old: $0, new: $0) }
      + middle.map { SequenceAlignment.Pair(old: $0.old + start, new: $0.new + start) }
      + (0..<end).reversed().map {
        SequenceAlignment.Pair(old: old.count - 1 - $0, new: new.count - 1 - $0)
      }
  }

  /// The pairs with the maximum number of unchanged lines.
  private static func shortest(_ old: [Int], _ new: [Int]) -> [SequenceAlignment.Pair] {
    var removed = [Bool](repeating: false, count: old.count)
    var inserted = [Bool](repeating: false, count: new.count)
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed[offset] = true
      case .insert(let offset, _, _): inserted[offset] = true
      }
    }
    return zip(old.indices.filter { !removed[$0] }, new.indices.filter { !inserted[$0] }).map {
      SequenceAlignment.Pair(old: $0, new: $1)
    }
  }
}
