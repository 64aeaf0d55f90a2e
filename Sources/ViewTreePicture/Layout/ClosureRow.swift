import ViewTreeInspector
import ViewTreeLayout

/// A closure in the legend, with the anchors that it got.
struct ClosureRow {
  let number: Int
  /// Its entry in `Inspection.order`.
  let event: Int
  let view: InspectedReference
  let name: String
  let modifier: String
  /// The pass in which it ran.
  let pass: Int
  /// The places of its anchors in `Inspection.anchors`.
  let anchors: [Int]

  private static let takers: Set<String> = ["anchorPreference", "transformAnchorPreference"]

  /// The closures in the order in which they ran, and the anchors that belong to none of them.
  static func rows(_ inspection: Inspection) -> (rows: [ClosureRow], others: [Int]) {
    var anchors: [InspectedReference: [Int]] = [:]
    var others: [Int] = []
    for (place, anchor) in inspection.anchors.enumerated() {
      if anchor.attachment == nil {
        anchors[anchor.view, default: []].append(place)
      } else {
        others.append(place)
      }
    }
    let closures = inspection.order.enumerated().filter { $0.element.kind == .closure }
    var counts: [InspectedReference: Int] = [:]
    for (_, event) in closures where takes(event, inspection) {
      counts[event.view, default: 0] += 1
    }
    var next: [InspectedReference: Int] = [:]
    let rows = closures.map { place, event in
      var own: [Int] = []
      // Where some closures did not run again, it cannot be told which anchor is whose.
      if takes(event, inspection), let list = anchors[event.view], list.count == counts[event.view]
      {
        own = [list[next[event.view, default: 0]]]
        next[event.view, default: 0] += 1
      }
      return ClosureRow(
        number: event.number, event: place, view: event.view,
        name: name(of: event.view, inspection),
        modifier: inspection.names.modifiers[Int(event.modifier)], pass: event.pass,
        anchors: own)
    }
    for (place, anchor) in inspection.anchors.enumerated()
    where anchor.attachment == nil && next[anchor.view] == nil {
      others.append(place)
    }
    return (rows, others.sorted())
  }

  private static func takes(_ event: InspectedEvent, _ inspection: Inspection) -> Bool {
    takers.contains(inspection.names.modifiers[Int(event.modifier)])
  }

  /// The shortest name of a view: its id, or that of its type.
  static func name(of reference: InspectedReference, _ inspection: Inspection) -> String {
    switch reference {
    case .view(let view):
      let record = inspection.views[Int(view)]
      return inspection.string(record.id) ?? inspection.names.views[Int(record.name)]
    case .path(let path, let id):
      return id ?? path.split(separator: "/").last.map(String.init) ?? path
    }
  }

  /// What an anchor describes and its numbers in the window.
  static func text(_ anchor: InspectedAnchor) -> String {
    let value = text(anchor.global, elements: 3)
    // What is long says with its numbers what it is.
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
