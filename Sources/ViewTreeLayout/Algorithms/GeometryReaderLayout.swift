/// `GeometryReader`: fills its proposal. Its content is made when it's placed
/// (docs/explanation/layout.md, GeometryReader).
public struct GeometryReaderLayout: LayoutRules {
  let token: UInt32?

  /// A reader whose content the client adds on ``LayoutClient/makeContent(of:token:in:)``. Without
  /// a token its children are those added beforehand.
  public init(token: UInt32?) { self.token = token }

  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    if let token, !engine.arena.pointee.isRehearsing { engine.makeContent(of: node, token: token) }
    var next = engine.firstChild(of: node)
    while let child = next {
      engine.place(child, at: .zero, proposing: ProposedSize(size))
      next = engine.nextSibling(of: child)
    }
  }
}
