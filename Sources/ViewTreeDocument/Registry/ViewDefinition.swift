import ViewTreeLayout

/// A view that documents can name: its arguments and what it becomes.
public final class ViewDefinition: Definition, @unchecked Sendable {
  /// What it becomes.
  public let meaning: Meaning
  /// How far it is what it is in SwiftUI.
  public let support: Support
  /// The place of the text that the view shows among the parameters, if it shows one.
  public let textIndex: Int?
  /// The place of the content among the parameters, if the view has content in one place.
  public let contentIndex: Int?
  /// The places of all content that is built in the view: that of its parts, or its one.
  public let contentPlaces: [Int]

  /// The places of the parameters that say how it is drawn.
  public let drawnPlaces: [Int]

  /// Whether it is a shape, of which modifiers make others.
  public let isShape: Bool
  /// Whether it is drawn in the foreground style around it.
  public var takesForeground: Bool { isShape || textIndex != nil }
  /// Where it takes taps itself; its content may take others.
  public let tapRegion: TapRegion
  /// Whether a user can do something with it: it has a binding or an action.
  public let isControl: Bool
  /// Whether its size follows from the text that it is bound to.
  public let readsText: Bool
  /// Whether its content stands where it stands.
  public let isGroup: Bool
  /// What its content is given under a name; `nil` for nothing.
  public let input: ContentInput?
  /// What becomes of the preferences in its content.
  public let preferenceRole: PreferenceRole
  /// Whether it is a group whose content may change type.
  let isAnyView: Bool

  /// What a view becomes when a tree is built.
  public enum Meaning: Sendable {
    /// A node of the layout; its content, if it has any, goes below that node.
    case layout(@Sendable (LayoutContext) -> NodeID)
    /// A node that shows one view of its content and only measures the others.
    case alternatives(@Sendable (LayoutContext) -> NodeID)
    /// A node around one view: several views of the content get an implicit container.
    case slot(SlotContainer, @Sendable (LayoutContext) -> NodeID)
    /// A node with a place for the views of each of some parameters, which stand in the order of layout.
    case parts([ViewPart], @Sendable (LayoutContext) -> NodeID)
    /// A node without content: views that are given say what would be shown elsewhere.
    case leaf(@Sendable (LayoutContext) -> NodeID)
    /// A row of the grid around it, whose modifiers each cell gets; a group anywhere else.
    case gridRow(@Sendable (LayoutContext) -> NodeID)
    /// Nothing of its own: its content stands where it stands.
    case group
    /// As a group, but its content may change type (docs/semantics.md, Dynamic containers).
    case anyView
    /// No view at all.
    case empty
    /// Content that is built from a `GeometryProxy` during placement.
    case geometryReader
  }

  /// The container that several views become where only one can stand.
  public enum SlotContainer: Sendable {
    case vertical, horizontal
  }

  /// Makes a view.
  public init(
    _ name: String, _ summary: String, _ parameters: [ParameterDefinition],
    support: Support = .exact, preferenceRole: PreferenceRole = .transparent,
    draws drawnParameters: [String] = [], isShape: Bool = false,
    takesTaps region: TapRegion? = nil, input: ContentInput? = nil, _ meaning: Meaning
  ) {
    self.input = input
    self.preferenceRole = preferenceRole
    self.meaning = meaning
    self.support = support
    self.isShape = isShape
    drawnPlaces = drawnParameters.compactMap { name in
      parameters.firstIndex { $0.name == name }
    }
    switch meaning {
    case .group, .gridRow: (isGroup, isAnyView) = (true, false)
    case .anyView: (isGroup, isAnyView) = (true, true)
    default: (isGroup, isAnyView) = (false, false)
    }
    isControl = parameters.contains {
      $0.type == .binding || $0.type == .boundBool || $0.type == .closure(.action)
    }
    readsText = parameters.contains { $0.name == "axis" }
    textIndex = parameters.firstIndex { $0.type == .text || $0.type == .styledText }
    switch meaning {
    case .leaf: (contentIndex, contentPlaces) = (nil, [])
    case .parts(let parts, _):
      contentIndex = nil
      contentPlaces = parts.compactMap { part in
        parameters.firstIndex { $0.name == part.parameter }
      }
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
