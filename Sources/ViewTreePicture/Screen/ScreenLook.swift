import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The facts about a screen that no single view has: colors, titles, and the edges up to which
/// content extends below bars.
struct ScreenLook {
  /// A navigation view, or a column of it.
  private struct Screen: Hashable {
    let view: ID<InspectedView>
    let column: Int?
  }

  /// The colors of the system.
  let colors: SystemColors
  /// The version of the system.
  let platform: Platform
  /// The placed nodes of all views.
  let viewNodes: Set<NodeID>
  /// The titles of navigation views and of columns.
  private let titles: [Screen: String]
  /// Edges of the content and of the bars next to it, as y-coordinates.
  private var tops: [(inner: Double, outer: Double)] = []
  private var bottoms: [(inner: Double, outer: Double)] = []
  /// True if a tab bar is at the top, in the row of navigation bars.
  private(set) var hasTabsAtTop = false

  init(_ plan: LayoutPlan) {
    let (inspection, geometry) = (plan.inspection, plan.geometry)
    colors = Self.isDark(inspection, geometry) ? .dark : .light
    platform = geometry.platform
    viewNodes = geometry.viewNodes
    var titles: [Screen: String] = [:]
    for preference in inspection.preferences where preference.key == geometry.navigationTitleKey {
      guard case .view(let view) = preference.reader, case .string(let title) = preference.value
      else { continue }
      titles[Screen(view: view, column: preference.column)] = title
    }
    self.titles = titles
    let insets = inspection.window.safeArea
    if inspection.window.proposal == nil {
      tops.append((insets.top, 0))
      bottoms.append((plan.window.maxY - insets.bottom, plan.window.maxY))
    }
    for (view, record) in zip(inspection.views.ids, inspection.views) {
      guard let definition = plan.definition(record), definition.hasBars else { continue }
      for (bar, place) in geometry.bars(of: view) {
        let box = place.boundingBox
        if bar.height > 0 { tops.append((box.minY + bar.height, box.minY)) }
        if bar.bottomHeight > 0 { bottoms.append((box.maxY - bar.bottomHeight, box.maxY)) }
      }
      if let place = geometry.tabBar(of: view) {
        let box = place.boundingBox
        if geometry.hasTabsAtTop(view) {
          hasTabsAtTop = true
          tops.append((box.maxY, box.minY))
        } else {
          bottoms.append((box.minY, box.maxY))
        }
      }
    }
    addInsets(plan)
    for group in inspection.groups.ids
    where inspection.groups[group].role == .navigationDestination {
      guard let view = plan.groups.views(of: group).first,
        let (bar, place) = geometry.pushedBar(around: view)
      else { continue }
      let box = place.boundingBox
      if bar.height > 0 { tops.append((box.minY + bar.height, box.minY)) }
      if bar.bottomHeight > 0 { bottoms.append((box.maxY - bar.bottomHeight, box.maxY)) }
    }
  }

  /// Adds the edges of views with a `safeAreaInset`: content that scrolls goes on below the inset.
  private mutating func addInsets(_ plan: LayoutPlan) {
    for group in plan.inspection.groups where group.role == .safeAreaInset {
      guard let modifier = group.modifier,
        let whole = plan.geometry.outline(of: group.parent, modifier: modifier)?.boundingBox,
        let content =
          (modifier == 0
          ? plan.geometry.outline(of: group.parent)
          : plan.geometry.outline(of: group.parent, modifier: modifier - 1))?.boundingBox
      else { continue }
      if whole.minY < content.minY { tops.append((content.minY, whole.minY)) }
      if whole.maxY > content.maxY { bottoms.append((content.maxY, whole.maxY)) }
    }
  }

  /// True if the user requests dark colors, or the first view that requests a scheme does.
  private static func isDark(_ inspection: Inspection, _ geometry: DrawnGeometry) -> Bool {
    var scheme = geometry.colorScheme
    search: for view in inspection.views where view.drawing != nil {
      for look in DrawnLook.looks(of: view, in: inspection) where look.painting == .colorScheme {
        guard let text = look.first.flatMap({ look.text($0) }),
          let name = text.split(separator: ".").last
        else { continue }
        if name == "dark" || name == "light" {
          scheme = String(name)
          break search
        }
      }
    }
    return scheme == "dark"
  }

  /// The title of a navigation view, or of a column of it.
  func title(of view: ID<InspectedView>, column: Int? = nil) -> String? {
    titles[Screen(view: view, column: column)]
  }

  /// An area that extends below bars and up to the edges of the window.
  func extended(_ rect: Rect, top: Bool = true) -> Rect {
    let low = top ? Self.edge(rect.minY, tops) : rect.minY
    let high = Self.edge(rect.maxY, bottoms)
    return Rect(x: rect.minX, y: low, width: rect.width, height: high - low)
  }

  private static func edge(_ start: Double, _ edges: [(inner: Double, outer: Double)]) -> Double {
    var y = start
    // Goes from one bar to the next, and passes each bar at most once.
    for _ in edges {
      guard let next = edges.first(where: { abs($0.inner - y) < 1 && abs($0.outer - y) >= 1 })
      else { break }
      y = next.outer
    }
    return y
  }
}

extension ViewDefinition {
  /// True if the view has a navigation bar or a tab bar.
  var hasBars: Bool {
    if case .navigation = preferenceRole { return true }
    if case .tabs = meaning { return true }
    return false
  }
}

extension ScreenLook {
  /// The prompt of the field to search in, which a view in a navigation view declares.
  func prompt(in view: ID<InspectedView>, _ plan: LayoutPlan) -> String? {
    searchField(in: view, plan)?.text("prompt")
  }

  /// The text in that field. `nil` for an empty field.
  func searchText(in view: ID<InspectedView>, _ plan: LayoutPlan) -> String? {
    searchField(in: view, plan)?.text("text").flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The search field that a view in a navigation view declares, or the nearest view around it.
  private func searchField(in view: ID<InspectedView>, _ plan: LayoutPlan) -> DrawnLook? {
    let inspection = plan.inspection
    func field(of view: ID<InspectedView>) -> DrawnLook? {
      guard inspection.views[view].drawing != nil else { return nil }
      return DrawnLook.looks(of: inspection.views[view], in: inspection)
        .first { $0.painting == .searchField }
    }
    for number in Self.subtree(of: view, inspection) {
      if let field = field(of: number) { return field }
    }
    var outer = inspection.groups[inspection.views[view].group]
    while outer.role != .root, outer.parent.exists {
      if let field = field(of: outer.parent) { return field }
      outer = inspection.groups[inspection.views[outer.parent].group]
    }
    return nil
  }

  /// The title that a pushed view or a view in it declares.
  func writtenTitle(in view: ID<InspectedView>, _ plan: LayoutPlan) -> String? {
    for number in Self.subtree(of: view, plan.inspection) {
      for place in 0..<plan.inspection.views[number].modifierCount {
        if let title = plan.geometry.navigationTitle(of: number, modifier: UInt32(place)) {
          return title
        }
      }
    }
    return nil
  }

  /// True if a view is in a navigation view, whose bars show its toolbar. Without one, SwiftUI shows
  /// no items.
  func hasNavigation(around view: ID<InspectedView>, _ plan: LayoutPlan) -> Bool {
    let inspection = plan.inspection
    var next = view
    while next.exists {
      let group = inspection.groups[inspection.views[next].group]
      if group.role == .navigationDestination { return true }
      if group.role != .toolbar, group.role.isPresented { return false }
      guard group.role != .root else { return false }
      next = group.parent
      if next.exists, let definition = plan.definition(inspection.views[next]),
        case .navigation = definition.preferenceRole
      {
        return true
      }
    }
    return false
  }

  /// The title of the navigation view around a pushed view, which its back button has. `nil` for an
  /// unknown one.
  func titleBelow(_ view: ID<InspectedView>, _ plan: LayoutPlan) -> String? {
    let inspection = plan.inspection
    var parent = inspection.groups[inspection.views[view].group].parent
    while parent.exists {
      if let title = title(of: parent) { return title }
      parent = inspection.groups[inspection.views[parent].group].parent
    }
    return nil
  }

  /// A request of the outermost view in another one for its navigation bar.
  func barLook(
    _ painting: ModifierDefinition.Painting, in view: ID<InspectedView>, _ plan: LayoutPlan,
    where isRight: (DrawnLook) -> Bool = { _ in true }
  ) -> DrawnLook? {
    for number in Self.subtree(of: view, plan.inspection) {
      let record = plan.inspection.views[number]
      guard record.drawing != nil else { continue }
      let look = DrawnLook.looks(of: record, in: plan.inspection).last { look in
        let bar = look.text("for")
        return look.painting == painting && isRight(look)
          && (bar == nil || bar?.contains("navigationBar") == true
            || bar?.contains("automatic") == true)
      }
      if let look { return look }
    }
    return nil
  }

  /// A view and the views in it, in pre-order.
  static func subtree(
    of view: ID<InspectedView>, _ inspection: Inspection
  ) -> some Sequence<ID<InspectedView>> {
    let depth = inspection.views[view].depth
    return inspection.views.ids.lazy.drop { $0 < view }
      .prefix { $0 == view || inspection.views[$0].depth > depth }
  }
}
