extension SecondaryLayout {
  static var section: String { "Overlay and background" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    guard let child = request.child, child != request.firstChild,
      let primary = request.firstChild
    else { return [] }
    // The guides of the primary view may be explicit, too.
    let placed = request.engine.pointer(to: child).pointee
    let own = request.engine.pointer(to: primary).pointee
    return [(Axis.horizontal, horizontal), (Axis.vertical, vertical)].map { axis, key in
      .aligned(
        axis,
        own: request.engine.guide(key, of: primary, size: own.size, proposal: own.proposal),
        child: request.engine.guide(key, of: child, size: placed.size, proposal: placed.proposal))
    }
  }
}
