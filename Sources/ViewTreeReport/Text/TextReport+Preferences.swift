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
    guard case .array(let elements) = reading.value, !elements.isEmpty else {
      output.append("  " as StaticString)
      output.appendEscapedForTerminal(ValueText.text(reading.value))
      output.appendLine()
      return
    }
    var writers = reading.contributions.makeIterator()
    var current = writers.next()
    var left = current?.count ?? 0
    for element in elements {
      output.append("  " as StaticString)
      output.appendEscapedForTerminal(ValueText.text(element))
      if let writer = current?.writer {
        output.append("  from " as StaticString)
        output.appendEscapedForTerminal(inspection.name(of: writer))
      }
      output.appendLine()
      left -= 1
      if left == 0 {
        current = writers.next()
        left = current?.count ?? 0
      }
    }
  }

  // MARK: - Anchors

  /// Where each anchor is in the window, and in the readers that asked.
  ///
  /// Of a step only those that are new or elsewhere than before it.
  mutating func addAnchors(since before: Inspection? = nil) {
    let moved = before.map { AnchorComparison(old: $0, new: inspection) }
    let anchors = inspection.anchors.enumerated().filter { _, anchor in
      scope.includes(anchor.view) && moved?.isSame(anchor) != true
    }
    guard !anchors.isEmpty else { return }
    addTitle("Anchors")
    for (index, anchor) in anchors {
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
