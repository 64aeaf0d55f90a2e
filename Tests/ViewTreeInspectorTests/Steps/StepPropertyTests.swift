import Testing
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeRandom
import ViewTreeScript

/// What was remembered must never show: only in what ran.
struct StepPropertyTests {
  /// All that an inspection says of the last pass but for what ran.
  private func outcome(_ inspection: Inspection) -> [String] {
    let views = inspection.views.indices.map { index in
      let view = inspection.views[index]
      return "\(inspection.path(of: ID(index))) \(view.frame) \(view.content)"
    }
    let values = inspection.preferences.filter { $0.pass == inspection.passes }.map { reading in
      "\(inspection.path(of: reading.reader)) \(reading.key) \(described(reading.value)) "
        + "\(reading.contributions.map { "\($0.count) \($0.writers.map { inspection.path(of: $0) })" })"
    }
    let anchors = inspection.anchors.map { anchor in
      "\(anchor.source) \(inspection.path(of: anchor.view)) \(anchor.global) "
        + "\(anchor.resolved.map { "\(inspection.path(of: $0.reader)) \($0.value)" })"
    }
    return views + values + anchors
  }

  /// A value with the numbers of its anchors.
  private func described(_ value: Value) -> String {
    switch value {
    case .array(let elements): "[\(elements.map(described).joined(separator: ", "))]"
    case .foreign(let foreign):
      "anchor \((foreign as? AnchorValue)?.number.map { "\($0)" } ?? "of another pass")"
    default: value.description
    }
  }

  @Test(
    "After any step all is as if the document had begun with that state",
    arguments: [false, true])
  func incrementalEqualsFromScratch(isStrict: Bool) throws {
    var reused = 0
    for seed in [907] + Array(0..<Rounds.of(400)) {
      let random = RandomSteps(seed)
      // It keeps the value of the view that it showed before, so that what was before counts.
      if random.text.contains("ViewThatFits") { continue }
      var options = InspectionOptions()
      options.isStrict = isStrict
      let inspection = try Evaluated(random.text, options).inspection
      #expect(inspection.steps.count == 3)
      for (index, step) in inspection.steps.enumerated() {
        let scratch = try Evaluated(random.text(startingAt: index + 1)).inspection
        let (expected, found) = (outcome(scratch), outcome(step.inspection))
        // Strictly, what is no longer asked for may run once more and make an anchor.
        let isEqual = isStrict ? sameViews(scratch, step.inspection) : expected == found
        guard isEqual else {
          let difference = zip(expected, found).first { $0 != $1 }
          Issue.record(
            "seed \(seed), step \(index + 1): \(difference?.0 ?? "") became \(difference?.1 ?? "")")
          return
        }
        reused += step.inspection.skipped.count { $0.reason == .clean || $0.reason == .equal }
      }
    }
    // There is no point in this unless a good part is remembered.
    #expect(reused > Rounds.of(1_000))
  }

  private func sameViews(_ left: Inspection, _ right: Inspection) -> Bool {
    left.views.map(\.frame) == right.views.map(\.frame)
      && left.preferences.map(\.value.description.count).sorted()
        == right.preferences.map(\.value.description.count).sorted()
  }

  @Test("Values that are too large to be kept are made again, and come out the same")
  func bound() throws {
    var limits = EvaluationLimits.standard
    limits.rememberedElements = 0
    var options = InspectionOptions()
    options.events = [.perform("x = x")]
    var ranAgain = 0
    for seed in 0..<Rounds.of(40) {
      let text = RandomSteps(seed).text(startingAt: 0)
      let kept = try #require(Outcome(text, options).inspection?.steps.first?.inspection)
      let made = try #require(
        Outcome(text, options, limits: limits).inspection?.steps.first?.inspection)
      #expect(kept.views.map(\.frame) == made.views.map(\.frame), "seed \(seed)")
      #expect(
        kept.preferences.map(\.value.description) == made.preferences.map(\.value.description))
      #expect(kept.order.isEmpty)
      ranAgain += made.order.isEmpty ? 0 : 1
    }
    // Where a fold copied anything, all of that evaluation runs again.
    #expect(ranAgain * 4 > Rounds.of(40))
  }

  @Test("A step that changes nothing runs nothing")
  func nothing() throws {
    for seed in 0..<Rounds.of(100) {
      let random = RandomSteps(seed)
      var options = InspectionOptions()
      options.events = [.perform("x = x")]
      let inspection = try Evaluated(random.text(startingAt: 0), options).inspection
      let step = try #require(inspection.steps.first)
      #expect(step.inspection.order.isEmpty && step.changes.isEmpty, "seed \(seed)")
      // Every closure of the first evaluation is accounted for.
      let closures = inspection.order.count { $0.kind == .closure } + inspection.skipped.count
      #expect(step.inspection.skipped.count == closures, "seed \(seed)")
    }
  }
}
