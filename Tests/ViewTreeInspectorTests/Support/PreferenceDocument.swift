import ViewTreeDocument
import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// A document that is evaluated for its preferences, and what came of it in short words.
struct PreferenceDocument {
  let inspection: Inspection?
  let problems: [String]

  /// Evaluates a root with the keys `L` (appends), `F` (keeps the first), `Z` (takes the last), `D`
  /// (appends the next value twice) and `P` (puts it in front), each a list that is empty by default.
  init(
    root: String, sections: String = "", extraKey: String = "",
    limits: EvaluationLimits = .standard
  ) {
    let text = """
      {"viewtree": 1, \(sections)
       "preferenceKeys": {\(extraKey.isEmpty ? "" : extraKey + ",")
         "L": {"defaultValue": [], "reduce": "value.append(contentsOf: nextValue())"},
         "F": {"defaultValue": [], "reduce": "_ = value.count"},
         "Z": {"defaultValue": [], "reduce": "value = nextValue()"},
         "D": {"defaultValue": [], "reduce": ["value.append(contentsOf: nextValue())",
                                              "value.append(contentsOf: nextValue())"]},
         "P": {"defaultValue": [], "reduce": "value = nextValue() + value"},
         "N": {"reduce": "value = nextValue()"}},
       "root": \(root)}
      """
    let read = DocumentReader.read(SourceFile(name: "test.json", text: text))
    guard let document = read.document else {
      inspection = nil
      problems = read.diagnostics.map(\.message)
      return
    }
    var options = InspectionOptions()
    options.recordsReduces = true
    let result = Inspector.inspect(document, options: options, limits: limits)
    inspection = result.inspection
    problems = result.problems.flatMap(\.diagnostics).map(\.message)
  }

  /// What the readers got, in the order in which they asked.
  var readings: [String] {
    guard let inspection else { return problems }
    return inspection.preferences.map { words($0.value) }
  }

  /// Who wrote the elements that each reader got; a name for each element.
  var writers: [String] {
    guard let inspection else { return problems }
    return inspection.preferences.map { preference in
      preference.contributions.flatMap { contribution in
        Array(
          repeating: contribution.writers.map { inspection.name(of: $0) }.joined(separator: "+"),
          count: contribution.count)
      }.joined(separator: ",")
    }
  }

  private func words(_ value: Value) -> String {
    guard case .array(let elements) = value else { return value.description }
    return elements.map { element in
      if case .string(let name) = element { return name }
      return element.description
    }.joined(separator: ",")
  }

  /// The closures in the order in which they ran: `action` for an `onPreferenceChange`, `reader` for one
  /// that builds content, the name of the view for any other.
  var log: String {
    guard let inspection else { return problems.joined(separator: "; ") }
    return inspection.order.filter { $0.kind == .closure }.map { event in
      switch inspection.names.modifiers[event.modifier] {
      case "onPreferenceChange": "action"
      case "overlayPreferenceValue", "backgroundPreferenceValue": "reader"
      default: inspection.name(of: event.view)
      }
    }.joined(separator: " ")
  }

  /// Closures and calls of `reduce` in the notation of the cases.
  var trace: String {
    guard let inspection else { return problems.joined(separator: "; ") }
    return Evaluated(inspection).trace
  }

  /// The closures that did not run, and why.
  var skips: [String] {
    guard let inspection else { return problems }
    return inspection.skipped.map { skip in
      let modifier = inspection.names.modifiers[skip.modifier]
      let mark =
        modifier.hasPrefix("transform")
        ? "t:"
        : modifier == "onPreferenceChange" ? "on:" : modifier.hasSuffix("Value") ? "reader:" : ""
      return "\(mark)\(inspection.name(of: skip.view)) \(words(skip.reason, inspection))"
    }
  }

  private func words(_ reason: InspectedSkip.Reason, _ inspection: Inspection) -> String {
    switch reason {
    case .unreadKey: "unread-key"
    case .overridden(let writer): "overridden by \(inspection.name(of: writer.view))"
    case .nextValueNotCalled(let container): "not called by \(inspection.name(of: container))"
    case .readerNotEvaluated(let reader): "not evaluated by \(inspection.name(of: reader))"
    case .notInstantiated: "not-instantiated"
    case .notInSight: "not-in-sight"
    case .noSlot: "no-slot"
    case .clean: "clean"
    case .equal: "equal"
    case .dropped: "dropped"
    }
  }
}
