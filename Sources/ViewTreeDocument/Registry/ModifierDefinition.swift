import ViewTreeLayout
import ViewTreeScript

/// A modifier that documents can name: its arguments and its effect on the modified view.
public final class ModifierDefinition: Definition, @unchecked Sendable {
  /// The effect of the modifier.
  public let meaning: Meaning
  /// The preference key that it writes, changes or reads.
  public let preferenceKey: Handle<Int>?
  /// The closure that it runs.
  public let closure: Handle<ClosureArgument>?
  /// The views that it builds.
  public let content: Handle<TemplateRange>?
  /// The accuracy of the modifier in comparison with SwiftUI.
  public let support: Support
  /// The area that the modifier visibly changes without an effect on layout, or `nil` if there is
  /// no visible change.
  public let draws: DrawnArea?
  /// The effect on pictures, or `nil` if there is none other than a second view.
  public let painting: Painting?
  /// The properties that matter for layout faults and pictures.
  public let traits: Traits
  /// The style that it draws a shape in. Without a style, the inherited style is used.
  public let shapeStyle: Handle<Value>?
  /// The role of a modifier that turns a shape into a shape.
  let shapeRole: ShapeRole?
  /// True if it may rotate the modified view.
  public let turns: Bool
  /// The change that it makes to a shape within its frame, or `nil` for other modifiers.
  public let shapeEffect: (@Sendable (EvaluatedArguments) -> ShapeEffect)?
  /// The requests to the bars of the view's screen, or `nil` if there are none.
  public let bars: (@Sendable (inout BarRequests, EvaluatedArguments) -> Void)?
  private let findRemarks: @Sendable (EvaluatedArguments) -> [ArgumentRemark]
  /// The kind of styles that it sets, or `nil` for other modifiers and for styles that documents
  /// can't declare.
  public let styleKind: StyleKind?
  /// The effect on taps and scrolling, or `nil` if there is none.
  public let interaction: Interaction?
  /// True if remarks on argument values are possible.
  public let hasRemarks: Bool
  /// Groups of argument indices. Only arguments of a single group may be present.
  let exclusions: [[Int]]
  /// True if its value has the type of the key that it names.
  let hasKeyedValue: Bool
  /// True if an argument may have nested arguments, which follow those of the modifier.
  var hasNestedArguments: Bool { styleKind != nil || parameterTable.hasNestedArguments }
  /// The value that a `preference` writes.
  public let writtenValue: Handle<Value>?
  /// The source of an anchor that is written.
  public let writtenSource: Handle<Value>?
  /// True if it only adds a layout node.
  private let isNode: Bool
  /// Adds that node. Separate from the meaning, because extracting a closure from an enum counts
  /// its references.
  private let makeNode: @Sendable (LayoutContext) -> NodeID

  /// True if a child with the modifier makes its container dynamic
  /// (docs/explanation/preferences.md, Dynamic containers).
  let makesDynamic: Bool
  /// True if it gives the container a trait of the view: a view without a writer contributes the
  /// default there.
  let isTrait: Bool

  /// The effect of a modifier when a tree is built.
  public enum Meaning: Sendable {
    /// A layout node with the view as its content.
    case layout(@Sendable (LayoutContext) -> NodeID)
    /// No effect on layout or preferences. The visible effect is in `draws`.
    case neutral
    /// A change of the values that the view's content inherits.
    case environment(@Sendable (inout ViewEnvironment, EvaluatedArguments) -> Void)
    /// A value of the environment.
    case environmentValue(key: Handle<Int>, value: Handle<Value>)
    /// An object for the environment, by its class.
    case environmentObject(Handle<Value>)
    /// A closure that changes a value of the environment.
    case transformEnvironment(key: Handle<Int>, transform: Handle<ClosureArgument>)
    /// The style of shapes and text inside that set no style.
    case foreground
    /// A second view, in a node that arranges the two.
    case secondary(
      SecondaryRole, content: Handle<TemplateRange>, @Sendable (LayoutContext) -> NodeID)
    /// A guide that a closure computes.
    case alignmentGuide(Handle<Int>, compute: Handle<ClosureArgument>)
    /// A value for the enclosing layout, which makes its container dynamic.
    case layoutValue(key: Handle<Int>, value: Handle<Value>)
    /// A name for the view's coordinate space.
    case coordinateSpace(name: Handle<TextArgument>)
    /// Makes the enclosing container dynamic (docs/explanation/preferences.md, Dynamic containers),
    /// and replaces the view when its value changes (docs/explanation/updates.md, Identity).
    case identity(Handle<Value>)
    /// A name by which tests and commands find the view. No other effect.
    case name(Handle<TextArgument>)
    /// A trait that preferences don't see: `tag`, `transition`.
    case tag
    /// Changes the painting order, and in a dynamic container the order of preferences.
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
    /// Sets the title of the enclosing navigation view, replacing inner titles.
    case navigationTitle(Handle<TextArgument>)
    /// Presents views with a separate root.
    case presentation(PresentationKind, PresentationArguments)
    /// Builds a view from a preference.
    case preferenceReader(
      isBackground: Bool, key: Handle<Int>, alignment: Handle<Alignment>,
      content: Handle<TemplateRange>)
    /// Runs an action when the view appears.
    case onAppear(Handle<ClosureArgument>)
    /// Runs an action when the view disappears.
    case onDisappear(Handle<ClosureArgument>)
    /// Runs an action when a value changes, and also at first if `initial` is true.
    case onChange(value: Handle<Value>, initial: Handle<Bool>, action: Handle<ClosureArgument>)
    /// Runs an action with a value of the view's geometry, or of the scroll view's in it.
    case onGeometryChange(
      of: Handle<ClosureArgument>, action: Handle<ClosureArgument>, isOfScrollView: Bool)
    /// Effects on the view that a closure returns, by its geometry or by a phase.
    case visualEffect(Handle<ClosureArgument>, isTransition: Bool)
    /// The scroll position of the scroll views inside.
    case scrollPosition(
      position: Handle<Value>, id: Handle<Value>, anchor: Handle<UnitPoint>)
    /// A node of a frame whose length a closure computes from the container's length along each of
    /// some axes. `node` gets both lengths, `nil` if there is none.
    case containerFrame(
      axes: Handle<AxisSet>, length: Handle<ClosureArgument>,
      node: @Sendable (LayoutContext, _ width: Double?, _ height: Double?) -> NodeID)
    /// Gives the view the geometry of another view. The closure returns the parts that it takes, or
    /// `nil` for the source view.
    case matchedGeometry(
      id: Handle<Value>, @Sendable (EvaluatedArguments) -> MatchedGeometry.Target?)
    /// Starts a task when the view appears, or its id changes.
    case task(id: Handle<Value>, action: Handle<ClosureArgument>)
    /// Runs an action for each event of a publisher, or of a timer.
    case onReceive(
      publisher: Handle<TextArgument>, interval: Handle<Double>, action: Handle<ClosureArgument>)
    /// Runs an action when the view is tapped.
    case onTapGesture(Handle<ClosureArgument>)
    /// A gesture, which is evaluated when a step touches the view.
    case gesture(Handle<Value>, mask: Handle<Value>, GesturePriority)
  }

  /// True if the arguments are type-checked but never evaluated, as for gestures and accessibility
  /// modifiers.
  public let isUnseen: Bool

  /// True if it affects neither layout nor preferences.
  package var isNeutral: Bool {
    switch meaning {
    case .neutral, .gesture, .name: true
    default: false
    }
  }

  /// The role of a modifier's secondary view.
  public enum SecondaryRole: Sendable {
    case overlay, background, mask, safeAreaInset
  }

  /// Creates a modifier by its declarations in Swift (`CallDeclarations`). `write` declares its
  /// parameters and sets its effect.
  init(
    _ swift: String, _ summary: String, support: Support, draws: DrawnArea? = nil,
    shapeRole: ShapeRole? = nil, turns: Bool = false, paints painting: Painting? = nil,
    traits: Traits = [],
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
    self.painting = painting ?? list.interaction?.painting
    self.traits =
      traits.union(list.interaction?.traits ?? []).union(turns ? .moves : [])
    exclusions = list.exclusions
    if case .neutral = meaning {
      isUnseen =
        draws == nil && list.interaction == nil && list.remarks == nil && list.bars == nil
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
    case .identity: (makesDynamic, isTrait) = (true, false)
    case .layoutValue, .zIndex, .tag: (makesDynamic, isTrait) = (true, true)
    default: (makesDynamic, isTrait) = (false, false)
    }
    switch meaning {
    case .preference, .layoutValue, .environmentValue: hasKeyedValue = true
    default: hasKeyedValue = false
    }
    super.init(swift, summary, list)
  }

  /// A modifier with a visible effect that doesn't affect layout.
  static func drawn(
    _ swift: String, _ summary: String, on area: DrawnArea = .content, support: Support = .drawn,
    interaction: Interaction? = nil, turns: Bool = false, paints painting: Painting? = nil,
    remarks: [ArgumentRemark] = [], _ parameters: ParameterOutline...
  ) -> ModifierDefinition {
    ModifierDefinition(
      swift, summary, support: support, draws: area, turns: turns, paints: painting
    ) {
      if !remarks.isEmpty { $0.remarks = { _ in remarks } }
      return $0.neutral(parameters, interaction)
    }
  }

  /// A modifier without an effect on layout or on the appearance.
  static func unnoticed(
    _ swift: String, _ summary: String, support: Support = .withoutEffect,
    draws area: DrawnArea? = nil, interaction: Interaction? = nil, traits: Traits = [],
    remarks: [ArgumentRemark] = [], _ parameters: ParameterOutline...
  ) -> ModifierDefinition {
    ModifierDefinition(swift, summary, support: support, draws: area, traits: traits) {
      if !remarks.isEmpty { $0.remarks = { _ in remarks } }
      return $0.neutral(parameters, interaction)
    }
  }
}

extension ParameterList {
  /// Declares the parameters of a modifier that changes neither layout nor preferences.
  fileprivate func neutral(
    _ parameters: [ParameterOutline], _ interaction: Interaction?
  ) -> ModifierDefinition.Meaning {
    outlines = parameters
    self.interaction = interaction
    return .neutral
  }
}

extension ModifierDefinition {
  /// Remarks on unusual argument values. Most modifiers have none.
  public func remarks(on arguments: EvaluatedArguments) -> [ArgumentRemark] {
    findRemarks(arguments)
  }

  /// Adds the node of a modifier that only adds a node, below the parent of the context, or `nil`
  /// for any other.
  public func addNode(in context: LayoutContext) -> NodeID? {
    isNode ? makeNode(context) : nil
  }
}
