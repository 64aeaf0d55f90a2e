import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

extension TextReport {
  /// What each reader got, element by element with the writer of each.
  ///
  /// With `onlyNew`, only what is another value than before.
  mutating func addPreferences(onlyNew: Bool = false) {
    let readings = inspection.preferences.filter {
      scope.includes(key: $0.key, $0.reader) && !(onlyNew && $0.isUnchanged)
    }
    guard !readings.isEmpty else { return }
    addTitle("Preferences")
    for reading in readings {
      output.appendEscapedForTerminal(names.keys[reading.key])
      output.append(" for " as StaticString)
      output.append(names.modifiers[Int(reading.modifier)])
      output.append(" of " as StaticString)
      output.appendEscapedForTerminal(inspection.name(of: reading.reader))
      if inspection.passes > 1 {
        output.append(", pass " as StaticString)
        output.append(reading.pass)
      }
      output.append(": " as StaticString)
      if reading.isDefault { output.append("the default, " as StaticString) }
      if reading.isUnchanged {
        output.append("unchanged" as StaticString)
        if reading.reduces > 0 { output.append(", " as StaticString) }
      }
      if !reading.isUnchanged || reading.reduces > 0 {
        output.append(ReportWords.count(reading.reduces, "reduce", "reduces"))
      }
      output.appendLine()
      add(reading)
    }
  }

  private mutating func add(_ reading: InspectedPreference) {
    var origins = OriginLines(reading.contributions, in: inspection)
    switch reading.value {
    case .array(let elements) where !elements.isEmpty:
      for element in elements { addPart(ValueText.text(element), origins.next()) }
    case .dictionary(let entries) where entries.count > 0 && !reading.contributions.isEmpty:
      for (key, value) in zip(entries.keys, entries.values) {
        addPart("\(ValueText.text(key)): \(ValueText.text(value))", origins.next())
      }
    default: addPart(ValueText.text(reading.value), origins.next())
    }
  }

  /// A value or a part of one, with the words for where it came from.
  private mutating func addPart(_ text: String, _ origin: String?) {
    output.append("  " as StaticString)
    output.appendEscapedForTerminal(text)
    if let origin {
      output.append("  " as StaticString)
      output.appendEscapedForTerminal(origin)
    }
    output.appendLine()
  }

  // MARK: - Anchors

  /// Where each anchor is in the window, and in the readers that asked.
  mutating func addAnchors() {
    guard inspection.anchors.contains(where: { scope.includes($0.view) }) else { return }
    addTitle("Anchors")
    for (index, anchor) in inspection.anchors.enumerated() where scope.includes(anchor.view) {
      output.append(index + 1)
      output.append("  " as StaticString)
      output.append(anchor.source)
      output.append(" of " as StaticString)
      output.appendEscapedForTerminal(inspection.name(of: anchor.view))
      if let attachment = anchor.attachment {
        output.append(" for " as StaticString)
        output.append(names.modifiers[Int(attachment)])
      }
      output.append("  " as StaticString)
      output.append(geometry: anchor.global)
      output.appendLine()
      for resolution in anchor.resolved {
        output.append("   in " as StaticString)
        output.appendEscapedForTerminal(inspection.name(of: resolution.reader))
        output.append("  " as StaticString)
        output.append(geometry: resolution.value)
        output.appendLine()
      }
    }
  }
}
