import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// A preference key: its default, its `reduce`, and who writes, changes and reads it.
package struct KeyRow: ReportRow {
  package var key = ""
  /// True if it's a system key, which no document declares.
  var isOfSystem = false
  package var line: SourceLine?
  /// The source text of the default and of `reduce`, and their form on a line.
  package var defaultValue = ReportText.none
  var reduce = ReportText.none
  package var defaultLine = RowList<WordsRow>()
  package var reduceLine = RowList<WordsRow>()
  package var writers = RowList<KeyUseRow>()
  package var transformers = RowList<KeyUseRow>()
  package var readers = RowList<KeyUseRow>()
  var deadEnd = ""
  package var deadEnds = RowList<WordsRow>()

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    var ofSystem = isOfSystem ? key : ""
    fields.field(.text("", after: "  of the system"), &ofSystem)
    if ofSystem.isEmpty {
      fields.field(Field("key", "", after: "  line ").required, &key)
    } else {
      (isOfSystem, key) = (true, ofSystem)
      fields.field(.json("key"), &key)
    }
    fields.field(Field("line", "", .follows), &line)
    fields.field(.json("defaultValue"), &defaultValue)
    fields.field(.json("reduce"), &reduce)
    fields.rows(.text("  default  "), &defaultLine)
    fields.rows(.text("  reduce   "), &reduceLine)
    fields.rows(Field("writers", "    ", isNullable: true).below("  writers"), &writers)
    fields.rows(
      Field("transformers", "    ", isNullable: true).below("  transformers"), &transformers)
    fields.rows(Field("readers", "    ", isNullable: true).below("  readers"), &readers)
    fields.field(.json("deadEnd"), &deadEnd)
    fields.rows(.text("  dead end: "), &deadEnds)
  }

  /// All modifiers.
  package var uses: [KeyUseRow] { writers.read + transformers.read + readers.read }

  /// Fills in the facts that text has in a form other than JSON's.
  mutating func completeLines() {
    defaultLine = Self.line(KeyWords.line(defaultValue.string ?? ""))
    reduceLine = Self.line(KeyWords.line(reduce.string ?? ""))
    deadEnds = RowList(Self.deadEnds(deadEnd, uses))
  }

  static func line(_ text: String) -> RowList<WordsRow> { RowList([WordsRow(text)]) }

  /// The reason why the key has no effect, or otherwise the modifiers without an effect, once per
  /// location.
  static func deadEnds(_ deadEnd: String, _ uses: [KeyUseRow]) -> [WordsRow] {
    if let sentence = KeyWords.sentence(deadEnd) { return [WordsRow(sentence)] }
    var told: Set<SourceLine> = []
    return uses.filter { use in
      let place = use.syntax.map { SourceLine($0) } ?? use.line ?? 0
      return !use.deadEnd.isEmpty && told.insert(place).inserted
    }
    .map { use in
      let clause = KeyWords.clause(use.deadEnd, line: use.replacedLine)
      return WordsRow("\(use.modifier) in line \(use.line ?? 0): \(clause)")
    }
  }
}

extension Section<KeyRow> {
  /// The keys, in the order declared.
  static var keys: Section {
    Section(name: "keys", title: "", key: "keys", shape: .objects, storage: \.keys) {
      $0.keyRows()
    }
  }
}

extension ReportScope {
  fileprivate func keyRows() -> RowList<KeyRow>? {
    guard let keys = keys?.keys else { return nil }
    let source = KeySource(inspection)
    return RowList(keys.indices) { [self] place in
      guard options.key?.index ?? place == place else { return nil }
      let key = keys[place]
      var row = KeyRow()
      row.key = key.name
      row.isOfSystem = key.isOfSystem
      row.line = key.isOfSystem ? nil : source.line(of: key.syntax)
      row.defaultValue = .string(source.text(key.defaultValue))
      row.reduce = .string(key.isOfSystem ? KeyWords.systemReduce : source.text(key.reduce))
      row.deadEnd = key.deadEnd.map(KeyWords.identifier) ?? ""
      row.completeLines()
      // A use is identified by its index in the three lists together.
      let order = KeyRole.allCases.flatMap { role in
        key.uses.indices.filter { key.uses[$0].role == role }
      }
      let rows = order.indices.map { useRow(key.uses[order[$0]], $0, key.uses, order, source) }
      func list(_ role: KeyRole) -> RowList<KeyUseRow> {
        RowList(padded(order.indices.filter { key.uses[order[$0]].role == role }.map { rows[$0] }))
      }
      (row.writers, row.transformers, row.readers) = (
        list(.writer), list(.transformer), list(.reader)
      )
      let inDocumentOrder = order.indices.sorted { order[$0] < order[$1] }.map { rows[$0] }
      row.deadEnds = RowList(KeyRow.deadEnds(row.deadEnd, inDocumentOrder))
      return row
    }
  }

  private func useRow(
    _ use: KeyUse, _ number: Int, _ uses: [KeyUse], _ order: [Int], _ source: KeySource
  ) -> KeyUseRow {
    var row = KeyUseRow()
    row.number = number
    row.modifier = source.modifier(use)
    row.view =
      switch use.place {
      case .view(let view): .recorded(.view(view))
      case .notInstantiated(let name, let id): .named(name, id: id)
      }
    row.line = source.line(of: use.syntax)
    row.status = KeyWords.identifier(use.outcome)
    if case .skipped(let reason) = use.outcome {
      row.why = ReasonFacts(reason, nil, in: self)
      row.isMeasured = reason == .notInstantiated
    }
    row.isPlain = use.isPlainValue
    row.next = use.next.flatMap { order.firstIndex(of: $0) }
    row.deadEnd = use.deadEnd.map(KeyWords.identifier) ?? ""
    row.syntax = Int(use.syntax)
    if case .replaced(let writer) = use.deadEnd { row.replacedLine = source.line(of: writer) }
    return row
  }

  /// Modifiers of one kind in columns. Longer names of views shift the rest of their line.
  private func padded(_ rows: [KeyUseRow]) -> [KeyUseRow] {
    let views = rows.map { $0.view?.name(self)?.count ?? 0 }.max() ?? 0
    let widths = (modifier: rows.map(\.modifier.count).max() ?? 0, view: min(views, 40))
    return rows.map { row in
      var row = row
      row.widths = widths
      return row
    }
  }
}
