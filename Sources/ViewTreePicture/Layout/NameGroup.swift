import ViewTreeInspector
import ViewTreeLayout

/// Views that have one and the same frame: they share one label.
struct NameGroup {
  let frame: Rect
  /// The views, the outermost first.
  var views: [UInt32]

  /// How many views a label names at most.
  private static let nameCount = 4

  /// The views of a picture by their frames, in the order of the first of each.
  static func groups(_ plan: LayoutPlan) -> [NameGroup] {
    struct Key: Hashable {
      let x: Int64
      let y: Int64
      let width: Int64
      let height: Int64

      init(_ rect: Rect) {
        func thousandths(_ value: Double) -> Int64 { Int64(value * 1000 + (value < 0 ? -0.5 : 0.5)) }
        (x, y) = (thousandths(rect.minX), thousandths(rect.minY))
        (width, height) = (thousandths(rect.width), thousandths(rect.height))
      }
    }
    var groups: [NameGroup] = []
    var places: [Key: Int] = [:]
    for view in plan.views {
      let record = plan.view(view)
      if plan.name(record) == "Spacer" { continue }
      let key = Key(record.frame)
      if let place = places[key] {
        groups[place].views.append(view)
      } else {
        places[key] = groups.count
        groups.append(NameGroup(frame: record.frame, views: [view]))
      }
    }
    return groups
  }

  /// What can be written of the views, the most first: their names, and their size or nothing.
  func texts(_ plan: LayoutPlan) -> [(names: String, size: String)] {
    let size =
      plan.shows(.sizes) ? "\(NumberText.short(frame.width))×\(NumberText.short(frame.height))" : ""
    guard plan.shows(.names) else { return [("", size)] }
    let all = chain(plan)
    guard let last = views.last else { return [] }
    var texts = [(all, size), (all, "")]
    let record = plan.view(last)
    if views.count > 1 { texts.append((Self.name(of: record, plan), "")) }
    if let named = views.last(where: { plan.inspection.string(plan.view($0).id) != nil }),
      let id = plan.inspection.string(plan.view(named).id)
    {
      texts.append(("#" + LabelMetrics.shortened(id, to: 24), ""))
    }
    return texts
  }

  /// `HStack › MyFormField › VStack #c3`.
  func chain(_ plan: LayoutPlan) -> String {
    var names: [String] = []
    for (place, view) in views.enumerated() {
      let isEnd = place == 0 || place > views.count - Self.nameCount
      if isEnd || views.count <= Self.nameCount {
        names.append(Self.name(of: plan.view(view), plan))
      } else if place == 1 {
        names.append("…")
      }
    }
    return names.joined(separator: " › ")
  }

  /// `overlay: GeometryReader`, `VStack #c3`.
  private static func name(of view: InspectedView, _ plan: LayoutPlan) -> String {
    let role = plan.inspection.groups[Int(view.group)].role.word.map { $0 + ": " } ?? ""
    let id = plan.inspection.string(view.id).map { " #" + LabelMetrics.shortened($0, to: 24) } ?? ""
    return role + LabelMetrics.shortened(plan.name(view), to: 40) + id
  }
}
