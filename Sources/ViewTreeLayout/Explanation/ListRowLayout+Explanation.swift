extension ListRowLayout {
  static var section: String { "Lists" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let insets = insets(of: request.node, in: request.engine)
    let list = request.engine.pointer(to: request.node).pointee.parent
    guard list.exists, request.engine.isNode(list, laidOutBy: ListLayout.self) else {
      return [.insets(insets)]
    }
    let margin = request.engine.parameters(of: list, as: ListLayout.self).metrics.margin
    let space = RowSpace(
      list: list, width: request.size.width + 2 * margin, margin: margin,
      leading: insets.leading - editing.leading, trailing: insets.trailing - editing.trailing,
      editing: editing.leading + editing.trailing, badge: badge)
    return [.insets(insets), .rowSpace(space)]
  }
}
