import ViewTreeNumbers
import ViewTreeReport

/// Describes the difference between two reports with the same facts.
enum ReportForm {
  /// One change, or none if the document's name is all and isn't compared.
  static func difference(
    _ old: [UInt8], _ new: [UInt8], _ oldFacts: ReportFacts, _ newFacts: ReportFacts,
    _ comparesName: Bool
  ) -> [BehaviourChange] {
    var left = ReportLines.split(old).map(WorkflowCommand.unguarded)
    var right = ReportLines.split(new).map(WorkflowCommand.unguarded)
    if oldFacts.name != newFacts.name, !comparesName {
      left = withoutName(left, oldFacts.name)
      right = withoutName(right, newFacts.name)
      if left == right { return [] }
    }
    let words = words(left, right)
    if words == BehaviourWords.onlySpaces { return [.form(words, old: nil, new: nil)] }
    // Compares bytes, because equal characters can have different encodings.
    let place =
      zip(left, right).enumerated().first { !$0.element.0.utf8.elementsEqual($0.element.1.utf8) }?
      .offset ?? min(left.count, right.count)
    return [.form(words, old: line(left, place), new: line(right, place))]
  }

  private static func line(_ lines: [Substring], _ place: Int) -> String? {
    place < lines.count ? String(lines[place]) : nil
  }

  private static func withoutName(_ lines: [Substring], _ name: String) -> [Substring] {
    guard !name.isEmpty else { return lines }
    return lines.map { line in
      if line.hasPrefix(name) { return line.dropFirst(name.count) }
      for end in ["\"\(name)\"", "\"\(name)\","] where line.hasSuffix(end) {
        return line.dropLast(end.count)
      }
      return line
    }
  }

  private static func words(_ old: [Substring], _ new: [Substring]) -> String {
    func bytes(_ lines: [Substring], _ isKept: (UInt8) -> Bool) -> [[UInt8]] {
      lines.map { $0.utf8.filter(isKept) }.filter { !$0.isEmpty }
    }
    func same(_ isKept: (UInt8) -> Bool) -> Bool { bytes(old, isKept) == bytes(new, isKept) }
    if same({ $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }) {
      return BehaviourWords.onlySpaces
    }
    // Skips hexadecimal digits, because the numbers in UUIDs contain letters.
    if same({ !Character(Unicode.Scalar($0)).isHexDigit }) { return BehaviourWords.onlyNumbers }
    return old.sorted() == new.sorted() ? BehaviourWords.onlyOrder : BehaviourWords.onlyForm
  }
}
