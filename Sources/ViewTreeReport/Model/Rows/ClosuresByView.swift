import ViewTreeInspector
import ViewTreeNumbers

/// The closures of the last pass by the view that they belong to: those that ran, in order, then
/// those that didn't.
struct ClosuresByView {
  /// A closure. Number 0 if it didn't run.
  struct Entry {
    let number: Int
    let modifier: ID<InspectionNames.Modifier>
    /// The earlier pass in which it ran, or 0 if it ran in the last pass.
    var earlierPass = 0
  }

  private var sorted: [Entry] = []
  /// The start of each view's entries, with one more element than there are views.
  private var starts: [Int]

  init(_ scope: ReportScope) {
    let inspection = scope.inspection
    starts = Array(repeating: 0, count: inspection.views.count + 1)
    var found: [(view: ID<InspectedView>, entry: Entry)] = []
    for event in inspection.order where event.kind == .closure {
      guard case .view(let view) = event.view, scope.includes(key: event.key, event.view) else {
        continue
      }
      found.append((view, Entry(number: event.number, modifier: event.modifier)))
    }
    for skip in inspection.skipped {
      guard case .view(let view) = skip.view, scope.includes(key: skip.key, skip.view) else {
        continue
      }
      let run = skip.earlierRun
      found.append(
        (
          view,
          Entry(number: run?.number ?? 0, modifier: skip.modifier, earlierPass: run?.pass ?? 0)
        ))
    }
    // A stable counting sort, because it takes linear time.
    for (view, _) in found { starts[view.index + 1] += 1 }
    for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
    sorted = Array(repeating: Entry(number: 0, modifier: ID(0)), count: found.count)
    var next = starts
    for (view, entry) in found {
      sorted[next[view.index]] = entry
      next[view.index] += 1
    }
  }

  /// The indices of a view's closures.
  func places(of view: ID<InspectedView>) -> Range<Int> {
    starts[view.index]..<starts[view.index + 1]
  }

  /// The closure at an index.
  func row(_ place: Int, _ names: InspectionNames) -> ClosureRow {
    let entry = sorted[place]
    var row = ClosureRow()
    row.number = ClosureNumber(number: entry.number > 0 ? entry.number : nil)
    row.modifier = names.modifiers[entry.modifier]
    if entry.earlierPass > 0 { row.earlierPass = entry.earlierPass }
    return row
  }
}
