/// A view tree of nothing but what matters to preferences, as SwiftUI code would write it.
///
/// Names may hold loop variables, as `x3·e1`: the model puts the element there, a document interpolates.
indirect enum RuleTree {
  /// A view without content.
  case leaf(String)
  case stack(String, [RuleTree])
  /// A `LazyVStack`.
  case lazy(String, [RuleTree])
  case geometry(String, [RuleTree])
  /// A `ViewThatFits` of views that are too wide, and one more.
  case fits(String, hidden: [RuleTree], shown: RuleTree)
  /// An `EmptyView`.
  case empty(String)
  case group(String, [RuleTree])
  case anyView(String, [RuleTree])
  /// A custom view: its name, the name of its type, its body.
  case component(String, String, [RuleTree])
  case condition(Bool, [RuleTree], [RuleTree])
  /// A loop with its variable and its elements.
  case loop(String, [String], [RuleTree])
  case modified(RuleTree, RuleModifier)

  /// The view without its modifiers, and these, the innermost first.
  var parts: (base: RuleTree, modifiers: [RuleModifier]) {
    guard case .modified(let inner, let modifier) = self else { return (self, []) }
    let parts = inner.parts
    return (parts.base, parts.modifiers + [modifier])
  }

  /// Whether a container of the view is dynamic (section 2.3).
  var isDynamic: Bool {
    let (base, modifiers) = parts
    if modifiers.contains(where: \.makesDynamic) { return true }
    if isMadeSingle { return false }
    switch base {
    case .condition, .loop, .anyView: return true
    case .group(_, let children), .component(_, _, let children):
      return children.contains(where: \.isDynamic)
    case .leaf, .stack, .lazy, .geometry, .fits, .empty, .modified: return false
    }
  }

  /// Whether a modifier of its own, or of a view in the group, gives its container a trait.
  var hasTrait: Bool {
    let (base, modifiers) = parts
    if modifiers.contains(where: \.isTrait) { return true }
    if isMadeSingle { return false }
    switch base {
    case .group(_, let children), .component(_, _, let children):
      return children.contains(where: \.hasTrait)
    default: return false
    }
  }

  /// Whether it is a group that a reader of iOS 13 makes one view (section 2.6).
  var isMadeSingle: Bool {
    let (base, modifiers) = parts
    guard modifiers.contains(where: \.knowsOneView) else { return false }
    switch base {
    case .group(_, let children), .anyView(_, let children):
      guard children.count == 1, !children[0].isDynamic else { return true }
      if case .empty = children[0].parts.base { return false }
      return !children[0].isUnary
    case .component: return !base.isUnary
    default: return false
    }
  }
}

extension RuleTree {
  /// Whether it is one view with or without modifiers, and no group or nothing at all.
  var isUnary: Bool {
    switch parts.base {
    case .leaf, .stack, .lazy, .geometry, .fits: true
    case .component(_, _, let body): body.count == 1 && body[0].isUnary
    case .empty, .group, .anyView, .condition, .loop, .modified: false
    }
  }

  /// The trees of which the components are part of the document, each after those in its body.
  var components: [(type: String, body: [RuleTree])] {
    switch self {
    case .leaf, .empty: []
    case .stack(_, let children), .lazy(_, let children), .geometry(_, let children),
      .group(_, let children),
      .anyView(_, let children), .loop(_, _, let children):
      children.flatMap(\.components)
    case .fits(_, let hidden, let shown): (hidden + [shown]).flatMap(\.components)
    case .component(_, let type, let body): body.flatMap(\.components) + [(type, body)]
    case .condition(_, let then, let otherwise): (then + otherwise).flatMap(\.components)
    case .modified(let inner, let modifier):
      inner.components + modifier.content.flatMap(\.components)
    }
  }
}

/// A modifier of a `RuleTree`.
enum RuleModifier {
  enum Secondary { case overlay, background, safeAreaInset }

  /// `anchorPreference` of a list with one name.
  case write(String, RuleKey)
  /// `preference`, which has no closure.
  case plain(String, RuleKey)
  case transform(String, RuleKey, isAnchor: Bool)
  case watch(RuleKey)
  case reader(RuleKey, isBackground: Bool, merges: Bool, [RuleTree])
  case secondary(Secondary, [RuleTree])
  case zIndex(Double)
  /// `id`.
  case identity(String)
  /// A modifier that preferences pass through.
  case transparent(String)

  /// Whether a child with the modifier makes its container dynamic.
  var makesDynamic: Bool {
    switch self {
    case .identity, .zIndex: true
    case .transparent(let json): json.contains("tag") || json.contains("transition")
    default: false
    }
  }

  /// Whether it gives the container a trait of the view.
  var isTrait: Bool {
    if case .identity = self { return false }
    return makesDynamic
  }

  /// Whether it is a preference reader without an alignment.
  var knowsOneView: Bool {
    if case .reader(_, _, merges: false, _) = self { return true }
    return false
  }

  /// The views that it adds.
  var content: [RuleTree] {
    switch self {
    case .reader(_, _, _, let content), .secondary(_, let content): content
    default: []
    }
  }
}
