/// A small generator with the same numbers on every machine.
struct Lottery {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

extension TestTree {
  /// A random tree of at most `size` parts; two or three keys, so that they meet often.
  static func random(_ lottery: inout Lottery, size: Int) -> TestTree {
    var maker = Maker(lottery: lottery)
    let tree = maker.tree(size)
    lottery = maker.lottery
    return tree
  }

  private struct Maker {
    var lottery: Lottery
    var count = 0

    mutating func name(_ letter: String) -> String {
      count += 1
      return "\(letter)\(count)"
    }

    mutating func key() -> Character {
      ["L", "L", "L", "F", "Z", "P", "D"][lottery.next(7)]
    }

    mutating func trees(_ size: Int) -> [TestTree] {
      let count = lottery.next(4)
      return (0..<count).map { _ in tree(size / max(count, 1)) }
    }

    mutating func tree(_ size: Int) -> TestTree {
      if size <= 1 { return lottery.next(4) == 0 ? .leaf : .write(name("w"), key(), .leaf) }
      switch lottery.next(16) {
      case 0, 1, 2: return .stack(trees(size - 1))
      case 3, 4: return items(size - 1)
      case 5, 6: return .write(name("w"), key(), tree(size - 1))
      case 7: return .plain(name("p"), key(), tree(size - 1))
      case 8, 9: return .transform(name("t"), key(), tree(size - 1))
      case 10, 11: return watched(tree(size - 1))
      case 12: return .overlay(tree(size / 2), tree(size / 2))
      case 13: return .background(tree(size / 2), tree(size / 2))
      case 14: return .geometry(tree(size - 1))
      default:
        let reader = TestReader(
          name: name("reader"), key: key(), isBackground: lottery.next(2) == 0,
          merges: lottery.next(3) > 0)
        return .reader(reader, tree(size / 2), tree(size / 2))
      }
    }

    /// Readers of several keys stand around one another often.
    mutating func watched(_ content: TestTree) -> TestTree {
      (0...lottery.next(4)).reduce(content) { content, _ in .watch(name("on"), key(), content) }
    }

    mutating func items(_ size: Int) -> TestTree {
      let count = lottery.next(4)
      return .dynamic(
        (0..<count).map { _ in
          if lottery.next(4) == 0 {
            return [.raised(Double(lottery.next(5) - 2), tree(size / count))]
          }
          return trees(size / count)
        })
    }
  }
}
