import ViewTreeLayout
import ViewTreeNumbers

extension ViewExplanation {
  /// The drawing of a view outside its frame.
  public struct Drawing: Equatable, Sendable {
    /// The frame in which the view is drawn, in window coordinates.
    public let frame: Rect
    /// The modifiers that draw it there, the innermost first.
    public let effects: [Part]
  }

  /// The position of a view inside a container that is longer or shorter than its content.
  public struct Position: Equatable, Sendable {
    /// The axis of the position.
    public let axis: Axis
    /// The left edge or the top of the view in the window.
    public let origin: Double
    /// The node that places the content. `nil` for the window.
    public let container: Part?
    /// The length in which it places the content.
    public let space: Double
    /// The placed content: the view, or a container around it.
    public let content: Part
    /// The length of the content.
    public let length: Double
    /// The way in which the container places the content.
    public let rule: Rule
    /// The modifier that would place the content at the start, with the resulting origin of the view,
    /// if a trial of it moved the view there.
    public let change: (kind: Change, origin: Double)?

    /// The ways in which a container places its content.
    public enum Rule: Equatable, Sendable {
      /// The centers of both, or their right or bottom edges, are in one place.
      case center, end
      /// A guide of the content is on a line of the container.
      case line(Double, guide: Double)
      /// The center of the content is at a point.
      case point(Double)
      /// The content is in the top leading corner, whatever its size.
      case corner
      /// A spacer before the content takes this length.
      case spacer(Part, Double)
    }

    /// A modifier that moves the content to the start.
    public enum Change: Equatable, Sendable {
      /// A frame with an infinite maximum around the content.
      case frame
      /// Another alignment of the frame.
      case alignment
    }

    /// True if both describe the same placement. The change isn't compared.
    public static func == (left: Position, right: Position) -> Bool {
      left.axis == right.axis && left.origin == right.origin && left.container == right.container
        && left.rule == right.rule && left.content == right.content
    }
  }
}

/// The positions of views: the containers that place them, and the effects that draw them elsewhere.
extension LayoutExplainer {
  /// The frame of the content of a view without the effects of its own modifiers.
  func frame(of content: NodeID, withoutEffectsUpTo outer: NodeID) -> Rect {
    let layout = pass.layout
    var transform = AffineTransform.identity
    var current = content
    while current != outer, let above = layout.parent(of: current) {
      if !layout.drawsElsewhere(above) {
        let origin = layout.origin(of: current)
        transform = transform.concatenating(
          layout.transformToWindow(of: above).inverse.map {
            layout.transformToWindow(of: current).concatenating($0)
          } ?? .translation(x: origin.x, y: origin.y))
      }
      current = above
    }
    return transform.concatenating(layout.transformToWindow(of: outer))
      .boundingBox(of: Rect(origin: .zero, size: layout.size(of: content)))
  }

  /// The drawing of a view whose own modifiers draw it outside its frame. `nil` for any other view.
  func drawing(of content: NodeID, upTo outer: NodeID) -> ViewExplanation.Drawing? {
    let layout = pass.layout
    let frame = layout.frame(of: content)
    guard frame != self.frame(of: content, withoutEffectsUpTo: outer) else { return nil }
    var effects: [ViewExplanation.Part] = []
    var current = content
    while current != outer, let above = layout.parent(of: current) {
      if layout.drawsElsewhere(above) { effects.append(part(above)) }
      current = above
    }
    return ViewExplanation.Drawing(frame: frame, effects: effects)
  }

  /// The frame of a view that its content extends past, with the length that is outside.
  func spill(
    of content: NodeID, _ outer: NodeID
  ) -> (frame: ViewExplanation.Part, axis: Axis, length: Double)? {
    guard let view = part(content).view, !hasModifier(view, .clips) else { return nil }
    let layout = pass.layout
    var current = content
    while current != outer, let above = layout.parent(of: current) {
      for axis in [Axis.horizontal, .vertical] where isFrame(above) {
        let length = layout.size(of: current)[axis] - layout.size(of: above)[axis]
        if length > 0.5 { return (part(above), axis, length) }
      }
      current = above
    }
    return nil
  }

  /// The frame in which a button counts taps, if a frame around it makes it look larger.
  func tapFrame(of record: ViewRecord, _ content: NodeID, _ outer: NodeID) -> Rect? {
    let name = record.name.index
    guard name < pass.viewDefinitions.count, pass.viewDefinitions[name].styled?.kind == .button
    else { return nil }
    var current = content
    while current != outer, let above = pass.layout.parent(of: current) {
      let (inner, size) = (pass.layout.size(of: content), pass.layout.size(of: above))
      if isFrame(above), size.width > inner.width + 0.5 || size.height > inner.height + 0.5 {
        return pass.layout.frame(of: content)
      }
      current = above
    }
    return nil
  }

  /// The node that places a view on an axis, if it has more or less space than the view needs.
  func position(of node: NodeID, _ axis: Axis) -> ViewExplanation.Position? {
    let layout = pass.layout
    var content = node
    while let container = layout.parent(of: content) {
      if let rule = rule(of: container, around: content, axis) {
        return position(
          of: node, axis, container, content, space: space(in: container, around: content, axis),
          rule)
      }
      guard passesOnPosition(container, axis) else { return nil }
      content = container
    }
    return positionInWindow(of: node, root: content, axis)
  }

  /// The length in which a container places a child.
  private func space(in container: NodeID, around child: NodeID, _ axis: Axis) -> Double {
    let layout = pass.layout
    let whole = layout.size(of: container)[axis]
    return isScreen(container) ? layout.proposal(of: child)[axis] ?? whole : whole
  }

  /// The way in which a container places a child, if the child isn't at its start.
  private func rule(
    of container: NodeID, around child: NodeID, _ axis: Axis
  ) -> ViewExplanation.Position.Rule? {
    let layout = pass.layout
    if layout.drawsElsewhere(container) { return nil }
    if layout.stackAxis(of: container) == axis {
      return spacer(before: child, in: container, axis).map {
        .spacer(viewPart($0), layout.size(of: $0)[axis])
      }
    }
    let steps = layout.explanation(of: container, placing: child).steps
    let slack = space(in: container, around: child, axis) - layout.size(of: child)[axis]
    guard slack.isFinite, abs(slack) > 0.5 else { return nil }
    for step in steps {
      switch step {
      case .centred(let point): return .point(axis == .horizontal ? point.x : point.y)
      case .corner: return .corner
      case .aligned(axis, let line, let guide):
        return rule(start: line - guide, slack, line, guide)
      default: continue
      }
    }
    return isScreen(container) ? .center : nil
  }

  private func rule(
    start: Double, _ slack: Double, _ line: Double, _ guide: Double
  ) -> ViewExplanation.Position.Rule? {
    if abs(start) < 0.5 { return nil }
    if abs(start - slack / 2) < 0.5 { return .center }
    return abs(start - slack) < 0.5 ? .end : .line(line, guide: guide)
  }

  /// The first spacer with a length before a child of a stack, from the child backward.
  private func spacer(before child: NodeID, in stack: NodeID, _ axis: Axis) -> NodeID? {
    let before = Self.children(of: stack, pass.layout).prefix { $0 != child }
    return before.last { node in
      pass.layout.isNode(node, laidOutBy: SpacerLayout.self) && pass.layout.size(of: node)[axis] > 0
    }
  }

  /// True if a view is where its container is, but for lengths that reports show, such as paddings and
  /// the siblings before it.
  private func passesOnPosition(_ container: NodeID, _ axis: Axis) -> Bool {
    let layout = pass.layout
    return layout.isWrapper(container) || layout.stackAxis(of: container) != nil
      || layout.isNode(container, laidOutBy: ZStackLayout.self)
      || layout.isNode(container, laidOutBy: SecondaryLayout.self) || isScreen(container)
  }

  /// The position of the root in the safe area of the window, which centers it.
  private func positionInWindow(
    of node: NodeID, root: NodeID, _ axis: Axis
  ) -> ViewExplanation.Position? {
    let layout = pass.layout
    guard pass.document.window.proposal == nil, detents(around: node) == nil,
      let space = layout.proposal(of: root)[axis], space.isFinite
    else { return nil }
    let insets = pass.document.window.safeArea
    let length = layout.size(of: root)[axis]
    let start =
      layout.frame(of: root).start(axis) - (axis == .horizontal ? insets.leading : insets.top)
    guard abs(space - length) > 0.5, abs(start - (space - length) / 2) < 0.5 else { return nil }
    return position(of: node, axis, nil, root, space: space, .center)
  }

  private func position(
    of node: NodeID, _ axis: Axis, _ container: NodeID?, _ content: NodeID, space: Double,
    _ rule: ViewExplanation.Position.Rule
  ) -> ViewExplanation.Position {
    let layout = pass.layout
    return ViewExplanation.Position(
      axis: axis, origin: layout.frame(of: node).start(axis),
      container: container.map { part($0) }, space: space, content: viewPart(content),
      length: layout.size(of: content)[axis], rule: rule,
      change: rule == .center ? change(of: node, axis, container, content) : nil)
  }

  /// The modifier that moves centered content to the start of its container.
  private func change(
    of node: NodeID, _ axis: Axis, _ container: NodeID?, _ content: NodeID
  ) -> (kind: ViewExplanation.Position.Change, origin: Double)? {
    let layout = pass.layout
    let isFrame = container.map(isFrame) ?? false
    guard isFrame || container.map(isScreen) ?? true, case .view = viewPart(content).label else {
      return nil
    }
    let alignment: Alignment = axis == .horizontal ? .leading : .top
    let most = FlexibleFrameLayout.Bounds(maximum: .infinity)
    let candidate = Candidate(kind: .flexible(axis), node: content) {
      guard isFrame, let container else {
        $0.wrap(
          content,
          in: axis == .horizontal
            ? FlexibleFrameLayout(width: most, alignment: alignment)
            : FlexibleFrameLayout(height: most, alignment: alignment))
        return
      }
      let size = layout.size(of: container)
      $0.replace(
        container,
        with: FixedFrameLayout(width: size.width, height: size.height, alignment: alignment))
    }
    guard let trial = trial(of: candidate, from: \.proofsLeft),
      trial.tree.overflowingNodes.isSubset(of: layout.overflowingNodes)
    else { return nil }
    let origin = trial.tree.frame(of: node).start(axis)
    guard origin < layout.frame(of: node).start(axis) - 0.5 else { return nil }
    return (isFrame ? .alignment : .frame, origin)
  }

  private func isFrame(_ node: NodeID) -> Bool {
    pass.layout.isNode(node, laidOutBy: FixedFrameLayout.self)
      || pass.layout.isNode(node, laidOutBy: FlexibleFrameLayout.self)
  }
}
