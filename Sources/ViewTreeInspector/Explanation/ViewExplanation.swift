import ViewTreeLayout

/// Why a view has its frame: the nodes from the root down to it, and who decides its size.
public struct ViewExplanation {
  /// What a node stands for.
  public enum Label: Equatable, Sendable {
    /// A view: its place in `Inspection.views`.
    case view(UInt32)
    /// A modifier of a view: its place in `InspectionNames.modifiers`.
    case modifier(UInt16, of: UInt32)
    /// A node that no view of the document stands for, such as an implicit container.
    case implicit
  }

  /// A node on the way from the root to the view.
  public struct Step {
    /// What the node stands for.
    public let label: Label
    /// How it got its size and its place.
    public let explanation: NodeExplanation
  }

  /// Who decides the length on one axis.
  public struct Decision {
    /// The node; `nil` stands for the window.
    public let label: Label?
    /// How it decides.
    public let reason: LengthDecision.Reason
    /// The length in points.
    public let length: Double
  }

  /// The view's place in `Inspection.views`.
  public let view: UInt32
  /// The frame with all modifiers, in window coordinates.
  public let frame: Rect
  /// Whether the view was placed at all.
  public let isPlaced: Bool
  /// The nodes, the root first.
  public let steps: [Step]
  /// Who decides the width.
  public let width: Decision
  /// Who decides the height.
  public let height: Decision
}
