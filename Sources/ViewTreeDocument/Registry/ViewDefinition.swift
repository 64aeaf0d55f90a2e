import ViewTreeLayout
import ViewTreeScript

/// A view that documents can name: its arguments and what it becomes.
public final class ViewDefinition: Definition, @unchecked Sendable {
  /// What it becomes.
  public let meaning: Meaning
  /// How far it is what it is in SwiftUI.
  public let support: Support
  /// The place of the text that the view shows among the parameters, if it shows one.
  public let textIndex: Int?
  /// The place of the text that may be given in its place.
  public let otherTextIndex: Int?
  /// The place of the content among the parameters, if the view has content in one place.
  public let contentIndex: Int?
  /// The places of all content that is built in the view: that of its parts, or its one.
  public let contentPlaces: [Int]

  /// The places of the parameters that say how it is drawn.
  public let drawnPlaces: [Int]

  /// Whether nothing says how it is drawn but the text that it shows, and that only where it has parts.
  public let isDrawnAsItsText: Bool

  /// Whether it is a shape, of which modifiers make others.
  public let isShape: Bool
  /// Whether it fills its frame with a colour, a gradient or a drawing.
  public let isFill: Bool
  /// Whether it is drawn in the foreground style around it.
  public var takesForeground: Bool { isShape || textIndex != nil }
  /// Where it takes taps itself; its content may take others.
  public let tapRegion: TapRegion
  /// What styles of the document's own are told of it; `nil` for a view that takes none.
  public let styled: StyledControl?
  /// What a person does with it; `nil` for a view that is no control.
  public let control: Control?
  /// What the selection of a tab view is while the view is shown; `nil` for a view that is no tab.
  public let tag: Handle<Value>?
  /// The argument that says where in a toolbar it stands, and the place of the name that says: at the bottom.
  public let placement: (handle: Handle<Int>, bottom: Int)?
  /// The text that its size follows from; `nil` for none that it is bound to.
  public let boundText: Handle<Value>?
  /// The same where the window has no room for columns, if that differs.
  public let compactBoundText: Handle<Value>?
  /// What its content is given under a name; `nil` for nothing.
  public let input: ContentInput?
  /// Whether its content stands where it stands.
  public let isGroup: Bool
  /// Whether it is one view wherever it stands: no group, and no column of a table.
  public let isOneView: Bool
  /// What becomes of the preferences in its content.
  public let preferenceRole: PreferenceRole
  /// How sections in its content stand; `nil` where they are groups.
  public let sections: SectionForm?
  /// Whether it is a group whose content may change type.
  let isAnyView: Bool
  /// The arguments of a view whose content has a header and a footer.
  let section: SectionArguments?
  /// The columns of a table.
  let tableColumns: Handle<TemplateRange>?
  /// The value of a row of a table.
  let rowValue: Handle<Value>?
  /// Adds its node. Apart from the meaning, for whoever takes a closure out of that counts its references.
  private let makeNode: @Sendable (LayoutContext) -> NodeID

  /// What a view becomes when a tree is built.
  public enum Meaning: Sendable {
    /// A node of the layout; its content, if it has any, goes below that node.
    case layout(@Sendable (LayoutContext) -> NodeID)
    /// A node that shows one view of its content and only measures the others.
    case alternatives(@Sendable (LayoutContext) -> NodeID)
    /// A node that shows the view of its content which a selection names.
    case tabs(selection: Handle<Value>, @Sendable (LayoutContext) -> NodeID)
    /// A node around one view: several views of the content get an implicit container.
    case slot(SlotContainer, @Sendable (LayoutContext) -> NodeID)
    /// A node with a place for the views of each of some parameters, which stand in the order of layout.
    case parts([ViewPart], @Sendable (LayoutContext) -> NodeID)
    /// A node without content: views that are given say what would be shown elsewhere.
    case leaf(@Sendable (LayoutContext) -> NodeID)
    /// A row of the grid around it, whose modifiers each cell gets; a group anywhere else.
    case gridRow(@Sendable (LayoutContext) -> NodeID)
    /// Rows that have a cell for each column.
    case table(TableArguments, @Sendable (LayoutContext) -> NodeID)
    /// A row of the table around it, about a value.
    case tableRow(value: Handle<Value>, @Sendable (LayoutContext) -> NodeID)
    /// A column of the table around it: its title above the rows, its content in each of them.
    case tableColumn(TableColumnArguments, @Sendable (LayoutContext) -> NodeID)
    /// Nothing of its own: its content stands where it stands.
    case group
    /// As a group, with a header and a footer, which lists and lazy grids tell apart.
    case section(SectionArguments)
    /// As a group, but its content may change type (docs/semantics.md, Dynamic containers).
    case anyView
    /// No view at all.
    case empty
    /// Content that is built from a `GeometryProxy` during placement.
    case geometryReader(content: Handle<TemplateRange>)
  }

  /// What a person does with a control (docs/semantics.md, Steps).
  public enum Control: Sendable {
    /// A tap runs an action.
    case taps(action: Handle<ClosureArgument>)
    /// A tap switches a truth value.
    case toggles(isOn: Handle<Value>)
    /// A person types a text.
    case text(Handle<Value>)
    /// A person moves a number within a range, 0 to 1 unless it says so, or all numbers if it is open.
    case slides(
      value: Handle<Value>, in: Handle<Value>, step: Handle<Double>, isOpen: Bool = false)
    /// A person makes a choice, which no step does.
    case chooses
  }

  /// How the sections in a container stand.
  public enum SectionForm: Sendable {
    /// In a list: each view is a row.
    case rows
    /// In a lazy grid: a header and a footer have a line of their own.
    case lines
  }

  /// The container that several views become where only one can stand.
  public enum SlotContainer: Sendable {
    case vertical, horizontal
  }

  /// Makes a view: `write` declares its parameters and says what it becomes.
  init(
    _ name: String, _ summary: String, support: Support,
    preferenceRole: PreferenceRole = .transparent, sections: SectionForm? = nil,
    isShape: Bool = false,
    isFill: Bool = false, takesTaps region: TapRegion? = nil, _ write: (ParameterList) -> Meaning
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
    styled = list.styled
    tag = list.tag
    placement = list.placement
    boundText = list.boundText
    compactBoundText = list.compactBoundText
    input = list.input
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
    case .leaf: (contentIndex, contentPlaces) = (nil, [])
    case .parts(let parts, _): (contentIndex, contentPlaces) = (nil, parts.map(\.content.place))
    case .table(let table, _):
      (contentIndex, contentPlaces) = (nil, [table.columns.place, table.rows.place])
    case .tableColumn(let column, _):
      (contentIndex, contentPlaces) = (nil, [column.value.place, column.children.place])
    default:
      contentIndex = parameters.firstIndex { $0.type == .content }
      contentPlaces = contentIndex.map { [$0] } ?? []
    }
    // Leaves and controls do, containers do not.
    switch meaning {
    case .leaf, .slot(.horizontal, _): tapRegion = region ?? .frame
    case .layout where contentPlaces.isEmpty: tapRegion = region ?? .frame
    default: tapRegion = region ?? .nowhere
    }
    super.init(name, summary, parameters)
  }
}

extension ViewDefinition {
  /// Adds the node that the view is, below the parent of the context; a view of no node of its own takes no room.
  public func addNode(in context: LayoutContext) -> NodeID { makeNode(context) }
}

extension ViewDefinition.Meaning {
  /// What adds the node.
  fileprivate var makeNode: @Sendable (LayoutContext) -> NodeID {
    switch self {
    case .layout(let makeNode), .leaf(let makeNode), .alternatives(let makeNode),
      .tabs(_, let makeNode), .slot(_, let makeNode), .parts(_, let makeNode),
      .gridRow(let makeNode), .table(_, let makeNode), .tableRow(_, let makeNode),
      .tableColumn(_, let makeNode):
      makeNode
    case .group, .section, .anyView, .empty, .geometryReader: { $0.add(FixedSizeLeaf(.zero)) }
    }
  }
}
