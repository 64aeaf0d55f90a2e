import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Views with the same frame, which share one label.
struct NameGroup {
  let frame: Rect
  /// The views, the outermost first.
  var views: [ID<InspectedView>]

  /// The maximum number of views that a label names.
  private static let nameCount = 4

  /// The views of a picture by their frames, in the order of the first of each.
  static func groups(_ plan: LayoutPlan) -> [NameGroup] {
    struct Key: Hashable {
      let x: Int64
      let y: Int64
      let width: Int64
      let height: Int64

      init(_ rect: Rect) {
        func thousandths(_ value: Double) -> Int64 {
          Int64(value * 1000 + (value < 0 ? -0.5 : 0.5))
        }
        (x, y) = (thousandths(rect.minX), thousandths(rect.minY))
        (width, height) = (thousandths(rect.width), thousandths(rect.height))
      }
    }
    var groups: [NameGroup] = []
    var places: [Key: Int] = [:]
    for view in plan.views {
      let record = plan.view(view)
      guard plan.frames(view), plan.definition(record)?.painting != .spring else { continue }
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

  /// Candidate labels for the views, the longest first: all names or only the nested names, with or
  /// without their size, then one name (of the component, if there is one), then an id.
  func texts(_ plan: LayoutPlan) -> [(names: String, size: String)] {
    let size =
      plan.shows(.sizes) ? "\(NumberText.short(frame.width))×\(NumberText.short(frame.height))" : ""
    guard plan.shows(.names) else { return [("", size)] }
    let all = Self.chain(views, plan)
    let nested = views.filter { !Self.isSecondary($0, plan) }
    var texts = [(all, size)]
    if !nested.isEmpty, nested.count < views.count {
      texts.append((Self.chain(nested, plan), size))
      texts.append((Self.chain(nested, plan), ""))
    } else {
      texts.append((all, ""))
    }
    let named = views.last { plan.inspection.string(plan.view($0).id) != nil }
    let component = views.first { plan.definition(plan.view($0)) == nil }
    if views.count > 1, let one = named ?? component ?? nested.last ?? views.last {
      texts.append((Self.name(of: one, plan), ""))
    }
    if named == nil, let component {
      let bare = LabelMetrics.cut(plan.name(plan.view(component)), to: 40)
      if texts.last?.0 != bare { texts.append((bare, "")) }
    }
    if let named, let id = plan.inspection.string(plan.view(named).id) {
      texts.append(("#" + LabelMetrics.cut(id, to: 24), ""))
    }
    return texts
  }

  /// True if the views are text views without an id. Their text identifies them.
  func isPlainText(_ plan: LayoutPlan) -> Bool {
    views.allSatisfy { view in
      let record = plan.view(view)
      return plan.definition(record)?.painting == .text
        && plan.inspection.string(record.id) == nil
    }
  }

  /// `MyFormField › TextField #f3`.
  func chain(_ plan: LayoutPlan) -> String { Self.chain(views, plan) }

  private static func chain(_ views: [ID<InspectedView>], _ plan: LayoutPlan) -> String {
    var names: [(name: String, count: Int)] = []
    for (place, view) in views.enumerated() {
      let isEnd = place == 0 || place > views.count - nameCount
      guard isEnd || views.count <= nameCount else {
        if place == 1 { names.append(("…", 1)) }
        continue
      }
      let name = name(of: view, plan)
      if names.last?.name == name {
        names[names.count - 1].count += 1
      } else {
        names.append((name, 1))
      }
    }
    return names.map { $0.count > 1 ? "\($0.name) ×\($0.count)" : $0.name }.joined(separator: " › ")
  }

  private static func isSecondary(_ view: ID<InspectedView>, _ plan: LayoutPlan) -> Bool {
    plan.inspection.groups[plan.view(view).group].role.word != nil
  }

  /// `overlay: Rectangle`, `Text #c3`, `MonthView “January”`.
  private static func name(of place: ID<InspectedView>, _ plan: LayoutPlan) -> String {
    let view = plan.view(place)
    let role = plan.inspection.groups[view.group].role.word.map { $0 + ": " } ?? ""
    let id = plan.inspection.string(view.id).map { " #" + LabelMetrics.cut($0, to: 24) } ?? ""
    let name = LabelMetrics.cut(plan.name(view), to: 40)
    return role + (id.isEmpty ? plan.componentTexts.name(name, of: place) : name + id)
  }
}
