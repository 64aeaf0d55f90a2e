import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// What a step changed, which before format 3 were the views whose frames are others.
extension FormatMigration {
  /// Takes away what steps changed if the views that have other frames after a step are those that the
  /// file lists, with these frames.
  mutating func alignChanges() {
    guard (old.evaluations + new.evaluations).contains(where: { !$0.changes.isEmpty }) else {
      return
    }
    alignShownStep()
    guard new.evaluations.count > 1 else { return }
    guard let facts = today(), facts.evaluations.count == old.evaluations.count else { return }
    for place in old.evaluations.indices.dropFirst() {
      align(place, StepFrames(facts.evaluations[place - 1], facts.evaluations[place]))
    }
  }

  /// A report of what is after one step says what that step changed.
  private mutating func alignShownStep() {
    guard let number = shownStep else { return }
    // As JSON it did not.
    if isJSON {
      if old.evaluations[0].changes.isEmpty { new.evaluations[0].changes = [] }
      return
    }
    guard let before = today(["--step", "\(number - 1)"])?.evaluations.first,
      let after = today()?.evaluations.first
    else { return }
    align(0, StepFrames(before, after))
  }

  /// The step that the report is about, if it is about one.
  private var shownStep: Int? {
    new.evaluations[0].entries.first { $0.section == "after step" }
      .flatMap { Int($0.value.prefix { $0.isNumber }) }
  }

  private mutating func align(_ place: Int, _ step: StepFrames) {
    let rows = old.evaluations[place].changes
    guard rows.allSatisfy(step.isTrue), step.tellsAll(rows) else { return }
    old.evaluations[place].changes = []
    new.evaluations[place].changes = []
  }
}
