import ViewTreeLayout

/// A modifier that documents can name: its arguments and what it does to the view inside it.
public final class ModifierDefinition: Definition, @unchecked Sendable {
  /// What it does.
  public let meaning: Meaning
  /// How far it is what it is in SwiftUI.
  public let support: Support
  /// What it changes in how the view is drawn, besides its place; `nil` where a person sees nothing.
  public let draws: DrawnArea?
  /// Whether a shape without a style of its own is drawn in the one around it by this modifier, whose
  /// first parameter is the style.
  public let drawsShape: Bool
  /// What it makes of a shape within its frame; `nil` if it is none that does.
  public let shapeEffect: (@Sendable (EvaluatedArguments) -> ShapeEffect)?
  /// What is odd about some arguments; `nil` where no value is.
  public let remarks: (@Sendable (EvaluatedArguments) -> [ArgumentRemark])?
  /// What it has to do with taps and scrolling; `nil` if nothing.
  public let interaction: Interaction?
  /// Whether some values are odd.
  public let hasRemarks: Bool
  /// Groups of arguments of which only one may be given.
  let exclusions: [[String]]

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
    /// A value of the environment: its key and the value.
    case environmentValue
    /// An object for the environment, under its class: the first parameter.
    case environmentObject
    /// A closure that changes a value of the environment: the key, the name and the closure.
    case transformEnvironment
    /// The style that shapes and texts inside are drawn in, where they name none: its parameter.
    case foreground
    /// A view beside the view, in a node that arranges the two: the first parameter is the content.
    case secondary(SecondaryRole, @Sendable (LayoutContext) -> NodeID)
    /// A guide that a closure computes: parameters are the guide, the name and the closure.
    case alignmentGuide
    /// A value for the layout around the view: parameters are the key and the value.
    case layoutValue
    /// A name for the view's coordinate space.
    case coordinateSpace
    /// Makes the container around the view dynamic (docs/semantics.md, Dynamic containers), and the view
    /// another one when its value changes (docs/semantics.md, Identity).
    case identity
    /// Makes the container dynamic and nothing else.
    case tag
    /// Makes the container dynamic and orders the container's preferences: its parameter is the number.
    case zIndex
    /// Writes a preference: parameters are the key and the value.
    case preference
    /// Writes a preference from an anchor: key, source, name, closure.
    case anchorPreference
    /// Changes a preference: key, name, closure.
    case transformPreference
    /// Changes a preference with an anchor: key, source, name, closure.
    case transformAnchorPreference
    /// Runs an action when a preference changes: key, name, closure.
    case onPreferenceChange
    /// Writes the title of the navigation view around: its parameter is the text.
    case navigationTitle
    /// Presents views that are a root of their own: content, whether they are there, and more.
    case presentation(PresentationKind)
    /// Builds a view from a preference: key, alignment, name, content.
    case preferenceReader(isBackground: Bool)
    /// Runs an action when the view appears.
    case onAppear
    /// Runs an action when the view is gone: its parameter is the action.
    case onDisappear
    /// Runs an action when a value is another one: value, whether at first, too, names, action.
    case onChange
    /// Starts a task when the view appears, or its id is another one: id, priority, action.
    case task
    /// Runs an action for each event of a publisher: publisher, interval, name, action.
    case onReceive
    /// Runs an action when somebody taps the view.
    case onTapGesture
  }

  /// Whether layout and preferences see nothing of it.
  package var isNeutral: Bool {
    if case .neutral = meaning { return true }
    return false
  }

  /// What the second view of a modifier is to the first.
  public enum SecondaryRole: Sendable {
    case overlay, background, mask, safeAreaInset
  }

  /// Makes a modifier.
  public init(
    _ name: String, _ summary: String, _ parameters: [ParameterDefinition] = [],
    excluding exclusions: [[String]] = [],
    remarks: (@Sendable (EvaluatedArguments) -> [ArgumentRemark])? = nil,
    support: Support? = nil, draws: DrawnArea? = nil,
    drawsShape: Bool = false,
    shapeEffect: (@Sendable (EvaluatedArguments) -> ShapeEffect)? = nil,
    interaction: Interaction? = nil, _ meaning: Meaning
  ) {
    self.meaning = meaning
    self.draws = draws
    self.drawsShape = drawsShape
    self.shapeEffect = shapeEffect
    switch meaning {
    case .neutral: self.support = support ?? (draws == nil ? .withoutEffect : .drawn)
    case .foreground: self.support = support ?? .drawn
    default: self.support = support ?? .exact
    }
    self.remarks = remarks
    self.interaction = interaction
    hasRemarks = remarks != nil
    self.exclusions = exclusions
    switch meaning {
    case .identity, .tag, .zIndex: makesDynamic = true
    default: makesDynamic = false
    }
    super.init(name, summary, parameters)
  }

  /// A modifier that a person sees and layout does not.
  static func drawn(
    _ name: String, _ summary: String, on area: DrawnArea = .content, support: Support = .drawn,
    interaction: Interaction? = nil, _ parameters: ParameterDefinition...
  ) -> ModifierDefinition {
    ModifierDefinition(
      name, summary, parameters, support: support, draws: area, interaction: interaction, .neutral)
  }

  /// A modifier that neither layout nor a person who looks notices.
  static func unnoticed(
    _ name: String, _ summary: String, support: Support = .withoutEffect,
    interaction: Interaction? = nil, _ parameters: ParameterDefinition...
  ) -> ModifierDefinition {
    ModifierDefinition(
      name, summary, parameters, support: support, interaction: interaction, .neutral)
  }
}
