import ViewTreeNumbers

/// Views that stand together: the children of a view, or the content of one of its secondaries.
public struct InspectedGroup: Sendable {
  /// Why the views are below their parent.
  public enum Role: UInt8, Sendable {
    /// The views of the root.
    case root
    /// Children: no word of their own in paths.
    case children
    /// In front: `overlay` and `overlayPreferenceValue`; the word in paths is `overlay`.
    case overlay
    /// Behind: `background` and `backgroundPreferenceValue`; the word in paths is `background`.
    case background
    /// The content of a `mask`.
    case mask
    /// The content of a `safeAreaInset`.
    case safeAreaInset
    /// What a `popover` shows.
    case popover
    /// What a `sheet` shows.
    case sheet
    /// What a `fullScreenCover` shows.
    case fullScreenCover
    /// What a `toolbar` holds.
    case toolbar
    /// What a `navigationDestination` shows.
    case navigationDestination

    /// Whether the views stand in a window of their own, in front of all others.
    package var isPresented: Bool {
      switch self {
      case .popover, .sheet, .fullScreenCover, .toolbar, .navigationDestination: true
      case .root, .children, .overlay, .background, .mask, .safeAreaInset: false
      }
    }

    /// The roles that have a word of their own in paths.
    static let named: [Role] = [
      .overlay, .background, .mask, .safeAreaInset, .popover, .sheet, .fullScreenCover, .toolbar,
      .navigationDestination,
    ]
  }

  /// The view that holds the group in `Inspection.views`; meaningless for the root.
  public internal(set) var parent: ID<InspectedView>
  /// Why the views are there.
  public internal(set) var role: Role
  /// The place of the modifier whose content the views are among the modifiers of `parent`, from 0, the
  /// innermost first; `nil` for children.
  public internal(set) var modifier: UInt32?
  /// How many views there are.
  public internal(set) var count: UInt32
  /// The place of the group among its parent's groups of the same role, from 0.
  public internal(set) var ordinal: UInt32
  /// How many groups of the same role the parent has.
  public internal(set) var ordinalCount: UInt32
}
