import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// Popovers, sheets, and toolbars are separate roots. They are built after everything else is
/// placed and read, and they have separate readers and values (docs/explanation/preferences.md,
/// Presentations).
extension Pass {
  /// Records a modifier that presents views, which are built later.
  func openPresentation(
    _ kind: PresentationKind, _ arguments: PresentationArguments, _ template: ModifierTemplate,
    record: ID<ModifierRecord>, in environment: ScriptEnvironment
  ) throws {
    let content =
      document.content(arguments.content, of: template) ?? .empty
    let item = arguments.item.flatMap { handle in
      let argument = document.argument(handle, of: template)
      if case .absent = argument { return nil as (handle: Handle<Value>, argument: Argument)? }
      return (handle, argument)
    }
    let value = try item.map { try self.value(of: $0.handle, $0.argument) }
    let hasItem = value.map { !$0.isNone }
    let isPresented =
      arguments.dialog == nil
      ? try hasItem ?? self.isPresented(arguments, template)
      : try hasItem != false && self.isPresented(arguments, template)
    if isPresented {
      built.closedBranches.open(content, in: document)
    } else {
      built.closedBranches.close(
        content, .notPresented,
        item?.argument
          ?? arguments.isPresented.map { document.argument($0, of: template) } ?? .absent,
        at: template.syntax, in: document)
    }
    var site = PresentationSite(
      kind: kind, record: record, isPresented: isPresented,
      content: content, environment: environment,
      place: leave(as: Identity.mix(here.identity, UInt64(template.syntax))))
    if let dialog = arguments.dialog {
      site.dialog = dialogTexts(dialog, of: template)
      site.dialog?.names = environment
    }
    if let handle = arguments.dialog == nil
      ? item?.handle ?? arguments.isPresented : arguments.isPresented,
      case .binding(let binding)? = context[handle]
    {
      site.binding = binding
    }
    if let value, let item {
      site.item = value
      site.environment = ScriptEnvironment(parent: environment, values: [value])
      dependencies?.bind(site.environment, to: item.argument, in: environment)
    }
    if let attachment = arguments.attachment {
      site.attachment = context[attachment.anchor] ?? .none
      site.edge = context[attachment.edge] ?? 0
      site.attachmentArgument = document.argument(attachment.anchor, of: template)
    }
    here.open.append(.presentation(site))
  }

  /// The value of an item, read through its binding.
  private func value(of handle: Handle<Value>, _ argument: Argument) throws -> Value {
    let value = context[handle] ?? .none
    guard case .binding(let binding) = value else { return value }
    do throws(ScriptFailure) {
      return try machine.read(binding)
    } catch {
      guard case .script(let script) = argument else { return .none }
      try passOver(error, in: script)
      return .none
    }
  }

  private func isPresented(
    _ arguments: PresentationArguments, _ template: ModifierTemplate
  ) throws -> Bool {
    guard let handle = arguments.isPresented else { return true }
    var value = Value.none
    switch context.argument(handle) {
    case .bool(let isPresented): return isPresented
    case .value(let given): value = given
    default: break
    }
    return try isTrue(value, of: "isPresented", document.argument(handle, of: template))
  }

  /// A truth value, or that of a binding.
  func isTrue(_ given: Value, of name: String, _ argument: Argument) throws -> Bool {
    var value = given
    if case .binding(let binding) = value {
      do throws(ScriptFailure) {
        value = try machine.read(binding)
      } catch {
        guard case .script(let script) = argument else { return false }
        try passOver(error, in: script)
      }
    }
    if case .bool(let isTrue) = value { return isTrue }
    try passOver(
      EvaluationError(
        diagnostic: .wrongArgumentValue(
          of: name, expected: "a Bool or a binding to a Bool", found: value.typeName,
          at: range(of: argument))))
    return false
  }

  /// Builds and places presented views, and evaluates their readers. Views that they present
  /// follow.
  func runPresentations() throws {
    var next = 0
    while next < built.presentations.count {
      let site = built.presentations[next]
      defer { next += 1 }
      guard let node = built.modifiers[site.record].node, layout.isPlaced(node) else {
        continue
      }
      let attachment = try attach(site, to: node)
      guard site.isPresented else { continue }
      // Without an enclosing stack, a destination can't be pushed.
      if site.kind == .navigationDestination, layout.screen(around: node) == nil { continue }
      try returning(to: site.place) {
        try buildPresented(site, at: attachment)
      }
    }
  }

  private func buildPresented(
    _ site: PresentationSite, at attachment: Rect
  ) throws {
    if context.environment.list.isInRow { addViewEnvironment(context.environment.outsideOfLists) }
    noteSheet(of: site)
    addPresentationValues(of: site)
    let view = built.modifiers[site.record].view
    let group = addGroup(
      to: view, role: InspectedGroup.Role(site.kind),
      order: site.link == nil ? order(of: site.record) : -1)
    let (outerBars, outerNavigation) = (here.bars, here.navigation)
    here.bars = BarRequests()
    here.navigation = site.navigation
    defer { (here.bars, here.navigation) = (outerBars, outerNavigation) }
    var root: NodeID?
    let roots = try graph.buildRoot {
      if site.kind == .toolbar {
        root = try buildToolbar(site, group: group)
        return
      }
      if let texts = site.dialog {
        root = try buildDialog(site, texts, group: group)
        return
      }
      let screen = site.kind == .navigationDestination ? addScreen() : nil
      here.bars.isPushed = screen != nil
      let content = try standing(alone: true) {
        try buildSingle(
          site.content, in: site.environment, below: screen, group: group,
          implicit: .vertical, token: .modifier(site.record))
      }
      if let screen { layout.changeBar(of: screen) { here.bars.apply(to: &$0) } }
      root = screen ?? content
    }
    let height = site.kind == .sheet || site.kind == .popover ? sheetHeight() : nil
    if let root { place(root, of: site, height: height, at: attachment) }
    built.matched.apply(to: layout)
    try throwFailure()
    try runReaders(below: roots)
    try throwFailure()
  }

  /// Records if the presented views are in a sheet, whose bars aren't below the status bar.
  private func noteSheet(of site: PresentationSite) {
    let isInSheet: Bool
    switch site.kind {
    case .sheet: isInSheet = true
    case .popover: isInSheet = document.window.isPhone
    case .fullScreenCover: isInSheet = false
    default: return
    }
    var values = context.environment
    guard values.isInSheet != isInSheet else { return }
    values.isInSheet = isInSheet
    addViewEnvironment(values)
  }

  /// Builds the items of a toolbar for the bars of the screen around its view, or for a bar at the
  /// top of the window.
  private func buildToolbar(_ site: PresentationSite, group: ID<GroupRecord>) throws -> NodeID {
    let bar = screen(of: site).flatMap { layout.bar(of: $0) } ?? context.navigationBar
    let root = layout.add(ToolbarLayout(bar), to: nil)
    var environment = context.environment
    environment.styles.label = .iconOnly
    // Items of bars don't follow the text size.
    environment.dynamicTypeSize = .large
    try inheriting(environment) {
      try buildChildren(
        site.content, in: site.environment,
        at: Place(
          parent: root, group: group, chain: nil, section: SectionPlace(form: .barItems)),
        token: .modifier(site.record))
    }
    return root
  }

  /// The screen around the view with a presentation.
  private func screen(of site: PresentationSite) -> NodeID? {
    built.modifiers[site.record].node.flatMap { layout.screen(around: $0) }
  }

  /// Places a presented root. `height` is that of a sheet with an explicit height.
  private func place(
    _ root: NodeID, of site: PresentationSite, height: Double?, at attachment: Rect
  ) {
    switch site.kind {
    case .sheet: placeSheet(root, of: site, height: height)
    case .popover where isSheetOnPhone: placeSheet(root, of: site, height: height)
    case .alert, .confirmationDialog: placeDialog(root, of: site)
    case .fullScreenCover: place(root)
    case .navigationDestination:
      guard let screen = screen(of: site) else { return place(root) }
      layout.layOutRoot(root, over: screen)
    case .toolbar:
      if let screen = screen(of: site) { return layout.layOutRoot(root, over: screen) }
      let window = document.window
      let insets = window.proposal == nil ? window.safeArea : EdgeInsets()
      layout.layOutRoot(
        root, filling: Rect(origin: .zero, size: window.geometry.size).inset(by: insets))
    case .popover:
      let isMirrored = document.window.layoutDirection == .rightToLeft
      layout.layOutRoot(root) { size in
        switch site.edge {
        case 0: Point(x: attachment.midX - size.width / 2, y: attachment.minY - size.height)
        case 2: Point(x: attachment.midX - size.width / 2, y: attachment.maxY)
        case 1 where !isMirrored, 3 where isMirrored:
          Point(x: attachment.minX - size.width, y: attachment.midY - size.height / 2)
        default: Point(x: attachment.maxX, y: attachment.midY - size.height / 2)
        }
      }
    }
  }

  /// Places a sheet. One without a height fills the window.
  private func placeSheet(_ root: NodeID, of site: PresentationSite, height: Double?) {
    let window = document.window
    if showsDragIndicator { built.sheetsWithIndicator.insert(site.record) }
    guard window.proposal == nil else { return place(root) }
    if window.isWide, window.isHigh {
      built.sheetAreas[site.record] = layout.layOutFormSheet(
        root, height: height, in: window.geometry)
      return
    }
    if document.environment.platform == .iOS26 {
      built.sheetAreas[site.record] = layout.layOutFloatingSheet(
        root, height: height, in: window.geometry)
      return
    }
    let whole = site.kind == .popover ? window.available.height : nil
    guard let height = height ?? whole else { return place(root) }
    built.sheetAreas[site.record] = layout.layOutSheet(root, height: height, in: window.geometry)
  }

  /// True if a popover is a sheet: on an iPhone, unless its views request a popover.
  private var isSheetOnPhone: Bool {
    document.window.isPhone && !here.bars.keepsPopover
  }

  /// True if the sheet being built has a drag indicator: if its views request one, or by default if
  /// it has several detents.
  private var showsDragIndicator: Bool {
    if let isShown = here.bars.showsDragIndicator { return isShown }
    return here.bars.detents?.elements?.count ?? 0 > 1
  }

  /// The screen of a pushed view, with its own bar.
  private func addScreen() -> NodeID {
    context.turn(toNodeBelow: nil)
    return context.addScreen()
  }

  /// The height of the sheet being built: the selected detent, or its smallest detent. `nil` if it
  /// is unspecified, or if only the app knows it.
  private func sheetHeight() -> Double? {
    guard let detents = here.bars.detents?.elements else { return nil }
    let available = document.window.available.height
    if case .binding(let binding)? = here.bars.selectedDetent {
      // The code that uses the binding reports its problem.
      guard let selected = try? machine.read(binding) else { return nil }
      let height = height(of: selected, in: available)
      return height == .infinity ? nil : height
    }
    let heights = detents.map { height(of: $0, in: available) }
    if heights.contains(nil) { return nil }
    let least = heights.compactMap(\.self).min()
    return least == .infinity ? nil : least
  }

  /// The height of a detent. Infinite for a large sheet of iOS 26, which has no fixed one.
  private func height(of detent: Value, in available: Double) -> Double? {
    let name = ArgumentConversion.caseName(detent)
    let isFloating = document.environment.platform == .iOS26
    if name == "medium" { return available / 2 + (isFloating ? 17.5 : 0) }
    if name == "large" { return isFloating ? .infinity : available }
    guard case .enumCase(let member) = detent,
      let number = member.payload.first.flatMap({ ArgumentConversion.number($0) })
    else { return nil }
    switch name {
    case "height": return number
    case "fraction": return number * available
    default: return nil
    }
  }

  // MARK: - Attachments

  /// Resolves the attachment of a popover, in window coordinates. The zero rectangle for other
  /// presentations.
  func attach(_ site: PresentationSite, to node: NodeID) throws -> Rect {
    guard case .popover = site.kind else { return .zero }
    let attachment = site.attachment.isNone ? Self.bounds : site.attachment
    guard let source = Self.source(of: attachment),
      let local = AnchorSource.geometry(
        of: source, in: layout.size(of: node), layout.layoutDirection(of: node)),
      local.isRectangle == attachment.isRectangle
    else {
      try passOver(
        EvaluationError(
          diagnostic: .wrongArgumentValue(
            of: "attachmentAnchor", expected: "an anchor such as .rect(.bounds) or .point(.top)",
            found: attachment.typeName, at: range(of: site.attachmentArgument))))
      return .zero
    }
    let global = local.applying(layout.transformToWindow(of: node))
    recall.newAnchors += 1
    let number = recall.memory.anchorCount + recall.newAnchors
    if recall.memory.anchorCount > 0 { recall.anchorPlaces[number] = built.anchors.count }
    built.anchors.append(
      AnchorRecord(
        number: number, source: .value(attachment), modifier: site.record, global: global,
        resolved: [],
        isAttachment: true))
    switch global {
    case .rect(let rect): return rect
    case .point(let point): return Rect(origin: point, size: .zero)
    case .list, .none: return .zero
    }
  }

  /// `.rect(.bounds)`.
  private static var bounds: Value {
    .enumCase(EnumValue(name: "rect", payload: [.enumCase(EnumValue(name: "bounds"))]))
  }

  /// The source in `.rect(source)`, or the unit point in `.point(unit point)` as a source.
  private static func source(of attachment: Value) -> Value? {
    guard case .enumCase(let member) = attachment, member.payload.count == 1 else { return nil }
    switch member.name {
    case "rect": return member.payload[0]
    case "point": return .enumCase(EnumValue(name: "unitPoint", payload: member.payload))
    default: return nil
    }
  }
}

extension Value {
  /// True if an attachment is `.rect`, and not `.point`.
  fileprivate var isRectangle: Bool {
    if case .enumCase(let member) = self { return member.name == "rect" }
    return false
  }
}

extension AnchorGeometry {
  fileprivate var isRectangle: Bool {
    if case .rect = self { return true }
    return false
  }
}

extension InspectedGroup.Role {
  /// Creates the role of presented views.
  init(_ kind: PresentationKind) {
    switch kind {
    case .popover: self = .popover
    case .sheet: self = .sheet
    case .fullScreenCover: self = .fullScreenCover
    case .alert: self = .alert
    case .confirmationDialog: self = .confirmationDialog
    case .navigationDestination: self = .navigationDestination
    case .toolbar: self = .toolbar
    }
  }
}
