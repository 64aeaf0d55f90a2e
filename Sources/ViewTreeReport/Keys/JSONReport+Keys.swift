import ViewTreeInspector
import ViewTreeSyntax

extension JSONReport {
  /// What `viewtree keys --format json` prints.
  public static func keys(
    _ graph: KeyGraph, of inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(ReportScope(inspection, options, needsPaths: true))
    report.rows.writer.openObject()
    report.addHeader()
    report.rows.writer.key("keys")
    report.rows.writer.openArray()
    let source = KeySource(inspection)
    for (index, key) in graph.keys.enumerated() where options.key ?? index == index {
      report.rows.writer.element()
      report.add(key, source)
    }
    report.rows.writer.closeArray()
    report.rows.writer.closeObject()
    return report.rows.writer.finished()
  }

  private mutating func add(_ key: KeyGraph.Key, _ source: KeySource) {
    rows.writer.openObject()
    rows.writer.key("key")
    rows.writer.string(key.name)
    rows.writer.key("line")
    rows.writer.integer(source.line(of: key.syntax))
    rows.writer.key("defaultValue")
    rows.writer.string(source.text(key.defaultValue))
    rows.writer.key("reduce")
    rows.writer.string(source.text(key.reduce))
    // A use is known by its place in the three lists together.
    var numbers = [Int](repeating: 0, count: key.uses.count)
    var count = 0
    for role in KeyRole.allCases {
      for (index, use) in key.uses.enumerated() where use.role == role {
        numbers[index] = count
        count += 1
      }
    }
    for role in KeyRole.allCases { add(key, role, numbers, source) }
    if let deadEnd = key.deadEnd {
      rows.writer.key("deadEnd")
      rows.writer.string(KeyWords.identifier(deadEnd))
    }
    rows.writer.closeObject()
  }

  private mutating func add(
    _ key: KeyGraph.Key, _ role: KeyRole, _ numbers: [Int], _ source: KeySource
  ) {
    rows.writer.key(text: KeyWords.title(role))
    rows.writer.openArray()
    for (index, use) in key.uses.enumerated() where use.role == role {
      rows.writer.element()
      rows.writer.raw("{ \"n\": ")
      rows.writer.integer(numbers[index])
      rows.writer.raw(", \"modifier\": ")
      rows.writer.string(source.modifier(use))
      rows.writer.raw(", \"view\": ")
      addView(of: use)
      rows.writer.raw(", \"line\": ")
      rows.writer.integer(source.line(of: use.syntax))
      rows.writer.raw(", \"status\": ")
      rows.writer.string(KeyWords.identifier(use.outcome))
      if let next = use.next {
        rows.writer.raw(", \"next\": ")
        rows.writer.integer(numbers[next])
      }
      if let deadEnd = use.deadEnd {
        rows.writer.raw(", \"deadEnd\": ")
        rows.writer.string(KeyWords.identifier(deadEnd))
      }
      rows.writer.raw(" }")
    }
    rows.writer.closeArray()
  }

  /// The path of a view, or the name of one that is not in the tree.
  private mutating func addView(of use: KeyUse) {
    switch use.place {
    case .view(let view): rows.writer.string(inspection.path(of: view))
    case .notInstantiated(let name, _): rows.writer.string(name)
    }
  }
}
