import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The input of a definition that adds a view or a modifier to a layout.
public final class LayoutContext {
  // An exclusivity check would take longer than the changes that every view makes. Other modules
  // can make these changes only through the functions below.

  /// The arguments, one for each parameter.
  public let arguments: EvaluatedArguments
  /// The environment of the view.
  @exclusivity(unchecked) public var environment: ViewEnvironment
  /// The layout that is being built.
  public let tree: LayoutTree
  /// The parent of the new node, or `nil` for the root.
  @exclusivity(unchecked) public var parent: NodeID?
  /// The scroll offset of the scroll view that is being built, in points, or `nil` if it isn't
  /// scrolled.
  @exclusivity(unchecked) public var scrollOffset: Point?
  /// The range of the view's modifiers among the document's, the innermost first.
  @exclusivity(unchecked) public var modifierRange = 0..<0
  /// True if a modifier that the view gets from a group, or inside a modifier of the document, reads
  /// its geometry.
  package var isMeasuredByGroup = false
  /// The text that the view is bound to.
  @exclusivity(unchecked) public var boundText = ""
  /// The date that the view is bound to, or `nil` if it's unknown.
  package var boundDate: CalendarDate?
  /// The nodes of the parts of the view that is built.
  @exclusivity(unchecked) public var parts = PartNodes()
  /// True if the view is alone in a row of a list, after which the views of its other parts are rows.
  public var disclosesRows = false
  /// True while the header row of a table is built.
  @exclusivity(unchecked) public var isInTableHeader = false
  private let allModifiers: [ModifierTemplate]
  /// Pixels per point.
  let scale: Int
  /// The alignments that the document can name.
  let alignmentNames: AlignmentNames
  /// The top inset of the window's safe area, in points.
  let topOfSafeArea: Double
  /// The bottom inset of the window's safe area, in points.
  private let bottomOfSafeArea: Double
  /// The window without its safe area, in points.
  let containerSize: Size
  /// True if the window is wide enough for columns.
  public let isWideWindow: Bool
  /// True if tab bars are at the top of the window, as on an iPad with iOS 18 or later.
  let hasTabsAtTop: Bool
  /// The syntax tree that contains the literals.
  public let source: SyntaxTree

  /// Creates the context of an evaluation. Arguments, environment and parent change with each view.
  public init(tree: LayoutTree, document: Document) {
    arguments = EvaluatedArguments(of: document)
    environment = document.environment
    self.tree = tree
    scale = document.window.scale
    topOfSafeArea = document.window.proposal == nil ? document.window.safeArea.top : 0
    bottomOfSafeArea = document.window.proposal == nil ? document.window.safeArea.bottom : 0
    containerSize = document.window.available
    isWideWindow = document.window.isWide
    hasTabsAtTop =
      isWideWindow && document.window.isHigh && PlatformNames.hasTabsAtTop(document.platformName)
    alignmentNames = document.alignmentNames
    allModifiers = document.modifiers
    source = document.tree
  }

  /// Turns to the arguments of a view or a modifier, all of them constants.
  public func turn(toArguments first: ID<Argument>, count: Int) {
    arguments.turn(to: first, count: count)
  }

  /// Adds the next argument, evaluated. From now on only such arguments count.
  public func append(_ argument: consuming EvaluatedArgument) { arguments.append(argument) }

  /// The custom styles that the view inherits.
  public var ownStyles: UInt32? { environment.ownStyles }

  /// The letter case of text.
  public var textCase: LetterCase { environment.textCase }

  /// An argument by its index.
  public func argument(_ index: Int) -> EvaluatedArgument { arguments[index] }

  /// An argument's value, or `nil` if it's missing or of another type.
  subscript<Content: ArgumentValue>(_ handle: Handle<Content>) -> Content? { arguments[handle] }

  /// The value of the chosen name, or `nil` if there is none.
  subscript<Content>(_ choice: Choice<Content>) -> Content? { arguments[choice] }

  // Has one function per type, because a generic subscript would be slower for other modules.

  /// A number, or an angle in radians, or `nil` if it's missing.
  public subscript(_ handle: Handle<Double>) -> Double? { arguments[handle] }
  /// A truth value, or `nil` if it's missing.
  public subscript(_ handle: Handle<Bool>) -> Bool? { arguments[handle] }
  /// The index of a name among all possible names, or `nil` if it's missing.
  public subscript(_ handle: Handle<Int>) -> Int? { arguments[handle] }
  /// An alignment, or `nil` if it's missing.
  public subscript(_ handle: Handle<Alignment>) -> Alignment? { arguments[handle] }
  /// A value of a script, or `nil` if it's missing or is a constant of another kind.
  public subscript(_ handle: Handle<Value>) -> Value? { arguments[handle] }
  /// The evaluated argument, of any type.
  public func argument<Content>(_ handle: Handle<Content>) -> EvaluatedArgument {
    arguments[handle.place]
  }

  /// True if an argument is present.
  func isGiven<Content>(_ handle: Handle<Content>) -> Bool { arguments.isGiven(handle) }

  /// True if there are views.
  func hasViews(_ handle: Handle<TemplateRange>) -> Bool { arguments.hasContent(handle) }

  /// The parts of sections that an argument names.
  func pinnedParts(_ handle: Handle<Value>) -> PinnedParts {
    let names = memberNames(handle)
    var parts: PinnedParts = []
    if names.contains("sectionHeaders") { parts.insert(.headers) }
    if names.contains("sectionFooters") { parts.insert(.footers) }
    return parts
  }

  /// The names of the members in an argument: of one member, or of an array of them.
  func memberNames(_ handle: Handle<Value>) -> [String] {
    switch argument(handle) {
    case .member(let node): return [String(source.text(node).drop { $0 == "." })]
    case .value(.enumCase(let member)): return [member.name]
    case .value(.array(let members)):
      return members.compactMap { if case .enumCase(let member) = $0 { member.name } else { nil } }
    default: return []
    }
  }

  /// True if a Boolean value, or the bound value, is true.
  func isTrue(_ handle: Handle<Value>) -> Bool {
    if case .bool(let value) = argument(handle) { return value }
    return false
  }

  /// Adds the text of an argument below a node, if it's present.
  func addLabel(title: Handle<TextArgument>, below node: NodeID) {
    if isGiven(title) { _ = tree.add(text(title), to: node) }
  }

  /// Adds a part below a node: its views, or the text of an argument if there are none.
  func addPart(
    _ part: Int, title: Handle<TextArgument>, orContent content: Handle<TemplateRange>,
    below node: NodeID
  ) {
    if hasViews(content) {
      addPart(part, below: node)
    } else {
      addLabel(title: title, below: node)
    }
  }

  /// True if at least one of three numbers is set.
  func isGiven(
    _ first: Handle<Double>, _ second: Handle<Double>, _ third: Handle<Double>
  ) -> Bool {
    self[first] != nil || self[second] != nil || self[third] != nil
  }

  /// Sets the environment of the views that are built next.
  public func turn(toEnvironment values: ViewEnvironment) { environment = values }

  /// Sets the parent of the next node.
  public func turn(toNodeBelow parent: NodeID?) { self.parent = parent }

  /// Sets the parent node of the next view, and the properties that only that view has.
  public func turn(
    toViewBelow parent: NodeID?, scrollOffset: Point?, modifiers: Range<Int>
  ) {
    self.parent = parent
    self.scrollOffset = scrollOffset
    modifierRange = modifiers
  }

  /// Adds a node below the parent.
  public func add(_ algorithm: some LayoutAlgorithm) -> NodeID {
    tree.add(algorithm, to: parent)
  }

  /// Adds a rigid leaf if an argument sets a size, and otherwise the result of `algorithm`.
  func addLeaf(
    size: Handle<EvaluatedArgument.GivenSize>, orElse algorithm: () -> some LayoutAlgorithm
  ) -> NodeID {
    guard let size = arguments.size(size) else { return add(algorithm()) }
    return add(FixedSizeLeaf(size.size))
  }

  /// Adds the node of an overlay or background. Without a view, a style fills it.
  ///
  /// The style extends into the safe area, unlike a view or a style in a shape.
  func addSecondary(
    isBackground: Bool, content: Handle<TemplateRange>, alignment: Handle<Alignment>,
    ignoringSafeAreaAt edges: Handle<EdgeSet>, in shape: Handle<Value>
  ) -> NodeID {
    let grown = self[edges] ?? (isGiven(shape) ? [] : .all)
    let style = arguments.hasContent(content) ? nil : grown
    return add(
      SecondaryLayout(
        alignment: self[alignment] ?? .center, isBackground: isBackground, style: style))
  }

  /// True if a modifier turns the shape into another shape, because it moves, rotates, scales, or
  /// insets it.
  var isWrappedShape: Bool {
    for modifier in allModifiers[modifierRange] {
      switch ModifierRegistry.standard.definitions[modifier.definition].shapeRole {
      case .keepsForm: continue
      case .wraps: return true
      case nil: return false
      }
    }
    return false
  }

  /// True if a modifier of the view reads its geometry.
  var isMeasured: Bool {
    isMeasuredByGroup
      || allModifiers[modifierRange].contains {
        if case .onGeometryChange = ModifierRegistry.standard.definitions[$0.definition].meaning {
          true
        } else {
          false
        }
      }
  }

  /// Adds a column below a node: a screen with the width of a column, or with the remaining width
  /// for the last column.
  func addColumn(_ part: Int, isLast: Bool, below node: NodeID) {
    var bar = navigationBar
    bar.column = part
    var screen = NavigationLayout(bar)
    if !isLast { screen.columnWidth = ControlMetrics.navigationColumn }
    parts[part] = tree.add(screen, to: node)
  }

  /// Adds a screen below a navigation bar.
  public func addScreen() -> NodeID { add(NavigationLayout(navigationBar)) }

  /// A navigation bar in the window.
  public var navigationBar: NavigationBar {
    var bar = NavigationBar(
      on: environment.platform, topOfSafeArea: environment.isInSheet ? 0 : topOfSafeArea)
    bar.isInWideWindow = isWideWindow
    return bar
  }

  /// The height of a tab bar above the bottom safe area. On iOS 26, both together are 83 high. A
  /// bar at the top is as tall as a small navigation bar.
  public var tabBarHeight: Double {
    if hasTabsAtTop { return navigationBar.smallHeight }
    guard environment.platform == .iOS26 else { return ControlMetrics.tabBarHeight }
    return max(ControlMetrics.wholeTabBarHeight - bottomOfSafeArea, 0)
  }

  /// The length of the view's container, in points: the window without its safe area, less the
  /// margins of scroll views.
  public func containerLength(along axis: Axis) -> Double {
    max(0, containerSize[axis] - environment.scrolling.margins.total(along: axis))
  }

  /// Adds a row of a table, or its line of titles.
  public func addTableRow(isHeader: Bool) -> NodeID {
    add(TableRowLayout(ListMetrics(.plain, on: environment.platform), isHeader: isHeader))
  }

  /// Adds a bitmap of a size, which is rigid unless it's resizable.
  func addImage(_ size: Size) -> NodeID {
    guard let insets = environment.resizable else { return add(FixedSizeLeaf(size)) }
    return add(
      BoxLeaf(
        ideal: size,
        minimum: Size(
          width: insets.total(along: .horizontal), height: insets.total(along: .vertical))))
  }

  /// Adds a symbol with a size, with its own size, or with the usual size in the current font.
  func addSymbol(_ name: Handle<TextArgument>?, size: Size?) -> NodeID {
    let font = environment.resolvedFont
    let name = name.map { withText($0) { String(decoding: $0, as: UTF8.self) } } ?? ""
    let usual = SymbolImageLayout(
      named: name, font: font, imageScale: environment.imageScale, scale: Double(scale))
    let symbol = size.map { SymbolImageLayout(size: $0, baselineOffset: 0.2 * font.size) } ?? usual
    return environment.resizable == nil ? add(symbol) : addImage(symbol.size)
  }

  /// Adds a symbol below a node.
  func addSymbol(_ name: Handle<TextArgument>? = nil, below node: NodeID) {
    let outer = parent
    defer { parent = outer }
    parent = node
    _ = addSymbol(name, size: nil)
  }

  /// Adds a control with its label, or without if the environment hides labels.
  func addControl(
    _ metrics: ControlMetrics, title: Handle<TextArgument>, orContent content: Handle<TemplateRange>
  ) -> NodeID {
    let shown = environment.labelsHidden ? metrics.withoutLabel : metrics
    let node = add(ControlLayout(shown))
    addLabel(title: title, orContent: content, below: node)
    return node
  }

  /// Adds a control that consists of its label with padding.
  func addLabelBox(
    _ padding: EdgeInsets, title: Handle<TextArgument>, orContent content: Handle<TemplateRange>
  ) -> NodeID {
    let node = padding == .zero ? add(ControlBoundaryLayout()) : add(PaddingLayout(padding))
    addLabel(title: title, orContent: content, below: node)
    return node
  }

  /// Adds a label below a node: the text of an argument, unless there are views for the label.
  func addLabel(
    title: Handle<TextArgument>, orContent content: Handle<TemplateRange>, below node: NodeID
  ) {
    if !arguments.hasContent(content) { addLabel(title: title, below: node) }
  }

  /// Adds the slot of a part below a node.
  func addPart(_ part: Int, below node: NodeID) {
    parts[part] = tree.add(PassThroughLayout(), to: node)
  }

  /// Calls `body` with the bytes of a text argument.
  public func withText<Result>(
    _ handle: Handle<TextArgument>, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    switch arguments[handle.place] {
    case .literal(let node):
      return source.withTextBytes(node, body)
    case .text(var text):
      return text.withUTF8(body)
    case .styledText(let parts):
      var text = parts.map(\.text).joined()
      return text.withUTF8(body)
    default:
      return body(UnsafeBufferPointer(start: nil, count: 0))
    }
  }

  /// Adds a text view of the system below a node.
  func addText(_ words: String, below node: NodeID) {
    _ = tree.add(text([EvaluatedArgument.TextPart(text: words)]), to: node)
  }

  /// The size of a field for one line of text here.
  var textFieldMetrics: ControlMetrics {
    environment.styles.textField == .roundedBorder
      ? .roundedTextField(environment.resolvedFont, scale: scale)
      : .textField(environment.resolvedFont, scale: scale)
  }

  /// Adds a text field that is as tall as its text and fills the width.
  func addGrowingField() -> NodeID {
    let styles = environment.styles
    let padding = styles.textField == .roundedBorder ? ControlMetrics.roundedFieldPadding : .zero
    let width = FlexibleFrameLayout.Bounds(maximum: .infinity)
    let frame = add(FlexibleFrameLayout(width: width, alignment: .leading))
    let field = padding == .zero ? frame : tree.add(PaddingLayout(padding), to: frame)
    addText(boundText.isEmpty ? " " : boundText, below: field)
    return frame
  }

  /// Runs `body` with a changed environment for the nodes that it adds.
  func inheriting(_ change: (inout ViewEnvironment) -> Void, _ body: () -> Void) {
    let outer = environment
    defer { environment = outer }
    change(&environment)
    body()
  }

  /// The text of an argument in the font that the view inherits.
  func text(_ handle: Handle<TextArgument>) -> TextLayout {
    if case .styledText(let parts) = arguments[handle.place] { return text(parts) }
    let environment = environment
    let font = tree.addFont(environment.resolvedFont)
    return withText(handle) { bytes in
      if environment.textCase == .asWritten { return text(bytes, font) }
      var text = environment.textCase.apply(to: String(decoding: bytes, as: UTF8.self))
      return text.withUTF8 { self.text($0, font) }
    }
  }

  private func text(_ bytes: UnsafeBufferPointer<UInt8>, _ font: FontID) -> TextLayout {
    TextLayout(
      tree.addText(
        bytes, font: font, lineLimit: environment.lineLimit,
        reservedLines: environment.reservedLines, lineSpacing: environment.lineSpacing,
        truncation: environment.truncation, baselineOffset: environment.baselineOffset,
        minimumScale: environment.minimumScale))
  }

  /// A text of several parts, each with the font and weight that it names or the view inherits.
  private func text(_ parts: [EvaluatedArgument.TextPart]) -> TextLayout {
    let styled = parts.map { part in
      let isStrong = part.emphasis.contains(.strong) && part.weight == nil
      let inherited = part.font == nil && !isStrong
      var font = environment.resolved(
        part.font ?? environment.font,
        weight: part.weight ?? (inherited ? environment.fontWeight : nil),
        isEmphasized: isStrong || inherited && environment.isEmphasized)
      if part.emphasis.contains(.code), environment.metrics != .cells {
        font = font.designed(.monospaced)
      }
      if part.isSecondary, !environment.isSecondaryText { font = font.secondary }
      return StyledText(
        text: environment.textCase.apply(to: part.text), font: tree.addFont(font),
        baselineOffset: part.baselineOffset)
    }
    return TextLayout(
      tree.addText(
        styled, lineLimit: environment.lineLimit, reservedLines: environment.reservedLines,
        lineSpacing: environment.lineSpacing, truncation: environment.truncation,
        baselineOffset: environment.baselineOffset))
  }
}
