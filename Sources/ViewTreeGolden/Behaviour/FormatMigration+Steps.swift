import ViewTreeLayout
import ViewTreeReport

/// What a step changed, which before format 3 were the views whose frames are others.
extension FormatMigration {
  /// Takes away what steps changed if the views that have other frames after a step are those that the
  /// file lists, with these frames.
  mutating func alignChanges(_ frames: () -> [UInt8]?) {
    let isInspected = new.evaluations.first?.views.contains { $0.frame != nil } ?? false
    guard isInspected, new.evaluations.count > 1 else { return }
    let facts = new.isJSON ? new : frames().map { ReportFacts.read($0, command: "inspect") }
    guard let facts, facts.evaluations.count == old.evaluations.count else { return }
    for place in old.evaluations.indices.dropFirst() {
      let step = StepFrames(facts.evaluations[place - 1], facts.evaluations[place])
      let rows = old.evaluations[place].changes
      guard rows.allSatisfy(step.isTrue), step.tellsAll(rows) else { continue }
      old.evaluations[place].changes = []
      new.evaluations[place].changes = []
    }
  }
}
