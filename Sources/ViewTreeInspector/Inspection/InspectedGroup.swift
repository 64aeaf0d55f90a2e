import ViewTreeNumbers

/// A list of views: the children of a view, or the content of one of its secondaries.
public struct InspectedGroup: Sendable {
  /// The relation of the views to their parent.
  public enum Role: UInt8, Sendable {
    /// The views of the root.
    case root
    /// Children, which have no word in paths.
    case children
    /// The content of `overlay` and `overlayPreferenceValue`, in front of the view. Its path
    /// segment is `overlay`.
    case overlay
    /// The content of `background` and `backgroundPreferenceValue`, in the background of the view.
    /// Its path segment is `background`.
    case background
    /// The content of a `mask`.
    case mask
    /// The content of a `safeAreaInset`.
    case safeAreaInset
    /// The content of a `popover`.
    case popover
    /// The content of a `sheet`.
    case sheet
    /// The content of a `fullScreenCover`.
    case fullScreenCover
    /// The title, the message and the buttons of an `alert`.
    case alert
    /// The content of a `confirmationDialog`.
    case confirmationDialog
    /// The content of a `toolbar`.
    case toolbar
    /// The content of a `navigationDestination`.
    case navigationDestination

    /// True if the views are in their own window, in front of all others.
    package var isPresented: Bool {
      switch self {
      case .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog, .toolbar,
        .navigationDestination:
        true
      case .root, .children, .overlay, .background, .mask, .safeAreaInset: false
      }
    }

    /// The roles with a word in paths.
    static let named: [Role] = [
      .overlay, .background, .mask, .safeAreaInset, .popover, .sheet, .fullScreenCover, .alert,
      .confirmationDialog, .toolbar, .navigationDestination,
    ]
  }

  /// The view that contains the group, in `Inspection.views`. Meaningless for the root.
  public internal(set) var parent: ID<InspectedView>
  /// The role of the views.
  public internal(set) var role: Role
  /// The index, among the modifiers of `parent`, of the modifier that contains the views. The
  /// innermost modifier is 0. `nil` for children.
  public internal(set) var modifier: UInt32?
  /// The number of views.
  public internal(set) var count: UInt32
  /// The index among its parent's groups of the same role, from 0.
  public internal(set) var ordinal: UInt32
  /// The number of the parent's groups of the same role.
  public internal(set) var ordinalCount: UInt32
}
