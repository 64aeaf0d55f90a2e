import ViewTreeDocument
import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// A drawing of the visible content of the window: a schematic one for the layout, or one at full
/// strength for the screen, with bars and controls as the user sees them.
///
/// Views are visited in painting order: a background before its view, the views of a container by
/// `zIndex`, an overlay after its view, and presented views at the end.
struct ContentPainter {
  let plan: LayoutPlan
  private(set) var reader: StyleReader
  /// The facts about the screen, or `nil` for a schematic drawing.
  let screen: ScreenLook?
  /// The colors of the system, which are lighter in a dark sheet.
  private(set) var colors: SystemColors
  /// The colors outside of views that set light or dark ones for themselves.
  private var usual: SystemColors
  var scene: Scene
  /// The grid in which text and controls are marked as occupied.
  var grid: CollisionGrid
  /// The visible area, beyond which content isn't drawn.
  let visible: Rect
  /// The views whose own content is drawn, or `nil` for all.
  private let chosen: Set<ID<InspectedView>>?
  /// The number of visible views that aren't drawn.
  private(set) var leftOut = 0
  /// The names of symbols without a drawing, and of images without a size.
  var unknownSymbols = UndrawnNames()
  var missingImages = UndrawnNames()
  /// The names of effects without a drawing.
  private var omittedEffects = UndrawnNames()

  /// The placed nodes of all views.
  private(set) lazy var viewNodes = screen?.viewNodes ?? plan.geometry.viewNodes

  private var tasks: [Task] = []
  private var states: [ContentState]
  /// Groups that are presented over the window, in the order in which they are found.
  private var presented: [Presented] = []

  /// A group or a bar that is drawn over the content of the root.
  private enum Presented {
    case group(ID<InspectedGroup>, state: Int)
    /// The tab bar of a view, which is in front of pushed views.
    case tabBar(ID<InspectedView>, state: Int)
  }

  /// A drawing task that remains. Places are those of modifiers, the innermost of which has 0.
  private enum Task {
    case view(ID<InspectedView>, state: Int)
    case group(ID<InspectedGroup>, state: Int)
    case bare(ID<InspectedView>, state: Int)
    case style(ID<InspectedView>, DrawnLook, state: Int)
    case border(ID<InspectedView>, DrawnLook)
    case glass(ID<InspectedView>, DrawnLook)
    case beginGroups([Figure.Group])
    case endGroups(Int)
    /// The indicator of a sheet, in front of its content.
    case indicator(Rect, ID<InspectedView>)
    case bars(ID<InspectedView>, state: Int)
    case pushedBar(ID<InspectedView>, state: Int)
  }

  /// Draws the content into the scene, and marks occupied parts of the grid. Returns the number of
  /// omitted views.
  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, _ grid: inout CollisionGrid
  ) {
    var marks = ContentPainter(plan, nil, scene, grid)
    marks.draw()
    (scene, grid) = (marks.scene, marks.grid)
    marks.noteOmissions(in: &scene)
  }

  /// Draws the content of a screen into the scene.
  static func add(_ plan: LayoutPlan, _ screen: ScreenLook, to scene: inout Scene) {
    var marks = ContentPainter(plan, screen, scene, CollisionGrid(plan.canvas))
    marks.draw()
    scene = marks.scene
    marks.noteOmissions(in: &scene)
  }

  private func noteOmissions(in scene: inout Scene) {
    if leftOut > 0 {
      scene.omissions.append(
        .beyondLimit(
          "\(ReportWords.count(leftOut, "smaller view", "smaller views")) without content."))
    }
    if reader.found.hasMaterial {
      scene.omissions.append(.withoutRoom("Materials are tints, without their blur."))
    }
    if let names = unknownSymbols.words {
      scene.omissions.append(.beyondLimit("Symbols without a drawing: \(names)."))
    }
    if let names = omittedEffects.words {
      scene.omissions.append(.beyondLimit("Effects that aren't drawn: \(names)."))
    }
    if let names = reader.found.missingColors.words, screen != nil {
      scene.omissions.append(.beyondLimit("Colors that no asset has: \(names)."))
    }
    if let names = missingImages.words {
      scene.omissions.append(
        .beyondLimit("Images without a size, because no asset has it: \(names)."))
    }
  }

  private init(
    _ plan: LayoutPlan, _ screen: ScreenLook?, _ scene: Scene, _ grid: CollisionGrid
  ) {
    self.plan = plan
    self.scene = scene
    self.grid = grid
    self.screen = screen
    colors = screen?.colors ?? .light
    usual = colors
    states = [ContentState(colors)]
    reader = StyleReader(
      inspection: plan.inspection, colors: colors, isScreen: screen != nil, found: FoundStyles())
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
      .beginGroup(
        Figure.Group(opacity: screen == nil ? 0.7 : 1, clip: .rectangle(visible, radius: 0))),
      .content)
    if plan.options.view == nil {
      tasks.append(.group(plan.view(ID(0)).group, state: 0))
    } else {
      tasks.append(.view(plan.root, state: 0))
    }
    var nextPresented = 0
    while true {
      let found = presented.count
      while let task = tasks.popLast() { perform(task) }
      if screen != nil { orderPresented(found: found, next: nextPresented) }
      guard nextPresented < presented.count else { break }
      present(presented[nextPresented])
      nextPresented += 1
    }
    scene.add(.endGroup, .content)
  }

  /// Moves the groups that were found last to the front of the queue, in their order from back to
  /// front: on a screen, views that a sheet presents are in front of it.
  private mutating func orderPresented(found: Int, next: Int) {
    let new = (0...3).map { rank in presented[found...].filter { self.rank($0) == rank } }
    presented.removeSubrange(found...)
    presented.insert(contentsOf: new.joined(), at: next)
  }

  /// The position in the order from back to front.
  private func rank(_ presented: Presented) -> Int {
    guard case .group(let group, _) = presented else { return 2 }
    switch plan.inspection.groups[group].role {
    case .toolbar: return 0
    case .navigationDestination: return 1
    default: return 3
    }
  }

  /// Plans a presented group, on its ground.
  private mutating func present(_ presented: Presented) {
    switch presented {
    case .group(let group, let state): present(group, state)
    case .tabBar(let view, let state):
      use(states[state].colors)
      drawTabBar(of: view, states[state])
    }
  }

  /// Draws the following views in some colors.
  private mutating func use(_ colors: SystemColors) {
    usual = colors
    draw(in: colors)
  }

  /// Draws a view in the colors that it sets.
  private mutating func useColors(of view: ID<InspectedView>) {
    let isDark = plan.geometry.environment(of: view)?.isDark ?? usual.isDark
    if isDark != colors.isDark {
      draw(in: isDark == usual.isDark ? usual : isDark ? .dark : .light)
    }
  }

  mutating func draw(in colors: SystemColors) {
    guard screen != nil else { return }
    self.colors = colors
    reader = StyleReader(
      inspection: plan.inspection, colors: colors, isScreen: true, found: reader.found)
  }

  private mutating func present(_ group: ID<InspectedGroup>, _ outer: Int) {
    guard let screen else { return tasks.append(.group(group, state: 0)) }
    let outer = state(of: group, presentedIn: outer)
    use(states[outer].colors)
    let clips = drawGround(of: group, screen)
    if plan.inspection.groups[group].role == .navigationDestination,
      let view = plan.groups.views(of: group).first
    {
      tasks.append(.pushedBar(view, state: outer))
    }
    if let rect = sheetIndicator(of: group), let view = plan.groups.views(of: group).first {
      tasks.append(.indicator(rect, view))
    }
    if !clips.isEmpty { tasks.append(.endGroups(clips.count)) }
    tasks.append(.group(group, state: outer))
    if !clips.isEmpty { tasks.append(.beginGroups(clips)) }
  }

  /// The state of presented views: the tint of the view that presents them. Labels in a bar have
  /// the accent color.
  private mutating func state(of group: ID<InspectedGroup>, presentedIn outer: Int) -> Int {
    var state = states[0]
    (state.tint, state.foreground) = (states[outer].tint, states[outer].foreground)
    state.colors = colors(of: group, presentedIn: states[outer].colors)
    switch plan.inspection.groups[group].role {
    case .toolbar: state.isInBar = true
    case .alert, .confirmationDialog: state.alignment = .center
    default: break
    }
    states.append(state)
    return states.count - 1
  }

  /// The colors of a presented group: those of the views around it, and raised ones in a sheet.
  private func colors(
    of group: ID<InspectedGroup>, presentedIn outer: SystemColors
  ) -> SystemColors {
    switch plan.inspection.groups[group].role {
    case .sheet, .popover: outer.isDark ? .raisedDark : outer
    case .fullScreenCover: states[0].colors
    case .toolbar: barColors(around: group) ?? outer
    default: outer
    }
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
      useColors(of: view)
      (reader.tint, reader.foreground) = (states[state].tint, states[state].foreground)
      drawBare(view, states[state])
    case .style(let view, let look, let state):
      useColors(of: view)
      (reader.tint, reader.foreground) = (states[state].tint, states[state].foreground)
      guard let style = look["style"], let place = look.place,
        let outline = plan.geometry.styleOutline(of: view, modifier: place)
      else { return }
      if screen != nil, let shape = look["in"] {
        return fill(outline, reader.paint(style), shape, look, view)
      }
      fill(outline, reader.paint(style), view)
    case .border(let view, let look): drawBorder(view, look)
    case .glass(let view, let look):
      if screen != nil { drawGlassEffect(look, of: view) }
    case .bars(let view, let state):
      drawBars(of: view, states[state])
      drawPageDots(of: view)
      if plan.geometry.tabBar(of: view) != nil { presented.append(.tabBar(view, state: state)) }
    case .pushedBar(let view, let state): drawPushedBar(around: view, states[state])
    case .indicator(let rect, let view):
      area(rect, radius: rect.height / 2, colors.tertiary, view)
    case .beginGroups(let groups):
      for group in groups { scene.add(.beginGroup(group), .content) }
    case .endGroups(let count):
      for _ in 0..<count { endGroup() }
    }
  }

  /// Ends a group. An empty group is removed.
  private mutating func endGroup() {
    if case .beginGroup(let group)? = scene.shapes.last?.figure, group.mask != .shapes(in: visible)
    {
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
    var separate: [ID<InspectedGroup>] = []
    for group in plan.groups.groups(of: view) {
      let role = plan.inspection.groups[group].role
      if plan.groups.views(of: group).isEmpty { continue }
      if role == .children {
        children.append(group)
      } else if role.isPresented {
        if role == .toolbar, screen?.hasNavigation(around: view, plan) == false { continue }
        separate.append(group)
      } else {
        secondaries.append(group)
      }
    }
    if looks.isEmpty, secondaries.isEmpty {
      for group in separate { presented.append(.group(group, state: outer)) }
      return enter(view, children, outer)
    }
    openModified(view, looks, children, secondaries, separate, outer)
  }

  /// The ascending indices of modifiers that draw. Other modifiers have no cost.
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
    _ secondaries: [ID<InspectedGroup>], _ separate: [ID<InspectedGroup>], _ outer: Int
  ) {
    var layers = Layers(state: outer)
    var states: [ID<InspectedGroup>: Int] = [:]
    for place in places(looks, secondaries + separate).reversed() where !layers.isHidden {
      for group in separate where plan.inspection.groups[group].modifier == place {
        states[group] = layers.state
      }
      var later: [Task] = []
      for group in secondaries where plan.inspection.groups[group].modifier == place {
        add(secondary: group, to: &layers, &later)
      }
      for look in looks where look.place == place { add(look, of: view, to: &layers, &later) }
      layers.after = later + layers.after
    }
    for group in separate {
      presented.append(.group(group, state: states[group] ?? layers.state))
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
      if let clips = clips(ofMask: group) {
        layers.before.append(.beginGroups(clips))
        return later.append(.endGroups(clips.count))
      }
      layers.before += [
        .beginGroups([Figure.Group(mask: .shapes(in: visible))]),
        .group(group, state: layers.state), .endGroups(1),
        .beginGroups([Figure.Group(mask: .masked)]),
      ]
      later.append(.endGroups(1))
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
    case .background?: layers.before.append(.style(view, look, state: layers.state))
    case .overlay?: later.append(.style(view, look, state: layers.state))
    case .glass?: layers.before.append(.glass(view, look))
    case .border?: later.append(.border(view, look))
    case .omitted?:
      if screen != nil, plan.view(view).content.overlaps(visible), let name = look.name {
        omittedEffects.add(name)
      }
    case .lineAlignment?, .tint?, .foreground?, .redacted?, .unredacted?, .symbolVariant?,
      .buttonShape?, .italic?, .underline?, .strikethrough?, .disabled?,
      .listGround?:
      var state = states[layers.state]
      state.apply(look, reader)
      states.append(state)
      layers.state = states.count - 1
    case .clips?, .fill?, .stroke?, .innerStroke?, .shadow?, .colorScheme?, .badge?, .rowGround?,
      .rowLine?,
      .rowLineTint?, .barGround?, .barScheme?, .subtitle?,
      .searchField?, .sheetRadius?, .sheetGround?, .tabStyle?, .pageDots?, .trim?, .tabItem?, nil:
      break
    }
  }

  /// Plans the bare view and its children, in front of it.
  private mutating func enter(
    _ view: ID<InspectedView>, _ children: [ID<InspectedGroup>], _ outer: Int
  ) {
    var state = outer
    let definition = plan.definition(plan.view(view))
    if screen != nil, let definition, definition.hasBars { tasks.append(.bars(view, state: outer)) }
    if children.count > 0, let inner = labelState(of: view, definition, states[outer]) {
      states.append(inner)
      state = states.count - 1
    }
    let clips =
      definition?.traits.contains(.scrolls) == true
      ? plan.geometry.outline(of: view).map { clip($0, .rectangle(scrolledArea($0), radius: 0)) }
        ?? []
      : []
    if !clips.isEmpty { tasks.append(.endGroups(clips.count)) }
    for group in children.reversed() { tasks.append(.group(group, state: state)) }
    if !clips.isEmpty { tasks.append(.beginGroups(clips)) }
    tasks.append(.bare(view, state: outer))
  }

  /// The state of views in a label, or `nil` if they inherit that of the view.
  private func labelState(
    of view: ID<InspectedView>, _ definition: ViewDefinition?, _ outer: ContentState
  ) -> ContentState? {
    guard let painting = definition?.painting else { return nil }
    var inner = outer
    if screen != nil {
      let isButton =
        painting == .toggle && plan.geometry.environment(of: view)?.styles.toggle == .button
      guard painting.isTappable || painting == .picker || isButton else { return nil }
      inner.label = labelColor(of: view, painting, outer)
      inner.isInLink = painting == .navigationLink
    } else {
      guard painting.isTappable, painting != .navigationLink || !isInRow(view) else { return nil }
      inner.label = inner.accent
    }
    return inner
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
    case .shadow? where screen != nil: return shadow(look, view).map { [$0] } ?? []
    default: return []
    }
  }

  /// The group that draws the shadow of its content.
  private func shadow(_ look: DrawnLook, _ view: ID<InspectedView>) -> Figure.Group? {
    guard let modifier = look.place,
      let place = plan.geometry.outline(of: view, modifier: modifier)
    else { return nil }
    let radius = look.number("radius") ?? 0
    let (x, y) = (look.number("x") ?? 0, look.number("y") ?? 0)
    var color = PictureColor(red: 0, green: 0, blue: 0, opacity: 0.33)
    if let style = look["color"], case .color(let own) = reader.paint(style) { color = own }
    let box = place.boundingBox
    guard LayoutPlan.isNear(box), 0...200 ~= radius, x.magnitude < 500, y.magnitude < 500,
      color.opacity > 0
    else { return nil }
    // Content may extend past its frame.
    let region = box.grown(by: 2 * radius + max(x.magnitude, y.magnitude) + 32)
    return Figure.Group(
      shadow: Shadow(color: color, radius: radius, x: x, y: y, region: region))
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
    case .shape:
      return look.first.flatMap { ClipOutline.clip($0, look, rect, plan.geometry) }
    }
  }

  /// The groups that clip to a mask, if it's a single shape that is filled. `nil` for any other mask.
  private func clips(ofMask group: ID<InspectedGroup>) -> [Figure.Group]? {
    let views = plan.groups.views(of: group)
    guard let view = views.first, views.count == 1,
      let definition = plan.definition(plan.view(view)), definition.isShape,
      case .shape(let outline) = definition.painting,
      let place = plan.geometry.outline(of: view),
      !DrawnLook.looks(of: plan.view(view), in: plan.inspection).contains(where: { $0.place != nil }
      ),
      let clip = self.outline(outline, place.rect, own(plan.view(view)))?.clip
    else { return nil }
    return self.clip(place, clip)
  }

  /// Groups that clip to an outline in local coordinates.
  func clip(_ place: DrawnGeometry.Place, _ outline: Figure.Clip) -> [Figure.Group] {
    let map = place.transform
    // An outline of that size clips nothing visible.
    guard LayoutPlan.isNear(place.boundingBox) else { return [] }
    if map.isTranslation {
      return [Figure.Group(clip: outline.offsetBy(x: map.tx, y: map.ty))]
    }
    // Clips in the view's own coordinates, and then returns to those of the window.
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
    case .path(let steps): .path(steps.map { $0.map { Point(x: $0.x + x, y: $0.y + y) } })
    }
  }
}
