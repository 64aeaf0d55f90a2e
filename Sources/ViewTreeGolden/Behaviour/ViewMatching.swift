import ViewTreeLayout
import ViewTreeReport

/// The matching of views in two trees.
///
/// Views are matched from the roots down: among the children of two matched views by name and
/// content, so that an inserted view is new and those after it are unchanged. An id belongs to one
/// view, which is also found in another container.
struct ViewMatching {
  typealias View = ViewRow

  private(set) var newOfOld: [Int?]
  private(set) var oldOfNew: [Int?]
  /// Views with other indices among their siblings.
  private(set) var reordered: [(old: Int, new: Int)] = []
  /// Views that are in another container.
  private(set) var reparented: [(old: Int, new: Int)] = []

  private let old: Tree
  private let new: Tree

  /// Matches the views of two reports.
  init(_ old: [View], _ new: [View]) {
    var tokens = Tokens()
    self.old = Tree(old, &tokens)
    self.new = Tree(new, &tokens)
    newOfOld = Array(repeating: nil, count: old.count)
    oldOfNew = Array(repeating: nil, count: new.count)
    matchChildren(-1, -1)
    matchElsewhere()
  }

  /// The views in a view of the old report, and in one of the new report.
  func oldChildren(of view: Int) -> ArraySlice<Int> { old.children(of: view) }
  func newChildren(of view: Int) -> ArraySlice<Int> { new.children(of: view) }

  private mutating func pair(_ old: Int, _ new: Int) {
    newOfOld[old] = new
    oldOfNew[new] = old
  }

  // MARK: - Children

  /// Matches the contents of two matched views, at any depth.
  private mutating func matchChildren(_ oldRoot: Int, _ newRoot: Int) {
    var work = [(oldRoot, newRoot)]
    while let (oldParent, newParent) = work.popLast() {
      let oldChildren = old.children(of: oldParent).filter { newOfOld[$0] == nil }
      let newChildren = new.children(of: newParent).filter { oldOfNew[$0] == nil }
      guard !oldChildren.isEmpty, !newChildren.isEmpty else { continue }
      let levels = 0..<Tokens.levels
      let pairs = SequenceAlignment.pairs(
        levels.map { level in oldChildren.map { old.tokens[level][$0] } },
        levels.map { level in newChildren.map { new.tokens[level][$0] } })
      let found = pairs.map { (oldChildren[$0.old], newChildren[$0.new]) }
      matchExchanged(found, &work)
      for (left, right) in found where newOfOld[left] == nil && oldOfNew[right] == nil {
        guard !hasOtherId(left, right) else { continue }
        pair(left, right)
        work.append((left, right))
      }
      matchReordered(oldChildren, newChildren, &work)
    }
  }

  /// Matches similar views although other views are at their positions: pairs of different views,
  /// as in a list whose ends were exchanged.
  private mutating func matchExchanged(_ found: [(Int, Int)], _ work: inout [(Int, Int)]) {
    let different = found.filter { old.tokens[1][$0.0] != new.tokens[1][$0.1] }
    guard different.count > 1 else { return }
    var byContent: [Int: [Int]] = [:]
    for (_, right) in different where new.isTelling(right) {
      byContent[new.tokens[1][right], default: []].append(right)
    }
    var counts: [Int: Int] = [:]
    for (left, _) in different { counts[old.tokens[1][left], default: 0] += 1 }
    for (left, _) in different {
      let content = old.tokens[1][left]
      guard counts[content] == 1, let places = byContent[content], places.count == 1 else {
        continue
      }
      pair(left, places[0])
      reordered.append((left, places[0]))
      work.append((left, places[0]))
    }
  }

  /// True if two views have ids that distinguish them.
  private func hasOtherId(_ left: Int, _ right: Int) -> Bool {
    let (leftId, rightId) = (old.views[left].id.string, new.views[right].id.string)
    guard leftId != rightId else { return false }
    return leftId.map { new.byId[$0] != nil } ?? false
      || rightId.map { old.byId[$0] != nil } ?? false
  }

  /// Matches the remaining children of two views that have the same name and content: those with
  /// the same content in order, those with the same name and text only if there is one of them.
  private mutating func matchReordered(
    _ oldChildren: [Int], _ newChildren: [Int], _ work: inout [(Int, Int)]
  ) {
    for level in 0...2 {
      var left: [Int: [Int]] = [:]
      for child in newChildren.reversed() where oldOfNew[child] == nil {
        left[new.tokens[level][child], default: []].append(child)
      }
      guard !left.isEmpty else { return }
      for child in oldChildren where newOfOld[child] == nil {
        let token = old.tokens[level][child]
        guard let found = left[token], level < 2 || found.count == 1,
          let last = left[token]?.popLast()
        else { continue }
        pair(child, last)
        reordered.append((child, last))
        work.append((child, last))
      }
    }
  }

  // MARK: - Other containers

  private mutating func matchElsewhere() {
    var bySubtree: [Int: [Int]] = [:]
    for index in new.views.indices where oldOfNew[index] == nil && new.isTelling(index) {
      bySubtree[new.tokens[1][index], default: []].append(index)
    }
    for index in old.views.indices where newOfOld[index] == nil {
      let view = old.views[index]
      var partner: Int?
      if let id = view.id.string, old.byId[id] == index {
        partner = new.byId[id].flatMap { new.views[$0].name == view.name ? $0 : nil }
      }
      if partner == nil, old.isTelling(index), let found = bySubtree[old.tokens[1][index]],
        found.count == 1
      {
        partner = found[0]
      }
      guard let partner, oldOfNew[partner] == nil else { continue }
      pair(index, partner)
      reparented.append((index, partner))
      matchChildren(index, partner)
    }
  }

  // MARK: - Trees

  /// Tokens for comparing lists of children, the strictest first: content with sizes, content
  /// without sizes, name with id and text, name with id, name.
  private struct Tokens {
    static let levels = 5
    var contents = TokenTable<[Int]>()
    var own = TokenTable<[String]>()
    var sized = TokenTable<[Double]>()
  }

  private struct Tree {
    let views: [View]
    private var starts: [Int]
    private var sorted: [Int]
    private(set) var tokens: [[Int]]
    /// The view of each id that only one view has.
    private(set) var byId: [String: Int] = [:]
    private var sizes: [Int]

    init(_ views: [View], _ table: inout Tokens) {
      self.views = views
      starts = Array(repeating: 0, count: views.count + 2)
      sorted = Array(repeating: 0, count: views.count)
      for view in views { starts[view.parent + 2] += 1 }
      for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
      var next = starts
      for (index, view) in views.enumerated() {
        sorted[next[view.parent + 1]] = index
        next[view.parent + 1] += 1
      }
      tokens = Array(repeating: Array(repeating: 0, count: views.count), count: Tokens.levels)
      sizes = Array(repeating: 1, count: views.count)
      addTokens(&table)
      addIds()
    }

    /// The views in a view, -1 for the roots.
    func children(of view: Int) -> ArraySlice<Int> { sorted[starts[view + 1]..<starts[view + 2]] }

    /// True if a view has enough facts to be recognized at another position in the tree.
    func isTelling(_ view: Int) -> Bool {
      sizes[view] > 1 || !(views[view].text.string ?? "").isEmpty
    }

    private mutating func addTokens(_ table: inout Tokens) {
      for index in views.indices.reversed() {
        let view = views[index]
        let id = view.id.string.map { "#" + $0 } ?? ""
        let own = [view.role, view.name, id, view.text.string ?? ""]
        tokens[2][index] = table.own.token(own)
        tokens[3][index] = table.own.token(Array(own.dropLast()))
        tokens[4][index] = table.own.token(Array(own.dropLast(2)))
        let content = children(of: index)
        tokens[1][index] = table.contents.token(
          [tokens[2][index]] + content.map { tokens[1][$0] })
        let size = view.drawn.map { [$0.size.width, $0.size.height] } ?? []
        tokens[0][index] = table.contents.token([
          -1, tokens[1][index], table.sized.token(size),
        ])
        if view.parent >= 0 { sizes[view.parent] += sizes[index] }
      }
    }

    private mutating func addIds() {
      var counts: [String: Int] = [:]
      for view in views { if let id = view.id.string { counts[id, default: 0] += 1 } }
      for (index, view) in views.enumerated() {
        if let id = view.id.string, counts[id] == 1 { byId[id] = index }
      }
    }
  }
}
