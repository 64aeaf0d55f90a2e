/// The kinds of nodes whose numbers are more or less accurate than those of other nodes of the same
/// view.
public enum NumberKind: Equatable, Sendable {
  /// A text in a font. Some of its characters may have no measured width, such as East Asian ones.
  case text(Font, hasUnmeasuredCharacters: Bool)
  /// A label without padding.
  case plainLabel
  /// A text field without a border.
  case plainField
  /// A symbol of the system.
  case symbol(SymbolSize.Source)
  /// A control in a row, as tall as its label.
  case rowControl
}

extension LayoutTree {
  /// The kind of a node's numbers, or `nil` for a node whose view alone determines it.
  public func numberKind(of node: NodeID) -> NumberKind? {
    guard node.index < count else { return nil }
    if engine.isNode(node, laidOutBy: TextLayout.self) { return textKind(of: node) }
    if engine.isNode(node, laidOutBy: ControlBoundaryLayout.self) { return .plainLabel }
    if engine.isNode(node, laidOutBy: SymbolImageLayout.self) {
      return .symbol(engine.parameters(of: node, as: SymbolImageLayout.self).source)
    }
    if engine.isNode(node, laidOutBy: ControlLayout.self) {
      let metrics = engine.parameters(of: node, as: ControlLayout.self).metrics
      if metrics.isPlainField { return .plainField }
      if metrics.isAsHighAsLabel { return .rowControl }
    }
    return nil
  }

  /// The axes along which a node has a control's size that was recorded on a device or in a simulator.
  /// Empty for any other node.
  public func recordedAxes(of node: NodeID) -> AxisSet {
    guard node.index < count else { return [] }
    if engine.isNode(node, laidOutBy: SegmentsLayout.self) { return .both }
    if engine.isNode(node, laidOutBy: PaddingLayout.self) {
      let padding = engine.parameters(of: node, as: PaddingLayout.self).insets
      return padding == ControlMetrics.menuPickerPadding ? .both : []
    }
    guard engine.isNode(node, laidOutBy: ControlLayout.self) else { return [] }
    return engine.parameters(of: node, as: ControlLayout.self).metrics.recordedAxes
  }

  /// The source of the size of the first symbol in a node, such as the icon of a label. `nil` if it
  /// has no symbol.
  public func sourceOfSymbol(in node: NodeID) -> SymbolSize.Source? {
    guard node.index < count else { return nil }
    if case .symbol(let source)? = numberKind(of: node) { return source }
    var source: SymbolSize.Source?
    engine.forEachChild(of: node) { if source == nil { source = sourceOfSymbol(in: $0) } }
    return source
  }

  private func textKind(of node: NodeID) -> NumberKind? {
    let layout = engine.parameters(of: node, as: TextLayout.self)
    guard let run = arena.pointee.texts.run(layout.text) else { return nil }
    let texts = arena.pointee.texts
    return .text(
      texts.font(run.font), hasUnmeasuredCharacters: texts.hasUnmeasuredCharacters(run))
  }
}

extension ControlMetrics {
  /// The axes along which the size was recorded (docs/explanation/controls.md).
  fileprivate var recordedAxes: AxisSet {
    if isAsHighAsLabel { return [] }
    if hasEdge {
      let field = Self.roundedTextField(.style(.body), scale: 2)
      return size.height == field.size.height ? .vertical : []
    }
    // The ideal widths of a slider and a bar weren't recorded.
    let recorded: [(metrics: ControlMetrics, axes: AxisSet)] = [
      (.wheelPicker, .both), (.stepper, .both), (.slider, .vertical),
      (.toggle(on: .iOS26), .both), (.progressWheel, .both), (.progressBar, .vertical),
    ]
    return recorded.first { $0.metrics.size == size && $0.metrics.gap == gap }?.axes ?? []
  }
}
