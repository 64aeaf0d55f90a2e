/// A view tree of nothing but what matters to preferences, as SwiftUI code would write it.
///
/// Names may hold loop variables, as `x3·e1`: the model puts the element there, a document interpolates.
indirect enum RuleTree {
  /// A view without content.
  case leaf(String)
  case stack(String, [RuleTree])
  case geometry(String, [RuleTree])
  /// A `ViewThatFits` of views that are too wide, and one more.
  case fits(String, hidden: [RuleTree], shown: RuleTree)
  /// An `EmptyView`.
  case empty(String)
  case group(String, [RuleTree])
  case anyView(String, [RuleTree])
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
    if isMadeSingle { return parts.modifiers.contains(where: \.makesDynamic) }
    return switch self {
    case .condition, .loop, .anyView: true
    case .group(_, let children): children.contains(where: \.isDynamic)
    case .modified(let inner, let modifier): modifier.makesDynamic || inner.isDynamic
    case .leaf, .stack, .geometry, .fits, .empty: false
    }
  }

  /// Whether the view is a group that a reader of iOS 13 makes one view (section 2.6).
  var isMadeSingle: Bool {
    let (base, modifiers) = parts
    let isSingleView = modifiers.contains { modifier in
      if case .reader(_, _, merges: false, _) = modifier { return true }
      return false
    }
    guard isSingleView else { return false }
    switch base {
    case .group(_, let children), .anyView(_, let children):
      return !(children.count == 1 && children[0].isOneView)
    default: return false
    }
  }

  /// Whether the view is one whatever happens.
  private var isOneView: Bool {
    switch parts.base {
    case .leaf, .stack, .geometry, .fits, .empty: !isDynamic
    default: false
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
  /// `id`, `tag` or `transition`.
  case identity(String)
  /// A modifier that preferences pass through.
  case transparent(String)

  /// Whether a child with the modifier makes its container dynamic.
  var makesDynamic: Bool {
    switch self {
    case .zIndex, .identity: true
    default: false
    }
  }
}
