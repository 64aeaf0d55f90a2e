import ViewTreeInspector
import ViewTreeLayout

/// The change that would help, with its result.
extension Reasons {
  /// The outcome of the changes that were tried without success, with the state as it is.
  var noChange: String {
    "no single change of layoutPriority, lineLimit or fixedSize shows the whole text"
      + (names.inspection.state.isEmpty ? "" : " while the state stays as it is")
  }

  func sentence(_ change: ViewExplanation.Change) -> String {
    let result = change.lines.map { "\(ReportWords.count($0, "line", "lines")), not truncated" }
    let length = length(change.length)
    let on = change.part.view == view ? "" : " on \(name(change.part))"
    switch change.kind {
    case .layoutPriority:
      return "with .layoutPriority(1)\(on): \(length) wide, not truncated\(cost(of: change))"
    case .noLineLimit: return "without the line limit: \(result ?? length)\(cost(of: change))"
    case .fixedHeight:
      return "with .fixedSize(horizontal: false, vertical: true)\(on): \(result ?? length)"
        + (change.changesState ? ", after the state has settled again" : "") + cost(of: change)
    case .frame(let axis, let value):
      return "with .frame(\(ExplanationWords.name(axis)): \(self.length(value)))\(on): \(length)"
    case .removal:
      let lines = change.lines.map { " wide, \(ReportWords.count($0, "line", "lines"))" } ?? ""
      let fits = lines.isEmpty ? ", which fits" : ""
      return "without \(name(change.part)): \(length)\(lines)\(fits)\(cost(of: change))"
    case .minimum(let axis, let value, let scroll):
      let name = axis == .horizontal ? "minWidth" : "minHeight"
      let side = ExplanationWords.name(axis)
      return "with .frame(\(name): \(self.length(value))), the \(side) of \(self.name(scroll)), "
        + "on \(self.name(change.part)): \(length)"
    case .flexible(let axis):
      let name = axis == .horizontal ? "Width" : "Height"
      let part = self.name(change.part)
      return "with .frame(min\(name): 0, max\(name): .infinity) on \(part): \(length), which fits"
    case .scrolling(let axis):
      let name = axis == .horizontal ? "ScrollView(.horizontal)" : "ScrollView"
      return "in a \(name): \(length), and the rest scrolls"
    case .uncovering(let bar):
      return "under \(words(bar)): without \(name(change.part)), it isn't"
    case .maximum(let axis, let value):
      let name = axis == .horizontal ? "maxWidth" : "maxHeight"
      return "with .frame(\(name): \(self.length(value))) instead of \(self.name(change.part)): "
        + "\(length), which fits"
    }
  }

  private func words(_ bar: ViewExplanation.Bar) -> String {
    switch bar {
    case .tabs: "the tab bar"
    case .navigation: "the navigation bar"
    case .inset: "the bar of safeAreaInset"
    }
  }

  private func cost(of change: ViewExplanation.Change) -> String {
    switch change.cost {
    case .overflow(nil, let outer): ", but larger than \(name(outer))"
    case .overflow(let inner?, let outer):
      ", but then \(name(inner)) is larger than \(name(outer))"
    case .truncation(let part): ", but then \(name(part)) is truncated"
    case .shortening(let part): ", but then \(name(part)) shows less"
    case .squeeze(let part): ", but then \(name(part)) has no space"
    case .wrap(let part, let lines): ", but then \(name(part)) takes \(lines) lines"
    case nil: ""
    }
  }
}
