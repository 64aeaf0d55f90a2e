import ViewTreeReport

/// Values that readers got.
extension FormatMigration {
  static func align(readings old: inout [ReadingRow], _ new: inout [ReadingRow], isJSON: Bool) {
    for place in new.indices where place < old.count {
      let before = old[place].value.lines.read
      var after = new[place].value.lines.read
      // A dictionary had one line.
      if before.count == 1, let only = before.first,
        isSame(dictionary: only.value.text, after.map(\.value.text))
      {
        after = before
      }
      for index in after.indices where index < before.count && before[index].origin.isAbsent {
        after[index].origin = .unknown
      }
      old[place].takeLines(before)
      new[place].takeLines(after)
      if isJSON { new[place].leaveOutDefault(where: old[place]) }
    }
  }

  /// Whether a line, of which the end may be left out, is a dictionary of some entries.
  private static func isSame(dictionary line: String, _ entries: [String]) -> Bool {
    let whole = "[" + entries.joined(separator: ", ") + "]"
    guard let (shown, count) = line[...].split(at: "…") else { return line == whole }
    return whole.hasPrefix(shown) && count == " (\(entries.count) entries)"
  }
}

extension ReadingRow {
  fileprivate mutating func takeLines(_ lines: [ElementRow]) {
    value = RowElements()
    value.lines = RowList(lines)
  }

  /// JSON did not say that a value is the default.
  fileprivate mutating func leaveOutDefault(where old: ReadingRow) {
    guard isDefault, !old.isDefault, "the default, \(old.words.string ?? "")" == words.string else {
      return
    }
    (isDefault, words) = (false, old.words)
  }
}
