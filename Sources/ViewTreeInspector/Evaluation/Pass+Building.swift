import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// Building is recursive: each view opens its modifiers from the outermost inward, adds its own
/// node and content, and closes them again.
extension Pass {
  /// The position in the tree at which views are being built.
  struct Place {
    /// The node that they go below, or `nil` for the root.
    var parent: NodeID?
    /// The list that contains them.
    var group: ID<GroupRecord>
    /// The modifiers of enclosing groups.
    var chain: ModifierChain?
    /// True if only one of the views is shown.
    var isAlternative = false
    /// True if each view is a row that exists only while it's visible.
    var isRow = false
    /// True if each view is a tab.
    var isTab = false
    /// The role of sections there, if they are more than groups, and the current section.
    var section: SectionPlace?
    /// True if each view is a separate operand, as in a branch or an element
    /// (docs/explanation/preferences.md, Dynamic containers).
    var isItemized = false
    /// True if an enclosing container has a trait, so that views without a writer contribute the
    /// default.
    var givesDefaults = false
  }

  /// The container that several views form in a position for a single view.
  enum ImplicitContainer {
    /// The root's: a `VStack`.
    case vertical
    /// A button's or a control's label: an `HStack`.
    case horizontal
    /// An overlay's or a background's: a `ZStack`.
    case layered
    /// No container, as for a `GeometryReader`, which places several views itself.
    case none
  }

  // MARK: - Lists

  /// Builds the children of a container, which folds their preferences.
  func buildChildren(
    _ content: TemplateRange, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws {
    let mark = graph.mark
    let isDynamic = try containsDynamic(content, in: environment)
    try standing(alone: false) {
      try buildItems(content, in: environment, at: place, isDynamic: isDynamic, token: token)
    }
    if isDynamic {
      graph.closeDynamicContainer(from: mark, token: token.number)
    } else {
      graph.closeStaticContainer(from: mark, token: token.number)
    }
  }

  /// Builds the children of a container that shows one of them.
  func buildAlternatives(
    _ content: TemplateRange, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws {
    let mark = graph.mark
    try buildChildren(content, in: environment, at: place, token: token)
    // Only `ViewThatFits` keeps a value that the shown alternative doesn't write.
    if place.isTab {
      graph.closeDynamicContainer(from: mark, token: token.number)
    } else {
      graph.closeAlternatives(from: mark, token: token.number)
    }
  }

  /// Builds views in a position for a single view. Several views get an implicit container.
  ///
  /// Returns the resulting node, if any.
  func buildSingle(
    _ content: TemplateRange, in environment: ScriptEnvironment, below parent: NodeID?,
    group: ID<GroupRecord>, implicit: ImplicitContainer, token: NodeOwner
  ) throws -> NodeID? {
    var place = Place(parent: parent, group: group, chain: nil)
    if isSingleView(content) {
      if document.isMadeSingle(templates[content.first]) {
        return try buildLoneGroup(
          content.first, in: environment, at: place, implicit: implicit, token: token)
      }
      return try buildEntry(content.first, in: environment, at: place, token: token)
    }
    if isGroup(content) {
      return try buildLoneGroup(
        content.first, in: environment, at: place, implicit: implicit, token: token)
    }
    var container: NodeID?
    if try countViews(content, in: environment, upTo: 2) > 1 {
      container = addContainer(implicit, below: parent)
    }
    let row = here.currentRow
    defer { here.currentRow = row }
    if let container {
      place.parent = container
      here.currentRow = nil
    }
    let before = layout.count
    try buildChildren(content, in: environment, at: place, token: token)
    if let container { return container }
    return layout.count > before ? NodeID(rawValue: UInt32(before)) : nil
  }

  /// True if a list consists of a single group, or of a single component with several views.
  func isGroup(_ content: TemplateRange) -> Bool {
    guard !content.isEmpty, !isSingleView(content) else { return false }
    let template = templates[content.first]
    guard template.end == content.end else { return false }
    return template.kind == .view || template.kind == .component || template.kind == .slot
  }

  /// Builds a group in a position for a single view. Its modifiers are applied once, and so are
  /// those of a group that is its only content (docs/explanation/layout.md, Groups).
  private func buildLoneGroup(
    _ index: ID<ViewTemplate>, in environment: ScriptEnvironment, at place: Place,
    implicit: ImplicitContainer, token: NodeOwner
  ) throws -> NodeID? {
    try inside(UInt64(index.rawValue)) {
      try buildLoneGroup(
        templates[index], in: environment, at: place, implicit: implicit,
        token: token)
    }
  }

  private func buildLoneGroup(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    implicit: ImplicitContainer, token: NodeOwner
  ) throws -> NodeID? {
    func build(_ form: InstanceUse.Form?) throws -> NodeID? {
      if template.modifierCount > 0 {
        return try buildView(template, in: environment, at: place, implicit: implicit)
      }
      return try buildGroupContent(
        template, in: letEnvironment(template, environment, inside: place.chain),
        below: place.parent,
        group: place.group, implicit: implicit, form: form, token: token)
    }
    if template.kind == .slot, try slotContent(template, in: environment) == nil { return nil }
    guard template.kind == .component else { return try build(nil) }
    return try insideComponent(template) { _ in
      // A component with modifiers is a view itself.
      if template.modifierCount > 0 { return try build(nil) }
      return try noteUse(of: template, in: place.group) { try build($0) }
    }
  }

  /// The views of a group or of a component, in a position for a single view.
  func buildGroupContent(
    _ template: ViewTemplate, in environment: ScriptEnvironment, below parent: NodeID?,
    group: ID<GroupRecord>, implicit: ImplicitContainer, form: InstanceUse.Form?, token: NodeOwner
  ) throws -> NodeID? {
    if template.kind == .component {
      let component = document.components[template.component]
      let body = try componentEnvironment(template, component, form: form, in: environment)
      return try buildSingle(
        component.body, in: body, below: parent, group: group, implicit: implicit, token: token)
    }
    if template.kind == .slot {
      guard let slot = try slotContent(template, in: environment) else { return nil }
      return try buildSingle(
        slot.content, in: slot.environment, below: parent, group: group, implicit: implicit,
        token: token)
    }
    let definition = definition(template)
    let mark = graph.mark
    let node = try buildSingle(
      content(template, definition.contentIndex ?? 0), in: environment, below: parent,
      group: group, implicit: implicit, token: token)
    if case .anyView = definition.meaning {
      graph.closeDynamicContainer(from: mark, token: token.number)
    }
    return node
  }

  func addContainer(_ implicit: ImplicitContainer, below parent: NodeID?) -> NodeID? {
    switch implicit {
    case .vertical:
      layout.add(StackLayout.vertical(), to: parent)
    case .horizontal:
      layout.add(StackLayout.horizontal(), to: parent)
    case .layered:
      layout.add(ZStackLayout(alignment: .center), to: parent)
    case .none:
      nil
    }
  }

  /// True if a list is always exactly one view.
  ///
  /// In a position for a single view there is no container that `id` or `zIndex` could make
  /// dynamic.
  func isSingleView(_ content: TemplateRange) -> Bool {
    guard !content.isEmpty else { return false }
    let template = templates[content.first]
    guard template.end == content.end else { return false }
    switch template.kind {
    case .view: return !isTransparent(template)
    case .component: return isUnary(template)
    case .layout: return true
    default: return false
    }
  }

  func isEmpty(_ template: ViewTemplate) -> Bool {
    guard template.kind == .view, case .empty = definition(template).meaning else { return false }
    return true
  }

  private func isTransparent(_ template: ViewTemplate) -> Bool {
    definition(template).isGroup && !document.isMadeSingle(template)
  }

  /// Builds views one after another.
  ///
  /// In a dynamic container each run of static views is one operand, each view of a branch and of
  /// an element too (docs/explanation/preferences.md, Dynamic containers).
  func buildItems(
    _ content: TemplateRange, in environment: ScriptEnvironment, at place: Place,
    isDynamic: Bool, token: NodeOwner
  ) throws {
    let foldsRuns = isDynamic && !place.isItemized
    let givesDefaults = try foldsRuns && hasTraits(content, in: environment, at: place)
    var place = place
    place.givesDefaults = givesDefaults
    var run = openRun()
    for (index, template) in entries(of: content) {
      if isEmpty(template) {
        // An empty view has no content, even with modifiers.
      } else if foldsRuns, try self.isDynamic(template, in: environment) {
        close(run, givesDefaults: givesDefaults, token: token)
        run = openRun()
        _ = try buildEntry(index, in: environment, at: place, token: token)
        if givesDefaults, template.hasTrait { giveDefaults(to: run) }
        run = openRun()
      } else {
        _ = try buildEntry(index, in: environment, at: place, token: token)
      }
    }
    if foldsRuns { close(run, givesDefaults: givesDefaults, token: token) }
  }

  /// True if a view of a container has a trait, so that views without a writer contribute the
  /// default (docs/explanation/preferences.md, Dynamic containers).
  private func hasTraits(
    _ content: TemplateRange, in environment: ScriptEnvironment, at place: Place
  ) throws -> Bool {
    if place.givesDefaults { return true }
    if place.isAlternative || place.isTab { return false }
    switch place.section?.form {
    case .rows?, .barItems?: return false
    case .lines?, nil: break
    }
    return try containsTrait(content, in: environment)
  }

  /// True if a view of a list has a trait, including the views of groups and slots in it.
  private func containsTrait(
    _ content: TemplateRange, in environment: ScriptEnvironment
  ) throws -> Bool {
    try entries(of: content).contains { entry in
      if entry.template.hasTrait { return true }
      guard hasSlots, entry.template.kind == .slot,
        let slot = try slotContent(entry.template, in: environment)
      else { return false }
      return try containsTrait(slot.content, in: slot.environment)
    }
  }

  private func openRun() -> OperandRun {
    OperandRun(mark: graph.mark, firstView: ID(built.views.count))
  }

  private func close(_ run: OperandRun, givesDefaults: Bool, token: NodeOwner) {
    graph.closeStaticRun(from: run.mark, token: token.number)
    if givesDefaults { giveDefaults(to: run) }
  }

  private func giveDefaults(to run: OperandRun) {
    let view = run.firstView
    guard view.index < built.views.count else { return }
    graph.giveEverySlot(
      from: run.mark, zIndex: built.zIndices[view], token: NodeOwner.view(view).number)
  }

  /// Builds an entry of a list: a view, or the result of a control form.
  func buildEntry(
    _ index: ID<ViewTemplate>, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws -> NodeID? {
    try inside(UInt64(index.rawValue)) {
      try buildEntry(templates[index], in: environment, at: place, token: token)
    }
  }

  private func buildEntry(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws -> NodeID? {
    if template.kind == .view, definition(template).isOneView {
      return try buildView(template, in: environment, at: place)
    }
    return try buildOtherEntry(template, in: environment, at: place, token: token)
  }

  /// Builds entries of other kinds. It's a separate function, because inlining would copy its
  /// document data for each list of views.
  @inline(never)
  private func buildOtherEntry(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws -> NodeID? {
    switch template.kind {
    case .view:
      switch definition(template).meaning {
      case .section(let arguments) where !document.isMadeSingle(template):
        try buildSection(template, arguments, in: environment, at: place, token: token)
        return nil
      case .group, .section, .anyView:
        return try buildGroup(template, in: environment, at: place, token: token)
      case .gridRow:
        guard let grid = place.parent, layout.isGrid(grid) else {
          return try buildGroup(template, in: environment, at: place, token: token)
        }
        return try buildRow(template, in: environment, at: place, token: token)
      case .tableColumn where here.table?.showsMoreColumns == false:
        return nil
      default:
        return try buildView(template, in: environment, at: place)
      }
    case .component:
      return try buildComponent(template, in: environment, at: place, token: token)
    case .layout:
      return try buildView(template, in: environment, at: place)
    case .slot:
      return try buildSlot(template, in: environment, at: place, token: token)
    case .conditional, .optionalBinding, .switch, .forEach:
      try buildControlForm(template, in: environment, at: place, token: token)
      return nil
    }
  }

  /// The entries of a list of views, one after another.
  func entries(of content: TemplateRange) -> TemplateEntries {
    TemplateEntries(content, of: templates)
  }

  func definition(_ template: ViewTemplate) -> ViewDefinition {
    viewDefinitions[template.view]
  }

  /// The views of an argument.
  func content(_ template: ViewTemplate, _ argument: Int) -> TemplateRange {
    if case .content(let range) = arguments[template.firstArgument, argument] {
      return range
    }
    return .empty
  }

  // MARK: - Groups

  /// Builds the views of a group in the group's position, each with the group's modifiers. A group
  /// that is made one view has its own node.
  private func buildGroup(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws -> NodeID? {
    if document.isMadeSingle(template) {
      return try buildView(template, in: environment, at: place, implicit: .vertical)
    }
    let inner = try letEnvironment(template, environment, inside: place.chain)
    try mixIdentity(ofGroup: template, in: inner)
    var place = place
    place.chain = chain(of: template, in: inner, around: place.chain)
    if let position = placement(of: template) {
      place.section?.placement = position
      // It exists only while there is a keyboard.
      if position == .keyboard { place.isAlternative = true }
    }
    let views = content(template, definition(template).contentIndex ?? 0)
    let mark = graph.mark
    try buildItems(views, in: inner, at: place, isDynamic: template.isDynamic, token: token)
    if !template.isDynamic, !place.isItemized {
      graph.closeStaticContainer(from: mark, token: token.number)
    }
    return nil
  }

  /// Builds a row of a grid: an entry with its own node, whose modifiers apply to each of its
  /// cells.
  private func buildRow(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws -> NodeID {
    let definition = definition(template)
    let inner = try letEnvironment(template, environment, inside: place.chain)
    try mixIdentity(ofGroup: template, in: inner)
    let view = try addView(template, in: inner, at: place, modifierCount: 0)
    let row = try addNode(definition, template, view, in: inner, below: place.parent)
    built.views[view].content = row
    built.views[view].outer = row
    let group = addGroup(to: view, role: .children, order: -1)
    try buildChildren(
      content(template, definition.contentIndex ?? 0), in: inner,
      at: Place(
        parent: row, group: group, chain: chain(of: template, in: inner, around: place.chain)),
      token: .view(view))
    return row
  }

  func chain(
    of template: ViewTemplate, in environment: ScriptEnvironment, around outer: ModifierChain?
  ) -> ModifierChain? {
    guard template.modifierCount > 0 else { return outer }
    return ModifierChain(
      first: template.firstModifier, count: Int(template.modifierCount),
      environment: environment, outer: outer,
      setsEnvironment: modifierTemplates[template.modifiers].contains(where: setsEnvironment))
  }

  // MARK: - Control forms

  private func buildControlForm(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws {
    var place = place
    place.isItemized = true
    var live: TemplateRange?
    try forEachBranch(template, in: environment) { content, inner, salt in
      let mark = graph.mark
      live = content
      built.closedBranches.open(content, in: document)
      let first = isAtScrollTarget && template.kind == .forEach ? built.views.count : nil
      try inside(salt) {
        try buildItems(content, in: inner, at: place, isDynamic: true, token: token)
      }
      if let first, first < built.views.count { here.scrollSearch?.found = .view(ID(first)) }
      if document.compatibility == .ios13, template.kind != .forEach, !content.isEmpty {
        graph.closeBranch(from: mark, token: token.number)
      }
      return true
    }
    if here.scrollSearch != nil { noteUnseenTargets(of: template, besides: live) }
    noteClosedBranches(of: template)
  }

  /// Counts the views of a list inside the groups of a chain, up to a limit.
  private func countViews(
    _ content: TemplateRange, in environment: ScriptEnvironment,
    inside groups: ModifierChain? = nil, upTo limit: Int
  ) throws -> Int {
    var count = 0
    for (index, template) in entries(of: content) {
      guard count < limit else { break }
      // Counting creates the state of components, so it must use the identities of building.
      count += try inside(UInt64(index.rawValue)) {
        try countViews(of: template, in: environment, inside: groups, upTo: limit - count)
      }
    }
    return count
  }

  private func countViews(
    of template: ViewTemplate, in environment: ScriptEnvironment, inside groups: ModifierChain?,
    upTo limit: Int
  ) throws -> Int {
    switch template.kind {
    case .view where isEmpty(template):
      return 0
    case .view where isTransparent(template):
      let inner = try letEnvironment(template, environment, inside: groups)
      try mixIdentity(ofGroup: template, in: inner)
      let views = content(template, definition(template).contentIndex ?? 0)
      return try countViews(
        views, in: inner, inside: chain(of: template, in: inner, around: groups), upTo: limit)
    case .component where !isUnary(template):
      return try insideComponent(template) { component in
        let inner = try letEnvironment(template, environment, inside: groups)
        try mixIdentity(ofGroup: template, in: inner)
        let groups = chain(of: template, in: inner, around: groups)
        let body = try componentEnvironment(
          template, component, form: nil, in: inner, inside: groups)
        return try countViews(component.body, in: body, inside: groups, upTo: limit)
      }
    case .slot:
      guard let slot = try slotContent(template, in: environment) else { return 0 }
      if document.isMadeSingle(template) { return 1 }
      try mixIdentity(ofGroup: template, in: environment)
      return try countViews(
        slot.content, in: slot.environment,
        inside: chain(of: template, in: environment, around: groups), upTo: limit)
    case .view, .component, .layout:
      return 1
    case .conditional, .optionalBinding, .switch, .forEach:
      var count = 0
      try forEachBranch(template, in: environment) { content, inner, salt in
        count += try inside(salt) {
          try countViews(content, in: inner, inside: groups, upTo: limit - count)
        }
        return count < limit
      }
      return count
    }
  }

  // MARK: - Components

  /// True if a component is always exactly one view.
  private func isUnary(_ template: ViewTemplate) -> Bool {
    document.components[template.component].isUnary || document.isMadeSingle(template)
  }

  /// Runs `body` one component deeper.
  func insideComponent<Result>(
    _ template: ViewTemplate, _ body: (ComponentTemplate) throws -> Result
  ) throws -> Result {
    let component = document.components[template.component]
    gaps?.builtComponents.insert(component.name)
    guard here.componentDepth < limits.componentDepth else {
      throw EvaluationError(
        diagnostic: .componentRecursion(
          component.name, component.form.word, limit: limits.componentDepth,
          at: document.tree.range(template.syntax)))
    }
    let names = component.nameCount / Self.namesPerWork + component.environment.count
    try enter(template, work: Self.workOfComponent + names)
    here.componentDepth += 1
    defer { here.componentDepth -= 1 }
    return try body(component)
  }

  private func buildComponent(
    _ template: ViewTemplate, in environment: ScriptEnvironment, at place: Place,
    token: NodeOwner
  ) throws -> NodeID? {
    try insideComponent(template) { component in
      if isUnary(template) {
        return try buildView(template, in: environment, at: place, implicit: .vertical)
      }
      try noteUse(of: template, in: place.group) { form in
        try buildComponentViews(
          template, component, form: form, in: environment, at: place, token: token)
      }
      return nil
    }
  }

  /// Builds the views of a component with several in the component's position, like those of a
  /// group.
  private func buildComponentViews(
    _ template: ViewTemplate, _ component: ComponentTemplate, form: InstanceUse.Form,
    in environment: ScriptEnvironment, at place: Place, token: NodeOwner
  ) throws {
    let inner = try letEnvironment(template, environment, inside: place.chain)
    try mixIdentity(ofGroup: template, in: inner)
    var place = place
    place.chain = chain(of: template, in: inner, around: place.chain)
    let body = try componentEnvironment(
      template, component, form: form, in: inner, inside: place.chain)
    let mark = graph.mark
    try buildItems(
      component.body, in: body, at: place, isDynamic: template.isDynamic, token: token)
    if !template.isDynamic, !place.isItemized {
      graph.closeStaticContainer(from: mark, token: token.number)
    }
  }

  /// The names that a component's body can use: its parameters, environment values, and members,
  /// then its own state, then the document's.
  func componentEnvironment(
    _ template: ViewTemplate, _ component: ComponentTemplate, form: InstanceUse.Form?,
    in environment: ScriptEnvironment, inside groups: ModifierChain? = nil
  ) throws -> ScriptEnvironment {
    if case .view(let view)? = form {
      running.owner = .body(view)
    } else {
      running.owner = .body(built.views.nextID)
    }
    let values = try parameterValues(template, component.parameters, in: environment)
    let inner = ScriptEnvironment(
      parent: try state(of: template.component.index, parameters: values, form: form),
      values: values)
    if document.types.hasClasses { show(values) }
    try reading(inside: groups) {
      for key in component.environment {
        inner.values.append(try environmentValue(of: key, readAt: template.syntax))
      }
      if !component.members.isEmpty || !component.views.isEmpty {
        inner.values += members(of: template.component.index)
      }
      bindParameters(of: template, component, inner, in: environment)
    }
    return inner
  }

  /// The arguments of a component or a declared layout, with defaults for missing ones.
  func parameterValues(
    _ template: ViewTemplate, _ parameters: [ComponentTemplate.Parameter],
    in environment: ScriptEnvironment
  ) throws -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(parameters.count + 1)
    for (place, parameter) in parameters.enumerated() {
      let argument = arguments[template.firstArgument, place]
      if parameter.role == .configuration {
        values.append(here.configuration)
        continue
      }
      let value =
        if case .absent = argument {
          // A default value is evaluated where it is declared instead of where it is used.
          try slotContent(parameter.defaultValue, for: parameter, in: state)
            ?? value(of: parameter.defaultValue, in: state)
        } else {
          try slotContent(argument, for: parameter, in: environment)
            ?? self.value(of: argument, in: environment)
        }
      values.append(ParameterConversion.convert(value, to: parameter.type))
    }
    return values
  }

  /// The names that a view's scripts can use: the outer names, and the view's own `let`.
  func letEnvironment(
    _ template: ViewTemplate, _ environment: ScriptEnvironment, inside groups: ModifierChain?
  ) throws -> ScriptEnvironment {
    guard template.letCount > 0 else { return environment }
    let inner = ScriptEnvironment(parent: environment, isLocal: true)
    spent.otherWork += Int(template.letCount)
    // The owner is the view that is built next.
    running.owner = .body(built.views.nextID)
    for place in 0..<Int(template.letCount) {
      switch document.lets[template.firstLet.index + place] {
      case .script(let script):
        let value = try evaluate(script, in: inner)
        dependencies?.bind(inner, to: .script(script), in: inner)
        inner.values.append(value)
      case .environment(let key):
        try reading(inside: groups) {
          let value = try environmentValue(of: key, readAt: template.syntax)
          dependencies?.bind(inner)
          inner.values.append(value)
        }
      }
    }
    return inner
  }
}
