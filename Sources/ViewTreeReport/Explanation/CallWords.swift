import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The calls of a view's size function, with equal calls counted.
struct CallWords {
  /// Equal calls.
  struct Group {
    let call: LayoutCall
    var count: Int
  }

  /// The calls in the order of their first occurrence.
  private(set) var groups: [Group] = []
  private let parent: String
  /// True for a view that a `ViewThatFits` tried and didn't choose.
  private let isTried: Bool

  init(_ view: ID<InspectedView>, _ explainer: LayoutExplainer, _ names: ExplanationNames) {
    let (calls, parent) = explainer.calls(ofView: view)
    isTried = !(explainer.explanation(ofView: view)?.isPlaced ?? false)
    self.parent = parent.map { names.name($0, seenFrom: view) } ?? "the window"
    for call in calls {
      if let known = groups.firstIndex(where: { $0.call == call }) {
        groups[known].count += 1
      } else {
        groups.append(Group(call: call, count: 1))
      }
    }
  }

  /// One line per group, below the name of the asking container.
  var lines: [String] {
    let total = groups.reduce(0) { $0 + $1.count }
    let head = "\(parent) asks \(ReportWords.count(total, "time", "times"))"
    return [head]
      + groups.map { group in
        let call = group.call
        let own = call.parentProposal.map { ", when it has \(ExplanationWords.proposal($0))" } ?? ""
        let purpose = isTried ? "to try it" : call.isPlacing ? "to place it" : "to measure it"
        let count = group.count > 1 ? ", \(group.count) times" : ""
        return "  \(ExplanationWords.proposal(call.proposal)) -> "
          + "\(ExplanationWords.size(call.size))  \(purpose)\(own)\(count)"
      }
  }
}
