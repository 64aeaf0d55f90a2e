/// Says what two reports differ in that tell the same facts.
enum ReportForm {
  /// One change, or none if the document's name is all and is not compared.
  static func difference(
    _ old: [UInt8], _ new: [UInt8], _ oldFacts: ReportFacts, _ newFacts: ReportFacts,
    _ comparesName: Bool
  ) -> [BehaviourChange] {
    var (left, right) = (ReportLines.split(old), ReportLines.split(new))
    if oldFacts.name != newFacts.name, !comparesName {
      left = withoutName(left, oldFacts.name)
      right = withoutName(right, newFacts.name)
      if left == right { return [] }
    }
    let place = zip(left, right).enumerated().first { $1.0 != $1.1 }?.offset
    guard let place else {
      return left.count == right.count
        ? [.form(BehaviourWords.onlySpaces, old: nil, new: nil)]
        : [
          .form(BehaviourWords.onlyForm, old: line(left, right.count), new: line(right, left.count))
        ]
    }
    let words = words(left, right)
    return [.form(words, old: line(left, place), new: line(right, place))]
  }

  private static func line(_ lines: [Substring], _ place: Int) -> String? {
    place < lines.count ? String(lines[place]) : nil
  }

  private static func withoutName(_ lines: [Substring], _ name: String) -> [Substring] {
    guard !name.isEmpty else { return lines }
    return lines.map { line in
      guard line.hasPrefix(name) || line.contains("\"source\": ") else { return line }
      return line.hasPrefix(name) ? line.dropFirst(name.count) : "\"source\""
    }
  }

  private static func words(_ old: [Substring], _ new: [Substring]) -> String {
    func compact(_ lines: [Substring]) -> [Substring] {
      lines.map { $0.filter { $0 != " " }[...] }.filter { !$0.isEmpty }
    }
    func wordsOnly(_ lines: [Substring]) -> [Substring] {
      lines.map { $0.filter { !$0.isHexDigit }[...] }
    }
    if compact(old) == compact(new) { return BehaviourWords.onlySpaces }
    if old.sorted() == new.sorted() { return BehaviourWords.onlyOrder }
    if wordsOnly(old) == wordsOnly(new) { return BehaviourWords.onlyNumbers }
    return BehaviourWords.onlyForm
  }
}
