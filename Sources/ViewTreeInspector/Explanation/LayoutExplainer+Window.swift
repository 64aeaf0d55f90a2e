import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

extension ViewExplanation {
  /// A part that makes a container longer than the window.
  public struct Widener: Equatable, Sendable {
    /// The axis along which the container is too long.
    public let axis: Axis
    /// The outermost container that is too long.
    public let container: Part
    /// The length of the container, in points.
    public let length: Double
    /// The length of the window, in points.
    public let window: Double
    /// The part inside the container that sets its length.
    public let part: Part
  }

  /// The position of a view outside the window.
  public struct Overhang: Equatable, Sendable {
    /// The distance by which the view extends past the edge of the window, in points.
    public let distance: Double
    /// True for the left edge or the top, false for the right edge or the bottom.
    public let isAtStart: Bool
    /// The cause.
    public let cause: Widener
  }
}

/// Views outside the window because a container around them is too long.
extension LayoutExplainer {
  /// The outermost container around a node that is longer than the window because of another part.
  /// `nil` if the view of the node is that part, and in content that scrolls.
  func widener(around node: NodeID, _ axis: Axis) -> ViewExplanation.Widener? {
    let view = part(node).view
    let found = containers(around: node).reversed().lazy.compactMap { self.widener(from: $0, axis) }
    return found.first.flatMap { $0.part.view == view ? nil : $0 }
  }

  /// The part inside a container that makes it longer than the window.
  func widener(from container: NodeID, _ axis: Axis) -> ViewExplanation.Widener? {
    let window = pass.document.window
    let most = axis == .horizontal ? window.width : window.height
    let length = pass.layout.size(of: container)[axis]
    guard length > most + window.pixel else { return nil }
    let outer = viewPart(container)
    var setter = settersOfContainers[axis]?[container] ?? lengthDecision(container, axis).setter
    if pass.layout.isNode(setter, laidOutBy: CustomLayout.self),
      let subview = longestSubview(of: setter, axis),
      pass.layout.size(of: subview)[axis] > most + window.pixel
    {
      setter = lengthDecision(subview, axis).setter
    }
    settersOfContainers[axis, default: [:]][container] = setter
    let part = part(setter)
    guard part.view != nil, part.view != outer.view else { return nil }
    return ViewExplanation.Widener(
      axis: axis, container: outer, length: length, window: most, part: part)
  }

  /// The views around a node that contain it as a child, from the inside out, up to content that
  /// scrolls or that is presented in its own right.
  private func containers(around node: NodeID) -> [NodeID] {
    let layout = pass.layout
    var found: [NodeID] = []
    var current = node
    while let above = layout.parent(of: current) {
      switch label(of: above) {
      case .modifier where layout.firstChild(of: above) != current: return found
      case .view:
        if takesAnyProposal(above) { return found }
        found.append(above)
      case .modifier, .implicit: break
      }
      current = above
    }
    return found
  }

  /// The position of a view past an edge of the window, with its cause.
  func overhang(of node: NodeID) -> ViewExplanation.Overhang? {
    let window = pass.document.window
    guard window.proposal == nil, pass.layout.isPlaced(node) else { return nil }
    let frame = pass.layout.frame(of: node)
    for axis in [Axis.horizontal, .vertical] {
      let most = axis == .horizontal ? window.width : window.height
      let (before, after) = (-frame.start(axis), frame.end(axis) - most)
      guard max(before, after) > window.pixel, let cause = widener(around: node, axis) else {
        continue
      }
      return ViewExplanation.Overhang(
        distance: max(before, after), isAtStart: before >= after, cause: cause)
    }
    return nil
  }
}

extension WindowDescription {
  /// The length of a pixel, in points. Less than that isn't visible.
  var pixel: Double { 1 / Double(max(scale, 1)) }
}
