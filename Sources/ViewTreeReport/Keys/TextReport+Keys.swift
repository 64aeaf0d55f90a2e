import ViewTreeInspector
import ViewTreeSyntax

extension TextReport {
  /// What `viewtree keys` prints.
  public static func keys(
    _ graph: KeyGraph, of inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = TextReport(inspection, options)
    report.addHeader()
    let source = KeySource(inspection)
    for (index, key) in graph.keys.enumerated() where options.key ?? index == index {
      report.add(key, source)
    }
    if graph.keys.isEmpty { report.addLine("", "no preference keys") }
    return report.output.bytes
  }

  private mutating func add(_ key: KeyGraph.Key, _ source: KeySource) {
    let place = key.isOfSystem ? "of the system" : "line \(source.line(of: key.syntax))"
    addLine("", "\(key.name)  \(place)")
    addLine("  default  ", source.line(key.defaultValue))
    addLine("  reduce   ", key.isOfSystem ? KeyWords.systemReduce : source.line(key.reduce))
    for role in KeyRole.allCases { add(key.uses(role), role, source) }
    addDeadEnds(of: key, source)
  }

  private mutating func addLine(_ start: StaticString, _ text: String) {
    if start.utf8CodeUnitCount == 0 { output.appendLine() }
    output.append(start)
    output.appendEscapedForTerminal(text)
    output.appendLine()
  }

  /// The modifiers of one kind, in columns.
  private mutating func add(_ uses: [KeyUse], _ role: KeyRole, _ source: KeySource) {
    guard !uses.isEmpty else { return }
    addLine("  ", KeyWords.title(role))
    let modifierWidth = uses.map { source.modifier($0).count }.max() ?? 0
    let names = uses.map { source.name($0) }
    let nameWidth = min(names.map(\.count).max() ?? 0, Self.widestName)
    for (use, name) in zip(uses, names) {
      output.append("    " as StaticString)
      addPadded(source.modifier(use), to: modifierWidth)
      addPadded(name, to: nameWidth)
      output.append("line " as StaticString)
      output.append(source.line(of: use.syntax))
      if let remark = KeyWords.remark(use, in: inspection) {
        output.append("  " as StaticString)
        output.appendEscapedForTerminal(remark)
      }
      output.appendLine()
    }
  }

  /// How wide the column of views may be; longer names push out what follows.
  private static let widestName = 40

  private mutating func addPadded(_ text: String, to width: Int) {
    output.appendEscapedForTerminal(text)
    output.append(UInt8(ascii: " "), count: max(width - text.count, 0) + 2)
  }

  /// Why the key leads nowhere, or else which of its modifiers do; those of one place once.
  private mutating func addDeadEnds(of key: KeyGraph.Key, _ source: KeySource) {
    if let deadEnd = key.deadEnd {
      return addLine("  dead end: ", KeyWords.sentence(deadEnd))
    }
    var told: Set<SyntaxNode.Index> = []
    for use in key.uses {
      guard let deadEnd = use.deadEnd, told.insert(use.syntax).inserted else { continue }
      let clause = KeyWords.clause(deadEnd) { source.line(of: $0) }
      addLine(
        "  dead end: ", "\(source.modifier(use)) in line \(source.line(of: use.syntax)): \(clause)")
    }
  }
}
