import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// The explanation of a view's frame: the nodes from the root down to it, and the nodes that set
/// its size.
public struct ViewExplanation {
  /// The view or modifier that a node belongs to.
  public enum Label: Equatable, Sendable {
    /// A view, by its index in `Inspection.views`.
    case view(ID<InspectedView>)
    /// A modifier of a view, by its index in `InspectionNames.modifiers`.
    case modifier(ID<InspectionNames.Modifier>, of: ID<InspectedView>)
    /// A node without a view in the document, such as an implicit container.
    case implicit
  }

  /// A node on the path from the root to the view.
  public struct Step {
    /// The view or modifier that the node belongs to.
    public let label: Label
    /// The explanation of its size and position.
    public let explanation: NodeExplanation
    /// The accuracy of its numbers. `nil` if they are SwiftUI's, and for a node without a
    /// definition.
    public let origin: Support?
  }

  /// A script of a node, on which its length depends.
  public struct Source: Equatable, Sendable {
    /// The parameter, such as `width`.
    public let parameter: String
    /// The script as written.
    public let expression: String
    /// The state variables that it depends on, those through parameters of components and other
    /// local names included, in the order declared.
    public let variables: [String]
  }

  /// A node, such as padding, that changes the length between the node that sets it and the view.
  public struct Addition {
    /// The view or modifier that the node belongs to.
    public let label: Label
    /// The points by which it is longer than its content, negative if it is shorter.
    public let length: Double
    /// The scripts that say so.
    public let sources: [Source]
  }

  /// The node that sets the length on one axis.
  public struct Decision {
    /// The node, or `nil` for the window.
    public let label: Label?
    /// The reason why the node sets the length.
    public let reason: LengthDecision.Reason
    /// The length in points.
    public let length: Double
    /// The length that the node sets: `length` without `additions`.
    public let base: Double
    /// The lengths added between that node and the view, in this order.
    public let additions: [Addition]
    /// The accuracy of the number. `nil` if it is SwiftUI's, and for the window.
    public let origin: Support?
    /// The scripts that say the length, or empty unless `InspectionOptions.tracesState` was set.
    public let sources: [Source]
  }

  /// The index of the view in `Inspection.views`.
  public let view: ID<InspectedView>
  /// The frame with all modifiers, in window coordinates. Meaningless for a view that wasn't
  /// placed.
  public let frame: Rect
  /// True if the view was placed at all.
  public let isPlaced: Bool
  /// The nodes that were placed, the root first.
  public let steps: [Step]
  /// The node that sets the width.
  public let width: Decision
  /// The node that sets the height.
  public let height: Decision
}
