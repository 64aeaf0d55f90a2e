extension AspectRatioLayout {
  static var section: String { "Aspect ratio" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    guard let child = request.firstChild else { return [] }
    let base = baseShape(of: child, in: request.engine)
    let offered = request.engine.pointer(to: child).pointee.proposal
    return [
      .ratio(width: base.width, height: base.height, fills: contentMode == .fill, offered: offered)
    ] + request.alignment(.horizontalCenter, .verticalCenter)
  }
}
