import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// A closure in the legend, with the anchors that it got.
struct ListedClosure {
  let number: Int
  /// Its entry in `Inspection.order`.
  let event: Int
  let view: InspectedReference
  let modifier: String
  /// The pass in which it ran.
  let pass: Int
  /// The indices of its anchors in `Inspection.anchors`.
  let anchors: [ID<InspectedAnchor>]

  /// The closures in the order in which they ran, and the anchors without a closure.
  static func rows(_ plan: LayoutPlan) -> (rows: [ListedClosure], others: [ID<InspectedAnchor>]) {
    let inspection = plan.inspection
    let anchors = anchors(plan)
    var takers: [ID<InspectedView>: Int] = [:]
    for place in inspection.order.indices {
      if let view = taker(place, plan) { takers[view, default: 0] += 1 }
    }
    var next: [ID<InspectedView>: Int] = [:]
    let closures = inspection.order.indices.filter { inspection.order[$0].kind == .closure }
    let rows = closures.map { place in
      var own: [ID<InspectedAnchor>] = []
      // If some closures didn't run again, an anchor can't be matched with its closure.
      if let view = taker(place, plan), let list = anchors[view], list.count == takers[view] {
        own = [list[next[view, default: 0]]]
        next[view, default: 0] += 1
      }
      return ListedClosure(inspection, place, anchors: own)
    }
    let known = Set(anchors.lazy.filter { next[$0.key] != nil }.flatMap(\.value))
    return (rows, inspection.anchors.ids.filter { !known.contains($0) })
  }

  private init(_ inspection: Inspection, _ place: Int, anchors: [ID<InspectedAnchor>]) {
    let closure = inspection.order[place]
    number = closure.number
    event = place
    view = closure.view
    modifier = inspection.names.modifiers[closure.modifier]
    pass = closure.pass
    self.anchors = anchors
  }

  /// The anchors that the closures of each view received.
  private static func anchors(_ plan: LayoutPlan) -> [ID<InspectedView>: [ID<InspectedAnchor>]] {
    var anchors: [ID<InspectedView>: [ID<InspectedAnchor>]] = [:]
    for (place, anchor) in zip(plan.inspection.anchors.ids, plan.inspection.anchors)
    where anchor.attachment == nil {
      if let view = plan.places.view(anchor.view) { anchors[view, default: []].append(place) }
    }
    return anchors
  }

  /// The view of a closure that received an anchor of the last pass.
  private static func taker(_ place: Int, _ plan: LayoutPlan) -> ID<InspectedView>? {
    let event = plan.inspection.order[place]
    guard plan.lastRuns.contains(place),
      let meaning = plan.inspection.definition(of: event.modifier)?.meaning
    else { return nil }
    switch meaning {
    case .anchorPreference, .transformAnchorPreference: return plan.places.view(event.view)
    default: return nil
    }
  }

  /// The kind of an anchor, and its coordinates in the window.
  static func text(_ anchor: InspectedAnchor) -> String {
    let value = text(anchor.global, elements: 3)
    // In a long description, the coordinates already show the kind of the anchor.
    return anchor.source.utf8.count + value.utf8.count > 58 ? value : "\(anchor.source) \(value)"
  }

  private static func text(_ geometry: AnchorGeometry, elements: Int) -> String {
    switch geometry {
    case .rect(let rect):
      return "\(NumberText.exact(rect.minX)) \(NumberText.exact(rect.minY)) "
        + "\(NumberText.exact(rect.width))×\(NumberText.exact(rect.height))"
    case .point(let point): return "\(NumberText.exact(point.x)) \(NumberText.exact(point.y))"
    case .none: return "nil"
    case .list(let list):
      guard elements > 0 else { return "…" }
      let first = list.prefix(elements).map { text($0, elements: 0) }
      let rest = list.count > elements ? ", … \(list.count - elements) more" : ""
      return "[" + first.joined(separator: ", ") + rest + "]"
    }
  }
}
