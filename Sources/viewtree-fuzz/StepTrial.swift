import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Compares each step of a document with the document that starts with the state of the step, and
/// with the evaluation that stops after the step.
///
/// A document that starts with the state has no value that `ViewThatFits` kept. Readings that a
/// kept value is part of are compared with the evaluation that stops, and not with that document.
struct StepTrial {
  /// True if the document was evaluated.
  private(set) var isEvaluated = false
  /// A digest of all compared values.
  private(set) var digest = Digest()
  private(set) var findings: [String] = []
  /// The number of readings that contained a kept value.
  private(set) var keptCount = 0

  init(_ document: StepDocument) {
    let evaluated = result(of: document.text, steps: nil)
    guard let evaluated, let whole = evaluated.inspection else { return }
    isEvaluated = true
    guard whole.steps.count == document.stepCount else {
      findings.append("\(whole.steps.count) of \(document.stepCount) steps")
      return
    }
    var before = whole
    for (place, step) in whole.steps.enumerated() {
      defer { before = step.inspection }
      // A state that doesn't settle depends on its start.
      guard case .stable = step.inspection.status else { return }
      let found = Self.outcome(step.inspection)
      let kept = keptReadings(step.inspection, evaluated.explainers[place + 1])
      keptCount += kept.count
      for line in found { digest.add(line.utf8) }
      let seen = before.state.first { $0.name == "seen" }?.value.description ?? "0"
      let text = document.text(startingAfter: place + 1, seen: seen)
      let scratch = result(of: text, steps: nil)?.inspection
      if let scratch, case .stable = scratch.status {
        compare(
          Self.outcome(step.inspection, without: kept), Self.outcome(scratch, without: kept),
          "step \(place + 1) and its state from scratch")
      }
      let stopped = result(of: document.text, steps: place + 1)?.inspection?.steps.last?.inspection
      compare(
        found, stopped.map { Self.outcome($0) } ?? [], "step \(place + 1) and the last of so many")
    }
  }

  private mutating func compare(_ found: [String], _ expected: [String], _ what: String) {
    guard found != expected else { return }
    let difference = zip(found, expected).first { $0 != $1 }
    findings.append(
      "\(what): '\(difference?.0 ?? "\(found.count) facts")', "
        + "'\(difference?.1 ?? "\(expected.count) facts")'")
  }

  private mutating func result(of text: String, steps: Int?) -> InspectionResult? {
    let read = DocumentReader.read(SourceFile(name: "steps.json", text: text))
    guard let document = read.document else {
      findings += read.diagnostics.prefix(1).map { "not a document: \($0.message)" }
      return nil
    }
    var options = InspectionOptions()
    options.stepCount = steps
    options.keepsEveryLayout = true
    options.keepsLayout = true
    return Inspector.inspect(document, options: options, limits: Trial.limits)
  }

  // MARK: - Compared results

  /// The readings that a kept value is part of, as `outcome` names them, and the variable that such
  /// a reading is assigned to.
  private func keptReadings(_ inspection: Inspection, _ explainer: LayoutExplainer) -> Set<String> {
    var kept: Set<String> = []
    for view in inspection.views.ids {
      for reader in explainer.readers(ofView: view) {
        let isKept = reader.steps.contains { if case .kept = $0 { true } else { false } }
        guard isKept else { continue }
        kept.insert("\(inspection.path(of: view)) \(reader.key)")
        if inspection.names.keys[reader.key] == "S" { kept.insert("seen") }
      }
    }
    return kept
  }

  /// All results of an inspection's last pass, except the events and the readings `without`.
  private static func outcome(
    _ inspection: Inspection, without kept: Set<String> = []
  ) -> [String] {
    let views = inspection.views.ids.map { place in
      let view = inspection.views[place]
      return "\(inspection.path(of: place)) \(view.frame) \(view.content) \(view.name) "
        + "\(inspection.string(view.text) ?? "")"
    }
    let values = inspection.preferences.filter { $0.pass == inspection.passes }.compactMap {
      reading -> String? in
      let name = "\(inspection.path(of: reading.reader)) \(reading.key)"
      return kept.contains(name) ? nil : "\(name) reads \(described(reading.value))"
    }
    // A kept value can end a lazy `reduce` before it requests the value of another view, whose
    // anchor is then missing.
    let anchors = (kept.isEmpty ? inspection.anchors : []).map { anchor in
      "\(anchor.source) \(inspection.path(of: anchor.view)) \(anchor.global) "
        + anchor.resolved.map { "\(inspection.path(of: $0.reader)) \($0.value)" }.sorted()
        .joined(separator: ", ")
    }
    let state = inspection.state.filter { !kept.contains($0.name) }.map {
      "\($0.name) = \(described($0.value))"
    }
    return views + values + anchors + state
  }

  /// A value with the numbers of its anchors.
  private static func described(_ value: Value) -> String {
    switch value {
    case .array(let elements): "[\(elements.map(described).joined(separator: ", "))]"
    case .foreign(let foreign):
      "anchor \((foreign as? AnchorValue)?.number.map { "\($0)" } ?? "of another pass")"
    default: value.description
    }
  }
}
