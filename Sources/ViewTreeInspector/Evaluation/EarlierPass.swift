import ViewTreeNumbers
import ViewTreeScript

/// The record of a single pass: the visible result if the frame ended there.
struct EarlierPass {
  var inspection: Inspection
  /// The frames of its views.
  let frames: ViewFrames

  /// The record of a pass with the state that it read. The pass itself is kept only if a step
  /// follows, which would need the frames of its views.
  init(
    _ part: Inspection, _ number: Int, of pass: FinishedPass?, _ places: [ID<InspectedView>],
    state: [(name: String, value: Value)]
  ) {
    inspection = part
    inspection.pass = number
    inspection.state = state
    inspection.diagnostics += part.endlessFrames().map { [$0] } ?? []
    frames = ViewFrames(part, pass, places)
  }

  /// Adds the end of the evaluation, and the scripts that ran in the pass or directly after it.
  mutating func finish(after end: Inspection) {
    inspection.actions = end.actions.filter { $0.pass == inspection.pass }
    inspection.passes = end.passes
    inspection.status = end.status
    inspection.loop = end.loop
  }
}
