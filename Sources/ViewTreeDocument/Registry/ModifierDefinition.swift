import ViewTreeLayout
import ViewTreeScript

/// A modifier that documents can name: its arguments and what it does to the view inside it.
public final class ModifierDefinition: Definition, @unchecked Sendable {
  /// What it does.
  public let meaning: Meaning
  /// The preference key that it writes, changes or reads.
  public let preferenceKey: Handle<Int>?
  /// The closure that it runs.
  public let closure: Handle<ClosureArgument>?
  /// The views that it builds.
  public let content: Handle<TemplateRange>?
  /// How far it is what it is in SwiftUI.
  public let support: Support
  /// What it changes in how the view is drawn, besides its place; `nil` where a person sees nothing.
  public let draws: DrawnArea?
  /// The style that it draws a shape in; where none is given, the one around the shape is taken.
  public let shapeStyle: Handle<Value>?
  /// What it makes of a shape, if it is a modifier of shapes that gives one.
  let shapeRole: ShapeRole?
  /// Whether it may turn what it is around.
  public let turns: Bool
  /// What it makes of a shape within its frame; `nil` if it is none that does.
  public let shapeEffect: (@Sendable (EvaluatedArguments) -> ShapeEffect)?
  /// What it asks of the bars of the screen that the view is in; `nil` if nothing.
  public let bars: (@Sendable (inout BarRequests, EvaluatedArguments) -> Void)?
  private let findRemarks: @Sendable (EvaluatedArguments) -> [ArgumentRemark]
  /// Which styles it sets; `nil` for a modifier that sets none, or none that a document may declare.
  public let styleKind: StyleKind?
  /// What it has to do with taps and scrolling; `nil` if nothing.
  public let interaction: Interaction?
  /// Whether some values are odd.
  public let hasRemarks: Bool
  /// Groups of places of arguments. Arguments of one group only may be given.
  let exclusions: [[Int]]
  /// True if its value has the type of the key that it names.
  let hasKeyedValue: Bool
  /// True if an argument may have arguments of its own, which follow those of the modifier.
  let hasNestedArguments: Bool
  /// What a `preference` writes.
  public let writtenValue: Handle<Value>?
  /// The source of an anchor that is written.
  public let writtenSource: Handle<Value>?
  /// Whether it is nothing but a node of the layout.
  private let isNode: Bool
  /// Adds that node. Apart from the meaning, for whoever takes a closure out of that counts its references.
  private let makeNode: @Sendable (LayoutContext) -> NodeID

  /// Whether a child with the modifier makes its container dynamic (docs/semantics.md, Dynamic
  /// containers).
  let makesDynamic: Bool

  /// What a modifier does when a tree is built.
  public enum Meaning: Sendable {
    /// A node of the layout around the view.
    case layout(@Sendable (LayoutContext) -> NodeID)
    /// Nothing that layout or preferences could see; what a person sees of it, `draws` says.
    case neutral
    /// A change of the values that the view's content inherits.
    case environment(@Sendable (inout ViewEnvironment, EvaluatedArguments) -> Void)
    /// A value of the environment.
    case environmentValue(key: Handle<Int>, value: Handle<Value>)
    /// An object for the environment, under its class.
    case environmentObject(Handle<Value>)
    /// A closure that changes a value of the environment.
    case transformEnvironment(key: Handle<Int>, transform: Handle<ClosureArgument>)
    /// The style that shapes and texts inside are drawn in, where they name none.
    case foreground
    /// A view beside the view, in a node that arranges the two.
    case secondary(
      SecondaryRole, content: Handle<TemplateRange>, @Sendable (LayoutContext) -> NodeID)
    /// A guide that a closure computes.
    case alignmentGuide(Handle<Int>, compute: Handle<ClosureArgument>)
    /// A value for the layout around the view, which makes its container dynamic.
    case layoutValue(key: Handle<Int>, value: Handle<Value>)
    /// A name for the view's coordinate space.
    case coordinateSpace(name: Handle<TextArgument>)
    /// Makes the container around the view dynamic (docs/semantics.md, Dynamic containers), and the view
    /// another one when its value changes (docs/semantics.md, Identity).
    case identity(Handle<Value>)
    /// A trait that preferences do not see: `tag`, `transition`.
    case tag
    /// Orders what is painted, and in a dynamic container its preferences.
    case zIndex(Handle<Double>)
    /// Writes a preference.
    case preference(key: Handle<Int>, value: Handle<Value>)
    /// Writes a preference from an anchor.
    case anchorPreference(
      key: Handle<Int>, source: Handle<Value>, transform: Handle<ClosureArgument>)
    /// Changes a preference.
    case transformPreference(key: Handle<Int>, transform: Handle<ClosureArgument>)
    /// Changes a preference with an anchor.
    case transformAnchorPreference(
      key: Handle<Int>, source: Handle<Value>, transform: Handle<ClosureArgument>)
    /// Runs an action when a preference changes.
    case onPreferenceChange(key: Handle<Int>, action: Handle<ClosureArgument>)
    /// Puts the title of the navigation view around in the place of those inside.
    case navigationTitle(Handle<TextArgument>)
    /// Presents views that are a root of their own.
    case presentation(PresentationKind, PresentationArguments)
    /// Builds a view from a preference.
    case preferenceReader(
      isBackground: Bool, key: Handle<Int>, alignment: Handle<Alignment>,
      content: Handle<TemplateRange>)
    /// Runs an action when the view appears.
    case onAppear(Handle<ClosureArgument>)
    /// Runs an action when the view is gone.
    case onDisappear(Handle<ClosureArgument>)
    /// Runs an action when a value is another one, and at first, too, if `initial` says so.
    case onChange(value: Handle<Value>, initial: Handle<Bool>, action: Handle<ClosureArgument>)
    /// Runs an action with a value of the view's geometry, or of the scroll view's in it.
    case onGeometryChange(
      of: Handle<ClosureArgument>, action: Handle<ClosureArgument>, isOfScrollView: Bool)
    /// Effects on the view that a closure returns, by its geometry or by a phase.
    case visualEffect(Handle<ClosureArgument>, isTransition: Bool)
    /// What the scroll views inside are scrolled to.
    case scrollPosition(
      position: Handle<Value>, id: Handle<Value>, anchor: Handle<UnitPoint>)
    /// A node of a frame as long as a closure makes of the container's length along each of some axes; `node`
    /// gets both lengths, `nil` where there is none.
    case containerFrame(
      axes: Handle<AxisSet>, length: Handle<ClosureArgument>,
      node: @Sendable (LayoutContext, _ width: Double?, _ height: Double?) -> NodeID)
    /// Gives the view the place of another one; the closure says what it takes over, `nil` for a view that is
    /// the other one.
    case matchedGeometry(
      id: Handle<Value>, @Sendable (EvaluatedArguments) -> MatchedGeometry.Target?)
    /// Starts a task when the view appears, or its id is another one.
    case task(id: Handle<Value>, action: Handle<ClosureArgument>)
    /// Runs an action for each event of a publisher, or of a timer.
    case onReceive(
      publisher: Handle<TextArgument>, interval: Handle<Double>, action: Handle<ClosureArgument>)
    /// Runs an action when somebody taps the view.
    case onTapGesture(Handle<ClosureArgument>)
  }

  /// Whether nobody looks at its arguments, which are checked and never evaluated: gestures, what assistive
  /// technology is told.
  public let isUnseen: Bool

  /// Whether layout and preferences see nothing of it.
  package var isNeutral: Bool {
    if case .neutral = meaning { return true }
    return false
  }

  /// What the second view of a modifier is to the first.
  public enum SecondaryRole: Sendable {
    case overlay, background, mask, safeAreaInset
  }

  /// Makes a modifier: `write` declares its parameters and says what it does.
  init(
    _ name: String, _ summary: String, support: Support, draws: DrawnArea? = nil,
    shapeRole: ShapeRole? = nil, turns: Bool = false,
    _ write: (ParameterList) -> Meaning
  ) {
    let list = ParameterList()
    let meaning = write(list)
    self.meaning = meaning
    preferenceKey = meaning.preferenceKey
    closure = meaning.closure
    content = meaning.content
    self.support = support
    self.draws = draws
    shapeStyle = list.shapeStyle
    self.shapeRole = shapeRole
    self.turns = turns
    shapeEffect = list.shapeEffect
    bars = list.bars
    findRemarks = list.remarks ?? { _ in [] }
    hasRemarks = list.remarks != nil
    styleKind = list.styleKind
    interaction = list.interaction
    exclusions = list.exclusions
    if case .neutral = meaning {
      isUnseen = draws == nil && list.interaction == nil && list.remarks == nil
    } else {
      isUnseen = false
    }
    if case .layout(let makeNode) = meaning {
      (isNode, self.makeNode) = (true, makeNode)
    } else {
      (isNode, makeNode) = (false, { $0.add(PassThroughLayout()) })
    }
    if case .preference(_, let value) = meaning { writtenValue = value } else { writtenValue = nil }
    if case .anchorPreference(_, let source, _) = meaning {
      writtenSource = source
    } else {
      writtenSource = nil
    }
    switch meaning {
    case .identity, .layoutValue: makesDynamic = true
    default: makesDynamic = false
    }
    switch meaning {
    case .preference, .layoutValue, .environmentValue: hasKeyedValue = true
    default: hasKeyedValue = false
    }
    hasNestedArguments =
      list.styleKind != nil || list.definitions.contains { $0.type.hasNestedArguments }
    super.init(name, summary, list.definitions)
  }

  /// A modifier that a person sees and layout does not.
  static func drawn(
    _ name: String, _ summary: String, on area: DrawnArea = .content, support: Support = .drawn,
    interaction: Interaction? = nil, turns: Bool = false, _ parameters: ParameterDefinition...
  ) -> ModifierDefinition {
    neutral(name, summary, on: area, support, interaction, turns: turns, parameters)
  }

  /// A modifier that neither layout nor a person who looks notices.
  static func unnoticed(
    _ name: String, _ summary: String, support: Support = .withoutEffect,
    interaction: Interaction? = nil, _ parameters: ParameterDefinition...
  ) -> ModifierDefinition {
    neutral(name, summary, on: nil, support, interaction, turns: false, parameters)
  }

  private static func neutral(
    _ name: String, _ summary: String, on area: DrawnArea?, _ support: Support,
    _ interaction: Interaction?, turns: Bool, _ parameters: [ParameterDefinition]
  ) -> ModifierDefinition {
    ModifierDefinition(name, summary, support: support, draws: area, turns: turns) { p in
      p.add(parameters)
      p.interaction = interaction
      return .neutral
    }
  }
}

extension ModifierDefinition {
  /// What is odd about some arguments; of most modifiers nothing ever is.
  public func remarks(on arguments: EvaluatedArguments) -> [ArgumentRemark] {
    findRemarks(arguments)
  }

  /// Adds the node of a modifier that is nothing but one, below the parent of the context; `nil` for any other.
  public func addNode(in context: LayoutContext) -> NodeID? {
    isNode ? makeNode(context) : nil
  }
}
