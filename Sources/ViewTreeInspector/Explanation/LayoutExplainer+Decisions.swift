import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The reasons for lengths, with the evidence for them.
extension LayoutExplainer {
  /// The reasons for the size of a placed node around the content of its view, and a change that would
  /// help.
  func reasons(of node: NodeID, around content: NodeID? = nil) -> SizeReasons {
    let width = lengthDecision(node, .horizontal)
    let height = lengthDecision(node, .vertical)
    var reasons = SizeReasons(
      width: decision(node, .horizontal, width), height: decision(node, .vertical, height))
    reasons.otherWidth = alternative(to: reasons.width, of: node, .horizontal)
    reasons.otherHeight = alternative(to: reasons.height, of: node, .vertical)
    let text = truncatedText(of: node)
    reasons.cutTitle = cutTitle(width, height, text)
    let inner = cutText(text, width, height)
    reasons.cutText = inner.map { decision($0.setter, .vertical, $0) }
    reasons.brokenWord = brokenWord(of: node)
    reasons.ratioInside = content.flatMap { ratioInside(node, around: $0) }
    let trials = trialsLeft
    reasons.change = change(of: node, width, height, inner)
    reasons.triesFailed = reasons.change == nil && text != nil && trialsLeft < trials
    reasons.overhang = overhang(of: node)
    return reasons
  }

  /// A change that would help a placed node.
  func change(of node: NodeID) -> ViewExplanation.Change? {
    let (width, height) = (lengthDecision(node, .horizontal), lengthDecision(node, .vertical))
    return change(of: node, width, height, cutText(truncatedText(of: node), width, height))
  }

  private func change(
    of node: NodeID, _ width: LengthDecision, _ height: LengthDecision, _ text: LengthDecision?
  ) -> ViewExplanation.Change? {
    let candidates =
      [(width, Axis.horizontal), (height, .vertical)] + (text.map { [($0, .vertical)] } ?? [])
    return candidates.lazy.compactMap { self.change(for: $0, $1) }.first ?? changeUnderBar(of: node)
  }

  /// The height of truncated text inside a modifier that sets both lengths.
  private func cutText(
    _ text: NodeID?, _ width: LengthDecision, _ height: LengthDecision
  ) -> LengthDecision? {
    guard let text, text != width.setter, text != height.setter, title(width, height, text) == nil
    else { return nil }
    return lengthDecision(text, .vertical)
  }

  /// The first broken word of a view's own text, inside its modifiers.
  private func brokenWord(of node: NodeID) -> BrokenWord? {
    var current: NodeID? = node
    while let here = current {
      if let word = pass.layout.brokenWord(of: here) { return word }
      let children = Self.children(of: here, pass.layout)
      guard children.count == 1 else { return nil }
      current = children[0]
    }
    return nil
  }

  /// The width of truncated or wrapped text that is only a part of a view's width: text that sets the
  /// height, or the title of a control.
  private func cutTitle(
    _ width: LengthDecision, _ height: LengthDecision, _ text: NodeID?
  ) -> ViewExplanation.Decision? {
    title(width, height, text).map { decision($0, .horizontal, lengthDecision($0, .horizontal)) }
  }

  private func title(
    _ width: LengthDecision, _ height: LengthDecision, _ text: NodeID?
  ) -> NodeID? {
    let layout = pass.layout
    var title: NodeID?
    if layout.textFacts(of: height.setter)?.isTruncated ?? false {
      title = height.setter
    } else if let text, label(of: text) == .implicit {
      title = text
    } else {
      title = wrappedText(height.setter, in: width.setter)
    }
    return title == width.setter ? nil : title
  }

  /// The wrapped text of a control, or inside a frame that sets the width: the text that sets a height,
  /// or the first one in a control.
  private func wrappedText(_ setter: NodeID, in frame: NodeID) -> NodeID? {
    let layout = pass.layout
    func isWrapped(_ node: NodeID) -> Bool {
      layout.textFacts(of: node).map { $0.idealWidth > layout.size(of: node).width + 0.0005 }
        ?? false
    }
    let isOwn = label(of: setter) == .implicit || part(setter).view == part(frame).view
    if isOwn, isWrapped(setter) { return setter }
    return firstText(of: setter) {
      label(of: $0) == .implicit && part($0).view == part(setter).view && isWrapped($0)
    }
  }

  /// The first truncated text of a view: inside its modifiers, or one of several texts of a control,
  /// such as the value of a `LabeledContent`.
  private func truncatedText(of node: NodeID) -> NodeID? {
    firstText(of: node) { pass.layout.textFacts(of: $0)?.isTruncated ?? false }
  }

  /// The first text inside a view's modifiers and in a control that meets a condition.
  private func firstText(of node: NodeID, where isFound: (NodeID) -> Bool) -> NodeID? {
    let layout = pass.layout
    var nodes = [node][...]
    for _ in 0..<Self.mostNodes {
      guard let here = nodes.popFirst() else { return nil }
      // Rows, scrolling content and screens don't change the size of the view.
      if takesAnyProposal(here) || isScreen(here) { continue }
      if layout.isNode(here, laidOutBy: TextLayout.self) {
        if isFound(here) { return here }
        continue
      }
      let children = Self.children(of: here, layout)
      // The views inside a container have their own explanations.
      nodes += children.count == 1 ? children : children.filter { label(of: $0) == .implicit }
    }
    return nil
  }

  /// True for a container of a whole screen, with bars around it.
  func isScreen(_ node: NodeID) -> Bool {
    pass.layout.isNode(node, laidOutBy: NavigationLayout.self)
      || pass.layout.isNode(node, laidOutBy: TabLayout.self)
  }

  /// The maximum number of nodes in which truncated text is searched.
  private static var mostNodes: Int { 60 }

  static func children(of node: NodeID, _ layout: LayoutTree) -> [NodeID] {
    var found: [NodeID] = []
    var child = layout.firstChild(of: node)
    while let next = child {
      found.append(next)
      child = layout.nextSibling(of: next)
    }
    return found
  }

  /// The node that sets a length, from the layout.
  func lengthDecision(_ node: NodeID, _ axis: Axis) -> LengthDecision {
    let found = pass.layout.decision(of: node, along: axis, offers: offers)
    guard followsOwnLength(found, of: node, axis),
      abs(stackOffers.size(of: node)[axis] - pass.layout.size(of: node)[axis]) < 0.0005
    else { return found }
    // The stack has this length because of the node, so the node doesn't have it because of the stack.
    return stackOffers.decision(
      of: node, along: axis, offers: stackOffers, stopsAtIdealFrames: false)
  }

  /// True if a stack from which a length comes proposes its own length along the axis.
  private func followsOwnLength(_ found: LengthDecision, of node: NodeID, _ axis: Axis) -> Bool {
    let layout = pass.layout
    var ends = Set([node] + (found.proposer.map { [$0.node] } ?? []))
    var current: NodeID? = found.setter
    while let here = current {
      if layout.proposesOwnLength(here, along: axis) { return true }
      ends.remove(here)
      if ends.isEmpty { return false }
      current = layout.parent(of: here)
    }
    return false
  }

  /// The reason for a length, without a change that would help.
  func decision(
    _ node: NodeID, _ axis: Axis, _ decision: LengthDecision, depth: Int = 0
  ) -> ViewExplanation.Decision {
    let layout = pass.layout
    let length = layout.size(of: node)[axis]
    let additions = decision.additions.map {
      ViewExplanation.Addition(
        label: label(of: $0.node), length: $0.length, sources: sources(of: $0.node, axis),
        part: part($0.node))
    }
    let (shares, gaps) = shares(in: decision.setter, axis, decision.reason)
    return ViewExplanation.Decision(
      label: decision.node.map { label(of: $0) }, reason: decision.reason, length: length,
      base: length - additions.reduce(0) { $0 + $1.length }, additions: additions,
      origin: origin(of: decision, axis), sources: sources(of: decision.setter, axis),
      setter: part(decision.setter), answers: decision.answers,
      proposerAcross: proposerAcross(of: decision, axis),
      offer: offer(decision, axis, depth: depth),
      longest: decision.longest.first.map { viewPart($0) },
      text: layout.textFacts(of: decision.setter), lineLimit: lineLimit(above: decision.setter),
      shares: shares, gaps: gaps,
      content: shares.isEmpty ? content(of: decision.setter, axis) : nil,
      takers: takers(of: decision, axis), opener: decision.opener.map { part($0) },
      isSameWithProposal: isSameWithProposal(node, axis, decision),
      overflows: overflows(decision.setter, axis)
        && layout.size(of: decision.setter)[axis] > (decision.answers.offer ?? .infinity))
  }

  /// True if a node has the same length when the node that makes no proposal passes on its own.
  private func isSameWithProposal(
    _ node: NodeID, _ axis: Axis, _ decision: LengthDecision
  ) -> Bool {
    let layout = pass.layout
    let proposer = decision.reason == .nothingProposed ? decision.proposer?.node : nil
    guard let opener = decision.opener ?? proposer,
      layout.firstChild(of: opener).map({ layout.nextSibling(of: $0) == nil }) ?? false
    else { return false }
    let candidate = Candidate(kind: .removal, node: opener) {
      $0.replace(opener, with: PassThroughLayout())
    }
    return trial(of: candidate, from: \.proofsLeft).map {
      abs($0.tree.size(of: node)[axis] - layout.size(of: node)[axis]) < 0.0005
    } ?? false
  }

  /// The content that gives a node its length.
  private func content(of node: NodeID, _ axis: Axis) -> ViewExplanation.Content? {
    let layout = pass.layout
    if case .modifier = label(of: node) { return nil }
    if layout.isNode(node, laidOutBy: CustomLayout.self) {
      let longest = longestSubview(of: node, axis)
      return .customLayout(
        longest: longest.map { viewPart($0) },
        length: longest.map { layout.size(of: $0)[axis] } ?? 0)
    }
    for step in layout.explanation(of: node).steps {
      switch step {
      case .tracks(axis, let lengths, let gaps):
        return .tracks(
          self.tracks(of: node, axis, lengths, gaps: gaps), gaps: gaps.reduce(0, +))
      case .sum(axis, let children, let gaps): return .children(children, gaps: gaps)
      case .candidates(let candidates):
        let first = candidates.first.flatMap { first in
          first.tooLong.map {
            ViewExplanation.TooLong(axis: $0, length: first.ideal[$0], limit: first.limit ?? 0)
          }
        }
        return candidates.first { $0.isChosen }.map {
          .chosen(viewPart($0.child), fits: $0.tooLong == nil, first: first)
        }
      default: continue
      }
    }
    // A reader has its own ideal length, even if content fills it.
    if layout.isNode(node, laidOutBy: GeometryReaderLayout.self) { return nil }
    return longestChild(of: node, axis).map { .child(viewPart($0)) } ?? span(of: node, axis)
  }

  /// The placed subview of a node that is longer than all others. `nil` if several are that long.
  func longestSubview(of node: NodeID, _ axis: Axis) -> NodeID? {
    let lengths = Self.children(of: node, pass.layout).map { ($0, pass.layout.size(of: $0)[axis]) }
      .sorted { $0.1 > $1.1 }
    guard let first = lengths.first, lengths.dropFirst().first?.1 ?? 0 < first.1 else { return nil }
    return first.0
  }

  /// The children at the two ends of a stack whose children are aligned to guides, so that none is as
  /// long as the stack.
  private func span(of node: NodeID, _ axis: Axis) -> ViewExplanation.Content? {
    let layout = pass.layout
    guard
      layout.isNode(node, laidOutBy: ZStackLayout.self)
        || layout.isNode(node, laidOutBy: StackLayout.self)
    else { return nil }
    let ends = Self.children(of: node, layout).map { child in
      let origin = layout.origin(of: child)
      let start = axis == .horizontal ? origin.x : origin.y
      return (child: child, start: start, end: start + layout.size(of: child)[axis])
    }
    let length = layout.size(of: node)[axis]
    guard let first = ends.first(where: { abs($0.start) < 0.0005 }),
      let last = ends.first(where: { abs($0.end - length) < 0.0005 })
    else { return nil }
    return .span(viewPart(first.child), viewPart(last.child))
  }

  /// The node that proposes the other length of a setter, if the setter's length follows it.
  private func proposerAcross(of decision: LengthDecision, _ axis: Axis) -> ViewExplanation.Part? {
    guard decision.answers.across != nil else { return nil }
    return lengthDecision(decision.setter, axis.other).proposer.map { part($0.node) }
  }

  /// The first child with the length of a node. Prefers one that has this length without a
  /// proposal, because the others may only fill the length.
  private func longestChild(of node: NodeID, _ axis: Axis) -> NodeID? {
    let layout = pass.layout
    let length = layout.size(of: node)[axis]
    var first: NodeID?
    var child = layout.firstChild(of: node)
    while let next = child {
      if abs(layout.size(of: next)[axis] - length) < 0.0005 {
        let other = layout.proposal(of: next)[axis.other]
        let ideal = layout.answer(
          of: next,
          to: axis == .horizontal
            ? ProposedSize(width: nil, height: other) : ProposedSize(width: other, height: nil))
        if let ideal, abs(ideal[axis] - length) < 0.0005 { return next }
        first = first ?? next
      }
      child = layout.nextSibling(of: next)
    }
    return first
  }

  private func origin(of decision: LengthDecision, _ axis: Axis) -> Support? {
    switch decision.reason {
    case .window: nil
    case .proposes: decision.node.flatMap { origin(of: label(of: $0), node: $0, along: [axis]) }
    default:
      origin(of: part(decision.setter).label, node: decision.setter, along: [axis])
    }
  }

  /// The view of a node, without its modifiers.
  func viewPart(_ node: NodeID) -> ViewExplanation.Part {
    let part = part(node)
    guard case .modifier(_, let view) = part.label, let built = built(view) else { return part }
    let syntax = pass.built.views[built].syntax
    let range = pass.document.nameRange(ofViewAt: syntax)
    return ViewExplanation.Part(
      label: .view(view), isInside: false, isText: part.isText, scales: part.scales,
      isRepeated: repeatedViews.contains(view), line: pass.lines.line(at: range.start),
      syntax: syntax, code: nil)
  }

  /// A node with its source.
  func part(_ node: NodeID) -> ViewExplanation.Part {
    var owner = node
    while case .implicit = label(of: owner), let above = pass.layout.parent(of: owner) {
      owner = above
    }
    let label = label(of: owner)
    let syntax = syntax(of: owner)
    var range: SourceRange?
    var code: String?
    if let syntax {
      if case .modifier = label {
        range = pass.document.nameRange(ofModifierAt: syntax)
        code = isSwift ? pass.document.code(ofModifierAt: syntax) : nil
      } else {
        range = pass.document.nameRange(ofViewAt: syntax)
      }
    }
    return ViewExplanation.Part(
      label: label, isInside: owner != node,
      isText: pass.layout.isNode(node, laidOutBy: TextLayout.self),
      scales: pass.layout.scalesProposal(node), isRepeated: isRepeated(label),
      line: range.map { pass.lines.line(at: $0.start) }, syntax: syntax, code: code)
  }

  var isSwift: Bool { SourceSyntax(of: pass.document.tree.source) == .swift }

  // MARK: - Offers

  private func offer(
    _ decision: LengthDecision, _ axis: Axis, depth: Int
  ) -> ViewExplanation.Offer {
    let insets = insets(of: decision, axis)
    let length = decision.answers.offer.map { insets.reduce($0, +) }
    guard let proposer = decision.proposer else {
      let sheet = axis == .vertical ? detents(around: decision.setter) : nil
      return ViewExplanation.Offer(
        proposer: sheet, length: length, stack: nil, others: .init(), sharers: 1, source: [],
        insets: insets)
    }
    let part = part(proposer.node)
    var offer = ViewExplanation.Offer(
      proposer: part, length: length, stack: nil, others: .init(), sharers: 1,
      source: source(of: proposer, axis, length, depth: depth))
    for tree in [offers, pass.layout] {
      if let shared = shared(by: proposer, axis, part, in: tree) {
        offer = shared
        break
      }
    }
    offer.insets = insets
    offer.track = track(of: decision, proposer, axis)
    offer.row = axis == .horizontal ? row(of: proposer.node) : nil
    if axis == .vertical, isScreen(proposer.node), let length,
      let whole = pass.layout.proposal(of: proposer.node).height, whole.isFinite
    {
      offer.bars = max(whole - length, 0)
    }
    if pass.layout.scalesProposal(proposer.node) {
      offer.ratio = ratio(proposer.node, of: decision.setter, axis)
    }
    return offer
  }

  /// The list around a row, with the division of its width. `nil` for any other node.
  private func row(of node: NodeID) -> (list: ViewExplanation.Part, space: RowSpace)? {
    // Asked of other containers, this would walk all their children for each of them.
    guard pass.layout.isNode(node, laidOutBy: ListRowLayout.self) else { return nil }
    for case .rowSpace(let space) in pass.layout.explanation(of: node).steps {
      return (part(space.list), space)
    }
    return nil
  }

  /// The lengths that paddings between a proposer and a setter subtract, the outermost first.
  private func insets(of decision: LengthDecision, _ axis: Axis) -> [Double] {
    guard let offered = decision.answers.offer else { return [] }
    for tree in [offers, pass.layout] {
      var found: [Double] = []
      var current = decision.setter
      // The offer can be that to a container around the setter.
      var isOffered = tree.proposal(of: current)[axis] == offered
      while current != decision.proposer?.child, let above = tree.parent(of: current) {
        if isOffered, let outer = tree.proposal(of: above)[axis],
          let inner = tree.proposal(of: current)[axis], abs(outer - inner) > 0.0005
        {
          found.append(outer - inner)
        }
        current = above
        isOffered = isOffered || tree.proposal(of: current)[axis] == offered
      }
      if isOffered { return found.reversed() }
    }
    return []
  }

  /// The decision about the size of a container that proposes its own size, as a `ZStack` does, and
  /// another stack along its other axis.
  private func source(
    of proposer: LengthDecision.Proposer, _ axis: Axis, _ length: Double?, depth: Int
  ) -> [ViewExplanation.Decision] {
    var node = proposer.node
    if pass.layout.isNode(node, laidOutBy: SecondaryLayout.self),
      let primary = pass.layout.firstChild(of: node),
      primary != proposer.child
    {
      node = primary
    } else if !pass.layout.isNode(node, laidOutBy: ZStackLayout.self),
      !pass.layout.isNode(node, laidOutBy: StackLayout.self)
    {
      return []
    }
    guard depth < 4, pass.layout.size(of: node)[axis] == length else { return [] }
    return [decision(node, axis, lengthDecision(node, axis), depth: depth + 1)]
  }

  /// The division of a stack's length that led to an offer, if its numbers add up.
  private func shared(
    by proposer: LengthDecision.Proposer, _ axis: Axis, _ part: ViewExplanation.Part,
    in tree: LayoutTree
  ) -> ViewExplanation.Offer? {
    let length = tree.proposal(of: proposer.child)[axis]
    let steps = explanation(ofProposer: proposer.node, in: tree).steps
    var gaps = 0.0
    for case .gaps(axis, let found) in steps { gaps = found.reduce(0, +) }
    for case .shares(axis, let available, let shares) in steps {
      guard let own = shares.firstIndex(where: { $0.child == proposer.child }), let length,
        abs(shares[own].offered - length) < 0.001
      else { continue }
      let priority = shares[own].priority
      let before = shares[..<own].map {
        (
          child: $0.child, length: $0.taken, least: $0.minimum,
          priority: $0.priority > priority ? $0.priority : nil
        )
      }
      // Children of lower priority keep their minimum lengths until their turn.
      let after = shares[own...].filter { $0.priority != shares[own].priority }
        .map { (child: $0.child, length: $0.minimum, least: $0.minimum, priority: Double?.none) }
      let others = (before + after).filter { $0.length > 0.0005 }
      let taken = others.reduce(0) { $0 + $1.length }
      let rest = max(available - taken, 0) / Double(max(shares[own].sharers, 1))
      guard abs(rest - length) < 0.001 else { continue }
      let longest = others.max { $0.length < $1.length }
      let named = others.count > 3 ? longest.map { [$0] } ?? [] : others
      return ViewExplanation.Offer(
        proposer: part, length: length, stack: (available + gaps, gaps),
        others: ViewExplanation.Others(
          count: others.count, length: taken,
          named: named.map {
            ViewExplanation.Share(
              part: self.viewPart($0.child), length: $0.length, least: $0.least,
              // A `Spacer` has a lower priority than views without one.
              priority: $0.priority == 0 ? nil : $0.priority)
          }), sharers: shares[own].sharers, source: [])
    }
    return nil
  }

  /// The children of a stack that get their space before another child because of their priority.
  func prioritizedSiblings(of decision: LengthDecision) -> [NodeID] {
    guard let proposer = decision.proposer,
      let axis = pass.layout.stackAxis(of: proposer.node)
    else { return [] }
    for case .shares(axis, _, let shares) in explanation(ofProposer: proposer.node, in: pass.layout)
      .steps
    {
      guard let own = shares.first(where: { $0.child == proposer.child }) else { return [] }
      return shares.filter { $0.priority > own.priority }.map(\.child)
    }
    return []
  }

  // MARK: - Stacks and texts

  /// The children of a stack that add up to its length.
  private func shares(
    in node: NodeID, _ axis: Axis, _ reason: LengthDecision.Reason
  ) -> ([ViewExplanation.Share], gaps: Double) {
    guard reason != .window, reason != .proposes else { return ([], 0) }
    let steps = pass.layout.explanation(of: node).steps
    var gaps = 0.0
    for case .gaps(axis, let found) in steps { gaps = found.reduce(0, +) }
    for step in steps {
      switch step {
      case .shares(axis, _, let shares):
        return (inOrder(shares.map { ($0.child, $0.taken, $0.minimum) }), gaps)
      case .ideals(axis, let children):
        return (inOrder(children.map { ($0.child, $0.taken, $0.taken) }), gaps)
      default: continue
      }
    }
    return ([], 0)
  }

  /// The shares in the order of the children.
  private func inOrder(
    _ shares: [(child: NodeID, length: Double, least: Double)]
  ) -> [ViewExplanation.Share] {
    shares.sorted { $0.child.rawValue < $1.child.rawValue }.map {
      ViewExplanation.Share(part: viewPart($0.child), length: $0.length, least: $0.least)
    }
  }

  /// The nearest modifier around text that limits its lines.
  private func lineLimit(above node: NodeID) -> ViewExplanation.Part? {
    var current: NodeID? = node
    var view: ID<InspectedView>?
    while let here = current {
      if case .view(let place) = label(of: here) { view = place }
      if view != nil { break }
      current = pass.layout.parent(of: here)
    }
    guard let view, pass.layout.textFacts(of: node)?.lineLimit != nil else { return nil }
    return modifier(named: "lineLimit", around: view)
  }

  /// The `lineLimit` of a view, unless an enclosing view has one, too.
  func onlyLineLimit(of view: ID<InspectedView>) -> ViewExplanation.Part? {
    guard let limit = modifier(named: "lineLimit", around: view), limit.view == view,
      let built = built(view)
    else { return nil }
    for case .view(let number) in Surroundings(of: .view(built), in: pass) where number != built {
      return modifier(named: "lineLimit", around: places[number.index]) == nil ? limit : nil
    }
    return limit
  }

  /// The nearest modifier with a name on a view or on the views around it.
  private func modifier(named name: String, around view: ID<InspectedView>)
    -> ViewExplanation.Part?
  {
    guard let built = built(view) else { return nil }
    for case .view(let number) in Surroundings(of: .view(built), in: pass) {
      let record = pass.built.views[number]
      for index in 0..<record.modifierCount {
        let modifier = pass.built.modifiers[record.firstModifier.advanced(by: index)]
        guard pass.modifierDefinitions.indices.contains(modifier.definition.index),
          pass.modifierDefinitions[modifier.definition.index].name == name
        else { continue }
        return part(of: modifier)
      }
    }
    return nil
  }
}
