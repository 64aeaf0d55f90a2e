import ViewTreeInspector
import ViewTreeReport

/// The messages about measurements.
package enum MeasuredWords {
  /// The maximum number of differences of one kind that are described.
  private static let shown = 10

  /// The device of the measurement.
  package static func place(_ measurement: Measurement) -> String {
    "measured on \(measurement.place)"
  }

  /// The lines of the differences: the outermost view, with the rule that determined the reported
  /// number, and then the text views that differ within the tolerance.
  package static func lines(_ comparison: MeasuredComparison, rule: String?) -> [String] {
    var lines: [String] = []
    for (place, difference) in comparison.differences.prefix(shown).enumerated() {
      lines.append(line(difference, rule: place == 0 ? rule : nil))
    }
    let rest = comparison.differences.count - shown
    if rest > 0 { lines.append("and \(count(rest, "more difference"))") }
    return lines + notes(comparison)
  }

  /// The notes that aren't differences but important.
  private static func notes(_ comparison: MeasuredComparison) -> [String] {
    var lines = comparison.texts.prefix(shown).map { text in
      after(text.step) + "\(text.name): reported \(ExplanationWords.size(text.reported)), measured "
        + "\(ExplanationWords.size(text.measured)); within the tolerance for text (1 point or 1 "
        + "%)"
    }
    let rest = comparison.texts.count - shown
    if rest > 0 { lines.append("and \(count(rest, "more text")) within the tolerance") }
    if comparison.followers > 0 {
      lines.append("\(count(comparison.followers, "view")) moved by no more than the tolerance")
    }
    if let scales = comparison.scales {
      lines.append(
        "measured with \(ExplanationWords.length(scales.measured)) pixels per point, reported with "
          + "\(scales.reported); frames are rounded to pixels")
    }
    if comparison.unmeasuredSteps > 0 {
      lines.append("\(count(comparison.unmeasuredSteps, "step")) at the end not measured")
    }
    return lines
  }

  /// The last line: how much was compared, or how much differs.
  package static func summary(
    _ comparison: MeasuredComparison, of document: String, _ measurement: Measurement
  ) -> String {
    guard comparison.differences.isEmpty else {
      return "\(document): \(count(comparison.differences.count, "difference")), "
        + place(measurement)
    }
    let counts = comparison.counts
    var parts = [count(counts.frames, "frame")]
    if counts.closures > 0 { parts.append(count(counts.closures, "closure")) }
    if counts.anchors > 0 { parts.append(count(counts.anchors, "anchor")) }
    if counts.steps > 0 { parts.append(count(counts.steps, "step")) }
    return "\(document): as \(place(measurement)): \(parts.joined(separator: ", "))"
  }

  /// One difference.
  package static func line(_ difference: MeasuredDifference, rule: String? = nil) -> String {
    after(difference.step) + text(difference.kind, rule)
  }

  private static func after(_ step: Int) -> String { step == 0 ? "" : "after step \(step): " }

  private static func text(_ kind: MeasuredDifference.Kind, _ rule: String?) -> String {
    switch kind {
    case .views(let path, let reported, let measured):
      let name = path.isEmpty ? "the root" : path
      return "\(name): \(views(measured)) measured, \(views(reported)) reported"
    case .frame(let frame): return text(frame, rule)
    case .closure(let number, let reported, let measured):
      return "closure \(number): measured \(text(measured)), reported \(text(reported))"
    case .reduce(let number, let reported, let measured):
      return "reduce \(number): measured \(text(measured)), reported \(text(reported))"
    case .measuredAnchor(let value):
      return "an anchor with the value \(text(value)) was measured, but is not reported"
    case .reportedAnchor(let name, let value):
      return "anchor \(name): \(text(value)) is reported, but was not measured"
    case .steps(let reported, let measured):
      return "\(count(measured, "step")) measured, \(reported) reported"
    }
  }

  private static func text(_ frame: MeasuredFrameDifference, _ rule: String?) -> String {
    let (reported, measured) = frame.lengths
    let given = rule.map { ", by the rule \($0)" } ?? ""
    return
      "\(frame.name): \(frame.isContent ? "inside its modifiers " : "")\(frame.part.rawValue) "
      + "measured \(ExplanationWords.length(measured)), reported "
      + "\(ExplanationWords.length(reported))\(given): \(ExplanationWords.frame(frame.measured)) "
      + "for \(ExplanationWords.frame(frame.reported))"
  }

  private static func text(_ value: MeasuredAnchor) -> String {
    switch value {
    case .rect(let rect): ExplanationWords.frame(rect)
    case .point(let point): ExplanationWords.point(point)
    }
  }

  private static func views(_ names: [String]) -> String {
    if names.isEmpty { return "no view" }
    let first = names.prefix(shown).joined(separator: ", ")
    return names.count > shown ? "\(first) and \(names.count - shown) more" : first
  }

  private static func text(_ placed: PlacedClosure?) -> String {
    guard let placed, case let closure = placed.closure else { return "none" }
    return "\(closure.event) \(closure.key)" + (closure.view.map { " of \($0)" } ?? "")
      + (placed.line.map { " in line \($0)" } ?? "")
  }

  private static func text(_ reduce: MeasuredReduce?) -> String {
    guard let reduce else { return "none" }
    return "\(reduce.key) after \(count(reduce.after, "closure"))"
  }

  private static func count(_ count: Int, _ name: String) -> String {
    "\(count) \(name)\(count == 1 ? "" : "s")"
  }
}
