extension RuleTree {
  /// A random tree of at most about `size` parts: a stack, so that the root is one view.
  static func random(_ seed: Int, size: Int) -> RuleTree {
    var maker = RuleTreeMaker(source: RandomSource(seed))
    return maker.root(size)
  }
}

/// Makes trees in which a few keys meet often.
private struct RuleTreeMaker {
  var source: RandomSource
  private var count = 0
  private var keys: [RuleKey] = []
  /// The loops around the place.
  private var variables: [String] = []
  /// Whether a `GeometryReader` may stand at the place: in a view that is not shown it has no content.
  private var allowsGeometry = true

  init(source: RandomSource) {
    self.source = source
    for _ in 0..<2 { keys.append(RuleKey.allCases[self.source.below(RuleKey.allCases.count)]) }
  }

  mutating func root(_ size: Int) -> RuleTree {
    var tree = RuleTree.stack(name("v"), trees(size))
    for _ in 0..<source.below(4) { tree = .modified(tree, modifier(size / 3)) }
    if source.below(4) > 0 { tree = .modified(tree, .watch(key())) }
    return tree
  }

  /// A name that is another one in each element of the loops around.
  private mutating func name(_ letter: String) -> String {
    count += 1
    return ([letter + String(count)] + variables).joined(separator: "·")
  }

  private mutating func key() -> RuleKey { keys[source.below(keys.count)] }

  private mutating func trees(_ size: Int) -> [RuleTree] {
    let count = source.below(5)
    return (0..<count).map { _ in tree(size / max(count, 1)) }
  }

  private mutating func tree(_ size: Int) -> RuleTree {
    var tree = base(size)
    switch tree {
    case .condition, .loop: return tree
    case .empty:
      // An identity of no view at all: nobody says what that does.
      return source.below(2) == 0 ? tree : .modified(tree, .write(name("w"), key()))
    default: break
    }
    for _ in 0..<source.below(3) { tree = .modified(tree, modifier(size / 2)) }
    return tree
  }

  private mutating func base(_ size: Int) -> RuleTree {
    if size <= 1 { return small() }
    switch source.below(18) {
    case 0, 1, 2, 3: return .stack(name("v"), trees(size - 1))
    case 4, 5, 6: return .group(name("g"), trees(size - 1))
    case 7: return .anyView(name("y"), [tree(size - 1)])
    case 8, 9: return .condition(source.below(3) > 0, trees(size - 1), trees(size / 2))
    case 10, 11: return loop(size - 1)
    case 12: return allowsGeometry ? .geometry(name("r"), trees(size - 1)) : small()
    case 13: return fits(size - 1)
    case 14: return component(size - 1)
    case 15: return .lazy(name("l"), trees(size - 1))
    default: return small()
    }
  }

  private mutating func small() -> RuleTree {
    switch source.below(8) {
    case 0: return .leaf(name("x"))
    case 1: return .empty(name("z"))
    default: return .modified(.leaf(name("x")), .write(name("w"), key()))
    }
  }

  private mutating func loop(_ size: Int) -> RuleTree {
    count += 1
    let variable = "e\(count)"
    variables.append(variable)
    defer { variables.removeLast() }
    let elements = ["a", "b", "c"].prefix(source.below(4)).map { $0 + String(count) }
    return .loop(variable, elements, trees(size / 3 + 1))
  }

  /// A body does not see the variables of loops around its view, and one that is an `AnyView` is left
  /// out: what its slots are nobody says.
  private mutating func component(_ size: Int) -> RuleTree {
    guard variables.isEmpty else { return small() }
    count += 1
    let type = "C\(count)"
    let body = trees(size)
    if body.count == 1, case .anyView = body[0].parts.base { return small() }
    return .component(name("c"), type, body)
  }

  private mutating func fits(_ size: Int) -> RuleTree {
    let outer = allowsGeometry
    allowsGeometry = false
    let hidden = trees(size / 2)
    allowsGeometry = outer
    return .fits(name("f"), hidden: hidden, shown: .stack(name("v"), trees(size / 2)))
  }

  private mutating func modifier(_ size: Int) -> RuleModifier {
    switch source.below(20) {
    case 0, 1, 2, 3: return .write(name("w"), key())
    case 4, 5: return .plain(name("p"), key())
    case 6, 7, 8, 9: return .transform(name("t"), key(), isAnchor: source.below(2) == 0)
    case 10, 11, 12: return .watch(key())
    case 13, 14, 15:
      return .reader(
        key(), isBackground: source.below(2) == 0, merges: source.below(3) > 0, trees(size))
    case 16:
      let kinds: [RuleModifier.Secondary] = [.overlay, .background, .safeAreaInset]
      return .secondary(kinds[source.below(3)], trees(size) + [tree(size / 2)])
    case 17: return .zIndex(Double(source.below(5) - 2))
    case 18:
      return .identity(#"{"id": 1}"#)
    default:
      return .transparent(
        source.one(of: [
          #"{"tag": 2}"#, #"{"transition": ".opacity"}"#, #"{"padding": 1}"#,
          #"{"layoutPriority": 1}"#, #""hidden""#,
        ]))
    }
  }
}
