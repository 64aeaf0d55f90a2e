/// What one report says of an evaluation, row by row, and another does not: every fact, those too that follow
/// from others.
package struct UnsaidFacts: SectionVisitor {
  /// A fact that one report says and the other says otherwise, or not at all.
  package struct Fact {
    /// The section.
    package let section: String
    /// The row as text has it.
    package let row: String
    /// What is said, by its name.
    package let name: String
    package let old: String
    package let new: String?
  }

  /// The facts, by their sections.
  package private(set) var facts: [Fact] = []
  private let old: EvaluationFacts
  private let new: EvaluationFacts
  /// The lists that were looked at: some are shown in two ways.
  private var seen: Set<AnyKeyPath> = []

  /// What `old` says and `new` does not; rows are held against those at the same places.
  package init(_ old: EvaluationFacts, _ new: EvaluationFacts) {
    self.old = old
    self.new = new
    compare("", \.ended)
    ReportLayout.all(&self)
    section(.keys)
    section(.findings)
    compare("", \.findingCounts)
  }

  mutating func section<Row: ReportRow>(_ section: Section<Row>) {
    guard let storage = section.storage else { return }
    compare(section.title?.description ?? section.name.description, storage)
  }

  private mutating func compare<Row: ReportRow>(
    _ section: String, _ rows: WritableKeyPath<EvaluationFacts, [Row]>
  ) {
    guard seen.insert(rows).inserted else { return }
    let after = new[keyPath: rows]
    for (place, row) in old[keyPath: rows].enumerated() {
      let told = RowFacts(row)
      let other = place < after.count ? RowFacts(after[place]).values : [:]
      for name in told.names {
        let (said, today) = (told.values[name, default: []], other[name, default: []])
        guard !said.allSatisfy(today.contains) else { continue }
        facts.append(
          Fact(
            section: section, row: Self.line(row), name: name,
            old: said.joined(separator: ", "),
            new: today.isEmpty ? nil : today.joined(separator: ", ")))
      }
    }
  }

  private static func line(_ row: some ReportRow) -> String {
    var row = row
    var writer = TextRowWriter(capacity: 64)
    writer.write(&row)
    return writer.output.text.split(separator: "\n").first.map { String($0.drop { $0 == " " }) }
      ?? ""
  }
}
