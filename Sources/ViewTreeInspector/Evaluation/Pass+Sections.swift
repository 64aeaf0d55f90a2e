import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Sections that are more than groups: in lists, whose views are rows, and in lazy grids
/// (docs/explanation/containers.md, Lists).
extension Pass {
  /// The section of a list or a lazy grid that contains views.
  struct SectionPlace {
    let form: ViewDefinition.SectionForm
    /// The number of the section in the whole pass, or 0 outside sections.
    var number: UInt32 = 0
    var part = SectionPart.content
    /// The position of the items, in a toolbar.
    var placement = BarPlacement.trailing
  }

  // MARK: - Rows

  /// Adds the node that wraps a view: a row of a list, or the line of a header in a lazy grid.
  func openRow(at place: Place) -> NodeID? {
    guard let section = place.section else { return nil }
    switch section.form {
    case .rows:
      return layout.add(
        ListRowLayout(section: section.number, part: section.part), to: place.parent)
    case .lines:
      guard section.part != .content else { return nil }
      return layout.add(SectionLineLayout(section.part), to: place.parent)
    case .barItems:
      return layout.add(
        BarItemLayout(section.placement, on: context.environment.platform), to: place.parent)
    }
  }

  /// Applies the requests of a view's modifiers to its row. A component's only view can make
  /// requests, too, but the views in a container can't.
  func closeRow(around template: ViewTemplate) {
    let list = context.environment.list
    if let row = here.currentRow, let insets = list.rowInsets {
      layout.setInsets(insets, ofRow: row)
    }
    if let row = here.currentRow, let spacing = list.sectionSpacing {
      layout.setSectionSpacing(spacing, ofRow: row)
    }
    let hasControl = list.isDeletable || list.isSelecting
    if list.isEditing, hasControl || list.isMovable, let row = here.currentRow {
      layout.makeEditable(row: row, isDeletable: hasControl, isMovable: list.isMovable)
    }
    switch template.kind {
    case .component, .slot: break
    case .view where definition(template).isGroup: break
    default:
      if template.kind == .view, definition(template).painting == .disclosure {
        here.disclosingRow = here.currentRow
      }
      // A link makes space itself, before its arrow.
      let isLink = template.kind == .view && definition(template).link != nil
      if let row = here.currentRow, list.badgeWidth > 0, !isLink {
        layout.setBadgeWidth(list.badgeWidth, ofRow: row)
      }
      here.currentRow = nil
    }
  }

  /// Builds the content of a list with the values that rows inherit.
  func withRowValues(
    of form: ViewDefinition.SectionForm, isSelecting: Bool, _ body: () throws -> Void
  ) rethrows {
    guard form == .rows else { return try body() }
    var values = context.environment.inRow
    values.list.isSelecting = isSelecting && values.list.isEditing
    try inheriting(values, body)
  }

  /// True if people select several rows of a list: the selection is a set, or a binding to one.
  func selectsSeveral(_ selection: Value?) -> Bool {
    switch selection {
    case .set?: return true
    case .binding(let binding)?:
      if case .set? = try? machine.read(binding) { return true }
      return false
    default: return false
    }
  }

  /// Builds the views of a disclosure group as rows, after the row with its label.
  func buildRows(
    _ views: TemplateRange, after row: NodeID, in environment: ScriptEnvironment,
    group: ID<GroupRecord>, token: NodeOwner
  ) throws {
    guard let list = layout.parent(of: row), let own = layout.section(ofRow: row) else { return }
    var section = SectionPlace(form: .rows)
    (section.number, section.part) = own
    try buildChildren(
      views, in: environment,
      at: Place(
        parent: list, group: group, chain: nil, isRow: showsOnlyRowsInSight, section: section),
      token: token)
  }

  // MARK: - Sections

  /// Builds the views of a section in the section's position, each with its modifiers: header,
  /// content, footer.
  func buildSection(
    _ template: ViewTemplate, _ arguments: SectionArguments, in environment: ScriptEnvironment,
    at place: Place, token: NodeOwner
  ) throws {
    let inner = try letEnvironment(template, environment, inside: place.chain)
    try mixIdentity(ofGroup: template, in: inner)
    var place = place
    place.chain = chain(of: template, in: inner, around: place.chain)
    built.sectionCount += 1
    place.section?.number = built.sectionCount
    let parts = document.parts(of: template, arguments)
    let mark = graph.mark
    try buildPart(.header, parts.header, of: template, in: inner, at: place, token: token)
    let isExpanded = document.argument(arguments.isExpanded, of: template)
    if try isTrue(isExpanded, in: inner) {
      built.closedBranches.open(parts.content, in: document)
      try buildPart(.content, parts.content, of: template, in: inner, at: place, token: token)
    } else {
      built.closedBranches.close(
        parts.content, .notPresented, isExpanded, at: template.syntax, in: document)
    }
    try buildPart(.footer, parts.footer, of: template, in: inner, at: place, token: token)
    if !template.isDynamic { graph.closeStaticContainer(from: mark, token: token.number) }
  }

  private func buildPart(
    _ part: SectionPart, _ views: TemplateRange, of section: ViewTemplate,
    in environment: ScriptEnvironment, at place: Place, token: NodeOwner
  ) throws {
    guard !views.isEmpty else { return }
    var place = place
    place.section?.part = part
    let isDynamic = section.isDynamic
    guard part != .content, case .rows? = place.section?.form else {
      return try buildItems(
        views, in: environment, at: place, isDynamic: isDynamic, token: token)
    }
    try inheriting(context.environment.inSection(part)) {
      try buildItems(views, in: environment, at: place, isDynamic: isDynamic, token: token)
    }
  }

  /// True if a section shows its content.
  private func isTrue(_ isExpanded: Argument, in environment: ScriptEnvironment) throws -> Bool {
    if case .absent = isExpanded { return true }
    return try isTrue(
      try value(of: isExpanded, in: environment), of: "isExpanded", isExpanded)
  }
}
