import ViewTreeInspector
import ViewTreeSyntax

/// Preference keys as a graph in the DOT language of Graphviz: an arrow goes from each modifier to
/// the next outer modifier that gets its value (docs/reference/commands/keys.md).
public struct DOTReport {
  private let source: KeySource
  private var output = ByteBuffer()

  private init(_ inspection: Inspection) {
    source = KeySource(inspection)
  }

  /// The output of `viewtree keys --format dot`.
  public static func keys(
    _ graph: KeyGraph, of inspection: Inspection, _ options: ReportOptions = ReportOptions()
  ) -> [UInt8] {
    var report = DOTReport(inspection)
    report.output.limit = options.byteLimit
    report.output.append("digraph preferences {\n  rankdir=BT;\n  node [shape=box];\n")
    for (index, key) in graph.keys.enumerated() where options.key?.index ?? index == index {
      report.add(key, index)
    }
    report.output.append("}\n")
    return report.output.takeAll()
  }

  private mutating func add(_ key: KeyGraph.Key, _ number: Int) {
    output.append("  subgraph cluster_\(number) {\n    label=\(Self.quoted([key.name]));\n")
    if key.uses.isEmpty {
      output.append("    k\(number) [shape=plaintext, label=\"not used\"];\n")
    }
    for (index, use) in key.uses.enumerated() {
      let label = [source.modifier(use), source.name(use), "line \(source.line(of: use.syntax))"]
      output.append("    k\(number)u\(index) [label=\(Self.quoted(label))")
      output.append(style(of: use))
      output.append("];\n")
    }
    for (index, use) in key.uses.enumerated() {
      guard let next = use.next else { continue }
      // A writer ignores the values inside it, so it replaces them.
      let isReplaced = key.uses[next].role == .writer
      output.append("    k\(number)u\(index) -> k\(number)u\(next)")
      output.append(isReplaced ? " [style=dashed, label=\"replaced\"];\n" : ";\n")
    }
    output.append("  }\n")
  }

  /// The style of a node: readers are ellipses, transformers have round corners. Absent uses are
  /// dashed, and dead ends are red.
  private func style(of use: KeyUse) -> String {
    var styles: [String] = []
    if use.role == .transformer { styles.append("rounded") }
    if use.outcome == .notInstantiated { styles.append("dashed") }
    var attributes = use.role == .reader ? ", shape=ellipse" : ""
    if !styles.isEmpty { attributes += ", style=\"\(styles.joined(separator: ","))\"" }
    if use.deadEnd != nil { attributes += ", color=red" }
    return attributes
  }

  /// Lines as one string of the DOT language, with control characters escaped.
  static func quoted(_ lines: [String]) -> String {
    let escaped = lines.map { line in
      var text = ""
      for scalar in TerminalText.escaped(line).unicodeScalars {
        // A backslash would begin an escape sequence of Graphviz.
        if scalar == "\"" || scalar == "\\" { text.append("\\") }
        text.unicodeScalars.append(scalar)
      }
      return text
    }
    return "\"\(escaped.joined(separator: "\\n"))\""
  }
}
