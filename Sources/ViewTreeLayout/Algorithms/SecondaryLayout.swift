/// `overlay` and `background`: a primary that sets the size and a secondary that is fitted to it.
///
/// The first child is the primary, the second the secondary, which may be added late
/// (``LayoutTree/placeSecondary(of:)``). Rules: docs/explanation/layout.md, Overlay and background.
public struct SecondaryLayout: WrapperLayout {
  let horizontal: AlignmentKey
  let vertical: AlignmentKey
  /// True if the secondary is painted in the background of the primary. No effect on layout.
  public let isBackground: Bool
  /// The token for the client, which adds the secondary once the primary is placed. `nil` if the
  /// client isn't called.
  let token: UInt32?
  /// The edges at which a style extends into the safe area. `nil` without a style.
  let style: EdgeSet?

  /// An overlay or background.
  ///
  /// - Parameter token: with a token, ``LayoutClient/makeContent(of:token:in:)`` is called after
  ///   the primary and its descendants are placed, and may add the secondary.
  public init(
    alignment: Alignment = .center, isBackground: Bool, token: UInt32? = nil,
    style: EdgeSet? = nil
  ) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
    self.isBackground = isBackground
    self.token = token
    self.style = style
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let primary = engine.firstChild(of: node) else { return }
    engine.place(primary, at: .zero, proposing: proposal)
    if let token { engine.makeContent(of: node, token: token) }
    placeSecondary(of: node, in: engine)
  }

  /// Proposes the secondary the primary's size and lines the two up.
  func placeSecondary(of node: NodeID, in engine: LayoutEngine) {
    guard let primary = engine.firstChild(of: node),
      let secondary = engine.nextSibling(of: primary)
    else { return }
    let frame = engine.pointer(to: primary).pointee
    let offered = ProposedSize(frame.size)
    let size = engine.size(of: secondary, proposing: offered)
    func offset(_ key: AlignmentKey) -> Double {
      engine.guide(key, of: primary, size: frame.size, proposal: frame.proposal)
        - engine.guide(key, of: secondary, size: size, proposal: offered)
    }
    engine.place(
      secondary, at: Point(x: offset(horizontal), y: offset(vertical)), proposing: offered)
  }
}

extension LayoutTree {
  /// The edges at which the style of an overlay or background grows into the safe area, or nil if
  /// the node has no style.
  public func styleEdges(of node: NodeID) -> EdgeSet? {
    guard engine.isNode(node, laidOutBy: SecondaryLayout.self) else { return nil }
    return engine.parameters(of: node, as: SecondaryLayout.self).style
  }
}
