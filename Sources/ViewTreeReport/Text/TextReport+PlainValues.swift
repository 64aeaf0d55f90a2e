import ViewTreeInspector
import ViewTreeSyntax

/// The values of plain writers, which are no closures and have no numbers.
extension TextReport {
  /// The lines of values that nobody got, among those of closures that did not run.
  mutating func addUnreadValues() {
    for value in inspection.plainValues where scope.includes(key: value.key, value.view) {
      guard let reason = value.reason else { continue }
      output.append("-  " as StaticString)
      output.append(names.modifiers[Int(value.modifier)])
      output.append(UInt8(ascii: " "))
      output.appendEscapedForTerminal(names.keys[value.key])
      output.append("  " as StaticString)
      output.appendEscapedForTerminal(inspection.name(of: value.view))
      addPass(value.pass)
      output.append("  " as StaticString)
      output.append(ReportWords.identifier(reason))
      output.append(": " as StaticString)
      output.appendEscapedForTerminal(
        ReportWords.sentence(reason, of: value.view, in: inspection))
      output.appendLine()
    }
  }

  /// How many characters a value in the tree may have.
  private static let shortValue = 24

  /// The value of a plain writer in the tree: `preference Names = ["a"]`.
  mutating func addPlainValue(_ value: InspectedPlainValue) {
    output.append(value.reason == nil ? "  " : "  - ")
    output.append(names.modifiers[Int(value.modifier)])
    output.append(UInt8(ascii: " "))
    output.appendEscapedForTerminal(names.keys[value.key])
    guard let written = value.value else { return }
    output.append(" = " as StaticString)
    let isWhole = scope.options.showsWholeValues
    let text = isWhole ? ValueText.whole(written.value) : ValueText.text(written)
    let isShort = isWhole || text.count <= Self.shortValue
    output.appendEscapedForTerminal(isShort ? text : "…")
  }
}
