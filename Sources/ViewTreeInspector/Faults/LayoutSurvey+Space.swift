import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers

/// Containers that have too little space, or none.
extension LayoutSurvey {
  /// A stack whose children need more than it has.
  struct FullStack {
    /// The stack.
    let view: ID<InspectedView>
    let axis: Axis
    /// The length that the children and the gaps take.
    let taken: Double
    /// True if the stack can't be shorter, whatever it is proposed.
    let isMinimum: Bool
    /// The length that the stack has.
    let offered: Double
    /// The children that don't shrink, the longest first.
    let rigid: [ViewExplanation.Share]
    /// The one change that would help.
    let change: ViewExplanation.Change?
  }

  /// The stacks whose children need more than the stack has, in the order of the tree.
  ///
  /// Content that scrolls, and views that a modifier moves on purpose, are skipped. A change that
  /// helps is searched for only if `triesChanges`.
  func fullStacks(triesChanges: Bool) -> [FullStack] {
    inspection.views.ids.compactMap { place in
      let view = views[place]
      let traits = view.traits
      guard view.isShown, !view.isMoved, !view.isPresented || view.isInSheet,
        let node = node(place),
        let axis: Axis = traits.contains(.row)
          ? .horizontal : traits.contains(.column) ? .vertical : nil,
        explainer.pass.layout.isNode(node, laidOutBy: StackLayout.self)
      else { return nil }
      return fullStack(place, node, axis, triesChanges)
    }
  }

  private func fullStack(
    _ place: ID<InspectedView>, _ node: NodeID, _ axis: Axis, _ triesChanges: Bool
  ) -> FullStack? {
    let length = explainer.pass.layout.size(of: node)[axis]
    // Checks the size first, because most stacks fit.
    guard let offer = explainer.offers.proposal(of: node)[axis], offer.isFinite,
      length > offer + tolerance, !hasRoom(around: node, axis)
    else { return nil }
    let decision = explainer.lengthDecision(node, axis)
    guard decision.setter == node, let offered = decision.answers.offer, offered.isFinite,
      length > offered + tolerance
    else { return nil }
    let found = explainer.decision(node, axis, decision)
    let rigid = found.shares.filter { $0.length > 0 && $0.length <= $0.least + 0.0005 }
      .sorted { $0.length > $1.length }
    guard found.shares.count > 1, !rigid.isEmpty else { return nil }
    return FullStack(
      view: place, axis: axis, taken: length,
      isMinimum: decision.reason == .least || decision.reason == .ownLength, offered: offered,
      rigid: rigid,
      change: triesChanges ? explainer.change(for: decision, axis) : nil)
  }

  /// True if a stack around a node on the same axis has space for the node, because its other
  /// children need less than their shares.
  private func hasRoom(around node: NodeID, _ axis: Axis) -> Bool {
    let layout = explainer.pass.layout
    var inner = node
    while let outer = layout.parent(of: inner) {
      let length = layout.size(of: outer)[axis]
      if length + tolerance < layout.size(of: inner)[axis] { return false }
      if layout.stackAxis(of: outer) == axis, let offer = explainer.offers.proposal(of: outer)[axis]
      {
        return length <= offer + tolerance
      }
      inner = outer
    }
    return false
  }

  /// The text views without any space, in the order of the tree.
  func squeezedTexts() -> [ID<InspectedView>] {
    inspection.views.ids.filter { place in
      let size = inspection.views.frames(of: place).content.size
      guard size.width == 0 || size.height == 0, showsText(place), !views[place].isMoved,
        let node = node(place), let text = explainer.pass.layout.textFacts(of: node)
      else { return false }
      return text.idealWidth > 0
    }
  }

  /// The scrolling views, the pages, and the controls of any height that get no height from the scroll
  /// view around them.
  func unboundScrollViews() -> [ID<InspectedView>] {
    inspection.views.ids.filter { place in
      let view = views[place]
      guard view.isShown, view.isScrolled, let node = node(place),
        explainer.pass.layout.proposal(of: node).height == nil
      else { return false }
      guard view.traits.contains(.scrolls) else { return collapses(place, node) }
      if view.traits.contains(.list) { return true }
      return explainer.pass.layout.explanation(of: node).steps.contains { step in
        if case .scrolled(let axes, _) = step { axes.contains(.vertical) } else { false }
      }
    }
  }

  /// True for pages and for a control, such as a `TextEditor`, that take any height.
  private func collapses(_ place: ID<InspectedView>, _ node: NodeID) -> Bool {
    let layout = explainer.pass.layout
    guard
      views[place].traits.contains(.control) || layout.isNode(node, laidOutBy: TabLayout.self)
    else { return false }
    let more = ProposedSize(width: layout.proposal(of: node).width, height: 1_000)
    return layout.answer(of: node, to: more).map { $0.height >= 1_000 } ?? false
  }

  /// The readers that are shorter than their content because no length is proposed to them.
  func lowReaders() -> [(view: ID<InspectedView>, axis: Axis, content: Double)] {
    inspection.views.ids.compactMap { place in
      guard views[place].isShown, let node = node(place),
        explainer.pass.layout.isNode(node, laidOutBy: GeometryReaderLayout.self),
        let content = views[place].extent
      else { return nil }
      let frame = inspection.views.frames(of: place).content
      for axis in [Axis.vertical, .horizontal]
      where explainer.pass.layout.proposal(of: node)[axis] == nil
        && content.size[axis] > frame.size[axis] + 0.5 && isCovering(place, content, axis)
      {
        return (place, axis, content.size[axis])
      }
      return nil
    }
  }

  /// True if a view's content reaches past the start of a sibling that follows it along an axis.
  private func isCovering(_ place: ID<InspectedView>, _ extent: Rect, _ axis: Axis) -> Bool {
    let group = inspection.views.group(of: place)
    return inspection.views.ids.contains { other in
      other > place && inspection.views.group(of: other) == group && views[other].isShown
        && views[other].extent.map { $0.start(axis) < extent.end(axis) - tolerance }
          ?? false
    }
  }

  /// The node of a view, without its modifiers.
  func node(_ place: ID<InspectedView>) -> NodeID? {
    let records = explainer.pass.built.views
    guard built[place].index < records.count else { return nil }
    return records[built[place]].content
  }

  /// The node of a view with all its modifiers.
  func outerNode(_ place: ID<InspectedView>) -> NodeID? {
    let records = explainer.pass.built.views
    guard built[place].index < records.count else { return nil }
    return records[built[place]].outer ?? records[built[place]].content
  }
}
