import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// A schematic drawing of the visible content of the window.
///
/// Views are visited in painting order: a background before its view, the views of a container by
/// `zIndex`, an overlay after its view, and presented views at the end.
struct ContentPainter {
  let plan: LayoutPlan
  let reader: StyleReader
  var scene: Scene
  /// The grid in which texts and controls are marked as occupied.
  var grid: CollisionGrid
  /// Beyond this nothing is seen.
  let visible: Rect
  /// The views whose own content is drawn, or `nil` for all.
  private let chosen: Set<ID<InspectedView>>?
  /// The number of visible views that aren't drawn.
  private(set) var leftOut = 0

  private var tasks: [Task] = []
  private var states = [ContentState()]
  /// Groups that are presented over the window, in the order in which they are found.
  private var presented: [ID<InspectedGroup>] = []

  /// A drawing task that remains. Places are those of modifiers, the innermost of which has 0.
  private enum Task {
    case view(ID<InspectedView>, state: Int)
    case group(ID<InspectedGroup>, state: Int)
    case bare(ID<InspectedView>, state: Int)
    case style(ID<InspectedView>, DrawnLook)
    case border(ID<InspectedView>, DrawnLook)
    case beginGroups([Figure.Group])
    case endGroups(Int)
  }

  /// Draws the content into the scene, and marks occupied parts of the grid. Returns the number of
  /// omitted views.
  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, _ grid: inout CollisionGrid
  ) {
    var marks = ContentPainter(plan, scene, grid)
    marks.draw()
    (scene, grid) = (marks.scene, marks.grid)
    if marks.leftOut > 0 {
      scene.omissions.append(
        .beyondLimit(
          "\(ReportWords.count(marks.leftOut, "smaller view", "smaller views")) without content."))
    }
  }

  private init(_ plan: LayoutPlan, _ scene: Scene, _ grid: CollisionGrid) {
    self.plan = plan
    self.scene = scene
    self.grid = grid
    reader = StyleReader(inspection: plan.inspection)
    let isCropped = plan.options.view != nil
    visible = isCropped ? plan.canvas : plan.window.intersection(plan.canvas) ?? plan.canvas
    if plan.detail == .everything {
      chosen = nil
    } else {
      let drawn = plan.views.filter { ViewKind(plan.view($0)) != .container }
      chosen = Set(
        LayoutPlan.largest(drawn, MarkLimits.content) { plan.inspection.views[$0].content })
    }
  }

  private mutating func draw() {
    guard !plan.inspection.views.isEmpty else { return }
    scene.add(
      .beginGroup(Figure.Group(opacity: 0.7, clip: .rectangle(visible, radius: 0))), .content)
    if plan.options.view == nil {
      tasks.append(.group(plan.view(ID(0)).group, state: 0))
    } else {
      tasks.append(.view(plan.root, state: 0))
    }
    var nextPresented = 0
    while true {
      while let task = tasks.popLast() { perform(task) }
      guard nextPresented < presented.count else { break }
      tasks.append(.group(presented[nextPresented], state: 0))
      nextPresented += 1
    }
    scene.add(.endGroup, .content)
  }

  private mutating func perform(_ task: Task) {
    switch task {
    case .view(let view, let state): open(view, state)
    case .group(let group, let state):
      for view in plan.groups.views(of: group).reversed() {
        tasks.append(.view(view, state: state))
      }
    case .bare(let view, let state):
      let content = plan.view(view).content
      guard LayoutPlan.isNear(content), content.overlaps(visible) else { return }
      if chosen?.contains(view) == false {
        if ViewKind(plan.view(view)) != .container { leftOut += 1 }
        return
      }
      drawBare(view, states[state])
    case .style(let view, let look):
      guard let style = look["style"], let place = look.place,
        let outline = plan.geometry.styleOutline(of: view, modifier: place)
      else { return }
      fill(outline, reader.paint(style), view)
    case .border(let view, let look): drawBorder(view, look)
    case .beginGroups(let groups):
      for group in groups { scene.add(.beginGroup(group), .content) }
    case .endGroups(let count):
      for _ in 0..<count { endGroup() }
    }
  }

  /// Ends a group. An empty group is removed.
  private mutating func endGroup() {
    if case .beginGroup? = scene.shapes.last?.figure {
      scene.shapes.removeLast()
    } else {
      scene.add(.endGroup, .content)
    }
  }

  // MARK: - Modifiers

  /// Schedules a view with its modifiers, from the outermost inward and back out.
  private mutating func open(_ view: ID<InspectedView>, _ outer: Int) {
    let record = plan.view(view)
    let looks = DrawnLook.looks(of: record, in: plan.inspection).filter { $0.place != nil }
    var children: [ID<InspectedGroup>] = []
    var secondaries: [ID<InspectedGroup>] = []
    for group in plan.groups.groups(of: view) {
      let role = plan.inspection.groups[group].role
      if plan.groups.views(of: group).isEmpty { continue }
      if role == .children {
        children.append(group)
      } else if role.isPresented {
        presented.append(group)
      } else {
        secondaries.append(group)
      }
    }
    if looks.isEmpty, secondaries.isEmpty { return enter(view, children, outer) }
    openModified(view, looks, children, secondaries, outer)
  }

  /// The ascending places of modifiers that draw. Other modifiers cost nothing.
  private func places(_ looks: [DrawnLook], _ secondaries: [ID<InspectedGroup>]) -> [UInt32] {
    var places = looks.compactMap(\.place)
    places += secondaries.compactMap { plan.inspection.groups[$0].modifier }
    places.sort()
    return places.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The tasks to paint before and after the bare view, collected while modifiers are visited from
  /// the outermost inward.
  private struct Layers {
    var before: [Task] = []
    /// Tasks in painting order: from the innermost outward.
    var after: [Task] = []
    /// The state inside the modifiers visited so far.
    var state: Int
    /// True if no content inside is visible.
    var isHidden = false
  }

  private mutating func openModified(
    _ view: ID<InspectedView>, _ looks: [DrawnLook], _ children: [ID<InspectedGroup>],
    _ secondaries: [ID<InspectedGroup>], _ outer: Int
  ) {
    var layers = Layers(state: outer)
    for place in places(looks, secondaries).reversed() where !layers.isHidden {
      var later: [Task] = []
      for group in secondaries where plan.inspection.groups[group].modifier == place {
        add(secondary: group, to: &layers, &later)
      }
      for look in looks where look.place == place { add(look, of: view, to: &layers, &later) }
      layers.after = later + layers.after
    }
    for task in layers.after.reversed() { tasks.append(task) }
    if !layers.isHidden { enter(view, children, layers.state) }
    for task in layers.before.reversed() { tasks.append(task) }
  }

  private func add(
    secondary group: ID<InspectedGroup>, to layers: inout Layers, _ later: inout [Task]
  ) {
    switch plan.inspection.groups[group].role {
    case .background: layers.before.append(.group(group, state: layers.state))
    case .mask:
      let clips = mask(group)
      layers.before.append(.beginGroups(clips))
      later.append(.endGroups(clips.count))
    default: later.append(.group(group, state: layers.state))
    }
  }

  private mutating func add(
    _ look: DrawnLook, of view: ID<InspectedView>, to layers: inout Layers, _ later: inout [Task]
  ) {
    let groups = wrapping(look, view)
    if !groups.isEmpty {
      layers.before.append(.beginGroups(groups))
      later.insert(.endGroups(groups.count), at: 0)
    }
    switch look.painting {
    case .hides?: layers.isHidden = true
    case .opacity?: layers.isHidden = look.first.flatMap(DrawnLook.number) ?? 1 <= 0
    case .background?: layers.before.append(.style(view, look))
    case .overlay?: later.append(.style(view, look))
    case .border?: later.append(.border(view, look))
    case .lineAlignment?, .tint?, .italic?, .underline?, .strikethrough?, .disabled?:
      var state = states[layers.state]
      state.apply(look, reader)
      states.append(state)
      layers.state = states.count - 1
    case .clips?, .fill?, .stroke?, .innerStroke?, nil: break
    }
  }

  /// Plans the bare view and its children, in front of it.
  private mutating func enter(
    _ view: ID<InspectedView>, _ children: [ID<InspectedGroup>], _ outer: Int
  ) {
    var state = outer
    let definition = plan.definition(plan.view(view))
    if children.count > 0, definition?.painting == .button || definition?.painting == .link {
      var inner = states[outer]
      inner.label = inner.accent
      states.append(inner)
      state = states.count - 1
    }
    let clips =
      definition?.traits.contains(.scrolls) == true
      ? plan.geometry.outline(of: view).map { clip($0, .rectangle($0.rect, radius: 0)) } ?? [] : []
    if !clips.isEmpty { tasks.append(.endGroups(clips.count)) }
    for group in children.reversed() { tasks.append(.group(group, state: state)) }
    if !clips.isEmpty { tasks.append(.beginGroups(clips)) }
    tasks.append(.bare(view, state: outer))
  }

  // MARK: - Groups

  /// The groups with which a modifier wraps its content.
  private func wrapping(_ look: DrawnLook, _ view: ID<InspectedView>) -> [Figure.Group] {
    switch look.painting {
    case .opacity?:
      let opacity = look.first.flatMap(DrawnLook.number) ?? 1
      return opacity < 1 ? [Figure.Group(opacity: opacity)] : []
    case .clips(let form)?:
      guard let modifier = look.place,
        let place = plan.geometry.outline(of: view, modifier: modifier),
        let outline = outline(form, look, place.rect)
      else { return [] }
      return clip(place, outline)
    default: return []
    }
  }

  /// The outline to which a modifier clips, or `nil` for an unknown shape.
  private func outline(
    _ form: ModifierDefinition.Clip, _ look: DrawnLook, _ rect: Rect
  ) -> Figure.Clip? {
    switch form {
    case .frame: return .rectangle(rect, radius: 0)
    case .roundedFrame:
      let radius = look.first.flatMap(DrawnLook.number) ?? 0
      return .rectangle(rect, radius: min(max(radius, 0), min(rect.width, rect.height) / 2))
    case .shape: return look.first.flatMap { ClipOutline.clip($0, look, rect) }
    }
  }

  /// The groups that clip to a mask, if it is a single shape. Any other mask hides nothing here.
  private func mask(_ group: ID<InspectedGroup>) -> [Figure.Group] {
    let views = plan.groups.views(of: group)
    guard let view = views.first, views.count == 1,
      let definition = plan.definition(plan.view(view)), definition.isShape || definition.isFill,
      let place = plan.geometry.outline(of: view)
    else { return [] }
    var outline = ViewDefinition.Outline.rectangle
    if case .shape(let own) = definition.painting { outline = own }
    switch Self.outline(outline, place.rect, own(plan.view(view))) {
    case .ellipse(let rect): return clip(place, .ellipse(rect))
    case .rectangle(let rect, let radius): return clip(place, .rectangle(rect, radius: radius))
    default: return []
    }
  }

  /// Groups that clip to an outline in local coordinates.
  private func clip(_ place: DrawnGeometry.Place, _ outline: Figure.Clip) -> [Figure.Group] {
    let map = place.transform
    // What is that large cuts nothing that is seen.
    guard LayoutPlan.isNear(place.boundingBox) else { return [] }
    if map.isTranslation {
      return [Figure.Group(clip: outline.offsetBy(x: map.tx, y: map.ty))]
    }
    // Cut in the view's own coordinates, then back to those of the window.
    guard let back = map.inverse else { return [] }
    return [Figure.Group(transform: map, clip: outline), Figure.Group(transform: back)]
  }
}

extension Figure.Clip {
  fileprivate func offsetBy(x: Double, y: Double) -> Figure.Clip {
    switch self {
    case .rectangle(let rect, let radius):
      .rectangle(rect.offsetBy(x: x, y: y), radius: radius)
    case .ellipse(let rect): .ellipse(rect.offsetBy(x: x, y: y))
    }
  }
}
