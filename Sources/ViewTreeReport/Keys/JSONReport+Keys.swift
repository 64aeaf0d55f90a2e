import ViewTreeInspector
import ViewTreeSyntax

extension JSONReport {
  /// What `viewtree keys --format json` prints.
  public static func keys(
    _ graph: KeyGraph, of inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = JSONReport(inspection, options)
    report.writer.openObject()
    report.addHeader()
    report.writer.key("keys")
    report.writer.openArray()
    let source = KeySource(inspection)
    for (index, key) in graph.keys.enumerated() where options.key ?? index == index {
      report.writer.element()
      report.add(key, source)
    }
    report.writer.closeArray()
    report.writer.closeObject()
    return report.writer.finished()
  }

  private mutating func add(_ key: KeyGraph.Key, _ source: KeySource) {
    writer.openObject()
    writer.key("key")
    writer.string(key.name)
    if !key.isOfSystem {
      writer.key("line")
      writer.integer(source.line(of: key.syntax))
    }
    writer.key("defaultValue")
    writer.string(source.text(key.defaultValue))
    writer.key("reduce")
    writer.string(key.isOfSystem ? KeyWords.systemReduce : source.text(key.reduce))
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
      writer.key("deadEnd")
      writer.string(KeyWords.identifier(deadEnd))
    }
    writer.closeObject()
  }

  private mutating func add(
    _ key: KeyGraph.Key, _ role: KeyRole, _ numbers: [Int], _ source: KeySource
  ) {
    writer.key(text: KeyWords.title(role))
    writer.openArray()
    for (index, use) in key.uses.enumerated() where use.role == role {
      writer.element()
      writer.raw("{ \"n\": ")
      writer.integer(numbers[index])
      writer.raw(", \"modifier\": ")
      writer.string(source.modifier(use))
      writer.raw(", \"view\": ")
      addView(of: use)
      writer.raw(", \"line\": ")
      writer.integer(source.line(of: use.syntax))
      writer.raw(", \"status\": ")
      writer.string(KeyWords.identifier(use.outcome))
      if let next = use.next {
        writer.raw(", \"next\": ")
        writer.integer(numbers[next])
      }
      if let deadEnd = use.deadEnd {
        writer.raw(", \"deadEnd\": ")
        writer.string(KeyWords.identifier(deadEnd))
      }
      writer.raw(" }")
    }
    writer.closeArray()
  }

  /// The path of a view, or the name of one that is not in the tree.
  private mutating func addView(of use: KeyUse) {
    switch use.place {
    case .view(let view): writer.string(inspection.path(of: view))
    case .notInstantiated(let name, _): writer.string(name)
    }
  }
}
