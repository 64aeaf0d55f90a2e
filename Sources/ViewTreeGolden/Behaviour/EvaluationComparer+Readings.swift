import ViewTreeReport

/// The names of a reading in changes of values.
extension ReadingRow {
  var modifier: String { reader?.modifier ?? "" }
  var view: String { reader?.view?.name ?? "" }
  var passText: String? { pass.number.map(String.init) }
  /// The facts about the reading other than its value.
  var detail: String { words.string ?? "" }
  var elements: [ElementRow] { value.lines.read }
}

/// Changes of preferences' values.
extension EvaluationComparer {
  /// The identity of a reader in both reports.
  private struct Reader: Hashable {
    let key: String
    let modifier: String
    let view: String
    let pass: String?
    let occurrence: Int
  }

  /// Readers that are in one report only, then values that differ.
  mutating func compareReadings() {
    guard !old.readings.isEmpty || !new.readings.isEmpty else { return }
    let before = readers(old.readings, name: mapped)
    let after = readers(new.readings) { $0 }
    var left = Dictionary(before, uniquingKeysWith: { first, _ in first })
    var counts: [[String]: Int] = [:]
    for reading in new.readings { counts[[reading.key, reading.view], default: 0] += 1 }
    for (reader, reading) in after {
      let shown = name(reader, isOnly: counts[[reading.key, reading.view]] == 1)
      guard let earlier = left.removeValue(forKey: reader) else {
        guard !appearedNames.contains(reading.view) else { continue }
        changes.append(.reading(shown, value: Self.text(reading), isGone: false))
        continue
      }
      compare(earlier, reading, shown)
    }
    for (reader, reading) in before where left[reader] != nil {
      guard !goneNames.contains(reading.view) else { continue }
      changes.append(
        .reading(name(reader, isOnly: false), value: Self.text(reading), isGone: true))
    }
  }

  private func readers(
    _ readings: [ReadingRow], name: (String) -> String
  ) -> [(Reader, ReadingRow)] {
    var counts: [Reader: Int] = [:]
    return readings.map { reading in
      func reader(_ occurrence: Int) -> Reader {
        Reader(
          key: reading.key, modifier: reading.modifier, view: name(reading.view),
          pass: reading.passText, occurrence: occurrence)
      }
      let first = reader(0)
      defer { counts[first, default: 0] += 1 }
      return (reader(counts[first, default: 0]), reading)
    }
  }

  private func name(_ reader: Reader, isOnly: Bool) -> BehaviourReading {
    BehaviourReading(
      key: reader.key, modifier: isOnly ? nil : reader.modifier, view: Self.shown(reader.view),
      pass: reader.pass)
  }

  private static func text(_ reading: ReadingRow) -> String {
    let values = reading.elements.map(\.value.text).joined(separator: ", ")
    return reading.elements.count == 1 ? values : "[\(values)]"
  }

  private mutating func compare(
    _ old: ReadingRow, _ new: ReadingRow, _ reader: BehaviourReading
  ) {
    if isReordered(old.elements, new.elements) {
      changes.append(.valuesReordered(reader))
      reorderedKeys.insert(new.key)
      compareDetails(old, new, reader)
      return
    }
    let pairs = elementPairs(old.elements, new.elements)
    let isList = old.elements.count > 1 || new.elements.count > 1
    var newOfOld: [Int: Int] = [:]
    for pair in pairs { newOfOld[pair.old] = pair.new }
    let kept = Set(pairs.map(\.new))
    for (place, element) in old.elements.enumerated() {
      guard let partner = newOfOld[place] else {
        changes.append(
          .value(
            reader, element: isList ? place : nil, writer: element.origin.name,
            old: element.value.text,
            new: nil))
        continue
      }
      let after = new.elements[partner]
      if !sameValue(element.value, after.value) {
        changes.append(
          .value(
            reader, element: isList ? partner : nil, writer: after.origin.name,
            old: element.value.text, new: after.value.text))
      } else if element.origin.name.map(mappedOrigin) != after.origin.name {
        changes.append(
          .value(
            reader, element: isList ? partner : nil, writer: nil,
            old: "\(element.value.text) from \(element.origin.name ?? "no view")",
            new: "\(after.value.text) from \(after.origin.name ?? "no view")"))
      }
    }
    for (place, element) in new.elements.enumerated() where !kept.contains(place) {
      changes.append(
        .value(
          reader, element: isList ? place : nil, writer: element.origin.name,
          old: nil, new: element.value.text))
    }
    compareDetails(old, new, reader)
  }

  private mutating func compareDetails(
    _ old: ReadingRow, _ new: ReadingRow, _ reader: BehaviourReading
  ) {
    guard old.detail != new.detail else { return }
    changes.append(.readingDetail(reader, old: old.detail, new: new.detail))
  }

  private func elementPairs(
    _ old: [ElementRow], _ new: [ElementRow]
  ) -> [SequenceAlignment.Pair] {
    if old.count == 1, new.count == 1 { return [SequenceAlignment.Pair(old: 0, new: 0)] }
    var tokens = TokenTable<[String]>()
    let left = old.map { (mappedOrigin($0.origin.name ?? ""), neutral(old: $0.value)) }
    let right = new.map { ($0.origin.name ?? "", neutral(new: $0.value)) }
    var levels: ([[Int]], [[Int]]) = ([], [])
    levels.0.append(left.map { tokens.token([$0.0, $0.1]) })
    levels.1.append(right.map { tokens.token([$0.0, $0.1]) })
    levels.0.append(left.map { tokens.token(["writer", $0.0, ""]) })
    levels.1.append(right.map { tokens.token(["writer", $0.0, ""]) })
    levels.0.append(left.map { tokens.token(["value", $0.1]) })
    levels.1.append(right.map { tokens.token(["value", $0.1]) })
    return SequenceAlignment.pairs(levels.0, levels.1)
  }
}
