import ViewTreeLayout
import ViewTreeScript

/// A view that documents can name: its arguments and its role.
public final class ViewDefinition: Definition, @unchecked Sendable {
  /// The role of the view when a tree is built.
  public let meaning: Meaning
  /// The accuracy of the view in comparison with SwiftUI.
  public let support: Support
  /// The index of the parameter with the view's text, if it shows one.
  public let textIndex: Int?
  /// The index of the text parameter that may replace it.
  public let otherTextIndex: Int?
  /// The index of the content parameter, if there is exactly one.
  public let contentIndex: Int?
  /// The indices of all content parameters: the parameters of its parts, or its only content
  /// parameter.
  public let contentPlaces: [Int]

  /// The indices of the parameters that affect drawing.
  public let drawnPlaces: [Int]

  /// True if its drawing is fully described by its text, which is reported only if it has parts.
  public let isDrawnAsItsText: Bool

  /// The form in which pictures paint it.
  public let painting: Painting
  /// The properties that matter for layout faults, taps and pictures.
  public let traits: Traits
  /// The values of the pushed views of a navigation stack, or a binding to them.
  public let navigationPath: Handle<Value>?
  /// The selected rows of a list, or a binding to them.
  public let rowSelection: Handle<Value>?
  /// The value that a link appends to the path of its stack, and the views that it shows.
  public let link: LinkArguments?
  /// True if it is a shape, which shape modifiers accept.
  public let isShape: Bool
  /// True if it fills its frame with a color, a gradient or a drawing.
  public let isFill: Bool
  /// True if it's drawn in the inherited foreground style.
  public var takesForeground: Bool { isShape || textIndex != nil }
  /// The region in which it receives taps itself, without its content.
  public let tapRegion: TapRegion
  /// The configuration that a document's own styles get from it, or `nil` if it has no such styles.
  public let styled: StyledControl?
  /// The user interaction with it, or `nil` if it isn't a control.
  public let control: Control?
  /// The value of a tab view's selection while the view is shown, or `nil` if it isn't a tab.
  public let tag: Handle<Value>?
  /// The argument for the placement in a toolbar, or `nil` if the view has none.
  let placement: Choice<BarPlacement>?
  /// The bound text that its size depends on, or `nil` if there is none.
  public let boundText: Handle<Value>?
  /// The bound date that its size depends on, or `nil` if there is none.
  public let boundDate: Handle<Value>?
  /// The bound text in a window without space for columns, if it differs.
  public let compactBoundText: Handle<Value>?
  /// The value that it passes to its content under a name, or `nil` if there is none.
  public let input: ContentInput?
  /// The change to its own environment, or `nil` if there is none. It returns false if it changes
  /// nothing.
  public let environmentChange: (@Sendable (inout ViewEnvironment) -> Bool)?
  /// True if its content takes its place in the enclosing container.
  public let isGroup: Bool
  /// True if it's always one view, so neither a group nor a table column.
  public let isOneView: Bool
  /// The handling of preferences in its content.
  public let preferenceRole: PreferenceRole
  /// The arrangement of sections in its content, or `nil` if they are groups.
  public let sections: SectionForm?
  /// True if it's a group whose content may change type.
  let isAnyView: Bool
  /// The arguments of a view whose content has a header and a footer.
  let section: SectionArguments?
  /// The columns of a table.
  let tableColumns: Handle<TemplateRange>?
  /// The value of a row of a table.
  let rowValue: Handle<Value>?
  /// Adds its node. Separate from the meaning, because extracting a closure from an enum changes
  /// its reference count.
  private let makeNode: @Sendable (LayoutContext) -> NodeID

  /// The role of a view when a tree is built.
  public enum Meaning: Sendable {
    /// A node of the layout. Its content, if any, goes below that node.
    case layout(@Sendable (LayoutContext) -> NodeID)
    /// A node that shows one view of its content and only measures the others.
    case alternatives(@Sendable (LayoutContext) -> NodeID)
    /// A node that shows the view of its content which a selection names.
    case tabs(selection: Handle<Value>, @Sendable (LayoutContext) -> NodeID)
    /// A node that shows the chosen one of its options, or all of them, in its first part.
    case choice(ChoiceArguments, @Sendable (LayoutContext) -> NodeID)
    /// A node with one view: several views of the content get an implicit container.
    case slot(SlotContainer, @Sendable (LayoutContext) -> NodeID)
    /// A node with a slot for the views of each of some parameters, in layout order.
    case parts([ViewPart], @Sendable (LayoutContext) -> NodeID)
    /// A node without content. Given views would be shown elsewhere.
    case leaf(@Sendable (LayoutContext) -> NodeID)
    /// A row of the enclosing grid, whose modifiers apply to each cell. A group anywhere else.
    case gridRow(@Sendable (LayoutContext) -> NodeID)
    /// Rows that have a cell for each column.
    case table(TableArguments, @Sendable (LayoutContext) -> NodeID)
    /// A row of the enclosing table, for a value.
    case tableRow(value: Handle<Value>, @Sendable (LayoutContext) -> NodeID)
    /// A column of the enclosing table: its title above the rows, its content in each of them.
    case tableColumn(TableColumnArguments, @Sendable (LayoutContext) -> NodeID)
    /// No node: its content takes its place.
    case group
    /// A group with a header and a footer, which lists and lazy grids distinguish.
    case section(SectionArguments)
    /// Like a group, but its content may change type (docs/explanation/preferences.md, Dynamic
    /// containers).
    case anyView
    /// No view at all.
    case empty
    /// Content that is built from a `GeometryProxy` during placement.
    case geometryReader(content: Handle<TemplateRange>)
  }

  /// The user interaction with a control (docs/explanation/updates.md, Steps).
  public enum Control: Sendable {
    /// A tap runs an action.
    case taps(action: Handle<ClosureArgument>)
    /// A tap switches a truth value.
    case toggles(isOn: Handle<Value>)
    /// A user types text.
    case text(Handle<Value>)
    /// A slider for a number within a range. By default the range is 0 to 1, or all numbers if it
    /// is open.
    case slides(
      value: Handle<Value>, in: Handle<Value>, step: Handle<Double>, isOpen: Bool = false)
    /// A tap starts or ends the editing of lists.
    case edits
    /// The user makes a choice, which no step does.
    case chooses
  }

  /// The arrangement of sections in a container.
  public enum SectionForm: Sendable {
    /// In a list: each view is a row.
    case rows
    /// In a lazy grid: a header and a footer each take a separate line.
    case lines
    /// In a toolbar: each view is an item.
    case barItems
  }

  /// The container that combines several views where only a single view is allowed.
  public enum SlotContainer: Sendable {
    case vertical, horizontal
  }

  /// Creates a view by its declarations in Swift (`CallDeclarations`). `write` declares its
  /// parameters and sets its role.
  init(
    _ swift: String, _ summary: String, support: Support,
    preferenceRole: PreferenceRole = .transparent, sections: SectionForm? = nil,
    isShape: Bool = false,
    isFill: Bool = false, takesTaps region: TapRegion? = nil, paints painting: Painting = .nothing,
    traits: Traits = [], _ write: (ParameterList) -> Meaning
  ) {
    let list = ParameterList()
    let meaning = write(list)
    let parameters = list.definitions
    self.preferenceRole = preferenceRole
    self.meaning = meaning
    self.support = support
    self.isShape = isShape
    self.isFill = isFill
    self.sections = sections
    control = list.control
    navigationPath = list.navigationPath
    rowSelection = list.rowSelection
    link = list.link
    self.painting = painting
    var traits = traits
    if isShape || isFill { traits.insert(.decoration) }
    if list.control != nil { traits.insert(.control) }
    if case .alternatives = meaning { traits.insert(.alternatives) }
    self.traits = traits
    styled = list.styled
    tag = list.tag
    placement = list.placement
    boundText = list.boundText
    boundDate = list.boundDate
    compactBoundText = list.compactBoundText
    input = list.input
    environmentChange = list.environmentChange
    drawnPlaces = list.drawnPlaces
    makeNode = meaning.makeNode
    switch meaning {
    case .group, .gridRow, .section: (isGroup, isAnyView, isOneView) = (true, false, false)
    case .anyView: (isGroup, isAnyView, isOneView) = (true, true, false)
    case .tableColumn: (isGroup, isAnyView, isOneView) = (false, false, false)
    default: (isGroup, isAnyView, isOneView) = (false, false, true)
    }
    if case .section(let arguments) = meaning { section = arguments } else { section = nil }
    if case .table(let table, _) = meaning {
      tableColumns = table.columns
    } else {
      tableColumns = nil
    }
    if case .tableRow(let value, _) = meaning { rowValue = value } else { rowValue = nil }
    let shown = parameters.firstIndex { $0.type == .text || $0.type == .styledText }
    textIndex = shown
    if let shown, list.drawnPlaces == [shown], parameters[shown].type == .styledText {
      isDrawnAsItsText = true
    } else {
      isDrawnAsItsText = false
    }
    otherTextIndex = shown.flatMap { place in
      parameters.firstIndex { $0.type == .text && $0.name == parameters[place].alternative }
    }
    switch meaning {
    case .leaf, .choice: (contentIndex, contentPlaces) = (nil, [])
    case .parts(let parts, _): (contentIndex, contentPlaces) = (nil, parts.map(\.content.place))
    case .table(let table, _):
      (contentIndex, contentPlaces) = (nil, [table.columns.place, table.rows.place])
    case .tableColumn(let column, _):
      (contentIndex, contentPlaces) = (nil, [column.value.place, column.children.place])
    default:
      contentIndex = parameters.firstIndex { $0.type == .content }
      contentPlaces = contentIndex.map { [$0] } ?? []
    }
    // By default, leaves and controls take taps, and containers don't.
    switch meaning {
    case .leaf, .choice, .slot(.horizontal, _): tapRegion = region ?? .frame
    case .layout where contentPlaces.isEmpty: tapRegion = region ?? .frame
    default: tapRegion = region ?? .nowhere
    }
    super.init(swift, summary, list)
  }
}

extension ViewDefinition {
  /// Adds the view's node below the parent of the context. A view without a node takes no space.
  public func addNode(in context: LayoutContext) -> NodeID { makeNode(context) }

  /// The placement in a toolbar that the argument of a view names. `nil` for other views.
  public func barPlacement(_ argument: (Handle<Int>) -> Argument) -> BarPlacement? {
    guard let placement, case .option(let place) = argument(placement.handle) else { return nil }
    return placement.value(at: Int(place))
  }
}

extension ViewDefinition.Meaning {
  /// The function that adds the layout node.
  fileprivate var makeNode: @Sendable (LayoutContext) -> NodeID {
    switch self {
    case .layout(let makeNode), .leaf(let makeNode), .alternatives(let makeNode),
      .tabs(_, let makeNode), .choice(_, let makeNode), .slot(_, let makeNode),
      .parts(_, let makeNode),
      .gridRow(let makeNode), .table(_, let makeNode), .tableRow(_, let makeNode),
      .tableColumn(_, let makeNode):
      makeNode
    case .group, .section, .anyView, .empty, .geometryReader: { $0.add(FixedSizeLeaf(.zero)) }
    }
  }
}
