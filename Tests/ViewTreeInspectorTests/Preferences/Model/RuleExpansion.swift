/// From views to nodes: which views a list has, what folds first, whose modifiers apply to what
/// (sections 2.3 to 2.6).
struct RuleExpansion {
  /// The values of loop variables.
  var variables: [String: String] = [:]

  /// Modifiers of groups around a view, the innermost first, with the variables where they stand.
  struct Chain {
    var modifiers: [(RuleModifier, RuleExpansion)] = []
    /// Whether the view is one of a `ViewThatFits`, and shown.
    var isShown: Bool?
    /// Whether the view stands in a branch or an element of a loop, where each is an item (G4).
    var isItemized = false
    /// Whether the view stands where only one can.
    var isAlone = false
    /// Whether the container has a trait, so that static views that write nothing give the default (H1).
    var givesDefaults = false
  }

  private func name(_ name: String) -> String { RuleName.evaluated(name, variables) }

  // MARK: - Containers

  /// A container of a list of views.
  func container(_ trees: [RuleTree], _ view: String, _ chain: Chain = Chain()) -> RuleNode {
    guard trees.contains(where: \.isDynamic) else {
      return RuleNode(.fold(isDynamic: false), view, trees.flatMap { views($0, view, chain) })
    }
    return dynamic(items(trees, view, chain), view)
  }

  /// A dynamic container folds by ascending zIndex, those of the same in source order (2.4, 2.5).
  private func dynamic(_ items: [RuleNode], _ view: String) -> RuleNode {
    let ordered = items.enumerated().sorted { one, other in
      (one.element.zIndex ?? 0, one.offset) < (other.element.zIndex ?? 0, other.offset)
    }
    return RuleNode(
      .fold(isDynamic: true), view, items, operands: ordered.map(\.element))
  }

  /// The items of a list that is dynamic: static neighbours of one zIndex are one.
  private func items(_ trees: [RuleTree], _ view: String, _ chain: Chain) -> [RuleNode] {
    if chain.isItemized { return trees.flatMap { views($0, view, chain) } }
    var items: [RuleNode] = []
    var run: [RuleNode] = []
    let hasTrait = chain.givesDefaults || trees.contains(where: \.hasTrait)
    var chain = chain
    chain.givesDefaults = hasTrait
    func fold(_ nodes: [RuleNode], _ view: String) -> RuleNode {
      let node = self.fold(nodes, view)
      guard hasTrait else { return node }
      let zIndex = node.isSilent ? nodes.first?.zIndex : node.zIndex
      return RuleNode(.fold(isDynamic: true), view, [node], zIndex: zIndex)
    }
    func endRun() {
      var same: [RuleNode] = []
      for node in run {
        if let first = same.first(where: { !$0.isSilent }), !node.isSilent,
          first.zIndex ?? 0 != node.zIndex ?? 0
        {
          items.append(fold(same, view))
          same = []
        }
        same.append(node)
      }
      if !same.isEmpty { items.append(fold(same, view)) }
      run = []
    }
    for tree in trees {
      if tree.isDynamic { endRun() }
      let nodes = views(tree, view, chain)
      if tree.hasTrait {
        items += nodes.map { fold([$0], view) }
      } else if tree.isDynamic {
        items += nodes
      } else {
        run += nodes
      }
    }
    endRun()
    return items
  }

  private func fold(_ nodes: [RuleNode], _ view: String) -> RuleNode {
    let zIndices = Set(nodes.filter { !$0.isSilent }.map { $0.zIndex ?? 0 })
    return RuleNode(
      .fold(isDynamic: false), view, nodes, zIndex: zIndices.count == 1 ? zIndices.first : nil)
  }

  /// What an entry of a list gives to the container around it.
  private func views(_ tree: RuleTree, _ view: String, _ chain: Chain) -> [RuleNode] {
    let (base, modifiers) = tree.parts
    var inner = chain
    inner.modifiers = modifiers.map { ($0, self) } + chain.modifiers
    if tree.isMadeSingle { return [unary(base, inner)] }
    switch base {
    case .empty, .modified: return []
    case .component where base.isUnary: return [unary(base, inner)]
    case .leaf, .stack, .lazy, .geometry, .fits: return [unary(base, inner)]
    case .group(_, let children) where chain.isItemized,
      .component(_, _, let children) where chain.isItemized:
      return children.flatMap { views($0, view, inner) }
    case .group(_, let children) where !tree.isDynamic,
      .component(_, _, let children) where !tree.isDynamic:
      // Its children are one operand.
      return [fold(children.flatMap { views($0, view, inner) }, view)].filter {
        !$0.children.isEmpty
      }
    case .group(_, let children), .anyView(_, let children), .component(_, _, let children):
      return items(children, view, inner)
    case .condition(let holds, let then, let otherwise):
      inner.isItemized = true
      return items(holds ? then : otherwise, view, inner)
    case .loop(let variable, let elements, let content):
      inner.isItemized = true
      return elements.flatMap { element in
        var expansion = self
        expansion.variables[variable] = element
        return expansion.items(content, view, inner)
      }
    }
  }

  // MARK: - Single views

  /// A view with its modifiers, those of groups around it included.
  private func unary(_ base: RuleTree, _ chain: Chain) -> RuleNode {
    var node: RuleNode
    let view: String
    switch base {
    case .stack(let own, let children):
      view = name(own)
      node = container(children, view)
    case .geometry(let own, let children):
      view = name(own)
      node = container(children, view)
      node.isDeferred = true
    case .lazy(let own, let children):
      view = name(own)
      node = dynamic([container(children, view)], view)
    case .fits(let own, let hidden, let shown):
      view = name(own)
      node = RuleNode(.alternatives, view, [alternatives(hidden, shown, view)])
    case .component(let own, _, let body), .group(let own, let body):
      view = name(own)
      node = single(body, view, isAlone: chain.isAlone)
    case .anyView(let own, let body):
      view = name(own)
      node = dynamic([single(body, view, isAlone: chain.isAlone)], view)
    case .leaf(let own), .empty(let own):
      view = name(own)
      node = RuleNode(.fold(isDynamic: false), view, [])
    default:
      view = ""
      node = RuleNode(.fold(isDynamic: false), view, [])
    }
    // A custom view has the zIndex of its one view.
    var zIndex: Double?
    if case .component = base, base.isUnary { zIndex = node.zIndex }
    for (modifier, expansion) in chain.modifiers {
      node = expansion.wrap(node, modifier, view, isAlone: chain.isAlone)
      // Of several the innermost counts.
      if case .zIndex(let value) = modifier { zIndex = zIndex ?? value }
    }
    if let isShown = chain.isShown { node = RuleNode(.alternative(isShown: isShown), view, [node]) }
    node.zIndex = zIndex
    return node
  }

  /// The views of a `ViewThatFits`: all but the last are too wide.
  private func alternatives(
    _ hidden: [RuleTree], _ shown: RuleTree, _ view: String
  ) -> RuleNode {
    let trees = hidden.map { RuleTree.group("", [$0]) }
    let isDynamic = trees.contains(where: \.isDynamic)
    let wide = Chain(isShown: false)
    let last = views(shown, view, Chain(isShown: true))
    guard isDynamic else {
      return RuleNode(
        .fold(isDynamic: false), view, trees.flatMap { views($0, view, wide) } + last)
    }
    // The view that is shown is in the run after the last dynamic one.
    let place = trees.lastIndex(where: \.isDynamic) ?? 0
    let run = trees[(place + 1)...].flatMap { views($0, view, wide) } + last
    return dynamic(items(Array(trees[...place]), view, wide) + [fold(run, view)], view)
  }

  /// Views where only one can stand, or the one view of a component: modifiers of a group are applied once
  /// (2.6).
  func single(_ trees: [RuleTree], _ view: String, isAlone: Bool = true) -> RuleNode {
    guard trees.count == 1 else { return container(trees, view) }
    let (base, modifiers) = trees[0].parts
    switch base {
    case .leaf, .stack, .lazy, .geometry, .fits, .empty:
      return unary(base, Chain(modifiers: modifiers.map { ($0, self) }, isAlone: isAlone))
    case .component where base.isUnary:
      return unary(base, Chain(modifiers: modifiers.map { ($0, self) }, isAlone: isAlone))
    case .group(let own, let children), .component(let own, _, let children):
      let owner = modifiers.isEmpty ? view : name(own)
      return modifiers.reduce(single(children, owner, isAlone: isAlone)) {
        wrap($0, $1, owner, isAlone: isAlone)
      }
    case .anyView(let own, let children):
      let owner = modifiers.isEmpty ? view : name(own)
      return modifiers.reduce(dynamic([single(children, owner, isAlone: isAlone)], owner)) {
        wrap($0, $1, owner, isAlone: isAlone)
      }
    default: return container(trees, view)
    }
  }

  private func wrap(
    _ node: RuleNode, _ modifier: RuleModifier, _ view: String, isAlone: Bool
  ) -> RuleNode {
    switch modifier {
    case .write(let label, let key): return RuleNode(.write(name(label), key), view, [node])
    case .plain(let label, let key): return RuleNode(.plain(name(label), key), view, [node])
    case .transform(let label, let key, let isAnchor):
      return RuleNode(.transform(name(label), key, isAnchor: isAnchor), view, [node])
    case .watch(let key): return RuleNode(.watch(key), view, [node])
    case .reader(let key, let isBackground, let merges, let content):
      return RuleNode(
        .reader(key, isBackground: isBackground, merges: merges), view, [node],
        secondary: single(content, view))
    case .secondary(.background, let content):
      return RuleNode(.fold(isDynamic: false), view, [single(content, view), node])
    case .secondary(_, let content):
      return RuleNode(.fold(isDynamic: false), view, [node, single(content, view)])
    // What it stands on may become another view (G3).
    case .identity where isAlone: return dynamic([node], view)
    case .zIndex, .identity, .transparent: return node
    }
  }
}
